/** How components read a form: each subscribes to exactly what it shows, so that nothing else re-renders it. */

import { useCallback, useRef, useSyncExternalStore } from 'react';
import { sameJson } from '#engine/values/json-value.ts';
import type { Topic, Topics } from './model/subscriptions.ts';

/**
 * The result of `read`; re-renders when one of `topics` is notified and the result has changed.
 * @param topics a constant, or joined from the same parts every time
 */
export function useReading<Model extends { readonly topics: Topics }, T>(
  model: Model,
  topics: readonly Topic[],
  read: (model: Model) => T,
): T {
  const joined = topics.join('\n');
  const last = useRef<{ value: T }>(undefined);
  const subscribe = useCallback(
    (listener: () => void) => model.topics.listen(joined.split('\n') as Topic[], listener),
    [model, joined],
  );
  const snapshot = (): T => {
    const value = read(model);
    if (last.current && (Object.is(last.current.value, value) || sameJson(last.current.value, value)))
      return last.current.value;
    last.current = { value };
    return value;
  };
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
