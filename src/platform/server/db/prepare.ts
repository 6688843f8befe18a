/** Makes a database ready for this version of the program: migrated, and with the roles that it declares. */
// Across providers: the roles that the program declares are the platform’s, and the owner writes them.
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
