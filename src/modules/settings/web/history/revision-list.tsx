/** The history by day, newest first: author, time, source, version and changes, each with an undo. */

import { Badge, Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import { audit_source as sources } from '#generated/enums.ts';
import type { SettingRevision } from '#generated/types.ts';
import { SettingChanges } from '../shared/setting-changes.tsx';
import { wallClock } from '#platform/domain/time.ts';
import { dayName } from '#platform/web/ui/data/clock.ts';
import { useNow } from '#platform/web/ui/data/use-now.ts';
import { RelativeDate } from '#platform/web/ui/data/relative-date.tsx';
import styles from './history.module.css';

/** Number of changes shown per save; the rest is shown on request. */
const shownChanges = 5;

export function whoIn({ by }: SettingRevision): string {
  return by ?? 'System';
}

function doorOf({ source }: SettingRevision): string | undefined {
  return sources.find((one) => one.const === source)?.title;
}

interface RevisionListProps {
  readonly catalogue: Catalogue;
  readonly revisions: readonly SettingRevision[];
  /** The history of a single setting. */
  readonly one: boolean;
  /** Revisions are filtered, so the first one may not be the current state. */
  readonly filtered: boolean;
  readonly onCompare: (revision: SettingRevision) => void;
  /** Absent where the user may not change settings. */
  readonly onRollback?: ((revision: SettingRevision) => void) | undefined;
  /** Undoes one change; absent like `onRollback`. */
  readonly onUndo?: ((revision: SettingRevision, setting: string) => void) | undefined;
}

/** Details for tracing a change. */
function Details({
  revision: { request_id: request, client_version: version },
}: {
  readonly revision: SettingRevision;
}) {
  if (request === null && version === null) return null;
  return (
    <details className={styles['details']}>
      <summary>Details</summary>
      {version !== null && <>App version {version}</>}
      {version !== null && request !== null && ' · '}
      {request !== null && (
        <>
          Request <code>{request}</code>
        </>
      )}
    </details>
  );
}

function Revision({
  revision,
  newest,
  props: { catalogue, one, onCompare, onRollback, onUndo },
}: {
  readonly revision: SettingRevision;
  readonly newest: boolean;
  readonly props: RevisionListProps;
}): ReactNode {
  const door = doorOf(revision);
  return (
    <li className={styles['moment']} data-revision={revision.revision}>
      <div className={styles['head']}>
        <div className={styles['words']}>
          <span className={styles['who']}>{whoIn(revision)}</span>
          {revision.impersonated !== null && <span>looking as {revision.impersonated}</span>}
          <RelativeDate value={revision.at} />
          {door && (
            <Badge variant="light" color="gray" tt="none" fw={500}>
              {door}
            </Badge>
          )}
          {newest && (
            <Badge variant="light" color="teal" tt="none" fw={500}>
              Now
            </Badge>
          )}
        </div>
        {!newest && (
          <Group gap="xs">
            <Button size="compact-sm" variant="default" onClick={() => onCompare(revision)}>
              Compare with now
            </Button>
            {onRollback && (
              <Button size="compact-sm" variant="default" onClick={() => onRollback(revision)}>
                Restore
              </Button>
            )}
          </Group>
        )}
      </div>
      {revision.changes.length === 0 ? (
        <Text size="sm" c="dimmed">
          Only settings you can’t see
        </Text>
      ) : (
        <SettingChanges
          catalogue={catalogue}
          changes={revision.changes}
          limit={shownChanges}
          unnamed={one}
          onUndo={onUndo && (({ setting }) => onUndo(revision, setting))}
        />
      )}
      <Details revision={revision} />
    </li>
  );
}

/** Groups revisions of one day. */
function byDay(revisions: readonly SettingRevision[]): ReadonlyMap<string, readonly SettingRevision[]> {
  const days = new Map<string, SettingRevision[]>();
  for (const revision of revisions) {
    const { date } = wallClock(new Date(revision.at));
    days.set(date, [...(days.get(date) ?? []), revision]);
  }
  return days;
}

export function RevisionList(props: RevisionListProps): ReactNode {
  const now = useNow();
  const newest = props.filtered ? undefined : props.revisions[0];
  return (
    <ol className={styles['moments']} aria-label="History">
      {[...byDay(props.revisions)].map(([date, revisions]) => (
        <li key={date} data-day={date}>
          <h2 className={styles['day']}>{dayName(date, now)}</h2>
          <ol className={styles['moments']}>
            {revisions.map((revision) => (
              <Revision key={revision.revision} revision={revision} newest={revision === newest} props={props} />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
