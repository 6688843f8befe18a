/** Runs after `npm install` and `npm ci`: makes `generated/build/`, without which an editor or a bare `npx tsc` would find imports missing. */
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './generate/built.mjs';

try {
  ensureBuilt(fileURLToPath(new URL('..', import.meta.url)));
} catch (error) {
  // An install must not fail over a schema that somebody is in the middle of editing; what needs the files makes them itself.
  console.error(error.message);
}
