/** The provider's logo for printed documents: uploaded, or linked on another site. */
import { buffer } from 'node:stream/consumers';
import { inTenant } from '#platform/server/db/tenant.ts';
import type { Services } from '#platform/server/http/services.ts';
import { OutboundError } from '#platform/server/outbound/addresses.ts';
import type { Outbound } from '#platform/server/outbound/outbound.ts';
import { isPrintableImage } from '../images/printable-image.ts';
import { findFile, readFile } from './stored-files.ts';

const uploaded = /^\/images\/(\d+)\/([0-9a-f-]{36})$/;
const mostBytes = 2_000_000;

/** PNG or JPEG; undefined for other formats, and for a logo that cannot be read: the document is printed without it. */
export async function readLogo(
  services: Services,
  providerId: number,
  address: string | undefined,
): Promise<Buffer | undefined> {
  const bytes = address?.startsWith('https://')
    ? await linkedLogo(services, address)
    : await uploadedLogo(services, providerId, address ?? '');
  return bytes && (await isPrintableImage(bytes)) ? bytes : undefined;
}

async function uploadedLogo(services: Services, providerId: number, address: string): Promise<Buffer | undefined> {
  const [, provider, id] = uploaded.exec(address) ?? [];
  if (id === undefined || Number(provider) !== providerId) return undefined;
  const file = await inTenant(services.database.app, providerId, (tx) => findFile(tx, id, services.clock()));
  const bytes = file && (await readFile(services, file));
  return bytes && buffer(bytes);
}

interface Fetched {
  readonly bytes: Promise<Buffer | undefined>;
  readonly until: number;
}

/** By address; bounded, oldest first. */
const caches = new WeakMap<Outbound, Map<string, Fetched>>();
const mostCached = 50;
/** Also how long a logo that could not be fetched is not asked for again. */
const cachedMs = 10 * 60_000;

function linkedLogo({ outbound, clock }: Services, address: string): Promise<Buffer | undefined> {
  const cache = caches.get(outbound) ?? new Map<string, Fetched>();
  caches.set(outbound, cache);
  const now = clock().getTime();
  const known = cache.get(address);
  if (known && now < known.until) return known.bytes;
  cache.delete(address);
  const [oldest] = cache.keys();
  if (cache.size >= mostCached && oldest !== undefined) cache.delete(oldest);
  const bytes = fetchLogo(outbound, address);
  cache.set(address, { bytes, until: now + cachedMs });
  return bytes;
}

async function fetchLogo(outbound: Outbound, address: string): Promise<Buffer | undefined> {
  try {
    return await outbound.download(new URL(address), mostBytes);
  } catch (error) {
    if (error instanceof OutboundError) return undefined;
    throw error;
  }
}
