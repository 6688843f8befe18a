/** A stored credential is only sent to the host it was entered for: changing the address requires entering it again. */
import type { System } from '#generated/integrations.ts';

type Config = Readonly<Record<string, unknown>>;

/** The stored secrets that would be sent to another host. A signing secret is never sent, so it may stay. */
export function secretsToEnterAgain(
  { request }: System,
  before: Config,
  after: Config,
  stored: readonly string[],
): readonly string[] {
  const { authentication, url } = request;
  if (!authentication || authentication.kind === 'signature') return [];
  const field = /^\{(\w+)\}/.exec(url)?.[1] ?? '';
  return hostOf(before[field]) === hostOf(after[field]) ? [] : stored.filter((name) => name === authentication.secret);
}

/** Scheme, host and port; the text itself if it is not an address. */
function hostOf(address: unknown): string {
  const text = typeof address === 'string' ? address.trim().toLowerCase() : '';
  return /^[a-z]+:\/\/[^/?#]+/.exec(text)?.[0] ?? text;
}
