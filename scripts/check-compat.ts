/** `npm run check:compat [-- --json[=path] --annotations]`: exits with 1 when a released setting was removed or narrowed. */
import { checkCompat } from './gates/compat.ts';
import { finish, reportOptions } from './gates/report.ts';

const { options } = reportOptions(process.argv.slice(2));
finish(await checkCompat(process.cwd()), options);
