/** Statements about audit events, which are only ever added and read. */
import type { Access } from '../db/access.ts';
import type { Row } from '#generated/database.ts';
import type { AuditFilter } from './audit-reader.ts';
import { inTenant } from '../db/tenant.ts';

export interface Page {
  readonly type: string;
  readonly offset: number;
  readonly limit: number;
}

export interface EventPage {
  readonly events: readonly Row<'audit_events'>[];
  readonly count: number;
}

/** Newest first, and how many there are altogether. */
export function findEvents(access: Access, page: Page, { tenant, prefix, names }: AuditFilter): Promise<EventPage> {
  return inTenant(access, tenant, async (tx) => {
    let matching = tx.selectFrom('audit_events').where('provider_id', '=', tenant).where('type', '=', page.type);
    if (prefix === '') matching = matching.where('object_id', 'not like', '%/%');
    else if (prefix !== undefined) matching = matching.where('object_id', 'like', `${prefix}%`);
    if (names !== undefined) matching = matching.where('object_id', 'in', names);
    const events = await matching
      .selectAll()
      .orderBy('timestamp', 'desc')
      .orderBy('id', 'desc')
      .offset(page.offset)
      .limit(page.limit)
      .execute();
    const { count } = await matching.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    return { events, count };
  });
}
