/** Parses a spreadsheet cell by the schema of its field. */
import { numberIn } from './number-in.ts';
import { plain } from './spreadsheet-columns.ts';

/** The parts of a field's schema that decide how a cell is parsed. */
export interface CellSchema {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly format?: string;
  readonly oneOf?: readonly { readonly const?: unknown; readonly title?: string }[];
}

/** A cell that does not fit stays as typed, so that validation refuses it. */
export function cellValue({ type, oneOf, format }: CellSchema, text: string): unknown {
  if (oneOf) return oneOf.find(({ const: value, title }) => isNamed(text, [String(value), title ?? '']))?.const ?? text;
  if (type === 'number' || type === 'integer') return numberIn(text);
  if (type === 'boolean') return booleanIn(text);
  if (format === 'date') return dayIn(text);
  if (format === 'time-of-day') return /^\d:\d\d$/.test(text) ? `0${text}` : text.replace(/^(\d\d:\d\d):\d\d$/, '$1');
  return text;
}

/** Sets the value at a path, creating the objects on the way. */
export function putAt(target: Record<string, unknown>, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop()!;
  let inner = target;
  for (const name of names) inner = (inner[name] ??= {}) as Record<string, unknown>;
  inner[last] = value;
}

function isNamed(text: string, names: readonly string[]): boolean {
  return names.some((name) => plain(name) === plain(text));
}

function booleanIn(text: string): boolean | string {
  if (/^(?:yes|y|true|1|x)$/i.test(text)) return true;
  return /^(?:no|n|false|0)$/i.test(text) ? false : text;
}

/** Accepts 2026/11/25, 25/11/2026 and 25-11-2026, which are usual in South Africa; months never come first. */
function dayIn(text: string): string {
  const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(text);
  const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  const [year, month, day] = yearFirst?.slice(1) ?? dayFirst?.slice(1).reverse() ?? [];
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}
