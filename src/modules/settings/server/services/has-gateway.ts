/** Whether the credentials of a gateway are complete, for what is offered only where it can be used. */
import type { FastifyInstance } from 'fastify';
import { UnreadableSecret } from '#platform/server/db/secrets.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { settingsCatalogue } from '../values/catalogue.ts';
import { storedCredentials } from './stored-credentials.ts';

/** @param gateway its name in `x-test-connection`; several sections may have credentials of it */
export async function hasGateway(
  app: FastifyInstance,
  tx: Transaction,
  providerId: number,
  gateway: string,
): Promise<boolean> {
  const check = app.connectionChecks.get(gateway);
  if (!check) return false;
  for (const [section, { test_connection: test }] of Object.entries(settingsCatalogue.sections))
    if (test?.gateway === gateway && (await isComplete(tx, app.services.keys, { providerId, section, check })))
      return true;
  return false;
}

async function isComplete(...given: Parameters<typeof storedCredentials>): Promise<boolean> {
  try {
    return (await storedCredentials(...given)) !== undefined;
  } catch (failure) {
    if (failure instanceof UnreadableSecret) return false;
    throw failure;
  }
}
