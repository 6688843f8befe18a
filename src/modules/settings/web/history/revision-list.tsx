/** The moments of the history, newest first: who, when, through which door, and what changed. */

import { Badge, Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import { audit_source as sources } from '#generated/enums.ts';
import type { SettingRevision } from '#generated/types.ts';
import { SettingChanges } from '../shared/setting-changes.tsx';
import { RelativeDate } from '#platform/web/ui/data/relative-date.tsx';
import styles from './history.module.css';

/** A save of more settings than this shows the rest when asked. */
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
  /** All of one setting. */
  readonly one: boolean;
  /** Some are left out, so the first need not be how it stands now. */
  readonly filtered: boolean;
  readonly onCompare: (revision: SettingRevision) => void;
  /** Absent where the person may not change settings. */
  readonly onRollback?: ((revision: SettingRevision) => void) | undefined;
}

function Revision({
  revision,
  newest,
  props: { catalogue, one, onCompare, onRollback },
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
        <SettingChanges catalogue={catalogue} changes={revision.changes} limit={shownChanges} unnamed={one} />
      )}
    </li>
  );
}

export function RevisionList(props: RevisionListProps): ReactNode {
  return (
    <ol className={styles['moments']} aria-label="History">
      {props.revisions.map((revision, index) => (
        <Revision key={revision.revision} revision={revision} newest={index === 0 && !props.filtered} props={props} />
      ))}
    </ol>
  );
}
