/** `npm run check:dead [-- --json[=path] --strict]`: the settings that no code reads yet; `--strict` makes them a failure. */
import { checkDead } from './gates/dead.ts';
import { finish, reportOptions } from './gates/report.ts';

const { options, rest } = reportOptions(process.argv.slice(2));
finish(checkDead(process.cwd(), rest.includes('--strict')), options);
