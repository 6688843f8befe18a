/** The query, the choices and the stored value of a picker for rows of another list. */

import type { JsonSchema } from '#engine/schema/catalogue.ts';
import type { JsonObject } from '#engine/values/json-value.ts';
import type { Reference } from '../../model/form-definition.ts';
import { memberAt } from '../../model/with-member.ts';
import { textOf } from '../text/text-of.ts';

export interface ReferenceChoice {
  readonly value: string;
  readonly label: string;
  /** Meaning of the star next to a row that has one. */
  readonly star?: string;
  /** The heading that it stands under. */
  readonly heading?: string;
}

/** Query parameters from fields of the record; undefined while one of them is empty. */
export function filtersOf(
  query: Readonly<Record<string, string>>,
  record: JsonObject,
): Readonly<Record<string, unknown>> | undefined {
  const filters = Object.entries(query).map(
    ([name, from]) => [name, memberAt(record, from.split('.').slice(1))] as const,
  );
  return filters.some(([, value]) => value === undefined || value === '') ? undefined : Object.fromEntries(filters);
}

/** Rows as choices: `Acme (ACM01)`. */
export function choicesIn(
  { key, label, detail, star, group }: Reference,
  rows: readonly Readonly<Record<string, unknown>>[],
): readonly ReferenceChoice[] {
  return rows.map((row) => {
    const more = detail === undefined ? '' : textOf(row[detail]);
    return {
      value: textOf(row[key]),
      label: more === '' ? textOf(row[label]) : `${textOf(row[label])} (${more})`,
      ...(star && row[star.field] === true && { star: star.title }),
      ...(group && { heading: group.titles[textOf(row[group.field])] ?? group.others }),
    };
  });
}

export interface ChoiceGroup {
  readonly group: string;
  readonly items: ReferenceChoice[];
}

/** Choices under their headings, in the order of the layout; a list without headings as it is. */
export function grouped({ group }: Reference, choices: readonly ReferenceChoice[]): (ReferenceChoice | ChoiceGroup)[] {
  if (!group) return [...choices];
  const without = choices.filter(({ heading }) => heading === undefined);
  const groups = [...Object.values(group.titles), group.others].map((title) => ({
    group: title,
    items: choices.filter(({ heading }) => heading === title),
  }));
  return [...without, ...groups.filter(({ items }) => items.length > 0)];
}

/** The key as the field stores it: a number where its schema says so. */
export function storedOf({ type }: JsonSchema, key: string): string | number {
  return type === 'integer' || type === 'number' ? Number(key) : key;
}
