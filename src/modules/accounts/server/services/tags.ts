/** Tags of accounts and shipments: reading, changing those of several records at once, and filtering. */
import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Tag } from '#generated/types.ts';
import { writeAuditEvents, type AuditAuthor } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';

/** The records with tags, besides areas of maps. */
type Tagged = 'account' | 'shipment';

/** Maximum number of tags per record. */
const mostTags = 50;

/** By name; `search` is a part of it. */
export async function findTags(tx: Transaction, type: Tagged, search = '', limit = 1000): Promise<readonly Tag[]> {
  const named = search.trim().toLowerCase();
  const rows = await tx
    .selectFrom('tags')
    .select('name')
    .where('type', '=', type)
    .where(sql<boolean>`strpos(lower(name), ${named}) > 0`)
    .orderBy(sql`lower(name)`)
    .limit(limit)
    .execute();
  return rows.map(({ name }) => ({ name, type }));
}

/** The tags of a row by name, as a list column. */
export function tagsOf(type: Tagged, id: Expression<number>): RawBuilder<readonly string[]> {
  return sql`(select coalesce(array_agg(t.name order by lower(t.name)), '{}') from tagged as g
    join tags as t on t.provider_id = g.provider_id and t.id = g.tag_id
    where g.type = ${type} and g.object_id = ${id})`;
}

/** The tags of every record that has some, by name. */
export function tagsByRecord(tx: Transaction, type: Tagged) {
  return tx
    .selectFrom('tagged as g')
    .innerJoin('tags as t', (join) => join.onRef('t.provider_id', '=', 'g.provider_id').onRef('t.id', '=', 'g.tag_id'))
    .select(['g.object_id', sql<string[]>`array_agg(t.name order by lower(t.name))`.as('tags')])
    .where('g.type', '=', type)
    .groupBy('g.object_id');
}

/** Condition: rows of a list, alias `r`, with one of the tags. */
export function hasTag(type: Tagged, names: unknown): RawBuilder<unknown> {
  return sql`r.id in (select g.object_id from tagged as g
    join tags as t on t.provider_id = g.provider_id and t.id = g.tag_id
    where t.type = ${type} and lower(t.name) in (select lower(name) from unnest(${names}::text[]) as name))`;
}

interface TagChange {
  readonly providerId: number;
  readonly type: Tagged;
  /** Existing records that the caller may change. */
  readonly ids: readonly number[];
  readonly add: readonly string[];
  readonly remove: readonly string[];
  readonly author: AuditAuthor;
  readonly now: Date;
}

/** Returns the records whose tags changed. Throws `too_many_tags` for a record above the limit. */
export async function changeTags(tx: Transaction, change: TagChange): Promise<readonly number[]> {
  const { providerId, type, ids, author, now } = change;
  if (ids.length === 0) return [];
  const before = await readTagged(tx, type, ids);
  const removed = new Set(change.remove.map((name) => name.toLowerCase()));
  const added = change.add.filter((name) => !removed.has(name.toLowerCase()));
  await addTags(tx, change, added);
  if (removed.size > 0)
    await sql`delete from tagged as g using tags as t
      where t.provider_id = g.provider_id and t.id = g.tag_id and g.type = ${type}
      and g.object_id = any(${[...ids]}::bigint[]) and lower(t.name) = any(${[...removed]}::text[])`.execute(tx);
  const after = await readTagged(tx, type, ids);
  const moved = ids.filter((id) => String(before.get(id)) !== String(after.get(id)));
  if (moved.some((id) => (after.get(id) ?? []).length > mostTags)) {
    const message = `One ${type} can have ${mostTags} tags at most`;
    throw new ApiError(422, 'too_many_tags', message, [{ field: 'add', code: 'too_many_tags', message }]);
  }
  const changes = moved.map((id) => {
    const side = (tags = new Map<number, readonly string[]>()) => ({ tags: tags.get(id) ?? [] });
    return { object_id: String(id), from: side(before), to: side(after) };
  });
  await writeAuditEvents(tx, { providerId, type, at: now }, author, changes);
  return moved;
}

/** A new tag is created with its first spelling. */
async function addTags(tx: Transaction, { providerId, type, ids }: TagChange, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const written = new Map(names.map((name) => [name.toLowerCase(), name] as const));
  const tags = [...written.values()].map((name) => ({ provider_id: providerId, type, name }));
  await tx
    .insertInto('tags')
    .values(tags)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`insert into tagged (provider_id, type, object_id, tag_id)
    select ${providerId}::bigint, ${type}::text, object_id, t.id from unnest(${[...ids]}::bigint[]) as object_id, tags as t
    where t.type = ${type} and lower(t.name) = any(${[...written.keys()]}::text[])
    on conflict do nothing`.execute(tx);
}

async function readTagged(
  tx: Transaction,
  type: Tagged,
  ids: readonly number[],
): Promise<Map<number, readonly string[]>> {
  const { rows } = await sql<{ id: number; tags: readonly string[] }>`
    select g.object_id as id, array_agg(t.name order by lower(t.name)) as tags from tagged as g
    join tags as t on t.provider_id = g.provider_id and t.id = g.tag_id
    where g.type = ${type} and g.object_id = any(${[...ids]}::bigint[]) group by g.object_id`.execute(tx);
  return new Map(rows.map(({ id, tags }) => [id, tags]));
}
