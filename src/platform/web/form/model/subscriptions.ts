/**
 * The subscriptions of a form. Each subscriber names the topics that it reads, so that a keystroke re-renders only the
 * parts that show the change, not three thousand rows.
 */

import { placesAbove } from './path.ts';

type Listener = () => void;

type Kind = 'value' | 'field' | 'flags' | 'errors';

/** Topics to subscribe to; the first four are followed by `:` and a place, such as a setting's key or `parcels.0.length`. */
export type Topic =
  | `${Kind}:${string}`
  | 'pending'
  | 'edited'
  /** A change after which typing has paused: for computations over the whole form. */
  | 'settled'
  | 'problems'
  | 'visible'
  | 'base'
  | 'schema'
  | 'status'
  | 'attempted'
  | 'history';

export interface Topics {
  readonly listen: (topics: readonly Topic[], listener: Listener) => () => void;
  readonly notify: (topics: Iterable<Topic>) => void;
  /** The subscribed topics of a place, of its ancestors and of its descendants. */
  readonly around: (kind: Kind, place: string) => readonly Topic[];
}

/** Creates an empty set of subscriptions. A listener to several topics of one change is called once. */
export function createTopics(): Topics {
  const byTopic = new Map<Topic, Set<Listener>>();
  /** Subscribed topics by each of the places that contain them. */
  const inside = new Map<string, Set<Topic>>();
  const begin = (topic: Topic): Set<Listener> => {
    const listeners = new Set<Listener>();
    byTopic.set(topic, listeners);
    for (const above of placesAbove(topic)) inside.set(above, (inside.get(above) ?? new Set()).add(topic));
    return listeners;
  };
  const end = (topic: Topic): void => {
    byTopic.delete(topic);
    for (const above of placesAbove(topic)) {
      const topics = inside.get(above);
      topics?.delete(topic);
      if (topics?.size === 0) inside.delete(above);
    }
  };
  return {
    notify(topics) {
      const woken = new Set<Listener>();
      for (const topic of topics) for (const listener of byTopic.get(topic) ?? []) woken.add(listener);
      for (const listener of woken) listener();
    },
    around(kind, place) {
      const own = [place, ...placesAbove(place)].map((one): Topic => `${kind}:${one}`);
      return [...own.filter((topic) => byTopic.has(topic)), ...(inside.get(`${kind}:${place}`) ?? [])];
    },
    listen(topics, listener) {
      for (const topic of topics) (byTopic.get(topic) ?? begin(topic)).add(listener);
      return () => {
        for (const topic of topics) {
          const listeners = byTopic.get(topic);
          listeners?.delete(listener);
          if (listeners?.size === 0) end(topic);
        }
      };
    },
  };
}
