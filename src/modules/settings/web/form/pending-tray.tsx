/** The unsaved changes, before and after, each with undo and a link to its editor. */

import { ActionIcon, Anchor, Drawer } from '@mantine/core';
import { IconAlertCircle, IconArrowBackUp } from '@tabler/icons-react';
import { use, type ReactNode } from 'react';
import { counted } from '#engine/values/sentence.ts';
import { impactText } from '#engine/state/impact.ts';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { ChangeText, memberNameIn } from '#platform/web/audit/change-text.tsx';
import { findingsOn, ImpactContext, useForm, usePendingKeys, useReading, useSetting } from '../shared/form-context.ts';
import { valueAfterSave, valueBefore } from '../shared/form-state.ts';
import { useNamed } from '../row/named.ts';
import { crumbOf } from '../shared/places.ts';
import styles from '#platform/web/form/pending.module.css';

function PendingChange({ settingKey, onGo }: { readonly settingKey: string; readonly onGo: () => void }): ReactNode {
  const { model, go } = useForm();
  const impact = use(ImpactContext);
  const { setting } = useNamed(useSetting(settingKey));
  const reaches = impact && impactText(setting, model.base.scope, impact);
  useReading([`value:${settingKey}`], () => model.state().drafts[settingKey]);
  const findings = useReading([`errors:${settingKey}`, 'problems'], () => findingsOn(model, settingKey));
  const state = model.state();
  const resets = state.drafts[settingKey] === undefined;
  return (
    <li className={styles['entry']}>
      <div className={styles['entryWords']}>
        <div className={styles['crumb']}>{crumbOf(model.base.catalogue, setting)}</div>
        <Anchor
          component="button"
          type="button"
          fw={500}
          ta="left"
          onClick={() => {
            onGo();
            go({ tab: setting.tab, section: setting.section, setting: settingKey });
          }}
        >
          {setting.schema.title}
        </Anchor>
        <div className={styles['change']}>
          <ChangeText
            schema={setting.schema}
            before={valueBefore(model.base, state, setting)}
            after={valueAfterSave(model.base, state, setting)}
            memberName={memberNameIn(model.base.catalogue, settingKey)}
          />
          {resets && <span className={styles['note']}>Reset</span>}
        </div>
        {reaches !== undefined && <div className={styles['crumb']}>{reaches}</div>}
        {findings.map((finding) => (
          <div key={finding.field + finding.message} className={styles['finding']}>
            <IconAlertCircle size="0.9rem" aria-hidden /> {finding.message}
          </div>
        ))}
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        onClick={() => model.discard([settingKey])}
        aria-label={`Undo the change of ${setting.schema.title}`}
        title="Undo"
      >
        <IconArrowBackUp size="1.1rem" aria-hidden />
      </ActionIcon>
    </li>
  );
}

interface PendingTrayProps {
  readonly opened: boolean;
  onClose: () => void;
  readonly actions: ReactNode;
}

export function PendingTray({ opened, onClose, actions }: PendingTrayProps): ReactNode {
  const keys = usePendingKeys();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="md"
      title={counted(keys.length, 'unsaved change', 'unsaved changes')}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {keys.length === 0 ? (
        <Empty title="No unsaved changes">Changes appear here with their old and new values.</Empty>
      ) : (
        <>
          <ul className={styles['entries']}>
            {keys.map((key) => (
              <PendingChange key={key} settingKey={key} onGo={onClose} />
            ))}
          </ul>
          <div className={styles['trayActions']}>{actions}</div>
        </>
      )}
    </Drawer>
  );
}
