/** One of the compared revisions: now, a save from the list, or a date and time. */

import { Select } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { instantOn, wallClock, withOffset } from '#platform/domain/time.ts';
import type { SettingRevision } from '#generated/types.ts';
import { relativeDate } from '#platform/web/ui/data/clock.ts';
import { notPast, WhenField } from '#platform/web/ui/data/when-field.tsx';
import styles from './history.module.css';
import { whoIn } from './revision-list.tsx';

interface RevisionFieldProps {
  readonly label: string;
  /** The revisions to choose from. */
  readonly revisions: readonly SettingRevision[];
  /** In the form of the call: `now`, a revision, or an instant. */
  readonly value: string;
  readonly onRevision: (value: string) => void;
}

const byClock = 'clock';

function isInstant(value: string): boolean {
  return /^\d{4}-/.test(value) && !Number.isNaN(new Date(value).getTime());
}

/** In the format of the input. */
function wallTime(instant: Date): string {
  const { date, time } = wallClock(instant);
  return `${date}T${time}`;
}

/** A revision named in the address is a choice even if the list has not loaded it. */
function choices(revisions: readonly SettingRevision[], value: string): { value: string; label: string }[] {
  const now = new Date();
  const known = revisions.map((revision) => ({
    value: String(revision.revision),
    label: `After ${whoIn(revision)}, ${relativeDate(new Date(revision.at), now)} (number ${revision.revision})`,
  }));
  const isThere = value === 'now' || isInstant(value) || known.some((one) => one.value === value);
  return [
    { value: 'now', label: 'Now' },
    { value: byClock, label: 'Date and time…' },
    ...known,
    ...(isThere ? [] : [{ value, label: `Number ${value}` }]),
  ];
}

/** Keeps the typed text; a complete date and time applies at once. */
function Clock({ label, value, onRevision }: Omit<RevisionFieldProps, 'revisions'>): ReactNode {
  const [text, setText] = useState(() => wallTime(new Date(value)));
  return (
    <WhenField
      label={`${label}: date and time`}
      value={text}
      onChange={(next) => {
        setText(next);
        const instant = instantOn(next);
        if (instant && notPast(next) === undefined) onRevision(withOffset(instant));
      }}
      error={notPast(text)}
    />
  );
}

export function RevisionField({ label, revisions, value, onRevision }: RevisionFieldProps): ReactNode {
  const timed = isInstant(value);
  /** Starts at the revision shown before. */
  const shownAt = revisions.find(({ revision }) => String(revision) === value)?.at;
  return (
    <div className={styles['side']}>
      <Select
        label={label}
        data={choices(revisions, value)}
        value={timed ? byClock : value}
        onChange={(next) => {
          if (next === byClock) onRevision(withOffset(shownAt === undefined ? new Date() : new Date(shownAt)));
          else if (next) onRevision(next);
        }}
      />
      {timed && <Clock label={label} value={value} onRevision={onRevision} />}
    </div>
  );
}
