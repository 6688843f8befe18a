/**
 * Tests an Infobip key by reading the balance of its account. Uses the documented API: GET /account/1/balance on the
 * account's own address with `Authorization: App {key}`; 401 when the key is wrong, 403 when it may not read balances,
 * which shows that it is valid.
 */
import { checkByRequest, connected, jsonIn, wrongCredentials } from '#platform/server/outbound/connection.ts';

/** The section with its credentials. */
export const infobipSection = 'feature_toggles/messaging_and_tracking';

export const infobipCheck = checkByRequest({
  title: 'Infobip',
  destinations: ['base_url'],
  async check(given, outbound) {
    const url = new URL('/account/1/balance', given('base_url'));
    const answer = await outbound.request(url, { headers: { authorization: `App ${given('api_key')}` } });
    if (answer.status === 200 && 'balance' in jsonIn(answer)) return connected(`the account at ${url.host}`);
    if (answer.status === 403) return connected(`the account at ${url.host}`, 'The key may not read its balance.');
    if (answer.status === 401)
      return wrongCredentials('Infobip rejected the URL or key. Check both in your Infobip account.');
    return answer;
  },
});
