/**
 * Runs after `npm install` and `npm ci`: generates `generated/build/`, without which editors and a bare `npx tsc`
 * report missing imports.
 */
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './generate/built.mjs';

try {
  ensureBuilt(fileURLToPath(new URL('..', import.meta.url)));
} catch (error) {
  // An install must not fail because a schema is being edited; commands that need the files generate them themselves.
  console.error(error.message);
}
