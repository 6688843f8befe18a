/** Asks for a date and a time of the business, wherever the person's own clock stands. */
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { instantOn, wallClock } from '#platform/domain/time.ts';

const dayMs = 86_400_000;

interface WhenFieldProps {
  readonly label: string;
  /** As the browser's own field writes it: `2026-03-09T14:05`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  /** A time that has been; without it, one that is yet to come. */
  readonly past?: boolean;
}

/** Eight o'clock tomorrow: what people most often mean by later. */
export function tomorrowMorning(now = new Date()): string {
  return `${wallClock(new Date(now.getTime() + dayMs)).date}T08:00`;
}

/** What is wrong with a time that should be yet to come; nothing when it is. */
export function notAhead(value: string, now = new Date()): string | undefined {
  const instant = instantOn(value);
  if (!instant) return 'Enter a date and a time.';
  return instant > now ? undefined : 'Choose a time in the future.';
}

/** What is wrong with a time that should have been; nothing when it has. */
export function notPast(value: string, now = new Date()): string | undefined {
  const instant = instantOn(value);
  if (!instant) return 'Enter a date and a time.';
  return instant <= now ? undefined : 'Choose a time in the past.';
}

export function WhenField({ label, value, onChange, error, past = false }: WhenFieldProps): ReactNode {
  const { date, time } = wallClock(new Date());
  const now = `${date}T${time}`;
  return (
    <TextInput
      type="datetime-local"
      label={label}
      description="South African time."
      withAsterisk
      {...(past ? { max: now } : { min: now })}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
      data-autofocus={!past || undefined}
    />
  );
}
