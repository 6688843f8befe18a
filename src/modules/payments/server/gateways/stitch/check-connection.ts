/**
 * Tests a Stitch client by requesting a token and discarding it. Uses the documented OAuth 2 client credentials grant:
 * POST /connect/token with the scope client_paymentrequest returns access_token, and `invalid_client` when id or secret
 * are wrong.
 */
import { checkByRequest, connected, jsonIn, wrongCredentials } from '#platform/server/outbound/connection.ts';
import { requestToken } from './token.ts';

export function stitchCheck(address: string) {
  return checkByRequest({
    title: 'Stitch',
    destinations: [],
    async check(given, outbound) {
      const client = { id: given('client_id'), secret: given('client_secret') };
      const answer = await requestToken(outbound, address, client);
      const responseBody = jsonIn(answer);
      if (answer.status === 200 && typeof responseBody['access_token'] === 'string')
        return connected(`client ${given('client_id')}`);
      if (responseBody['error'] === 'invalid_scope' || responseBody['error'] === 'unauthorized_client')
        return wrongCredentials('Stitch hasn’t enabled payments for this client yet. Ask Stitch to enable them.');
      if (answer.status === 400 || answer.status === 401)
        return wrongCredentials('Stitch rejected the client ID or secret. Check both in your Stitch dashboard.');
      return answer;
    },
  });
}
