/** Bob Pay's payment page: an API returns its URL, it sends signed JSON notifications, and confirms them. */
import { randomUUID } from 'node:crypto';
import { answerAsGateway, testCards } from './gateways.ts';
import { post, send, type PageGateway } from './payment-pages.ts';

type Intent = Readonly<Record<string, string>> & { readonly amount: number; readonly is_saved_card_setup?: boolean };

const methods = ['credit-card', 'instant-eft', 'capitec-pay', 'pay-shap', 'scan-to-pay'];

export function bobPayPage(): PageGateway {
  /** Bodies of the notifications that were sent. */
  const sent = new Set<string>();
  return (request, response, addBill) => {
    const { method, path, body } = request;
    const json = (status: number, answer: unknown) =>
      send(response, status, 'application/json', JSON.stringify(answer));
    if (method === 'GET' && path === '/v2/payments/payment-methods/public') {
      // One of them is always unavailable.
      const status = (name: string): string => (name === 'scan-to-pay' ? 'inactive' : 'active');
      return json(200, { payment_methods: methods.map((name) => ({ name, status: status(name) })) });
    }
    if (method !== 'POST') return false;
    if (path === '/v2/payments/intents/validate') return json(sent.has(body) ? 200 : 400, {});
    if (path !== '/v2/payments/intents/link') return false;
    const { status, body: answered } = answerAsGateway(request);
    if (status !== 200) return json(status, answered);
    const { is_saved_card_setup: isSaved, saved_card_cvv: _, ...intent } = JSON.parse(body) as Intent;
    const asksForCard = intent['payment_method'] === 'credit-card' && intent['saved_card_id'] === undefined;
    const finish = async (isPaid: boolean, _back: string, chosen: string | null): Promise<string> => {
      const result = isPaid ? { status: 'paid', paid_amount: intent.amount } : { status: 'canceled', paid_amount: 0 };
      const card = isPaid && isSaved === true ? savedCard(chosen) : {};
      const text = JSON.stringify({ ...intent, ...result, ...card, uuid: randomUUID(), is_test: true });
      sent.add(text);
      await post(intent['notify_url'] ?? '', { 'content-type': 'application/json' }, text);
      return intent[isPaid ? 'success_url' : 'cancel_url'] ?? '';
    };
    const bill = { title: 'Bob Pay', amount: intent.amount.toFixed(2), what: intent['item_name'] ?? '', finish };
    const choice = { label: 'Card', options: testCards.map(({ number }) => number) };
    return json(200, { url: addBill({ ...bill, ...(asksForCard && { choice }) }) });
  };
}

/** How a notification describes the saved card. */
export function savedCard(number: string | null): Readonly<Record<string, string>> {
  const card = testCards.find((one) => one.number === number) ?? testCards[0];
  const pan = `${card.number.slice(0, 6)}${'*'.repeat(card.number.length - 10)}${card.number.slice(-4)}`;
  return {
    ...{ saved_card_id: card.id, saved_card_reference: card.reference },
    ...{ saved_card_pan: pan, saved_card_association: card.association },
  };
}
