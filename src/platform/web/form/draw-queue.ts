/** Work that can wait until nobody types: one piece after the other, each in a task of its own. */

/** So long after the last key somebody has stopped typing, in milliseconds. */
const calmMs = 200;

export class DrawQueue {
  private readonly waiting = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private calmAt = 0;

  /** Somebody types: nothing is done for a moment. */
  postpone(): void {
    this.calmAt = performance.now() + calmMs;
  }

  /** Queues a piece of drawing behind those before it; returns how to take it back. */
  ask(draw: () => void): () => void {
    this.waiting.add(draw);
    this.arm();
    return () => void this.waiting.delete(draw);
  }

  private arm(): void {
    if (this.timer !== undefined || this.waiting.size === 0) return;
    this.timer = setTimeout(() => this.give(), Math.max(0, this.calmAt - performance.now()));
  }

  private give(): void {
    this.timer = undefined;
    const [draw] = this.waiting;
    if (draw && performance.now() >= this.calmAt) {
      this.waiting.delete(draw);
      draw();
    }
    this.arm();
  }
}
