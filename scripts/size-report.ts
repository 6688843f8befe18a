/** `npm run size-report`: the gzipped size that each screen loads, from the last build in dist/web. */
import { gzippedSize, limits, readManifest, screenSizes } from './check/script-sizes.ts';

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`.padStart(10);

for (const { screen, scriptBytes, styleBytes } of screenSizes(readManifest('dist/web'), gzippedSize('dist/web'))) {
  const limit = limits[screen];
  const limitText = limit === undefined ? '' : `  (limit ${kilobytes(limit).trim()})`;
  console.log(`${screen.padEnd(20)} scripts ${kilobytes(scriptBytes)}  styles ${kilobytes(styleBytes)}${limitText}`);
}
