/** The site of a provider, for links and pictures outside of a request. */
import type { Transaction } from '#platform/server/db/tenant.ts';

const local = /^(localhost|.*\.localhost|127\.0\.0\.1|\[::1\])$/;

/** The origin of the provider's portal: that of `url` if it is ours, otherwise the provider's first public host. */
export async function siteOf(tx: Transaction, url: string): Promise<string | undefined> {
  const hosts = await tx.selectFrom('provider_origins').select('origin').orderBy('origin').execute();
  if (URL.canParse(url)) {
    const { origin, hostname } = new URL(url);
    if (hosts.some((host) => host.origin === hostname)) return origin;
  }
  const found = hosts.find((host) => !local.test(host.origin));
  return found && `https://${found.origin}`;
}
