/**
 * Stores unsaved changes in the browser while a form is edited, and removes them when they are discarded. What was
 * unsaved when the session ended is kept in the tab, where logging out elsewhere does not remove it.
 */

import { boot } from '../client/boot.ts';
import { recall, recallInTab, remember, rememberInTab } from '../client/memory.ts';
import { session } from '../client/session.ts';
import { onLeaving } from '../ui/feedback/leaving.ts';

/** Milliseconds between the first key of a burst and the write. */
const pauseMs = 500;

interface Keeping {
  readonly key: string;
  /** Calls back on every edit until the returned function is called. */
  listen: (listener: () => void) => () => void;
  /** The current unsaved changes; undefined when there are none that may be stored. */
  text: () => string | undefined;
  isChanged: () => boolean;
  /** Only when the session ends, not for a reload or a crash. */
  readonly onlyInterrupted?: boolean;
}

/** A draft belongs to one user of one provider. */
export function draftKey(name: string): string {
  return ['form_draft', boot().provider.id, session.get().user?.id ?? 0, name].join(':');
}

export function readDraft(key: string): string | null {
  return recallInTab(key) ?? recall(key);
}

export function removeDraft(key: string): void {
  rememberInTab(key, null);
  remember(key, null);
}

/**
 * Keeps the stored draft of an open form up to date until the returned function is called, when the form closes: the
 * user was asked before closing a form with unsaved changes, so the draft is discarded then, unless the session ended.
 */
export function keepWhileOpen({ key, listen, text, isChanged, onlyInterrupted = false }: Keeping): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isKept = false;
  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const write = (): void => {
    const changes = text();
    if (changes === undefined || !onlyInterrupted) rememberInTab(key, null);
    if (!onlyInterrupted) remember(key, changes ?? null);
  };
  const stop = listen(() => {
    isKept = false;
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
    removeDraft(key);
  };
  const interrupt = (): void => {
    const changes = text();
    if (changes === undefined) return;
    cancel();
    rememberInTab(key, changes);
    isKept = true;
  };
  // Changes that were carried over from an earlier form, as when the schemas were updated.
  if (isChanged()) write();
  const unsubscribe = onLeaving((how) => (how === 'interrupted' ? interrupt() : giveUp()));
  window.addEventListener('pagehide', onHide);
  return () => {
    stop();
    unsubscribe();
    window.removeEventListener('pagehide', onHide);
    if (isKept) return;
    if (isChanged()) giveUp();
    else onHide();
  };
}
