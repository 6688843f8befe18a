/** The list of gates: checks that need the built product. */
import { checkBrowserOutput } from './browser-output.ts';
import { outcomeOf, type Check } from './run-checks.ts';
import { gzippedSize, limits, readManifest, screenSizes } from './script-sizes.ts';
import type { Outcome } from './tool.ts';
import { build } from '../start/build.mjs';

const webRoot = 'dist/web';

/** Run in this order: the later ones check the output of the first. */
export const gates: readonly Check[] = [
  { name: 'build', run: buildAll },
  { name: 'browser output', run: () => outcomeOf(checkBrowserOutput(webRoot), 'old syntax only, no eval') },
  { name: 'script sizes', run: scriptSizes },
];

async function buildAll(root: string): Promise<Outcome> {
  await build(root);
  return { ok: true, summary: 'server and web app', details: [] };
}

function scriptSizes(): Outcome {
  const sizes = screenSizes(readManifest(webRoot), gzippedSize(webRoot));
  const measured = Object.entries(limits).map(([name, limit]) => {
    const bytes = sizes.find(({ screen }) => screen === name)?.scriptBytes ?? Infinity;
    return { name, limit, bytes };
  });
  const words = measured.map(({ name, bytes }) => `${name} needs ${(bytes / 1024).toFixed(0)} KB gzip`).join(', ');
  const findings = measured
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ name, bytes, limit }) => ({
      file: webRoot,
      line: 0,
      message: `${name} needs ${(bytes / 1024).toFixed(1)} KB of gzipped scripts, the limit is ${limit / 1024} KB (npm run size-report)`,
    }));
  return outcomeOf(findings, words);
}
