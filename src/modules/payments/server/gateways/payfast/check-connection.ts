/**
 * Tests a PayFast merchant by reading today's transactions. Uses the documented API: GET /transactions/history/daily
 * with the headers merchant-id, version, timestamp and signature, and 401 or 403 when merchant or signature are wrong.
 * The merchant key is only used in payment forms, so it cannot be tested without a payment; the result says so.
 */
import { wallClock, withOffset } from '#platform/domain/time.ts';
import { checkByRequest, connected, wrongCredentials } from '#platform/server/outbound/connection.ts';
import { apiSignature } from './signature.ts';

/** `address`: of the API; a query such as `?testing=true` selects the sandbox and is not signed. */
export function payfastCheck(address: string, clock: () => Date) {
  return checkByRequest({
    title: 'PayFast',
    destinations: [],
    async check(given, outbound) {
      const url = new URL(address);
      url.pathname = '/transactions/history/daily';
      const now = clock();
      const query = { date: wallClock(now).date, offset: '0', limit: '1' };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      const head = { 'merchant-id': given('merchant_id'), version: 'v1', timestamp: withOffset(now) };
      const signature = apiSignature({ ...head, ...query }, given('passphrase'));
      const answer = await outbound.request(url, { headers: { ...head, signature } });
      // A list of transactions, or only its header; an HTML page comes from another service.
      if (answer.status === 200 && !/<html|<!doctype/i.test(answer.text))
        return connected(`merchant ${head['merchant-id']}`, 'The merchant key is only checked at the first payment.');
      if ([400, 401, 403].includes(answer.status))
        return wrongCredentials(
          'PayFast rejected the merchant ID or passphrase. Check both in your PayFast dashboard.',
        );
      return answer;
    },
  });
}
