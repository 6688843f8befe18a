/** Gives the items of a list keys that survive reordering, so that React moves a row instead of rewriting its text. */

import { useState } from 'react';

let made = 0;

function fresh(count: number): string[] {
  return Array.from({ length: Math.max(0, count) }, () => {
    made += 1;
    return `item-${made}`;
  });
}

interface ItemKeys {
  readonly all: readonly string[];
  set: (keys: readonly string[]) => void;
  /** The keys with `count` new ones inserted at `at`. */
  inserted: (at: number, count: number) => readonly string[];
}

/** Keys for a list of `length` items; when the length changes from elsewhere, keys are cut or added at the end. */
export function useItemKeys(length: number): ItemKeys {
  const [keys, setKeys] = useState<readonly string[]>(() => fresh(length));
  let all = keys;
  if (keys.length !== length) {
    all = keys.length > length ? keys.slice(0, length) : [...keys, ...fresh(length - keys.length)];
    setKeys(all);
  }
  return {
    all,
    set: setKeys,
    inserted: (at, count) => [...all.slice(0, at), ...fresh(count), ...all.slice(at)],
  };
}
