/** Prepares a database for this version of the program: migrations and built-in roles. */
// Across providers: the built-in roles belong to the platform, and the owner writes them.
import type { Database } from './database.ts';
import { syncGlobalRoles } from './global-roles.ts';
import { migrate } from './migrate.ts';
import { asOwner } from './tenant.ts';

/** Returns the names of the migrations that ran. */
export async function prepare(database: Database): Promise<string[]> {
  const applied = await migrate(database);
  await asOwner(database.owner, syncGlobalRoles);
  return applied;
}
