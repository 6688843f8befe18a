/**
 * `npm run check:api [-- --url … --host … --login address:password --writes --json[=path] --annotations]`: compares the
 * schemas with a running API. By default with the one that `npm start` serves, with the logins of the demo.
 */
import { parseArgs } from 'node:util';
import { textFindings } from '#modules/messaging/domain/text-findings.ts';
import { catalogue } from '#generated/catalogue.ts';
import * as validators from '#generated/validators/settings.js';
import { loadConfig } from '#platform/server/config.ts';
import { demoLogins } from '../tests/factories/demo.ts';
import { demoPassword } from '../tests/factories/password.ts';
import { checkApi } from './gates/api.ts';
import type { Login } from './gates/api/callers.ts';
import { finish, reportOptions } from './gates/report.ts';

const { options, rest } = reportOptions(process.argv.slice(2));
const { values } = parseArgs({
  args: rest,
  options: {
    url: { type: 'string' },
    host: { type: 'string' },
    login: { type: 'string', multiple: true },
    writes: { type: 'boolean' },
  },
});

/** The demo's second provider has a host of its own. */
const demo = demoLogins
  .map(([email]) => ({ email, password: demoPassword }))
  .filter(({ email }) => !email.startsWith('staff@protea'));

function loginOf(text: string): Login {
  const colon = text.indexOf(':');
  return { email: text.slice(0, colon), password: text.slice(colon + 1) };
}

finish(
  await checkApi({
    root: process.cwd(),
    url: values.url ?? `http://localhost:${loadConfig().port}`,
    host: values.host,
    logins: values.login?.map(loginOf) ?? (values.url === undefined ? demo : []),
    writes: values.writes ?? values.url === undefined,
    catalogue,
    validators: { ...validators, further: textFindings },
  }),
  options,
);
