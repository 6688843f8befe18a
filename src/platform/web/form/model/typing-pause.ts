/** Reports when typing has paused: validation beyond the typed field itself runs then, not at every key. */

import { placeOf, type Path } from './path.ts';

/** Milliseconds after the last key until typing counts as paused. */
const pauseMs = 150;

export class TypingPause {
  private readonly onPause: (typed: readonly Path[]) => void;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly typedIn = new Map<string, Path>();

  /** @param onPause called with the places typed in since the previous pause */
  constructor(onPause: (typed: readonly Path[]) => void) {
    this.onPause = onPause;
  }

  /** A key was typed in the field at `path`. */
  typed(path: Path): void {
    this.typedIn.set(placeOf(path), path);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end(), pauseMs);
  }

  /** Ends the pause early, as when the field loses focus; does nothing if nothing was typed. */
  end(): void {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    const typed = [...this.typedIn.values()];
    this.typedIn.clear();
    this.onPause(typed);
  }
}
