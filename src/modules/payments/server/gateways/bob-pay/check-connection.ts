/**
 * Tests a Bob Pay recipient by requesting a payment link over one rand that is never used and expires. Uses the
 * documented API: POST /v2/payments/intents/link with a signature over the fields and the passphrase returns {url}, and
 * a 4xx status when account code or signature are wrong. No read-only call takes these two credentials.
 */
import { checkByRequest, connected, jsonIn, wrongCredentials } from '#platform/server/outbound/connection.ts';
import { intentSignature, type Intent } from './signature.ts';

export function bobPayCheck(address: string) {
  return checkByRequest({
    title: 'Bob Pay',
    destinations: [],
    async check(given, outbound) {
      const intent: Intent = {
        recipient_account_code: given('account_code'),
        custom_payment_id: 'connection-test',
        email: '',
        mobile_number: '',
        amount: '1.00',
        item_name: 'Connection test',
        item_description: 'Asked for by Test connection; not to be paid.',
        notify_url: '',
        success_url: '',
        pending_url: '',
        cancel_url: '',
      };
      const signature = intentSignature(intent, given('passphrase'));
      const answer = await outbound.request(new URL('/v2/payments/intents/link', address), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...intent, amount: Number(intent.amount), signature }),
      });
      if (answer.status < 300 && typeof jsonIn(answer)['url'] === 'string')
        return connected(`account ${intent.recipient_account_code}`);
      if ([400, 401, 403, 404, 422].includes(answer.status))
        return wrongCredentials('Bob Pay rejected the account code or passphrase. Check both in your Bob Pay profile.');
      return answer;
    },
  });
}
