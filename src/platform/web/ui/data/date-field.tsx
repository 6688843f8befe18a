/** An input for a day, or a day and a time, outside a form: typed, or chosen from a calendar. */
import { TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { dayText, momentText, parseDay, parseMoment } from '#platform/domain/day-text.ts';
import { wallClock } from '#platform/domain/time.ts';
import { CalendarButton } from './calendar-button.tsx';

interface DateFieldProps {
  readonly type: 'date' | 'datetime-local';
  readonly label: string;
  readonly description?: string;
  readonly required?: boolean;
  /** `2026-11-22` or `2026-11-22T14:05`; empty for none; an invalid entry as typed. */
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
}

export function DateField({ type, required = false, value, min, max, onChange, ...field }: DateFieldProps): ReactNode {
  const [show, parse] = type === 'date' ? [dayText, parseDay] : [momentText, parseMoment];
  const [typed, setTyped] = useState(() => show(value));
  const meant = (text: string): string => parse(text, wallClock(new Date()).date) ?? text;
  return (
    <TextInput
      {...field}
      withAsterisk={required}
      autoComplete="off"
      placeholder={type === 'date' ? 'e.g. 22 Nov 2026' : 'e.g. 22 Nov 2026, 14:05'}
      value={meant(typed) === value ? typed : show(value)}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(meant(event.currentTarget.value));
      }}
      onBlur={() => setTyped(show(value))}
      rightSection={<CalendarButton type={type} value={value} min={min} max={max} onChoose={onChange} />}
    />
  );
}
