/** Tells when somebody who typed has paused: what concerns the whole form is due then, and not at every key. */

/** So long after the last key somebody has paused, in milliseconds. */
const pauseMs = 150;

export class TypingPause {
  private readonly onPause: () => void;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onPause: () => void) {
    this.onPause = onPause;
  }

  /** A key was typed. */
  typed(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end(), pauseMs);
  }

  /** What was typed counts now, as when the field is left; nothing happens where nothing was typed. */
  end(): void {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.onPause();
  }
}
