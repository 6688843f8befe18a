/** `npm run check`: everything that can be judged without building or running the product. */
import { checks } from './check/checks.ts';
import { runChecks } from './check/run-checks.ts';

await runChecks(checks, { atOnce: 2 });
