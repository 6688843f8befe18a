/** The result of an import or its dry run: changes, skipped settings with reasons, and secrets to be entered by hand. */

import { Anchor, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { counted } from '#engine/values/sentence.ts';
import type { ScopeRef } from '#platform/domain/scope-bar.ts';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import type { ImportSettingsAnswer200 as Answer } from '#generated/types.ts';
import { addressAt } from '../shared/setting-scopes.ts';
import { SkippedSettings } from '../shared/skipped-settings.tsx';
import { SettingChanges } from '../shared/setting-changes.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import styles from './transfer.module.css';

export function countOf(count: number): string {
  return counted(count, 'setting', 'settings');
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <section aria-label={title}>
      <Title order={3} size="h5" mb="xs">
        {title}
      </Title>
      {children}
    </section>
  );
}

function changesTitle({ applied, changes }: Answer): string {
  if (applied) return `${countOf(changes.length)} changed`;
  return changes.length === 0 ? 'No changes' : `${countOf(changes.length)} will change`;
}

interface DryRunProps {
  readonly catalogue: Catalogue;
  readonly selected: ScopeRef;
  readonly answer: Answer;
}

export function DryRun({ catalogue, selected, answer }: DryRunProps): ReactNode {
  const { applied, changes, left_out: skipped, unchanged, secrets_missing: secrets, target } = answer;
  return (
    <div className={styles['stack']}>
      {target.state === 'moved' && (
        <Notice variant="error" title="These settings changed after the file was exported">
          Nothing was imported, so that no changes are lost. Export these settings again and prepare a new file.
          {target.changes.length > 0 && <SettingChanges catalogue={catalogue} changes={target.changes} limit={10} />}
        </Notice>
      )}
      {applied && (
        <Notice variant="success" title="Imported">
          It was saved as one change.{' '}
          <Anchor component={Link} to={addressAt('/settings/history', selected, { source: 'import' })} inherit>
            View in history
          </Anchor>
        </Notice>
      )}
      <Part title={changesTitle(answer)}>
        <SettingChanges catalogue={catalogue} changes={changes} limit={50} />
        {unchanged > 0 && !applied && (
          <Text size="sm" c="dimmed">
            {countOf(unchanged)} in the file {unchanged === 1 ? 'is' : 'are'} already the same.
          </Text>
        )}
      </Part>
      {skipped.length > 0 && (
        <Part title={`${countOf(skipped.length)} ${applied ? 'skipped' : 'will be skipped'}`}>
          <SkippedSettings catalogue={catalogue} skipped={skipped} />
        </Part>
      )}
      {secrets.length > 0 && (
        <Part title="Enter manually">
          <Text size="sm">These secrets are set in the source and missing here:</Text>
          <ul className={styles['secrets']}>
            {secrets.map((key) => (
              <li key={key}>
                <Anchor component={Link} to={addressAt('/settings', selected, { setting: key })} inherit>
                  {catalogue.settings[key]?.schema.title ?? key}
                </Anchor>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}
