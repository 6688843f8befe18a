/** A calendar day: typed, or chosen from a calendar. */

import type { ReactNode } from 'react';
import { dayText, parseDay } from '#platform/domain/day-text.ts';
import { wallClock } from '#platform/domain/time.ts';
import { CalendarButton } from '../../ui/data/calendar-button.tsx';
import type { TextCodec } from './text/dom-text.ts';
import { textOf } from './text/text-of.ts';
import { TextInput } from './text/text-input.tsx';
import type { WidgetProps } from './widget-props.ts';
import styles from './widgets.module.css';

/** `2026-11-22` as `22 Nov 2026`, and back; an invalid day stays as typed, so that validation reports it. */
const dayCodec: TextCodec = {
  toText: (value) => dayText(textOf(value)),
  toValue: (text) => (text === '' ? undefined : (parseDay(text, wallClock(new Date()).date) ?? text)),
};

export default function DateWidget(props: WidgetProps): ReactNode {
  return (
    <TextInput
      {...props}
      codec={dayCodec}
      placeholder={props.placeholder?.replace(/\d{4}-\d{2}-\d{2}/, dayText)}
      tidy={(text) => dayCodec.toText(dayCodec.toValue(text))}
      className={styles.short}
      after={
        <CalendarButton type="date" value={textOf(props.value)} disabled={props.readOnly} onChoose={props.onChange} />
      }
    />
  );
}
