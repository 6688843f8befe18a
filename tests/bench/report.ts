/** The results of a benchmark, line by line: printed as a table, written as JSON, and compared to their goals. */

export interface Line {
  readonly part: string;
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** What the ratio is relative to, such as `bare input`. */
  readonly against?: string;
  readonly ratio?: number;
  /** The limit for the value or ratio; a line without a goal is for information. */
  readonly goal?: { readonly of: 'value' | 'ratio'; readonly atMost?: number; readonly atLeast?: number };
  readonly note?: string;
}

/** Whether a line meets its goal; `undefined` if it has none. */
export function isMet({ goal, value, ratio }: Line): boolean | undefined {
  if (!goal) return undefined;
  const measured = goal.of === 'ratio' ? (ratio ?? Number.NaN) : value;
  return measured <= (goal.atMost ?? Infinity) && measured >= (goal.atLeast ?? -Infinity);
}

/** The lines as a table, with aligned columns and a blank line between parts. */
export function table(lines: readonly Line[]): string {
  const rows = lines.map((line) => [
    line.part,
    line.what,
    `${number(line.value)} ${line.unit}`,
    line.ratio === undefined ? '' : `${number(line.ratio)}× ${line.against ?? ''}`,
    goalText(line),
    { true: 'ok', false: 'MISSED', undefined: '' }[String(isMet(line))] ?? '',
    line.note ?? '',
  ]);
  const all = [['part', 'what', 'measured', 'ratio', 'goal', '', 'note'], ...rows];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  const text = all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return text
    .flatMap((row, index) => (index > 0 && all[index]?.[0] !== all[index - 1]?.[0] ? ['', row] : [row]))
    .join('\n');
}

function goalText({ goal, unit }: Line): string {
  if (!goal) return '';
  const suffix = goal.of === 'ratio' ? '×' : ` ${unit}`;
  return goal.atMost === undefined ? `≥ ${goal.atLeast}${suffix}` : `≤ ${goal.atMost}${suffix}`;
}

function number(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 10 ? 1 : 2);
}
