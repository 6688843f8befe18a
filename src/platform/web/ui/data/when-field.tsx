/** Asks for a date and a time that has been, of the business, wherever the person's own clock stands. */
import type { ReactNode } from 'react';
import { instantOn, wallClock } from '#platform/domain/time.ts';
import { DateField } from './date-field.tsx';

interface WhenFieldProps {
  readonly label: string;
  /** As the browser's own field writes it: `2026-03-09T14:05`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
}

/** What is wrong with a time that should have been; nothing when it has. */
export function notPast(value: string, now = new Date()): string | undefined {
  const instant = instantOn(value);
  if (!instant) return 'Enter a date and a time.';
  return instant <= now ? undefined : 'Choose a time in the past.';
}

export function WhenField({ label, value, onChange, error }: WhenFieldProps): ReactNode {
  const { date, time } = wallClock(new Date());
  const now = `${date}T${time}`;
  return (
    <DateField
      type="datetime-local"
      label={label}
      description="South African time."
      required
      max={now}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
