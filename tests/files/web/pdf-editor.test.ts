/** Behaviour of the embedded PDF editor that we rely on, so that a change in a newer version is noticed. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const source = readFileSync(createRequire(import.meta.url).resolve('pdfjs-dist/legacy/build/pdf.mjs'), 'utf8');

/** The code of the first function after `name`, up to `length` characters. */
function after(name: string, length: number): string {
  const at = source.indexOf(name);
  expect(at, name).toBeGreaterThan(0);
  return source.slice(at, at + length);
}

test('F394 an image is rendered again 200 ms after it was last resized, and two clicks within 500 ms are a double click', () => {
  const resizing = after('_onResized() {\n    this.onScaleChanging();', 600);
  expect(resizing).toMatch(/clearTimeout\(this\.#resizeTimeoutId\)/);
  expect(resizing).toMatch(/const TIME_TO_WAIT = 200;\s+this\.#resizeTimeoutId = setTimeout\(/);
  expect(after('DBL_CLICK_THRESHOLD = ', 700)).toMatch(/^DBL_CLICK_THRESHOLD = 500;[^]*> DBL_CLICK_THRESHOLD\)/);
});
