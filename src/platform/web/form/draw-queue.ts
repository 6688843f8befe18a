/** A queue for rendering that can wait until the user stops typing: one task at a time, each in a macrotask of its own. */

/** Milliseconds after the last key until typing counts as paused. */
const calmMs = 200;

export class DrawQueue {
  private readonly waiting = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private calmAt = 0;

  /** Postpones the queue, because the user is typing. */
  postpone(): void {
    this.calmAt = performance.now() + calmMs;
  }

  /** Queues a task; returns a function that cancels it. */
  enqueue(draw: () => void): () => void {
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
