/** Restricts connections to addresses that users type: public internet addresses only, never our own network. */
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  /** `forbidden`: the address is not allowed; `unreachable`: no response in time, or the connection failed. */
  readonly kind: 'forbidden' | 'unreachable';

  constructor(kind: 'forbidden' | 'unreachable', message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

export interface Destination {
  readonly address: string;
  readonly port: number;
  readonly family: 4 | 6;
  /** Listed in the configuration, so it may be internal and needs no certificate. */
  readonly trusted: boolean;
}

/** By `host:port` as typed: where to connect. */
export type Trusted = ReadonlyMap<string, { readonly address: string; readonly port: number }>;

/** Entries are `host:port`, or `host:port=address:port` for a name that only we resolve. Throws for anything else. */
export function parseTrusted(entries: readonly string[]): Trusted {
  return new Map(
    entries.map((entry) => {
      const [typed = '', place = typed] = entry.toLowerCase().split('=');
      const [, address, port] = /^(.+):(\d{1,5})$/.exec(place) ?? [];
      if (!address || !port || !/:\d{1,5}$/.test(typed)) {
        throw new Error(`OUTBOUND_TRUSTED must hold host:port or host:port=address:port, not "${entry}".`);
      }
      return [typed, { address: address.replace(/^\[|\]$/g, ''), port: Number(port) }] as const;
    }),
  );
}

/**
 * False for loopback, private, link-local, shared, reserved, multicast and translated addresses. All public addresses of
 * IPv6 begin with the bits 001; others may contain an IPv4 address, such as `::127.0.0.1`.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.parts[0]! >> 13 === 1);
}

/** Names that never belong to a host on the internet. */
const internalName = /(?:^|\.)(?:localhost|local|localdomain|internal|home\.arpa)$/;

/**
 * Whether a URL or host name as typed is in our own network, without asking a name server: a name that resolves to an
 * internal address is refused when it is used.
 */
export function isInternalAddress(typed: string, trusted: Trusted): boolean {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return false;
  const name = new URL(address).hostname.replace(/^\[|\]$|\.$/g, '');
  if ([...trusted.keys()].some((known) => known.replace(/:\d+$/, '') === name)) return false;
  return ipaddr.isValid(name) ? !isPublicAddress(name) : internalName.test(name);
}

/**
 * Resolves `host`. The caller connects to exactly this address, so that a later DNS change cannot redirect it. One
 * internal address among several is enough to refuse.
 */
export async function findDestination(host: string, port: number, trusted: Trusted): Promise<Destination> {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  const known = trusted.get(`${name}:${port}`);
  const found = await addressesOf(known?.address ?? name);
  const [first] = found;
  if (!first) throw new OutboundError('unreachable', `There is no server called ${name}.`);
  if (!known && !found.every(({ address }) => isPublicAddress(address))) {
    throw new OutboundError('forbidden', `${name} is not an address on the internet.`);
  }
  const family = first.family === 6 ? 6 : 4;
  return { address: first.address, port: known?.port ?? port, family, trusted: known !== undefined };
}

async function addressesOf(name: string): Promise<{ address: string; family: number }[]> {
  if (isIP(name) !== 0) return [{ address: name, family: isIP(name) }];
  try {
    return await lookup(name, { all: true, order: 'ipv4first' });
  } catch (error) {
    throw new OutboundError('unreachable', `There is no server called ${name}.`, error);
  }
}
