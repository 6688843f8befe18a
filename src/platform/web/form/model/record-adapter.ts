/** Reads, writes and validates a record for the form. Validation is skipped while no errors would be shown. */

import { isObject, sameJson, type JsonObject } from '#engine/values/json-value.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import { changedNames, changedPlaces } from './differences.ts';
import type { ValueAdapter } from './form-model.ts';
import { isAbout, placeOf, placesAbove, type Path } from './path.ts';
import type { RecordBase, RecordState, RecordValues } from './record-base.ts';
import type { Topic } from './subscriptions.ts';
import { memberAt, withMember } from './with-member.ts';

type ByPlace<T> = Readonly<Record<string, T>>;

export interface RecordAdapter extends ValueAdapter<RecordValues> {
  /** The errors of `value` by field, for a form whose fields are marked as in `state`. */
  readonly findings: (
    state: Pick<RecordState, 'hidden' | 'required'>,
    value: JsonObject,
  ) => ByPlace<readonly FieldError[]>;
}

const marksThatTell: readonly (readonly [keyof RecordState, 'errors' | 'flags', readonly Topic[]])[] = [
  ['errors', 'errors', ['problems']],
  ['serverErrors', 'errors', ['problems']],
  ['touched', 'errors', ['problems']],
  ['hidden', 'flags', ['visible', 'problems']],
  ['required', 'flags', []],
  ['locked', 'flags', []],
];

function* topicsBetween(before: RecordState, after: RecordState): Generator<Topic> {
  for (const [slice, kind, more] of marksThatTell) {
    const names = changedNames(before[slice] as ByPlace<unknown>, after[slice] as ByPlace<unknown>);
    for (const name of names) {
      yield `${kind}:${name}`;
      if (kind === 'errors') for (const above of placesAbove(name)) yield `errors:${above}`;
    }
    if (names.length > 0) yield* more;
  }
  if (before.value !== after.value) yield 'edited';
  if (before.changed !== after.changed || before.stored !== after.stored) yield 'pending';
  if (before.schema !== after.schema) yield 'schema';
  if (before.attempted !== after.attempted) yield* ['attempted', 'problems'];
  if (before.saving !== after.saving || before.failures !== after.failures) yield 'status';
}

export function recordAdapter(base: RecordBase): RecordAdapter {
  const { conditions } = base;

  const findings: RecordAdapter['findings'] = ({ hidden, required }, value) => {
    const hiddenPlaces = Object.keys(hidden);
    const isHidden = (field: string): boolean => hiddenPlaces.some((place) => isAbout(field, place));
    const found: Record<string, FieldError[]> = {};
    for (const error of base.validate(value)) if (!isHidden(error.field)) (found[error.field] ??= []).push(error);
    for (const place of Object.keys(required))
      if (!found[place] && !isHidden(place) && isBlank(memberAt(value, place.split('.'))))
        found[place] = [{ field: place, code: 'invalid_value', message: 'This is required.' }];
    return found;
  };

  const write = (state: RecordState, path: Path, content: unknown): Partial<RecordValues> => {
    const typed = withMember(state.value, path, content);
    if (!isObject(typed)) return {};
    const tidy = base.normalize?.(typed, state.value) ?? typed;
    const place = placeOf(path);
    const edited = place in state.edited ? state.edited : { ...state.edited, [place]: true as const };
    const value = conditions?.follow(tidy, (one) => one in edited) ?? tidy;
    const { stored } = state;
    const changed = !sameJson(memberAt(stored, path), memberAt(value, path)) || !sameJson(stored, value);
    return { value, schema: base.schemaFor(value), edited, changed };
  };

  const settle = (state: RecordState): Partial<RecordState> =>
    state.stale && isAnythingSaid(state)
      ? { errors: sameErrors(state.errors, findings(state, state.value)), stale: false }
      : {};

  const validate = (
    state: RecordState,
    changed: readonly Path[] | undefined,
    isTyping = false,
  ): Partial<RecordState> => {
    const isAffected = changed === undefined || changed.some((path) => conditions?.isRead(placeOf(path)));
    const flags = isAffected && conditions ? sameWhereEqual(state, conditions.flags(state.value)) : {};
    const stale = state.stale || changed?.length !== 0;
    return { ...flags, stale, ...(isTyping ? {} : settle({ ...state, ...flags, stale })) };
  };

  return {
    preservesInput: false,
    read: ({ value }, path) => memberAt(value, path),
    write,
    validate,
    settle,
    findings,
    placeOfError: (field) => field,
    moved: (before, after) => changedPlaces(before.value, after.value),
    topics: topicsBetween,
    undoable: ({ value, schema, edited, changed }) => ({ value, schema, edited, changed }),
  };
}

function isBlank(content: unknown): boolean {
  return (
    content === undefined || content === null || content === '' || (Array.isArray(content) && content.length === 0)
  );
}

/** Errors are shown for fields that lost focus, or for all once a save was attempted. */
function isAnythingSaid({ attempted, touched }: RecordState): boolean {
  return attempted || Object.keys(touched).length > 0;
}

function sameWhereEqual(state: RecordState, found: Partial<RecordState>): Partial<RecordState> {
  const changes = Object.entries(found).filter(([name, slice]) => !sameJson(state[name as keyof RecordState], slice));
  return Object.fromEntries(changes) as Partial<RecordState>;
}

/** Keeps the earlier objects for unchanged errors, so that subscribers are not notified. */
function sameErrors(
  before: ByPlace<readonly FieldError[]>,
  now: ByPlace<readonly FieldError[]>,
): ByPlace<readonly FieldError[]> {
  const merged = Object.entries(now).map(([place, errors]) => {
    const known = before[place];
    return [place, known && sameJson(known, errors) ? known : errors] as const;
  });
  return Object.fromEntries(merged);
}
