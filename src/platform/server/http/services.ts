/** What every route is given: made once when the app is built, and hung on the app so that nothing is global. */
import { catalogue } from '#generated/catalogue.ts';
import type { Settings } from '#generated/types.ts';
import type { Database } from '../db/database.ts';
import type { KeyRing } from '../db/secrets.ts';
import type { Transaction } from '../db/tenant.ts';
import type { Config } from '../config.ts';
import type { Outbound } from '../outbound/outbound.ts';
import type { Push } from '../events/push.ts';
import type { Session } from './session.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { Streams } from '../events/streams.ts';
import type { ObjectStore } from '../storage/object.ts';
import type { Provider } from './tenancy.ts';

/** What browsers compare in order to offer an update. */
export const version: string = catalogue.version;

export interface Services {
  readonly database: Database;
  readonly config: Config;
  readonly clock: () => Date;
  /** Opens and closes secret settings. */
  readonly keys: KeyRing;
  readonly push: Push;
  readonly streams: Streams;
  readonly limiter: RateLimiter;
  /** The bytes of files; what they are and whose is known to the module that keeps them. */
  readonly objects: ObjectStore;
  /** Talks to whoever is outside. */
  readonly outbound: Outbound;
  readonly version: string;
  /** True from the moment the process was asked to stop. */
  stopping: boolean;
}

/** What other resources may ask of the settings; the settings resource provides it. */
export interface SettingsReader {
  /** Effective values that anybody may see. */
  publicOf: (provider: Provider) => Promise<Settings>;
  /** Effective values for what the server itself decides, whoever asks; of a secret only whether it is set. */
  decidingFor: (providerId: number, revision: number) => Promise<Settings>;
  /** The same, as of now, for what already holds a transaction: it takes no second connection. */
  decidingWithin: (tx: Transaction, providerId: number) => Promise<Settings>;
  /** The same with what one of its accounts has set for itself. */
  decidingForAccount: (tx: Transaction, providerId: number, accountId: number) => Promise<Settings>;
  /** The same for a branch; those of the provider where there is none. */
  decidingForBranch: (tx: Transaction, providerId: number, branchId: number | null) => Promise<Settings>;
  /** Effective values that this caller may read of a provider, and what account and user set themselves. */
  readableBy: (
    session: Session,
    providerId: number,
  ) => Promise<{
    readonly revision: number;
    readonly provider_settings: Settings;
    readonly account_settings: Settings;
    readonly user_settings: Settings;
  }>;
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
    settings: SettingsReader;
  }
}
