/** Statements about the scopes below a provider, and how many settings each sets. */
import { sql } from 'kysely';
import type { ScopeRef } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

export interface FoundPlace {
  readonly kind: ScopeRef;
  readonly id: number;
  readonly title: string;
  readonly detail: string;
  readonly account_id: number | null;
  readonly own: number;
}

export interface PlaceSearch {
  /** Part of a name, code or address; empty for all. */
  readonly text: string;
  /** Limit per kind. */
  readonly limit: number;
  /** Limits the search to this account and its users. */
  readonly account: number | null;
  /** Limits the search to this branch; 0 for none. */
  readonly branch: number | null;
  /** This scope is listed first of its kind, whatever the search. */
  readonly shown: { readonly kind: ScopeRef; readonly id?: number } | undefined;
}

/** Branches, accounts and users by name, each with its number of own settings. */
export async function findPlaces(tx: Transaction, search: PlaceSearch): Promise<FoundPlace[]> {
  const { limit, account, branch, shown } = search;
  const currentId = (kind: ScopeRef): number => (shown?.kind === kind ? (shown.id ?? 0) : 0);
  const like = `%${search.text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<FoundPlace>`
    select p.kind, p.id, p.title, p.detail, p.account_id,
           (select count(*)::int from setting_values v where v.scope = p.kind and v.scope_id = p.id) as own
      from (
        (select 1 as place, 'branch' as kind, id, name as title, code as detail, null::bigint as account_id
           from branches where (name ilike ${like} or code ilike ${like} or id = ${currentId('branch')}) and (${branch}::bigint is null or id = ${branch})
          order by id = ${currentId('branch')} desc, name, id limit ${limit})
        union all
        (select 2, 'account', id, name, account_code, null
           from accounts where (name ilike ${like} or account_code ilike ${like} or id = ${currentId('account')})
            and (${account}::bigint is null or id = ${account})
          order by id = ${currentId('account')} desc, name, id limit ${limit})
        union all
        (select 3, 'user', id, name, email::text, account_id
           from users where (name ilike ${like} or email::text ilike ${like} or id = ${currentId('user')}) and not is_disabled
            and (${account}::bigint is null or account_id = ${account})
          order by id = ${currentId('user')} desc, name, id limit ${limit})
      ) p
     order by p.place, p.title, p.id`.execute(tx);
  return rows;
}

export interface OwnCount {
  readonly setting: string;
  readonly kind: ScopeRef;
  readonly count: number;
}

export interface KindCount {
  readonly kind: ScopeRef;
  readonly count: number;
}

/** For each setting, how many scopes below the provider, or users below an account or a branch, set it. */
export async function countOwn(tx: Transaction, below: ScopeRef, id: number): Promise<OwnCount[]> {
  const { rows } = await sql<OwnCount>`
    select v.key as setting, v.scope as kind, count(*)::int as count
      from setting_values v left join users u on v.scope = 'user' and u.id = v.scope_id
     where v.scope in ('branch', 'account', 'user')
       and (${below} = 'provider' or (${below} = 'account' and u.account_id = ${id}) or (${below} = 'branch' and u.branch_id = ${id}))
     group by v.key, v.scope`.execute(tx);
  return rows;
}

export async function countPlaces(tx: Transaction, below: ScopeRef, id: number): Promise<KindCount[]> {
  const { rows } = await sql<KindCount>`
    select 'branch' as kind, count(*)::int as count from branches where ${below} = 'provider'
    union all select 'account', count(*)::int from accounts where ${below} = 'provider'
    union all select 'user', count(*)::int from users
     where not is_disabled
       and (${below} = 'provider' or (${below} = 'account' and account_id = ${id}) or (${below} = 'branch' and branch_id = ${id}))`.execute(
    tx,
  );
  return rows.filter(({ count }) => count > 0);
}

/** The same below the platform: the number of providers, never their names. */
export async function countProviders(
  tx: Transaction,
  keys: readonly string[],
): Promise<{ readonly total: number; readonly own: readonly OwnCount[] }> {
  const { rows } = await sql<{ key: string; own: number; total: number }>`
    select key, own::int, total::int from app.platform_impact(${[...keys]}::text[])`.execute(tx);
  const own = rows.flatMap(({ key, own: count }) =>
    count > 0 ? [{ setting: key, kind: 'provider' as const, count }] : [],
  );
  return { total: rows[0]?.total ?? 0, own };
}
