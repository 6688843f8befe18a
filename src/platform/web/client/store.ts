/** A small store that components subscribe to, so that the sign-in page needs no state library. */
import { useSyncExternalStore } from 'react';

export interface Store<T> {
  readonly get: () => T;
  readonly set: (next: T | ((before: T) => T)) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      const after = typeof next === 'function' ? (next as (before: T) => T)(value) : next;
      if (Object.is(after, value)) return;
      value = after;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Re-renders only when what `pick` returns changes; `pick` must return a part of the value, not build a new one. */
export function useStore<T, P>(store: Store<T>, pick: (value: T) => P): P {
  const read = () => pick(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
