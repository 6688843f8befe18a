/** Keeps what is unsaved in the browser while somebody edits it; gives it up when they do. */

import { onGivenUp } from '../ui/feedback/leave-prompt.tsx';

/** Written this long after the first key of a burst, in milliseconds. */
const pauseMs = 500;

interface Keeping {
  /** Hears of every edit until the answered function is called. */
  listen: (heard: () => void) => () => void;
  /** Writes down what is unsaved now. */
  write: () => void;
  forget: () => void;
  isChanged: () => boolean;
}

/**
 * Keeps the drafts of an open form up to date until the answered function is called, as the form closes: who closes it with
 * something unsaved was asked, and gives it up.
 */
export function keepWhileOpen({ listen, write, forget, isChanged }: Keeping): () => void {
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
    forget();
  };
  // Brought along from the form before it, as when the schemas moved on.
  if (isChanged()) write();
  const unheard = onGivenUp(giveUp);
  window.addEventListener('pagehide', onHide);
  return () => {
    stop();
    unheard();
    window.removeEventListener('pagehide', onHide);
    if (isChanged()) giveUp();
    else onHide();
  };
}
