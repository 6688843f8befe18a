/** `npm run check:compat [-- --json[=path] --annotations]`: exit code 1 when a released setting was taken away or narrowed. */
import { checkCompat } from './gates/compat.ts';
import { finish, reportOptions } from './gates/report.ts';

const { options } = reportOptions(process.argv.slice(2));
finish(await checkCompat(process.cwd()), options);
