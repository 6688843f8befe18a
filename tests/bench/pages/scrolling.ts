/** Scrolls the window over a long table, a step a frame, and notes what each frame took and showed. */

export interface Scrolled {
  /** Milliseconds from frame to frame. */
  readonly took: readonly number[];
  /** Frames with no row in the middle of the window. */
  readonly blank: number;
}

declare global {
  interface Window {
    /** `step`: pixels a frame. */
    scrollBySteps: (step: number, frames: number) => Promise<Scrolled>;
    /** To the end of the page at once: how long until a row is drawn there, ms, and which, counted from 1. */
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
        // The first frames are those of the page that was just opened.
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
