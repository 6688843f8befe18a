/**
 * Tries an Infobip key by reading the balance of its account. It relies on the documented API: GET /account/1/balance on the
 * account's own address with `Authorization: App {key}`; 401 when the key is wrong, 403 when it may not read balances, which
 * says that it is right.
 */
import {
  jsonIn,
  textOf,
  unexpected,
  unreachable,
  wrongCredentials,
  type ConnectionCheck,
} from '#server/outbound/connection.ts';

const title = 'Infobip';

export const infobipCheck: ConnectionCheck = {
  destinations: ['base_url'],
  async run(credentials, outbound) {
    try {
      const url = new URL('/account/1/balance', textOf(credentials, 'base_url'));
      const headers = { authorization: `App ${textOf(credentials, 'api_key')}` };
      const answer = await outbound.request(url, { headers });
      if (answer.status === 200 && 'balance' in jsonIn(answer))
        return { result: 'connected', message: 'Infobip accepts address and key.' };
      if (answer.status === 403)
        return { result: 'connected', message: 'Infobip accepts the key, which may not read the account’s balance.' };
      if (answer.status === 401)
        return wrongCredentials(
          'Infobip does not accept this key at this address. Compare both with your Infobip account.',
        );
      return unexpected(title, answer);
    } catch (error) {
      return unreachable(title, error);
    }
  },
};
