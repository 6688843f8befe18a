/** The moments of the history, newest first: who, when, through which door, and what changed. */

import { Badge, Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import { audit_source as sources } from '#generated/enums.ts';
import type { SettingMoment } from '#generated/types.ts';
import { SettingChanges } from '../shared/setting-changes.tsx';
import { RelativeDate } from '#platform/web/ui/data/relative-date.tsx';
import styles from './history.module.css';

/** A save of more settings than this shows the rest when asked. */
const shownChanges = 5;

export function whoIn({ by }: SettingMoment): string {
  return by ?? 'System';
}

function doorOf({ source }: SettingMoment): string | undefined {
  return sources.find((one) => one.const === source)?.title;
}

interface MomentListProps {
  readonly catalogue: Catalogue;
  readonly moments: readonly SettingMoment[];
  /** All of one setting. */
  readonly one: boolean;
  /** Some are left out, so the first need not be how it stands now. */
  readonly filtered: boolean;
  readonly onCompare: (moment: SettingMoment) => void;
  /** Absent where the person may not change settings. */
  readonly onRollback?: ((moment: SettingMoment) => void) | undefined;
}

function Moment({
  moment,
  newest,
  props: { catalogue, one, onCompare, onRollback },
}: {
  readonly moment: SettingMoment;
  readonly newest: boolean;
  readonly props: MomentListProps;
}): ReactNode {
  const door = doorOf(moment);
  return (
    <li className={styles['moment']} data-revision={moment.revision}>
      <div className={styles['head']}>
        <div className={styles['words']}>
          <span className={styles['who']}>{whoIn(moment)}</span>
          <RelativeDate value={moment.at} />
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
            <Button size="compact-sm" variant="default" onClick={() => onCompare(moment)}>
              Compare with now
            </Button>
            {onRollback && (
              <Button size="compact-sm" variant="default" onClick={() => onRollback(moment)}>
                Restore
              </Button>
            )}
          </Group>
        )}
      </div>
      {moment.changes.length === 0 ? (
        <Text size="sm" c="dimmed">
          Only settings you can’t see
        </Text>
      ) : (
        <SettingChanges catalogue={catalogue} changes={moment.changes} limit={shownChanges} unnamed={one} />
      )}
    </li>
  );
}

export function MomentList(props: MomentListProps): ReactNode {
  return (
    <ol className={styles['moments']} aria-label="History">
      {props.moments.map((moment, index) => (
        <Moment key={moment.revision} moment={moment} newest={index === 0 && !props.filtered} props={props} />
      ))}
    </ol>
  );
}
