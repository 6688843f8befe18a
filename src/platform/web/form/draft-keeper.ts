/** Stores unsaved changes in the browser while a form is edited, and removes them when they are discarded. */

import { onGivenUp } from '../ui/feedback/leave-prompt.tsx';

/** Milliseconds between the first key of a burst and the write. */
const pauseMs = 500;

interface Keeping {
  /** Calls back on every edit until the returned function is called. */
  listen: (listener: () => void) => () => void;
  /** Stores the current unsaved changes. */
  write: () => void;
  remove: () => void;
  isChanged: () => boolean;
}

/**
 * Keeps the stored draft of an open form up to date until the returned function is called, when the form closes: the
 * user was asked before closing a form with unsaved changes, so the draft is discarded then.
 */
export function keepWhileOpen({ listen, write, remove, isChanged }: Keeping): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const stop = listen(() => {
    timer ??= setTimeout(() => {
      cancel();
      write();
    }, pauseMs);
  });
  const onHide = (): void => {
    if (timer === undefined) return;
    cancel();
    write();
  };
  const giveUp = (): void => {
    cancel();
    remove();
  };
  // Changes that were carried over from an earlier form, as when the schemas were updated.
  if (isChanged()) write();
  const unsubscribe = onGivenUp(giveUp);
  window.addEventListener('pagehide', onHide);
  return () => {
    stop();
    unsubscribe();
    window.removeEventListener('pagehide', onHide);
    if (isChanged()) giveUp();
    else onHide();
  };
}
