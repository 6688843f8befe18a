/** A session of a demo user without signing in, which is slow on purpose; signing in has its own tests. */
import type { Database } from '#platform/server/db/database.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { buildSession } from './factories/session.ts';

/** A bearer token for the user with this email address, at the provider of this host. */
export function signedIn(database: Database, email: string, host: string): Promise<string> {
  return asOwner(database.owner, async (tx) => {
    const { provider_id } = await tx
      .selectFrom('provider_origins')
      .select('provider_id')
      .where('origin', '=', host)
      .executeTakeFirstOrThrow();
    const { id } = await tx
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .where('provider_id', 'in', [provider_id, 0])
      .executeTakeFirstOrThrow();
    return (await buildSession(tx, { user_id: id, provider_id })).token;
  });
}
