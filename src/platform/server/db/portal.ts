/** Where links in mails and text messages lead (the setting `url`). */
import type { Settings } from '#generated/types.ts';
import type { Transaction } from './tenant.ts';

/**
 * The origin of the address that the provider gave its portal, if it is one of its own hosts: links contain secrets, such
 * as those for a new password. Otherwise `origin`, where the request came from.
 */
export async function portalOf<Origin extends string | undefined>(
  tx: Transaction,
  { url }: Pick<Settings, 'url'>,
  origin: Origin,
): Promise<string | Origin> {
  if (url === undefined || !URL.canParse(url)) return origin;
  const portal = new URL(url);
  const own = await tx
    .selectFrom('provider_origins')
    .select('origin')
    .where('origin', '=', portal.hostname)
    .executeTakeFirst();
  return own ? portal.origin : origin;
}
