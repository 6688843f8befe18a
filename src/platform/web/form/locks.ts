/** Work that can wait until nobody types: one piece after the other, each in a task of its own. */

/** So long after the last key somebody has stopped typing, in milliseconds. */
const calmMs = 200;

export class Locks {
  private readonly waiting = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private calmAt = 0;

  /** Somebody types: nothing is done for a moment. */
  postpone(): void {
    this.calmAt = performance.now() + calmMs;
  }

  /** Asks for a turn, after those that asked before; answers how to give it back. */
  ask(lock: () => void): () => void {
    this.waiting.add(lock);
    this.arm();
    return () => void this.waiting.delete(lock);
  }

  private arm(): void {
    if (this.timer !== undefined || this.waiting.size === 0) return;
    this.timer = setTimeout(() => this.give(), Math.max(0, this.calmAt - performance.now()));
  }

  private give(): void {
    this.timer = undefined;
    const [lock] = this.waiting;
    if (lock && performance.now() >= this.calmAt) {
      this.waiting.delete(lock);
      lock();
    }
    this.arm();
  }
}
