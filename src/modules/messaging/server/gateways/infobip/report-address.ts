/** The address for delivery reports of a message, signed by the server, so that nobody else can report. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '#platform/server/db/secrets.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

function signature(key: Buffer, providerId: number, id: number): Buffer {
  const own = createHmac('sha256', key).update('delivery report').digest();
  return createHmac('sha256', own).update(`${providerId}-${id}`).digest();
}

export function reportToken(keys: KeyRing, providerId: number, id: number): string {
  return `${id}.${signature(keys.keys.get(keys.current)!, providerId, id).toString('base64url')}`;
}

/** The id of the message; undefined for an invalid token, or one of another provider. Older keys are accepted. */
export function messageOfToken(keys: KeyRing, providerId: number, token: string): number | undefined {
  const [number = '', signed = ''] = token.split('.');
  const id = Number(number);
  const given = Buffer.from(signed, 'base64url');
  const fits = [...keys.keys.values()].some((key) => {
    const own = signature(key, providerId, id);
    return own.length === given.length && timingSafeEqual(own, given);
  });
  return fits ? id : undefined;
}

/** Undefined where gateways cannot reach the provider's portal, as in development. */
export async function reportAddress(
  tx: Transaction,
  keys: KeyRing,
  providerId: number,
  id: number,
): Promise<string | undefined> {
  const origins = await tx.selectFrom('provider_origins').select('origin').orderBy('origin').execute();
  const host = origins.map(({ origin }) => origin).find((origin) => /^(?!.*\.localhost$).+\.[a-z]/i.test(origin));
  return host && `https://${host}/api/notification/delivery-reports?token=${reportToken(keys, providerId, id)}`;
}
