/** The public keys of an identity provider, cached, and fetched again for an unknown key. */
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import type { Outbound } from '#platform/server/outbound/outbound.ts';

const cacheMinutes = 60;
/** Seconds between two fetches, because tokens may name invented keys. */
const pauseSeconds = 30;

interface CachedKeys {
  readonly keys: ReturnType<typeof createLocalJWKSet>;
  readonly at: number;
}

export class ProviderKeys {
  readonly #outbound: Outbound;
  readonly #now: () => Date;
  readonly #cached = new Map<string, Promise<CachedKeys>>();

  constructor(outbound: Outbound, now: () => Date) {
    this.#outbound = outbound;
    this.#now = now;
  }

  /**
   * Finds the key of a token. Throws an error of jose if there is none, and `OutboundError` when the service does not
   * respond.
   */
  finder(discoveryUrl: string): JWTVerifyGetKey {
    return async (header, token) => {
      const cached = await this.#keysOf(discoveryUrl, cacheMinutes * 60);
      try {
        return await cached.keys(header, token);
      } catch (failure) {
        if (!(failure instanceof errors.JWKSNoMatchingKey)) throw failure;
        return (await this.#keysOf(discoveryUrl, pauseSeconds)).keys(header, token);
      }
    };
  }

  #keysOf(discoveryUrl: string, oldestSeconds: number): Promise<CachedKeys> {
    const pending = this.#cached.get(discoveryUrl);
    const fresh = async (): Promise<CachedKeys> => {
      const cached = await pending?.catch(() => undefined);
      const age = cached && (this.#now().getTime() - cached.at) / 1000;
      return cached && age! < oldestSeconds ? cached : this.#ask(discoveryUrl);
    };
    const next = fresh();
    this.#cached.set(discoveryUrl, next);
    return next;
  }

  async #ask(discoveryUrl: string): Promise<CachedKeys> {
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
