/** How the parts of an entity form read it: each hears only of what it shows. */

import { createContext, use, useCallback, useRef, useSyncExternalStore } from 'react';
import { sameJson } from '#engine/values/json-value.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import { isAbout, rowName, type EntityModel, type EntityState, type Path } from './entity-model.ts';

export const EntityContext = createContext<EntityModel | undefined>(undefined);

/** The form around a component; it throws outside of one. */
export function useEntity(): EntityModel {
  const model = use(EntityContext);
  if (!model) throw new Error('This part of an entity form is used outside of one');
  return model;
}

/** What `read` answers, again whenever the answer is another one. */
export function useEntityReading<T>(model: EntityModel, read: (state: EntityState) => T): T {
  const last = useRef<{ value: T }>(undefined);
  const subscribe = useCallback((listener: () => void) => model.subscribe(listener), [model]);
  const snapshot = (): T => {
    const value = read(model.state());
    if (last.current && (Object.is(last.current.value, value) || sameJson(last.current.value, value)))
      return last.current.value;
    last.current = { value };
    return value;
  };
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

/** The findings on one row that are said now: after it was left, after a save was tried, or when the server says them. */
export function shownOn(state: EntityState, path: Path): readonly FieldError[] {
  const said = state.attempted || state.touched[rowName(path)] ? state.findings : [];
  const found = [...state.serverErrors, ...said].filter(({ field }) => isAbout(field, path));
  return found.filter(({ message }, index) => found.findIndex((other) => other.message === message) === index);
}
