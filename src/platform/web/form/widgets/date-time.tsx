/** A moment, entered as date and time of the business, wherever the person's own clock stands. */

import type { ReactNode } from 'react';
import { instantOn, wallClock, withOffset } from '#platform/domain/time.ts';
import type { TextCodec } from './text/dom-text.ts';
import { textOf } from './text/text-of.ts';
import { TextInput } from './text/text-input.tsx';
import type { WidgetProps } from './widget-props.ts';
import styles from './widgets.module.css';

/** `2026-03-09T14:05:00+02:00` as `2026-03-09T14:05`, and back; what is no moment stays as it is, so that it can be said. */
export const wallText: TextCodec = {
  toText: (value) => {
    const instant = new Date(typeof value === 'string' ? value : Number.NaN);
    if (Number.isNaN(instant.getTime())) return textOf(value);
    const { date, time } = wallClock(instant);
    return `${date}T${time}`;
  },
  toValue: (text) => {
    const instant = instantOn(text);
    return instant ? withOffset(instant) : text === '' ? undefined : text;
  },
};

export default function DateTimeWidget(props: WidgetProps): ReactNode {
  return <TextInput {...props} type="datetime-local" codec={wallText} className={styles.short} />;
}
