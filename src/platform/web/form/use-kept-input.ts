/** Input of a dialog that is no generated form: what was typed when the session ended is there again after logging in. */

import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { recallInTab, rememberInTab } from '../client/memory.ts';
import { onLeaving } from '../ui/feedback/leaving.ts';
import { draftKey } from './draft-keeper.ts';

/**
 * `useState`, kept in the tab when the session ends, and restored when the same user opens the same dialog again. `name`
 * is unique on the page, the value is JSON, and never a secret.
 */
export function useKeptInput<Value>(name: string, initial: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const [key] = useState(() => draftKey(`${window.location.pathname}:${name}`));
  const [value, setValue] = useState(() => recallInput(key, initial));
  const latest = useRef(value);
  latest.current = value;
  const [begun] = useState(initial);
  useEffect(() => keepInput(key, begun, () => latest.current), [key, begun]);
  return [value, setValue];
}

export function recallInput<Value>(key: string, initial: Value): Value {
  try {
    const kept = recallInTab(key);
    return kept === null ? initial : (JSON.parse(kept) as Value);
  } catch {
    return initial;
  }
}

/** Keeps what differs from the initial value if the session ends before the returned function is called. */
export function keepInput<Value>(key: string, initial: Value, value: () => Value): () => void {
  rememberInTab(key, null);
  return onLeaving((how) => {
    const [begun, input] = [initial, value()].map((one) => JSON.stringify(one));
    if (how === 'interrupted' && input !== undefined && input !== begun) rememberInTab(key, input);
  });
}
