/** The services of every route: created once with the app and attached to it, so that nothing is global. */
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

/** Browsers compare it to offer an update. */
export const version: string = catalogue.version;

export interface Services {
  readonly database: Database;
  readonly config: Config;
  readonly clock: () => Date;
  /** Encrypts and decrypts secret settings. */
  readonly keys: KeyRing;
  readonly push: Push;
  readonly streams: Streams;
  readonly limiter: RateLimiter;
  /** The bytes of files; the module that stores a file knows its type and owner. */
  readonly objects: ObjectStore;
  /** Makes requests to external services. */
  readonly outbound: Outbound;
  readonly version: string;
  /** True once the process was asked to stop. */
  stopping: boolean;
}

/** What other modules may read of the settings; the settings module provides it. */
export interface SettingsReader {
  /** Effective values that everyone may see. */
  publicOf: (provider: Provider) => Promise<Settings>;
  /** Effective values for decisions of the server, independent of the caller; of a secret only whether it is set. */
  decidingFor: (providerId: number, revision: number) => Promise<Settings>;
  /** The current ones within an open transaction, without a second connection. */
  decidingWithin: (tx: Transaction, providerId: number) => Promise<Settings>;
  /** The same with the values of one account. */
  decidingForAccount: (tx: Transaction, providerId: number, accountId: number) => Promise<Settings>;
  /** The same with those of a branch, if there is one. */
  decidingForBranch: (tx: Transaction, providerId: number, branchId: number | null) => Promise<Settings>;
  /** Effective values of a provider that this caller may read, and the values set by account and user. */
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
