/** Starts the embedded PostgreSQL if that is what is used, migrates, and seeds the demo into an empty database. */
import { loadConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { prepare } from '#server/db/prepare.ts';
import { seed } from './seed.ts';

const config = loadConfig();
const database = await openDatabase(config, { say: (line) => console.log(line) });
try {
  const applied = await prepare(database);
  if (applied.length > 0) console.log(`Migrated the database: ${applied.length} steps.`);
  if (config.seedDemo && (await seed(database, config)))
    console.log('Filled the empty database with the demo providers.');
} finally {
  await database.close();
}
