/** `npm run check`: everything that can be checked without building or running the product. */
import { checks } from './check/checks.ts';
import { runChecks } from './check/run-checks.ts';
import { ensureBuilt } from './generate/built.mjs';

ensureBuilt(process.cwd());
await runChecks(checks, { atOnce: 2 });
