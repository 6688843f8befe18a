/** Starts the embedded PostgreSQL if it is used, runs migrations, and seeds the demo into an empty database. */
import { valueMigrations } from '#modules/settings/domain/value-migrations.ts';
import { catalogue } from '#generated/catalogue.ts';
import { loadConfig } from '#platform/server/config.ts';
import { openDatabase, type Database } from '#platform/server/db/database.ts';
import { prepare } from '#platform/server/db/prepare.ts';
import { loadKeyRing } from '#platform/server/db/secret-keys.ts';
import { demoLogins, secondHost } from '../tests/factories/demo.ts';
import { demoPassword } from '../tests/factories/password.ts';
import { applyMoves } from './gates/move-stored.ts';
import { isRehearsal } from './rehearsal.ts';
import { hasDemo, seed } from './seed.ts';

const config = loadConfig();
const opening = openDatabase(config, { log: (line) => console.log(line) });

/** When interrupted, the database is still closed properly. */
const interrupted = (): void => {
  opening
    .then((database) => database.close())
    .then(
      () => process.exit(130),
      () => process.exit(1),
    );
};
process.once('SIGINT', interrupted).once('SIGTERM', interrupted);

async function run(): Promise<boolean> {
  const database = await opening;
  try {
    const applied = await prepare(database);
    if (applied.length > 0) console.log(`Migrated the database: ${applied.length} steps.`);
    await upgradeValues(database);
    if (config.seedDemo && (await seed(database, config, await loadKeyRing(config))))
      console.log('Filled the empty database with the demo.');
    return await hasDemo(database);
  } finally {
    await database.close();
  }
}

/** Migrates values that an older version stored, before the first request. */
async function upgradeValues(database: Database): Promise<void> {
  const task = { database, catalogue, migrations: valueMigrations };
  const { moves, failures } = await applyMoves(task, await loadKeyRing(config), catalogue.version);
  const moved = moves.reduce((sum, { changes }) => sum + changes.length, 0);
  if (moved > 0) console.log(`Moved ${moved} stored values to the form of this version.`);
  for (const { providerId, message } of failures)
    console.log(`The stored values of provider ${providerId} could not be moved, so they stay as they are: ${message}`);
}

/** What to print about the demo, if this database contains it. */
export const demo = (await run()) ? { logins: demoLogins, password: demoPassword, secondHost } : undefined;
/** Then nothing leaves this machine, except to addresses that are configured. */
export const rehearsal = demo !== undefined && isRehearsal(config);
process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
