/** The settings that a rollback or an import skips, with reasons, shown before it is applied. */

import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import { valueText } from '#engine/values/value-text.ts';
import type { LeftOutSetting } from '#generated/types.ts';
import { SettingName } from './setting-changes.tsx';
import styles from './setting-changes.module.css';

interface SkippedSettingsProps {
  readonly catalogue: Catalogue;
  readonly skipped: readonly LeftOutSetting[];
}

export function SkippedSettings({ catalogue, skipped }: SkippedSettingsProps): ReactNode {
  return (
    <ul className={styles['changes']}>
      {skipped.map(({ setting, message, value }) => (
        <li key={setting}>
          <div>
            <SettingName catalogue={catalogue} name={setting} />
          </div>
          <div>
            {message}
            {value !== undefined && (
              <Text size="xs" c="dimmed">
                Value: {valueText(catalogue.settings[setting]?.schema ?? {}, value)}
              </Text>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
