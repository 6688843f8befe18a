/** Fills an empty database with the demo; a database with a provider is left alone. */
import { sql } from 'kysely';
import type { Config } from '#platform/server/config.ts';
import type { Database } from '#platform/server/db/database.ts';
import type { KeyRing } from '#platform/server/db/secrets.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { buildDemoGateways } from '../tests/factories/demo-gateways.ts';
import { buildDemoIntegrations } from '../tests/factories/demo/integrations.ts';
import { buildDemoInterhubSettings } from '../tests/factories/demo/interhub.ts';
import { buildDemo, demoLogins } from '../tests/factories/demo.ts';

/**
 * Returns whether it did anything. With `keys` the demo also gets credentials of gateways and a connected system. The
 * lock prevents two first starts from both finding the database empty.
 */
export function seed(
  database: Database,
  config: Pick<Config, 'port' | 'publicOrigin'>,
  keys?: KeyRing,
): Promise<boolean> {
  return asOwner(database.owner, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('seed'))`.execute(tx);
    const provider = await tx.selectFrom('providers').select('id').where('id', '<>', 0).limit(1).executeTakeFirst();
    if (provider) return false;
    await buildDemo(tx, { origin: config.publicOrigin ?? `http://localhost:${config.port}`, isBusy: true });
    if (keys) {
      await buildDemoGateways(tx, keys);
      await buildDemoIntegrations(tx, keys);
    }
    await buildDemoInterhubSettings(tx);
    return true;
  });
}

export async function hasDemo(database: Database): Promise<boolean> {
  const emails = demoLogins.map(([email]) => email);
  const { found } = await asOwner(database.owner, (tx) =>
    tx
      .selectFrom('users')
      .select((select) => select.fn.countAll<number>().as('found'))
      .where('email', 'in', emails)
      .executeTakeFirstOrThrow(),
  );
  return found === emails.length;
}
