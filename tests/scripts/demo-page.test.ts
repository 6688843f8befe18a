/** The page of the demo's simulators: what is sent by SMS can be read there, such as a one-time PIN. */
import { expect, test } from 'vitest';
import { demoPage } from '../simulators/demo-page.ts';

test('the page shows the texts of SMS and WhatsApp messages, newest first', () => {
  const messages = (path: string, one: object) => ({
    ...{ method: 'POST', path, query: new URLSearchParams(), headers: {}, body: JSON.stringify({ messages: [one] }) },
  });
  const sms = { destinations: [{ to: '27825550142', messageId: '1' }], content: { text: 'Your PIN is 012345 <now>' } };
  const template = { to: '27835550142', messageId: '2', content: { templateName: 'collected' } };
  const requests = [messages('/sms/3/messages', sms), messages('/whatsapp/1/message/template', template)];
  const page = demoPage({ mails: [], gateways: [{ port: 0, requests, close: () => Promise.resolve() }] });
  const shown = ['To 27835550142', '{&quot;templateName&quot;:&quot;collected&quot;}', 'To 27825550142'];
  const places = [...shown, 'Your PIN is 012345 &lt;now&gt;'].map((text) => page.indexOf(text));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
