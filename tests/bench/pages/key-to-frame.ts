/** Records for each key the time until the frame that displays it is rendered. */

declare global {
  interface Window {
    /** Milliseconds from each keydown to the end of the next frame's work, in order. */
    keyToFrame: number[];
  }
}

/** The frame callback runs before layout and paint; a message posted from it arrives afterwards. */
export function watchKeys(): void {
  window.keyToFrame = [];
  let pressed = 0;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => window.keyToFrame.push(performance.now() - pressed));
  port1.start();
  const afterFrame = () => port2.postMessage(null);
  const onKey = (event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.ctrlKey) return;
    pressed = performance.now();
    requestAnimationFrame(afterFrame);
  };
  window.addEventListener('keydown', onKey, { capture: true });
}
