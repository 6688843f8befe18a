/** The entries of the history that were visited since the page was loaded, so that it is known which way a step goes. */

interface Trail {
  /** Of the router, oldest first. */
  readonly keys: readonly string[];
  /** Index of the current one. */
  readonly at: number;
}

export interface Walked extends Trail {
  /** Whether the last step led to an earlier entry. */
  readonly isBack: boolean;
}

/** The trail after arriving at another entry. One from before the page was loaded lies further back. */
export function walked({ keys, at }: Trail, key: string, how: 'PUSH' | 'REPLACE' | 'POP'): Walked {
  const isNew = !keys.includes(key);
  if (how === 'POP' && isNew) return { keys: [key, ...keys.slice(at)], at: 0, isBack: true };
  if (how === 'POP') return { keys, at: keys.indexOf(key), isBack: keys.indexOf(key) < at };
  const before = keys.slice(0, how === 'PUSH' ? at + 1 : at);
  const after = how === 'PUSH' ? [] : keys.slice(at + 1);
  return { keys: [...before, key, ...after], at: before.length, isBack: false };
}
