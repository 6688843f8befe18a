/** Keeps a delivery that is being recorded on the phone: a session that ends, or a camera that takes the page’s memory, loses no signature. */
import { useEffect, useRef } from 'react';
import { onLeaving } from '#platform/web/ui/feedback/leaving.ts';

/** Milliseconds between a change and its storing while a name is typed letter by letter; signatures and photos are stored at once. */
const pauseMs = 500;

interface Keeping {
  /** Compared by identity: a new value is a change. */
  readonly input: unknown;
  /** While it is, changes of the input are kept. */
  readonly isOpen: boolean;
  readonly keep: () => Promise<void>;
  readonly drop: () => Promise<void>;
}

export function useKeptDelivery({ input, isOpen, keep, drop }: Keeping): void {
  const latest = useRef({ keep, drop });
  latest.current = { keep, drop };
  useEffect(() => {
    if (!isOpen) return undefined;
    let isKept = false;
    const write = (): void => {
      if (isKept) return;
      isKept = true;
      // Storage that is full or switched off: the delivery is recorded all the same.
      latest.current.keep().catch(() => undefined);
    };
    const timer = setTimeout(write, isTyping() ? pauseMs : 0);
    const onHide = (): void => {
      if (document.visibilityState === 'hidden') write();
    };
    document.addEventListener('visibilitychange', onHide);
    // Before the next page is asked for: storing takes longer than a page that goes has.
    window.addEventListener('beforeunload', write);
    const stop = onLeaving((how) => (how === 'interrupted' ? write() : void latest.current.drop()));
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('beforeunload', write);
      stop();
    };
  }, [input, isOpen]);
}

function isTyping(): boolean {
  const focused = document.activeElement;
  return focused instanceof HTMLTextAreaElement || (focused instanceof HTMLInputElement && focused.type !== 'file');
}
