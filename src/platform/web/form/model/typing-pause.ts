/** Tells when somebody who typed has paused: what concerns more than the field itself is due then, and not at every key. */

import { placeOf, type Path } from './path.ts';

/** So long after the last key somebody has paused, in milliseconds. */
const pauseMs = 150;

export class TypingPause {
  private readonly onPause: (typed: readonly Path[]) => void;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly typedIn = new Map<string, Path>();

  /** @param onPause is told where something was typed since the pause before */
  constructor(onPause: (typed: readonly Path[]) => void) {
    this.onPause = onPause;
  }

  /** A key was typed in the field at `path`. */
  typed(path: Path): void {
    this.typedIn.set(placeOf(path), path);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end(), pauseMs);
  }

  /** What was typed counts now, as when the field is left; nothing happens where nothing was typed. */
  end(): void {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    const typed = [...this.typedIn.values()];
    this.typedIn.clear();
    this.onPause(typed);
  }
}
