/** A date and time, entered in the time zone of the business, wherever the user is. */

import type { ReactNode } from 'react';
import { momentText, parseMoment } from '#platform/domain/day-text.ts';
import { instantOn, wallClock, withOffset } from '#platform/domain/time.ts';
import { CalendarButton } from '../../ui/data/calendar-button.tsx';
import type { TextCodec } from './text/dom-text.ts';
import { textOf } from './text/text-of.ts';
import { TextInput } from './text/text-input.tsx';
import type { WidgetProps } from './widget-props.ts';
import styles from './widgets.module.css';

/** `2026-03-09T14:05:00+02:00` as `2026-03-09T14:05`; an invalid value is returned unchanged. */
function wallOf(value: unknown): string {
  const instant = new Date(typeof value === 'string' ? value : Number.NaN);
  if (Number.isNaN(instant.getTime())) return textOf(value);
  const { date, time } = wallClock(instant);
  return `${date}T${time}`;
}

function instantText(wall: string): string | undefined {
  const instant = instantOn(wall);
  return instant && withOffset(instant);
}

/**
 * `2026-03-09T14:05:00+02:00` as `9 Mar 2026, 14:05`, and back; an invalid value stays as typed, so that validation
 * reports it.
 */
const momentCodec: TextCodec = {
  toText: (value) => momentText(wallOf(value)),
  toValue: (text) => {
    const wall = parseMoment(text, wallClock(new Date()).date);
    return (wall && instantText(wall)) ?? (text === '' ? undefined : text);
  },
};

export default function DateTimeWidget(props: WidgetProps): ReactNode {
  return (
    <TextInput
      {...props}
      codec={momentCodec}
      placeholder={props.placeholder && 'e.g. 22 Nov 2026, 14:05'}
      tidy={(text) => momentCodec.toText(momentCodec.toValue(text))}
      className={styles.short}
      after={
        <CalendarButton
          type="datetime-local"
          value={wallOf(props.value)}
          disabled={props.readOnly}
          onChoose={(wall) => props.onChange(instantText(wall))}
        />
      }
    />
  );
}
