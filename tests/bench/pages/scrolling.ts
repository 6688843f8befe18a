/** Scrolls the window over a long table, one step per frame, and records duration and content of each frame. */

export interface Scrolled {
  /** Milliseconds from frame to frame. */
  readonly took: readonly number[];
  /** Frames without a row in the middle of the window. */
  readonly blank: number;
}

declare global {
  interface Window {
    /** `step`: pixels per frame. */
    scrollBySteps: (step: number, frames: number) => Promise<Scrolled>;
    /** Jumps to the end of the page: the time until a row is rendered there, ms, and its number, counted from 1. */
    scrollToLast: () => Promise<{ readonly took: number; readonly last: number }>;
  }
}

export function offerScrolling(): void {
  window.scrollBySteps = (step, frames) =>
    new Promise((resolve) => {
      const took: number[] = [];
      let [blank, before] = [0, performance.now()];
      const frame = (now: number): void => {
        took.push(now - before);
        before = now;
        if (!rowAt(innerHeight / 2)) blank += 1;
        // Skips the first frames, which belong to opening the page.
        if (took.length >= frames + 5) return resolve({ took: took.slice(5), blank });
        scrollBy(0, step);
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
  window.scrollToLast = () =>
    new Promise((resolve) => {
      const began = performance.now();
      scrollTo(0, document.documentElement.scrollHeight);
      const frame = (now: number): void => {
        const last = Number(rowAt(innerHeight / 2)?.dataset['index'] ?? -1) + 1;
        if (last > 0) resolve({ took: now - began, last });
        else requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
}

function rowAt(height: number): HTMLElement | null | undefined {
  return document.elementFromPoint(innerWidth / 2, height)?.closest<HTMLElement>('tr[data-index]');
}
