/** One scheduled change: time, author, changes, reason of suspension, and actions. */

import { Anchor, Badge, Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ScopeRef } from '#platform/domain/scope-bar.ts';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import { schedule_status as statuses } from '#generated/enums.ts';
import type { SettingsSchedule } from '#generated/types.ts';
import { addressAt } from '../shared/setting-scopes.ts';
import { SettingChanges } from '../shared/setting-changes.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { RelativeDate } from '#platform/web/ui/data/relative-date.tsx';
import styles from './planned.module.css';

const colours: Readonly<Record<SettingsSchedule['status'], string>> = {
  waiting: 'blue',
  suspended: 'red',
  applied: 'teal',
  cancelled: 'gray',
};

interface ScheduleCardProps {
  readonly catalogue: Catalogue;
  readonly schedule: SettingsSchedule;
  /** The scope of the change. */
  readonly selected: ScopeRef;
  /** Absent where the user may not change settings. */
  readonly onAction?: ((action: 'cancel' | 'apply' | 'resume') => void) | undefined;
}

function titleOf(catalogue: Catalogue, keys: readonly string[]): string {
  const titles = keys.map((key) => catalogue.settings[key]?.schema.title ?? key);
  return titles.length > 2 ? `${titles.slice(0, 2).join(', ')} and ${titles.length - 2} more` : titles.join(' and ');
}

function Why({ reason }: { readonly reason: NonNullable<SettingsSchedule['reason']> }): ReactNode {
  return (
    <Notice variant="error" title="Not saved">
      {reason.message}
      {reason.errors.length > 0 && (
        <ul className={styles['why']}>
          {reason.errors.map(({ field, message }) => (
            <li key={field + message}>{message}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

function changesAt(selected: ScopeRef, revision: number): string {
  return addressAt('/settings/history', selected, { from: String(revision - 1), to: String(revision) });
}

function Settled({ schedule, selected }: Pick<ScheduleCardProps, 'schedule' | 'selected'>): ReactNode {
  const { status, finished_at: at, finished_by: by, finished_revision: revision } = schedule;
  if (status === 'waiting' || status === 'suspended' || at === null) return null;
  return (
    <Text size="sm" c="dimmed">
      {status === 'applied' ? 'Saved' : 'Cancelled'} {by === null ? 'on time' : `by ${by}`}, <RelativeDate value={at} />
      {revision !== null && (
        <>
          .{' '}
          <Anchor component={Link} to={changesAt(selected, revision)} inherit>
            View changes
          </Anchor>
        </>
      )}
    </Text>
  );
}

export function ScheduleCard({ catalogue, schedule, selected, onAction }: ScheduleCardProps): ReactNode {
  const { id, status, run_at: at, scheduled_by: by, note, changes, reason, settings } = schedule;
  const open = status === 'waiting' || status === 'suspended';
  return (
    <li className={styles['card']} data-schedule={id} aria-label={titleOf(catalogue, settings)}>
      <div className={styles['head']}>
        <span className={styles['title']}>{titleOf(catalogue, settings)}</span>
        <Badge variant="light" color={colours[status]} tt="none" fw={500}>
          {statuses.find((one) => one.const === status)?.title ?? status}
        </Badge>
      </div>
      <Text size="sm">
        {open ? 'For ' : 'Was scheduled for '}
        <RelativeDate value={at} />, by {by}
        {note !== '' && <span className={styles['note']}>“{note}”</span>}
      </Text>
      <Settled schedule={schedule} selected={selected} />
      {reason && <Why reason={reason} />}
      {changes.length > 0 && <SettingChanges catalogue={catalogue} changes={changes} limit={10} />}
      {open && onAction && (
        <Group gap="xs">
          <Button size="compact-sm" variant="default" onClick={() => onAction('apply')}>
            Save now
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => onAction('resume')}>
            {status === 'suspended' ? 'Resume' : 'Reschedule'}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => onAction('cancel')}>
            Cancel change
          </Button>
        </Group>
      )}
    </li>
  );
}
