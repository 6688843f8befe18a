/** The provider's lists of custom fields, and the groups in which an account's page shows them. */
import type { CustomField, CustomFieldGroup, Settings } from '#generated/types.ts';
import type { Section } from '#engine/schema/catalogue.ts';

/** The setting that holds each group's fields (F239). */
export const fieldLists = {
  registration: 'public_registration_fields',
  internal: 'internal_account_detail_fields',
} as const satisfies Readonly<Record<CustomFieldGroup, keyof Settings>>;

export interface GroupedField {
  readonly group: CustomFieldGroup;
  readonly field: CustomField;
}

/** All fields of a provider in order, including retired ones. An id is unique: the first list that contains it counts. */
export function fieldsIn(settings: Settings): readonly GroupedField[] {
  const groups = Object.keys(fieldLists) as CustomFieldGroup[];
  const all = groups.flatMap((group) => (settings[fieldLists[group]] ?? []).map((field) => ({ group, field })));
  const first = new Map<string, GroupedField>();
  for (const one of all) if (!first.has(one.field.id)) first.set(one.field.id, one);
  return [...first.values()];
}

const lists: readonly string[] = Object.values(fieldLists);

/** The setting of a section that is a list of custom fields, if it has one. */
export function fieldListOf({ keys }: Pick<Section, 'keys'>): string | undefined {
  return keys.find((key) => lists.includes(key));
}
