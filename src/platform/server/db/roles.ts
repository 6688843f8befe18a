/** Creates the roles that the migrations grant to. Needs a user who may create roles; otherwise says which statements to run. */
import type pg from 'pg';

/** Statements for an administrator, also printed when we may not run them. */
export const roleStatements = [
  'create role parcel_definer nologin noinherit nobypassrls',
  'create role parcel_app login nobypassrls',
  'create role parcel_worker login nobypassrls',
] as const;

const roleName = (statement: string): string => statement.split(' ')[2]!;

async function existingRoles(client: pg.ClientBase): Promise<Set<string>> {
  const { rows } = await client.query<{ rolname: string }>('select rolname from pg_roles where rolname = any ($1)', [
    roleStatements.map(roleName),
  ]);
  return new Set(rows.map((row) => row.rolname));
}

async function tryEach(client: pg.ClientBase, statements: readonly string[]): Promise<void> {
  for (const statement of statements) {
    await client.query('savepoint one');
    try {
      await client.query(statement);
    } catch (error) {
      await client.query('rollback to savepoint one');
      // Another process has just created it; roles are shared by all databases of a server.
      if ((error as { code?: string }).code === '42710' || (error as { code?: string }).code === '23505') continue;
      const needed = [...statements, 'grant parcel_definer to <owner of the database>'].join(';\n  ');
      throw new Error(`The database user may not create roles. Ask an administrator to run:\n  ${needed};`, {
        cause: error,
      });
    }
  }
}

/**
 * Changing the owner of a function to parcel_definer requires membership in it, which creating the role grants only
 * before version 16.
 */
async function joinDefiner(client: pg.ClientBase): Promise<void> {
  await client.query(`do $$ begin
    if not pg_has_role(current_user, 'parcel_definer',
        case when current_setting('server_version_num')::integer >= 160000 then 'SET' else 'MEMBER' end) then
      grant parcel_definer to current_user;
    end if;
  end $$`);
}

/** `passwords`: of the login roles; none for roles whose login is configured elsewhere (DATABASE_APP_URL). */
export async function ensureRoles(client: pg.ClientBase, passwords: Readonly<Record<string, string>>): Promise<void> {
  const existing = await existingRoles(client);
  await client.query('begin');
  try {
    await tryEach(
      client,
      roleStatements.filter((statement) => !existing.has(roleName(statement))),
    );
    for (const [role, password] of Object.entries(passwords)) {
      const literal = `'${password.replaceAll("'", "''")}'`;
      await client.query(`alter role ${role} password ${literal}`);
    }
    await joinDefiner(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
