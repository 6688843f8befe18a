/**
 * `npm run check:stored [-- --database-url … --dry-run | --migrate --json[=path] --annotations]`: stored values that
 * the schemas reject or would lose. By default in the configured database, or else the embedded one.
 */
import { parseArgs } from 'node:util';
import { textFindings } from '#modules/messaging/domain/text-findings.ts';
import { valueMigrations } from '#modules/settings/domain/value-migrations.ts';
import { catalogue } from '#generated/catalogue.ts';
import * as validators from '#generated/validators/settings.js';
import { loadConfig } from '#platform/server/config.ts';
import { openDatabase } from '#platform/server/db/database.ts';
import { prepare } from '#platform/server/db/prepare.ts';
import { loadKeyRing } from '#platform/server/db/secret-keys.ts';
import { finish, reportOptions } from './gates/report.ts';
import { checkStored, storedTask } from './gates/stored.ts';

const { options, rest } = reportOptions(process.argv.slice(2));
const { values } = parseArgs({
  args: rest,
  options: { 'database-url': { type: 'string' }, 'dry-run': { type: 'boolean' }, migrate: { type: 'boolean' } },
});
const address = values['database-url'];
const config = loadConfig({ ...process.env, ...(address ? { DATABASE_URL: address } : {}) });
const database = await openDatabase(config, { log: (line) => console.error(line) });
try {
  const mode = values.migrate ? 'migrate' : values['dry-run'] ? 'dry-run' : 'check';
  if (mode === 'migrate') await prepare(database);
  // The key in the data folder belongs to the database there and decrypts nothing in another one.
  const keys = config.secretKey || !address ? await loadKeyRing(config) : undefined;
  finish(
    await checkStored(
      storedTask(database, { catalogue, validators: { ...validators, further: textFindings } }, valueMigrations, keys),
      mode,
    ),
    options,
  );
} finally {
  await database.close();
}
