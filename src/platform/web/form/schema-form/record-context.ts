/** Gives the parts of a record's form access to its model and errors. */

import { createContext, use } from 'react';
import type { FieldError } from '#engine/validation/messages.ts';
import { isAbout, placeOf, type Path } from '../model/path.ts';
import type { RecordState } from '../model/record-base.ts';
import type { RecordModel } from '../model/record-model.ts';
import type { Topic } from '../model/subscriptions.ts';
import { useReading } from '../use-reading.ts';

export const RecordContext = createContext<RecordModel | undefined>(undefined);

/** The form around a component; throws outside of one. */
export function useRecord(): RecordModel {
  const model = use(RecordContext);
  if (!model) throw new Error('This part of a form is used outside of one');
  return model;
}

/** A value read from the form's state; re-renders when one of `topics` is notified and the value has changed. */
export function useRecordReading<T>(model: RecordModel, topics: readonly Topic[], read: (state: RecordState) => T): T {
  return useReading(model, topics, () => read(model.state()));
}

/** The errors of one field that are currently shown: after it lost focus, after an attempted save, or from the server. */
export function shownOn(state: RecordState, path: Path): readonly FieldError[] {
  return findingsOn(state, path, state.attempted || state.touched[placeOf(path)] === true);
}

/** All errors of a field and its members, whether it lost focus or not. One about its parent replaces its own. */
export function foundOn(state: RecordState, path: Path): readonly FieldError[] {
  return findingsOn(state, path, true);
}

function findingsOn(state: RecordState, path: Path, isSaid: boolean): readonly FieldError[] {
  const place = placeOf(path);
  const about = (errors: Readonly<Record<string, readonly FieldError[]>>): readonly FieldError[] =>
    Object.keys(errors).flatMap((field) => (isAbout(field, place) ? (errors[field] ?? []) : []));
  const found = [...about(state.serverErrors), ...(isSaid ? about(state.errors) : [])];
  const isCovered = ({ field, covers }: FieldError): boolean =>
    covers === undefined && found.some((other) => other.field === field && other.covers !== undefined);
  return found.filter(
    (error, index) =>
      !isCovered(error) &&
      found.findIndex(({ field, message }) => field === error.field && message === error.message) === index,
  );
}

/** The same; re-renders only when the shown errors change. */
export function useShownOn(path: Path): readonly FieldError[] {
  const place = placeOf(path);
  return useRecordReading(useRecord(), [`errors:${place}`, 'attempted'], (state) => shownOn(state, path));
}

export interface FieldFlags {
  readonly hidden: boolean;
  readonly required: boolean;
  readonly locked: boolean;
}

/** The results of the layout's conditions for one field. */
export function useFieldFlags(path: Path): FieldFlags {
  const place = placeOf(path);
  return useRecordReading(useRecord(), [`flags:${place}`], ({ hidden, required, locked }) => ({
    hidden: hidden[place] === true,
    required: required[place] === true,
    locked: locked[place] === true,
  }));
}
