/** What applies to an account of the settings that an account may have of its own. */
import type { ReactNode } from 'react';
import { SettingsSummary } from '#modules/settings/web/shared/settings-summary.tsx';
import styles from '../account.module.css';
import type { AccountTabProps } from '../../shared/account-tabs.ts';

export default function SettingsTab({ accountId }: AccountTabProps): ReactNode {
  return (
    <div className={styles['details']}>
      <SettingsSummary kind="account" id={accountId} />
    </div>
  );
}
