/** Looks for barcodes in the picture of a camera, one picture after the other. */
import { seenCodes } from '../../domain/seen-codes.ts';

/** Between the answer for one picture and the next picture, in milliseconds. */
const pauseMs = 80;
/** Bars stay legible at this width, and larger pictures take longer. */
const widestPixels = 1_280;

interface Reading {
  /** Called once for each code that comes into sight. */
  readonly onCode: (code: string) => void;
  /** The decoder could not be loaded. */
  readonly onFailure: () => void;
}

/** Returns the function that stops it. */
export function readCodes(video: HTMLVideoElement, { onCode, onFailure }: Reading): () => void {
  const worker = new Worker(new URL('./barcode-worker.ts', import.meta.url), { type: 'module' });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const freshOf = seenCodes();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    if (!context || video.readyState < video.HAVE_CURRENT_DATA || video.clientHeight === 0) {
      timer = setTimeout(look, pauseMs);
      return;
    }
    const { x, y, width, height } = shownPart(video);
    const scale = Math.min(1, widestPixels / width);
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    context.drawImage(video, x, y, width, height, 0, 0, canvas.width, canvas.height);
    const picture = context.getImageData(0, 0, canvas.width, canvas.height);
    worker.postMessage(picture, [picture.data.buffer]);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<readonly string[] | undefined>) => {
    if (!data) return onFailure();
    const fresh = freshOf(data, performance.now());
    if (fresh !== undefined) onCode(fresh);
    timer = setTimeout(look, pauseMs);
  });
  worker.addEventListener('error', onFailure);
  look();
  return () => {
    clearTimeout(timer);
    worker.terminate();
  };
}

/** The part of the picture that the page shows: a label outside of it isn’t meant. */
function shownPart({ videoWidth, videoHeight, clientWidth, clientHeight }: HTMLVideoElement) {
  const shape = clientWidth / clientHeight;
  const width = Math.min(videoWidth, videoHeight * shape);
  const height = Math.min(videoHeight, videoWidth / shape);
  return { x: (videoWidth - width) / 2, y: (videoHeight - height) / 2, width, height };
}
