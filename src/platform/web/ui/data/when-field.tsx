/** An input for a past date and time, in the time zone of the business. */
import type { ReactNode } from 'react';
import { instantOn, wallClock } from '#platform/domain/time.ts';
import { DateField } from './date-field.tsx';

interface WhenFieldProps {
  readonly label: string;
  /** In the format of the browser's date field: `2026-03-09T14:05`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
}

/** The error for a time that is not in the past; undefined when it is. */
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
