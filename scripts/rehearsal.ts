/** Whether everything that the product talks to may be simulated: never where it could be somebody's real business. */
import { environmentOf } from '#platform/domain/environment.ts';
import type { Config } from '#platform/server/config.ts';

/**
 * A demo on this machine: demo data are wanted, in the embedded database, and people reach it under no address of production. With
 * a database of its own or a public address, what is typed goes to the real gateways.
 */
export function isRehearsal({
  seedDemo,
  databaseUrl,
  publicOrigin,
}: Pick<Config, 'seedDemo' | 'databaseUrl' | 'publicOrigin'>): boolean {
  return seedDemo && databaseUrl === null && (publicOrigin === null || environmentOf(publicOrigin) !== 'prod');
}
