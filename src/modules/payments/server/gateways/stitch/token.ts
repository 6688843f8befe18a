/** Stitch's client tokens, by the documented OAuth 2 client credentials grant. */
import { jsonIn } from '#platform/server/outbound/connection.ts';
import type { Outbound, OutboundAnswer } from '#platform/server/outbound/outbound.ts';

/** Required by the protocol, the same in every environment. */
const audience = 'https://secure.stitch.money/connect/token';

export interface Client {
  readonly id: string;
  readonly secret: string;
}

export type Scope = 'client_paymentrequest' | 'client_refund';

/** Throws `OutboundError`. */
export function requestToken(
  outbound: Outbound,
  address: string,
  client: Client,
  scope: Scope = 'client_paymentrequest',
): Promise<OutboundAnswer> {
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: client.id,
    client_secret: client.secret,
    scope,
    audience,
  });
  return outbound.request(new URL('/connect/token', address), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  });
}

/** Undefined for an unknown client. Throws `OutboundError`. */
export async function askForToken(
  outbound: Outbound,
  address: string,
  client: Client,
  scope?: Scope,
): Promise<string | undefined> {
  const { access_token: token } = jsonIn(await requestToken(outbound, address, client, scope));
  return typeof token === 'string' ? token : undefined;
}
