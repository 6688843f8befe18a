/**
 * "About this setting": every condition and permission with its current result, so that hidden and locked settings are
 * explained.
 */

import { Code, Text, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import type { Setting } from '#engine/schema/catalogue.ts';
import { scopeWords } from '#engine/state/access.ts';
import { explain, type ConditionTruth } from '#engine/conditions/explain.ts';
import { CopyButton } from '#platform/web/ui/data/copy-button.tsx';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';
import styles from './explain.module.css';
import { useForm } from '../shared/form-context.ts';
import { readAfterSave } from '../shared/form-state.ts';

const audiences: Readonly<Record<Setting['exposure'], string>> = {
  public: 'Everyone, signed in or not',
  customer: 'Signed-in customers and staff',
  staff: 'Staff only',
  server: 'No one: used by the server only',
};

function Truth({ holds, children }: { readonly holds: boolean; readonly children: ReactNode }): ReactNode {
  const Icon = holds ? IconCheck : IconX;
  return (
    <li className={styles['truth']} data-holds={holds}>
      <Icon size="1rem" aria-hidden />
      <span>
        <VisuallyHidden>{holds ? 'True: ' : 'Not true: '}</VisuallyHidden>
        {children}
      </span>
    </li>
  );
}

function Conditions({ lists }: { readonly lists: readonly (readonly ConditionTruth[])[] }): ReactNode {
  if (lists.length === 0) return <Text size="sm">Always.</Text>;
  return lists.map((list, index) => (
    <Fragment key={list.map(({ name }) => name).join()}>
      {index > 0 && <Text size="sm">or</Text>}
      <ul className={styles['list']}>
        {list.map((condition) => (
          <Truth key={condition.name} holds={condition.holds}>
            {condition.sentence} <span className={styles['now']}>Now: {condition.now}</span>
          </Truth>
        ))}
      </ul>
    </Fragment>
  ));
}

export function ExplainSetting({
  setting,
  onClose,
}: {
  readonly setting: Setting;
  readonly onClose: () => void;
}): ReactNode {
  useReturnFocus();
  const { catalogue, validators, caller, scope } = useForm().model.base;
  const { model } = useForm();
  const read = readAfterSave(model.base, model.state());
  const why = explain(catalogue, setting, caller, scope, read, validators.conditions);
  return (
    <Modal opened onClose={onClose} title={`About “${setting.schema.title}”`} size="lg">
      <dl className={styles['facts']}>
        <dt>Shown when</dt>
        <dd>
          <Conditions lists={why.conditions} />
        </dd>
        <dt>Permission</dt>
        <dd>
          {why.permissions.length === 0 ? (
            'No permission needed.'
          ) : (
            <ul className={styles['list']}>
              {why.permissions.map(({ permission, kind, held }) => (
                <Truth key={kind + permission} holds={held}>
                  To {kind === 'read' ? 'see' : 'change'} it: {caller.nameOf?.(permission) ?? permission}
                </Truth>
              ))}
            </ul>
          )}
        </dd>
        <dt>Where</dt>
        <dd>
          <ul className={styles['list']}>
            <Truth holds={why.scope.allowed}>
              {why.scope.sentence} <span className={styles['now']}>You are looking at it {scopeWords(scope)}.</span>
            </Truth>
            {why.bar !== undefined && <Truth holds={false}>{why.bar}</Truth>}
          </ul>
        </dd>
        <dt>Visible to</dt>
        <dd>{setting.secret ? 'No one: it is encrypted and never shown again.' : `${audiences[setting.exposure]}.`}</dd>
        <dt>Key</dt>
        <dd className={styles['key']}>
          <Code>{setting.key}</Code>
          <CopyButton text={setting.key} label="Copy the key" />
        </dd>
        {setting.since !== '' && (
          <>
            <dt>Since</dt>
            <dd>Version {setting.since}</dd>
          </>
        )}
        {setting.replaced_by && (
          <>
            <dt>Replaced by</dt>
            <dd>{catalogue.settings[setting.replaced_by]?.schema.title ?? setting.replaced_by}</dd>
          </>
        )}
      </dl>
    </Modal>
  );
}
