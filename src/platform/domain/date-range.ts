/** The date ranges on offer: yesterday, today, the last days, a month, or a custom range (F416). */

const presets = [
  { id: 'today', title: 'Today', from: 0, to: 0 },
  { id: 'yesterday', title: 'Yesterday', from: 1, to: 1 },
  { id: 'last_2_days', title: 'Last 2 days', from: 1, to: 0 },
  { id: 'last_5_days', title: 'Last 5 days', from: 4, to: 0 },
  { id: 'last_7_days', title: 'Last 7 days', from: 6, to: 0 },
  { id: 'last_14_days', title: 'Last 14 days', from: 13, to: 0 },
  { id: 'last_30_days', title: 'Last 30 days', from: 29, to: 0 },
] as const;

export const datePresets: readonly { readonly id: string; readonly title: string }[] = presets;

export interface DayRange {
  /** First and last day, `2026-03-09`; open where absent. */
  readonly from?: string;
  readonly to?: string;
}

const day = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The days of a range as of `today`: the id of a preset, a month `2026-03`, or `2026-03-01..2026-03-09`; undefined for
 * anything else.
 */
export function dayRange(written: string, today: string): DayRange | undefined {
  const preset = presets.find(({ id }) => id === written);
  if (preset) return { from: daysBefore(today, preset.from), to: daysBefore(today, preset.to) };
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(written) ?? [];
  if (year !== undefined && month !== undefined) {
    const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
    return { from: `${written}-01`, to: `${written}-${last}` };
  }
  const [from = '', to = '', ...more] = written.split('..');
  if (!written.includes('..') || more.length > 0 || [from, to].some((end) => end !== '' && !day.test(end)))
    return undefined;
  return from === '' && to === '' ? undefined : { ...(from !== '' && { from }), ...(to !== '' && { to }) };
}

function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}
