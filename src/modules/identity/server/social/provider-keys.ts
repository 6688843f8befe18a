/** The public keys that an identity provider signs with, kept for a while and asked for again when it signs with a new one. */
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import type { Outbound } from '#platform/server/outbound/outbound.ts';

const keptMinutes = 60;
/** A token with an invented key makes us ask at most this often. */
const pauseSeconds = 30;

interface Kept {
  readonly keys: ReturnType<typeof createLocalJWKSet>;
  readonly at: number;
}

export class ProviderKeys {
  readonly #outbound: Outbound;
  readonly #now: () => Date;
  readonly #kept = new Map<string, Promise<Kept>>();

  constructor(outbound: Outbound, now: () => Date) {
    this.#outbound = outbound;
    this.#now = now;
  }

  /** Finds the key of one token. It throws an error of jose where there is none, and `OutboundError` where nobody answers. */
  finder(discoveryUrl: string): JWTVerifyGetKey {
    return async (header, token) => {
      const kept = await this.#keysOf(discoveryUrl, keptMinutes * 60);
      try {
        return await kept.keys(header, token);
      } catch (failure) {
        if (!(failure instanceof errors.JWKSNoMatchingKey)) throw failure;
        return (await this.#keysOf(discoveryUrl, pauseSeconds)).keys(header, token);
      }
    };
  }

  #keysOf(discoveryUrl: string, oldestSeconds: number): Promise<Kept> {
    const asked = this.#kept.get(discoveryUrl);
    const fresh = async (): Promise<Kept> => {
      const kept = await asked?.catch(() => undefined);
      const age = kept && (this.#now().getTime() - kept.at) / 1000;
      return kept && age! < oldestSeconds ? kept : this.#ask(discoveryUrl);
    };
    const next = fresh();
    this.#kept.set(discoveryUrl, next);
    return next;
  }

  async #ask(discoveryUrl: string): Promise<Kept> {
    const { jwks_uri } = await this.#json<{ jwks_uri: string }>(discoveryUrl);
    const keys = createLocalJWKSet(await this.#json<JSONWebKeySet>(jwks_uri));
    return { keys, at: this.#now().getTime() };
  }

  async #json<Answer>(address: string): Promise<Answer> {
    const { status, text } = await this.#outbound.request(new URL(address));
    if (status !== 200) throw new Error(`${address} answered ${status}.`);
    return JSON.parse(text) as Answer;
  }
}
