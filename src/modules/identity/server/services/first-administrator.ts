/** The first administrator of a new provider, who is invited by mail and invites everyone else. */
import { roles } from '#platform/domain/role.ts';
import { writeAuditEvents, type AuditAuthor } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { sendLink, type Site } from '../passwords/links.ts';

interface Invited {
  readonly name: string;
  readonly email: string;
}

/** In the transaction that creates the provider. */
export async function inviteFirstAdministrator(
  tx: Transaction,
  site: Site,
  { name, email }: Invited,
  { author, now }: { readonly author: AuditAuthor; readonly now: Date },
): Promise<void> {
  const { providerId: provider_id } = site;
  const values = { name, email, role_id: roles.providerAdmin };
  const { id } = await tx
    .insertInto('users')
    .values({ ...values, provider_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sendLink(tx, 'invitation', { provider_id, id, name, email }, site, now);
  const change = { object_id: String(id), from: null, to: values };
  await writeAuditEvents(tx, { providerId: provider_id, type: 'user', at: now }, author, [change]);
}
