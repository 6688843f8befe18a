/**
 * Who is told of a change. Every subscriber names what it reads, and immer's patches say what changed, so that a
 * keystroke wakes the few parts that show it and not three thousand rows.
 */

import type { Patch } from 'immer';

type Listener = () => void;

/** What can be listened to; the first four are followed by `:` and a setting's key. */
export type Topic =
  | `value:${string}`
  | `field:${string}`
  | `flags:${string}`
  | `errors:${string}`
  | 'pending'
  | 'edited'
  | 'problems'
  | 'visible'
  | 'base'
  | 'status'
  | 'attempted';

const topicsOfSlice: Readonly<Record<string, (key: string, patch: Patch) => readonly Topic[]>> = {
  drafts: (key, { op, path }) =>
    op === 'replace' || path.length > 2
      ? [`value:${key}`, 'edited']
      : [`value:${key}`, 'edited', `flags:${key}`, 'pending'],
  errors: (key) => [`errors:${key}`, 'problems'],
  ruleErrors: () => ['problems'],
  serverErrors: (key) => [`errors:${key}`, 'problems'],
  touched: (key) => [`errors:${key}`, 'problems'],
  hidden: (key) => [`flags:${key}`, 'visible', 'pending', 'problems'],
};

/** The topics that a patch of the form's state touches. */
function topicsOf(patch: Patch): readonly Topic[] {
  const [slice, key] = patch.path;
  if (typeof slice !== 'string') return [];
  if (typeof key === 'string') return topicsOfSlice[slice]?.(key, patch) ?? [];
  return slice === 'attempted' ? ['status', 'attempted'] : ['status'];
}

export interface Topics {
  readonly listen: (topics: readonly Topic[], listener: Listener) => () => void;
  readonly tell: (topics: Iterable<Topic>) => void;
  readonly tellPatches: (patches: readonly Patch[]) => void;
}

/** Everything, for when the stored side was replaced. */
export function* everyTopic(keys: readonly string[]): Generator<Topic> {
  yield* ['pending', 'edited', 'problems', 'visible', 'base', 'status', 'attempted'] as const;
  for (const key of keys) {
    yield `value:${key}`;
    yield `flags:${key}`;
    yield `errors:${key}`;
  }
}

/**
 * A fresh set of subscriptions. A listener that hears several topics of one change is called once.
 * @param besides topics of a patch that only the catalogue knows of
 */
export function createTopics(besides: (patch: Patch) => readonly Topic[]): Topics {
  const heard = new Map<Topic, Set<Listener>>();
  const tell = (topics: Iterable<Topic>): void => {
    const woken = new Set<Listener>();
    for (const topic of topics) for (const listener of heard.get(topic) ?? []) woken.add(listener);
    for (const listener of woken) listener();
  };
  return {
    tell,
    tellPatches: (patches) => tell(new Set(patches.flatMap((patch) => [...topicsOf(patch), ...besides(patch)]))),
    listen(topics, listener) {
      for (const topic of topics) {
        const listeners = heard.get(topic) ?? new Set();
        heard.set(topic, listeners.add(listener));
      }
      return () => {
        for (const topic of topics) {
          const listeners = heard.get(topic);
          listeners?.delete(listener);
          if (listeners?.size === 0) heard.delete(topic);
        }
      };
    },
  };
}
