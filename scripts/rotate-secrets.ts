/**
 * Rotates the key that encrypts secret settings. With the key in the data folder: adds a new one first and encrypts
 * everything again; the previous key stays until the next rotation, for a server that still runs with it. With
 * SECRET_KEY: start every server with "new,old" first, run this, then leave only "new".
 */
import { loadConfig } from '#platform/server/config.ts';
import { openDatabase } from '#platform/server/db/database.ts';
import { rotateSecrets } from '#platform/server/db/rotate-secrets.ts';
import { loadKeyText, newKey, writeKeyFile } from '#platform/server/db/secret-keys.ts';
import { parseKeyRing } from '#platform/server/db/secrets.ts';

const config = loadConfig();
const database = await openDatabase(config, { log: (line) => console.log(line) });
try {
  const known = (await loadKeyText(config)).trim();
  const keys = config.secretKey ? known : `${newKey()},${known}`;
  // Written before the first secret needs it, so that every secret can be decrypted even after an interruption.
  if (!config.secretKey) await writeKeyFile(config.dataDir, keys.split(','));
  const { rotated, alreadyCurrent } = await rotateSecrets(database, parseKeyRing(keys));
  if (!config.secretKey) await writeKeyFile(config.dataDir, keys.split(',').slice(0, 2));
  console.log(`${rotated} secrets encrypted with the new key, ${alreadyCurrent} had it already.`);
  if (config.secretKey) console.log('You may now remove the older keys from SECRET_KEY.');
  else if (rotated > 0) console.log('Start the server again, so that it reads the new key.');
} finally {
  await database.close();
}
