/** Message texts and the six sets of the matrix through the API: cells merge individually, invalid texts are rejected at their field. */
import { expect, test } from 'vitest';
import { signIn, testApp, type Caller } from '../../app.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const manager = await signIn(site, 'manager@kestrel.test');

interface State {
  revision: number;
  settings: Record<string, unknown>;
}

const delivered = { id: 'sms_notifications_delivery:delivered', channel: 'sms', text: 'Here: {{ status.title }}' };
const collected = {
  id: 'email_notifications_collection:collected',
  channel: 'email',
  subject: 'We have {{ shipment.short_tracking_reference }}',
  body: '<p>Dear {{ recipient.name }}, <a href="{{ shipment.tracking_url }}">follow it</a>.</p>',
};
const approved = {
  id: 'whatsapp_notifications_delivery:delivered',
  channel: 'whatsapp',
  template_name: 'parcel_delivered',
  parameters: ['{{ recipient.name }}', '{{ shipment.tracking_url }}'],
};

async function state(): Promise<State> {
  return (await staff.get('/api/providers/settings')).json<State>();
}

function save(caller: Caller, base_revision: number, settings: object) {
  return caller.post('/api/providers/settings', { base_revision, settings });
}

async function texts(list: readonly object[]) {
  const { revision } = await state();
  return save(staff, revision, { notification_templates: list });
}

test('F318 two users toggle cells of the same six sets from the same base, and every cell is saved', async () => {
  const sets = ['email', 'sms', 'whatsapp'].flatMap((channel) =>
    ['collection', 'delivery'].map((party) => `${channel}_notifications_${party}`),
  );
  const all = (members: readonly string[]) => Object.fromEntries(sets.map((key) => [key, members]));
  await save(staff, (await state()).revision, all(['delivered', 'collected']));
  const { revision } = await state();
  expect((await save(staff, revision, all(['collected', 'submitted']))).statusCode).toBe(200);
  const second = await save(manager, revision, all(['delivered', 'collected', 'on-hold']));
  expect(second.statusCode).toBe(200);
  const { settings } = await state();
  for (const key of sets)
    expect((settings[key] as string[]).toSorted(), key).toEqual(['collected', 'on-hold', 'submitted']);
});

test('two users write texts of different cells from the same base, and both are saved', async () => {
  await texts([delivered]);
  const { revision } = await state();
  expect((await save(staff, revision, { notification_templates: [delivered, approved] })).statusCode).toBe(200);
  const mine = { ...delivered, text: 'Delivered to {{ recipient.name }}' };
  expect((await save(manager, revision, { notification_templates: [mine] })).statusCode).toBe(200);
  expect((await state()).settings['notification_templates']).toEqual([mine, approved]);
});

test('two different texts of the same cell are a conflict, and nothing is lost silently', async () => {
  await texts([delivered]);
  const { revision } = await state();
  const first = await save(staff, revision, { notification_templates: [{ ...delivered, text: 'One' }] });
  const second = await save(manager, revision, { notification_templates: [{ ...delivered, text: 'Two' }] });
  expect([first.statusCode, second.statusCode]).toEqual([200, 409]);
  expect(second.json()).toMatchObject({ errors: [{ field: 'notification_templates', code: 'conflict' }] });
});

test('forbidden HTML is removed from an email, and its template tags stay', async () => {
  const body = `${collected.body}<script>steal()</script><p onclick="steal()">{% if shipment.customer_reference %}x{% endif %}</p>`;
  const answer = await texts([{ ...collected, body }]);
  expect(answer.statusCode).toBe(200);
  const [stored] = (await state()).settings['notification_templates'] as [{ body: string }];
  expect(stored.body).not.toMatch(/script|onclick|steal/);
  expect(stored.body).toContain('href="{{ shipment.tracking_url }}"');
  expect(stored.body).toContain('{% if shipment.customer_reference %}x{% endif %}');
});

test.for([
  [
    [delivered, { ...collected, subject: 'For {{ recipient.nmae }}' }],
    '1.subject',
    /recipient\.nmae.*recipient\.name|name/,
  ],
  [[{ ...collected, body: '<p>{% if shipment.rate %}open</p>' }], '0.body', /not closed/],
  [[{ ...collected, body: '<p><a href="/x{{ shipment.tracking_url }}">x</a></p>' }], '0.body', /whole addresses/],
  [[{ ...delivered, text: '{{ shipment.rate | mony }}' }], '0.text', /money/],
  [[{ ...delivered, text: '{% include "secrets" %}' }], '0.text', /no tag/],
  [[{ ...delivered, text: '{{ shipment.delivery_address }}' }], '0.text', /several parts/],
  [[{ ...approved, parameters: ['fine', '{{ nothing.here }}'] }], '0.parameters.1', /no nothing/],
  [[{ ...delivered, id: 'sms_notifications_delivery:deliverd' }], '0.id', /no such message.*delivered/],
  [[{ ...delivered, text: '' }], '0.text', /./],
] as const)('F318 an invalid text is rejected at its field: %j', async ([list, path, message]) => {
  const before = await state();
  const answer = await texts(list);
  expect(answer.statusCode).toBe(422);
  const { errors } = answer.json<{ errors: { field: string; message: string }[] }>();
  expect(errors).toEqual([
    {
      field: `notification_templates.${path}`,
      code: 'invalid_value',
      message: expect.stringMatching(message) as string,
    },
  ]);
  expect((await state()).revision).toBe(before.revision);
});

test('emails to the provider have texts too', async () => {
  const notice = {
    id: 'notify_provider_on_shipment_created',
    channel: 'email',
    subject: 'New',
    body: '<p>{{ shipment.tracking_reference }}</p>',
  };
  expect((await texts([notice])).statusCode).toBe(200);
  expect((await state()).settings['notification_templates']).toEqual([notice]);
});
