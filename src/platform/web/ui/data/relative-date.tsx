/** A relative date, with the exact one in a tooltip and in the `datetime` attribute. */
import { Tooltip } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { dayAndTime, exactDate, relativeDate } from './clock.ts';
import { useNow } from './use-now.ts';

/** As other tooltips wait before they open, ms. */
const openDelay = 300;

/** A table has one in every row: the tooltip is rendered once the pointer rests on the date, and then opens by itself. */
interface RelativeDateProps {
  readonly value: string;
  /** Whether it is planned or estimated; what happened can be `5 min ago`. */
  readonly isExpected?: boolean;
}

export function RelativeDate({ value, isExpected = false }: RelativeDateProps) {
  const now = useNow();
  const shown = useRef<HTMLTimeElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isMet, setMet] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const resting = {
    onMouseEnter: () => {
      timer.current = setTimeout(() => setMet(true), openDelay);
    },
    onMouseLeave: () => clearTimeout(timer.current),
  };
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return <span>{value}</span>;
  return (
    <>
      <time ref={shown} dateTime={value} className="figures" {...resting}>
        {isExpected ? dayAndTime(date, now) : relativeDate(date, now)}
      </time>
      {isMet && (
        <Tooltip
          target={shown}
          label={exactDate(date)}
          events={{ hover: true, focus: true, touch: true }}
          defaultOpened
        />
      )}
    </>
  );
}
