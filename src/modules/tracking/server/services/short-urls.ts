/** Short links: for text messages, and those that the platform's team makes. */
import { randomInt } from 'node:crypto';
import type { Row } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { siteOf } from './site-of.ts';

const yearMs = 365 * 86_400_000;
/** Without similar letters and digits. */
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const codeLength = 7;

/** A short link to `url`; `url` itself where the provider has no address of ours. */
export async function shortUrlFor(tx: Transaction, providerId: number, url: string, now: Date): Promise<string> {
  const site = await siteOf(tx, url);
  if (site === undefined) return url;
  const { link } = await shortUrlTo(tx, providerId, url, now);
  return `${site}/s/${link.code}`;
}

/** The short link to `url`: valid for a year, and reused for a while. */
export async function shortUrlTo(
  tx: Transaction,
  providerId: number,
  url: string,
  now: Date,
): Promise<{ readonly link: Row<'short_urls'>; readonly isNew: boolean }> {
  const known = await tx
    .selectFrom('short_urls')
    .selectAll()
    .where('url', '=', url)
    // A link that expires soon is not reused.
    .where('expires_at', '>', new Date(now.getTime() + yearMs / 2))
    .executeTakeFirst();
  if (known) return { link: known, isNew: false };
  const row = { code: newCode(), url, created_at: now, expires_at: new Date(now.getTime() + yearMs) };
  const link = await tx
    .insertInto('short_urls')
    .values({ provider_id: providerId, ...row })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { link, isNew: true };
}

/** The target of a link; undefined for an unknown or expired one. */
export async function findShortUrl(tx: Transaction, code: string, now: Date): Promise<string | undefined> {
  const link = tx.selectFrom('short_urls').select('url').where('code', '=', code).where('expires_at', '>', now);
  return (await link.executeTakeFirst())?.url;
}

export async function countClick(tx: Transaction, code: string, now: Date): Promise<void> {
  await tx
    .updateTable('short_urls')
    .set((set) => ({ clicks: set('clicks', '+', 1), last_clicked_at: now }))
    .where('code', '=', code)
    .execute();
}

/** Forty random bits, so that links cannot be guessed. */
function newCode(): string {
  return Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('');
}
