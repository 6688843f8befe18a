/** `npm run gates`: builds the web app and checks what came out. */
import { gates } from './check/gates.ts';
import { runChecks } from './check/run-checks.ts';

await runChecks(gates, { atOnce: 1 });
