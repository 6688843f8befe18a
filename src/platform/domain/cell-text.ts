/** Formats a field of a row by the format of its column, the same for screens, exports and cards. */
import { isList, isObject } from '#engine/values/json-value.ts';
import { amountText } from '#engine/values/value-text.ts';
import type { TableColumn } from '#engine/tables/table.ts';
import { dimensionsText, moneyText, numberText, weightText } from './amount.ts';
import { displayPhone } from './phone.ts';

/** The value at a path in a row; undefined if there is none. */
export function valueAt(row: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((node, name) => (isObject(node) ? node[name] : undefined), row);
}

export function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (isList(value) && value.length === 0);
}

/** Without the optional columns for which no row has a value. */
export function filledColumns<Column extends Pick<TableColumn, 'field' | 'optional'>>(
  columns: readonly Column[],
  rows: readonly object[],
): readonly Column[] {
  return columns.filter(({ field, optional }) => !optional || rows.some((row) => !isNothing(valueAt(row, field))));
}

/** Empty for missing values; instants and days are returned as in the API. */
export function cellText({ format, choices, unit }: TableColumn, value: unknown): string {
  if (isNothing(value)) return '';
  if (format === 'boolean') return value === true ? 'Yes' : 'No';
  if (format === 'choice') return choices?.find((choice) => choice.value === value)?.title ?? plain(value);
  if (format === 'tags' && isList(value))
    return value.map((one) => choices?.find((choice) => choice.value === one)?.title ?? plain(one)).join(', ');
  if (format === 'count') return numberText(isList(value) ? value.length : Number(value));
  if (format === 'person') return isObject(value) ? plain(value['name']) : plain(value);
  if (format === 'phone') return displayPhone(plain(value));
  if (format === 'dimensions' && isObject(value)) return dimensionsText(sidesOf(value));
  if (typeof value !== 'number') return plain(value);
  if (format === 'money') return moneyText(value);
  if (format === 'weight') return weightText(value);
  return format === 'number' ? (unit ? amountText(Number(value.toFixed(3)), unit) : numberText(value)) : String(value);
}

function sidesOf(box: Readonly<Record<string, unknown>>): readonly (number | undefined)[] {
  return ['length', 'width', 'height'].map((side) => {
    const value = box[side];
    return typeof value === 'number' ? value : undefined;
  });
}

function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : (JSON.stringify(value) ?? '');
}
