/** A moment as people say it; the exact one on hover, on focus and for machines. */
import { Tooltip } from '@mantine/core';
import { exactDate, relativeDate } from './clock.ts';
import { useNow } from './use-now.ts';

export function RelativeDate({ value }: { value: string }) {
  const now = useNow();
  const revision = new Date(value);
  if (Number.isNaN(revision.getTime())) return <span>{value}</span>;
  return (
    <Tooltip label={exactDate(revision)} events={{ hover: true, focus: true, touch: true }}>
      <time dateTime={value} className="figures">
        {relativeDate(revision, now)}
      </time>
    </Tooltip>
  );
}
