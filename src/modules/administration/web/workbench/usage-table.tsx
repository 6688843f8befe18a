/** Settings with their usage: number of providers, values, and values that the schema refuses. */

import type { ReactNode } from 'react';
import type { SettingUsage } from '#generated/types.ts';
import { setting_usage } from '#generated/tables.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { StatusBadge } from '#platform/web/ui/data/status-badge.tsx';
import styles from './schemas.module.css';

function Name({ key, title, status, secret }: SettingUsage): ReactNode {
  return (
    <span className={styles['name']}>
      <span>{title}</span>
      <code>{key}</code>
      {status !== 'released' && <StatusBadge colour={status === 'draft' ? 'blue' : 'grey'}>{status}</StatusBadge>}
      {secret && <StatusBadge colour="grey">secret</StatusBadge>}
    </span>
  );
}

function SetBy({ set_by, places }: SettingUsage, providers: number): ReactNode {
  const more = places > set_by ? `, ${places} values` : '';
  return (
    <span className={styles['setBy']}>
      <meter min={0} max={Math.max(1, providers)} value={set_by} aria-hidden />
      <span>
        {set_by} of {providers}
        {more}
      </span>
    </span>
  );
}

function Values({ values, other_values, secret, places }: SettingUsage): ReactNode {
  if (secret) return <span className={styles['soft']}>{places > 0 ? 'Set, hidden' : 'Not set'}</span>;
  if (values.length === 0) return <span className={styles['soft']}>The default everywhere</span>;
  const most = Math.max(...values.map((one) => one.places));
  return (
    <ul className={styles['values']}>
      {values.map(({ text, places: times, is_default }) => (
        <li key={text}>
          <meter min={0} max={most} value={times} aria-hidden />
          <span className={styles['valueText']} title={text}>
            {text}
          </span>
          <span className={styles['soft']}>
            × {times}
            {is_default && ' (default)'}
          </span>
        </li>
      ))}
      {other_values > 0 && <li className={styles['soft']}>and {other_values} more</li>}
    </ul>
  );
}

function Invalid({ invalid }: SettingUsage): ReactNode {
  if (invalid.length === 0) return <span className={styles['none']}>None</span>;
  return <span className={styles['debt']}>{invalid.join(', ')}</span>;
}

interface UsageTableProps {
  readonly settings: readonly SettingUsage[];
  readonly providers: number;
}

export function UsageTable({ settings, providers }: UsageTableProps): ReactNode {
  return (
    <DataTable
      table={setting_usage}
      rows={settings}
      cells={{ title: Name, set_by: (row) => SetBy(row, providers), values: Values, invalid: Invalid }}
    />
  );
}
