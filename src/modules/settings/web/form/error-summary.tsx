/** After a failed save: every error that blocks it, across tabs, each with a link to its field. */

import { Anchor } from '@mantine/core';
import { memo, useEffect, useRef, type ReactNode } from 'react';
import { keepFocus } from '#platform/web/form/keep-focus.ts';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { findingsOn, useForm, useReading } from '../shared/form-context.ts';
import { blockingKeys } from './blocking.ts';
import type { SettingsModel } from '../shared/settings-model.ts';
import { crumbOf } from '../shared/places.ts';
import styles from '#platform/web/form/summary.module.css';

function blockersOf(model: SettingsModel): readonly string[] {
  const state = model.state();
  if (!state.attempted) return [];
  return [...new Set([...blockingKeys(model), ...Object.keys(state.serverErrors).filter((key) => key !== '')])];
}

function Summary(): ReactNode {
  const { model, go } = useForm();
  const { settings } = model.base.catalogue;
  const keys = useReading(['problems', 'pending', 'status'], blockersOf);
  const failures = useReading(['status'], () => model.state().failures);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failures > 0) box.current?.focus();
  }, [failures]);
  if (keys.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} className={styles['box']}>
      <Notice
        variant="error"
        title={keys.length === 1 ? 'One setting needs attention' : `${keys.length} settings need attention`}
      >
        <ul className={styles['list']}>
          {keys.map((key) => {
            const setting = settings[key];
            const findings = findingsOn(model, key).map(({ message }) => message);
            return (
              <li key={key}>
                {setting ? (
                  <Anchor
                    component="button"
                    type="button"
                    inherit
                    onMouseDown={keepFocus}
                    onClick={() => go({ tab: setting.tab, section: setting.section, setting: key })}
                  >
                    {setting.schema.title}
                  </Anchor>
                ) : (
                  key
                )}
                {': '}
                {findings.join(' ')}
                {setting && <span className={styles['crumb']}> {crumbOf(model.base.catalogue, setting)}</span>}
              </li>
            );
          })}
        </ul>
      </Notice>
    </div>
  );
}

/** Takes the focus after every failed save. */
export const ErrorSummary = memo(Summary);
