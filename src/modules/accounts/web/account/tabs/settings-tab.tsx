/** The effective values of settings that an account can override. */
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
