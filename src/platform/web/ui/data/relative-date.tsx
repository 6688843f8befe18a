/** A relative date, with the exact one in a tooltip and in the `datetime` attribute. */
import { Tooltip } from '@mantine/core';
import { exactDate, relativeDate } from './clock.ts';
import { useNow } from './use-now.ts';

export function RelativeDate({ value }: { value: string }) {
  const now = useNow();
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return <span>{value}</span>;
  return (
    <Tooltip label={exactDate(date)} events={{ hover: true, focus: true, touch: true }}>
      <time dateTime={value} className="figures">
        {relativeDate(date, now)}
      </time>
    </Tooltip>
  );
}
