/** Starts the embedded PostgreSQL if that is what is used, migrates, and seeds the demo into an empty database. */
import { loadConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { prepare } from '#server/db/prepare.ts';
import { demoLogins, secondHost } from '../tests/factories/demo.ts';
import { demoPassword } from '../tests/factories/password.ts';
import { hasDemo, seed } from './seed.ts';

const config = loadConfig();
const opening = openDatabase(config, { say: (line) => console.log(line) });

/** Interrupted here, the database is still closed as it should be. */
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
    if (config.seedDemo && (await seed(database, config))) console.log('Filled the empty database with the demo.');
    return await hasDemo(database);
  } finally {
    await database.close();
  }
}

/** What to tell people of the demo, if this database has it. */
export const demo = (await run()) ? { logins: demoLogins, password: demoPassword, secondHost } : undefined;
process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
