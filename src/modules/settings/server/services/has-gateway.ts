/** Whether the credentials of a gateway are complete, for what is offered only where it can be used. */
import type { FastifyInstance } from 'fastify';
import { UnreadableSecret } from '#platform/server/db/secrets.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { settingsCatalogue } from '../values/catalogue.ts';
import { storedCredentials } from './stored-credentials.ts';

/** @param section the section that declares its credentials: `feature_toggles/messaging_and_tracking` */
export async function hasGateway(
  app: FastifyInstance,
  tx: Transaction,
  providerId: number,
  section: string,
): Promise<boolean> {
  const check = app.connectionChecks.get(settingsCatalogue.sections[section]?.test_connection?.gateway ?? '');
  if (!check) return false;
  try {
    return (await storedCredentials(tx, app.services.keys, { providerId, section, check })) !== undefined;
  } catch (failure) {
    if (failure instanceof UnreadableSecret) return false;
    throw failure;
  }
}
