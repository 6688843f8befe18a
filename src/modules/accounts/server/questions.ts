/** The questions about an account, as one reader sees them. */
import { fieldsIn } from '#modules/settings/domain/custom-fields.ts';
import { isStaff, type Person } from '#platform/domain/role.ts';
import { mayAnswer, maySee, type Reader } from '#engine/custom-fields/field.ts';
import type { AccountQuestion, CustomField, Settings } from '#generated/types.ts';

export function readerOf(person: Person): Reader {
  return isStaff(person) ? 'staff' : 'customer';
}

/** All fields by id, including retired ones and those that the reader may not see. */
export function fieldsById(settings: Settings): ReadonlyMap<string, CustomField> {
  return new Map(fieldsIn(settings).map(({ field }) => [field.id, field]));
}

/** `mayWrite`: whether the caller may change accounts at all. */
export function questionsFor(settings: Settings, reader: Reader, mayWrite: boolean): AccountQuestion[] {
  return fieldsIn(settings)
    .filter(({ field }) => !field.retired && maySee(field, reader))
    .map(({ group, field }) => ({ group, may_answer: mayWrite && mayAnswer(field, reader), field }));
}

/** The field for an id or, where it is unique, a short name. */
export function fieldNamed(fields: readonly CustomField[], name: string): CustomField | undefined {
  const own = fields.find(({ id }) => id === name);
  if (own) return own;
  const [first, ...others] = fields.filter(({ key }) => key === name);
  return others.length === 0 ? first : undefined;
}
