/** Whether external services may be simulated: never where the data could belong to a real business. */
import { environmentOf } from '#platform/domain/environment.ts';
import type { Config } from '#platform/server/config.ts';

/**
 * True for a demo on this machine: demo data in the embedded database, without a production address. With an external
 * database or a public address, requests go to the real gateways.
 */
export function isRehearsal({
  seedDemo,
  databaseUrl,
  publicOrigin,
}: Pick<Config, 'seedDemo' | 'databaseUrl' | 'publicOrigin'>): boolean {
  return seedDemo && databaseUrl === null && (publicOrigin === null || environmentOf(publicOrigin) !== 'prod');
}
