/** `npm run gates`: builds the web app and checks the result. */
import { gates } from './check/gates.ts';
import { runChecks } from './check/run-checks.ts';

await runChecks(gates, { atOnce: 1 });
