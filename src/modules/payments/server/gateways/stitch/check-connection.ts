/**
 * Tries a Stitch client by asking for a token and throwing it away. It relies on the documented OAuth 2 client credentials grant:
 * POST /connect/token with the scope client_paymentrequest answers access_token, and `invalid_client` when id or secret are wrong.
 */
import { checkByAsking, connected, jsonIn, wrongCredentials } from '#platform/server/outbound/connection.ts';

/** Part of the protocol: the same in every environment. */
const audience = 'https://secure.stitch.money/connect/token';

export function stitchCheck(address: string) {
  return checkByAsking({
    title: 'Stitch',
    destinations: [],
    async ask(given, outbound) {
      const form = new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: given('client_id'),
        client_secret: given('client_secret'),
        scope: 'client_paymentrequest',
        audience,
      });
      const answer = await outbound.request(new URL('/connect/token', address), {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: form.toString(),
      });
      const said = jsonIn(answer);
      if (answer.status === 200 && typeof said['access_token'] === 'string')
        return connected(`client ${given('client_id')}`);
      if (said['error'] === 'invalid_scope' || said['error'] === 'unauthorized_client')
        return wrongCredentials('Stitch hasn’t enabled payments for this client yet. Ask Stitch to enable them.');
      if (answer.status === 400 || answer.status === 401)
        return wrongCredentials('Stitch rejected the client ID or secret. Check both in your Stitch dashboard.');
      return answer;
    },
  });
}
