/** Opens a provider's connection to Bob Box, for jobs. */
import type { FastifyInstance } from 'fastify';
import type { ProviderKind, Settings } from '#generated/types.ts';
import { storedCredentials } from '#modules/settings/server/services/stored-credentials.ts';
import { findProvider } from '#platform/server/db/providers.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { textOf } from '#platform/server/outbound/connection.ts';
import { bobBoxCheck } from '../bob-box/check-connection.ts';
import { bobBoxClient, type BobBox } from '../bob-box/client.ts';

export type { BobBox, LockerSize } from '../bob-box/client.ts';

const section = 'shipments/bob_box';

export interface OpenBobBox {
  readonly bobBox: BobBox;
  readonly intervalMinutes: number;
  readonly settings: Settings;
}

/** Undefined while the provider has no lockers of its own, does not synchronise them, or has stored no key. */
export async function openBobBox(
  app: FastifyInstance,
  tx: Transaction,
  providerId: number,
): Promise<OpenBobBox | undefined> {
  const { config, keys, outbound } = app.services;
  const settings = await app.settings.decidingWithin(tx, providerId);
  const kind = (await findProvider(tx, providerId))?.kind as ProviderKind | undefined;
  if (kind !== 'locker-network' || !settings.enable_bob_box || !settings.bob_box_sync_enabled) return undefined;
  const address = config.gateways.bobBox;
  const credentials = await storedCredentials(tx, keys, { providerId, section, check: bobBoxCheck(address) });
  if (!credentials) return undefined;
  const bobBox = bobBoxClient(outbound, address, textOf(credentials, 'api_key'));
  return { bobBox, intervalMinutes: settings.bob_box_sync_interval ?? 15, settings };
}
