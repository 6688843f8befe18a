/** The current value of a filter, as the text of its chip. */
import type { TableFilter } from '#engine/tables/table.ts';
import { numberText } from '#platform/domain/amount.ts';
import { datePresets, dayRange } from '#platform/domain/date-range.ts';
import { calendarDate } from '../../ui/data/clock.ts';
import { numberRange, valuesOf } from '#platform/domain/list-filters.ts';

export function filterText(filter: TableFilter, written: string): string {
  switch (filter.kind) {
    case 'boolean':
      return written === 'true' ? 'Yes' : 'No';
    case 'choice': {
      const titles = valuesOf(filter, written).map((value) => titleOf(filter, value));
      return titles.length > 2 ? `${titles[0]} and ${titles.length - 1} more` : titles.join(' or ');
    }
    case 'reference': {
      const values = valuesOf(filter, written);
      // Shows the key alone where it is also the name.
      if (filter.reference?.key === filter.reference?.label && values.length < 3) return values.join(' or ');
      return `${values.length} chosen`;
    }
    case 'number': {
      const { from, to } = numberRange(written);
      if (from === undefined) return `at most ${numberText(to ?? 0)}`;
      return to === undefined ? `at least ${numberText(from)}` : `${numberText(from)} to ${numberText(to)}`;
    }
    case 'dates':
      return datesText(written);
    case 'search':
    case 'text':
    case 'key':
      return written;
    default:
      return filter.kind satisfies never;
  }
}

function titleOf({ choices }: TableFilter, value: string | number): string {
  return choices?.find((choice) => choice.value === value)?.title ?? String(value);
}

function datesText(written: string): string {
  const preset = datePresets.find(({ id }) => id === written);
  if (preset) return preset.title;
  const { from, to } = dayRange(written, '2000-01-01') ?? {};
  if (from === undefined) return to === undefined ? written : `until ${calendarDate(to)}`;
  return to === undefined ? `from ${calendarDate(from)}` : `${calendarDate(from)} to ${calendarDate(to)}`;
}
