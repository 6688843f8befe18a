/** Tells open forms how their screen is left. Apart from the prompt, because every page loads this. */

/** How unsaved changes are left: discarded by the user, or interrupted by the end of the session. */
export type Leaving = 'given-up' | 'interrupted';

type Listener = (how: Leaving) => void;

const listeners = new Set<Listener>();

/** Calls back at once when unsaved changes are left: the next screen may load slowly, and the page may be closed before. */
export function onLeaving(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceLeaving(how: Leaving): void {
  for (const listener of [...listeners]) listener(how);
}

let interrupted = false;

export function isInterrupted(): boolean {
  return interrupted;
}

/** Leaves the screen without a question, because nobody can stay on it: forms keep their unsaved changes for the return. */
export async function interrupt(leave: () => unknown): Promise<void> {
  announceLeaving('interrupted');
  interrupted = true;
  try {
    await leave();
  } finally {
    interrupted = false;
  }
}
