/** The messages for a shipment: recipients, channels, and reasons for not sending. */
import { describe, expect, test } from 'vitest';
import { cells, rows } from '#modules/messaging/domain/cells.ts';
import { defaultText, messageIds, messageKind, storedDefault } from '#modules/messaging/domain/message-kind.ts';
import { messagesFor } from '#modules/messaging/domain/messages-for.ts';
import { providerMessagesFor } from '#modules/messaging/domain/provider-notices.ts';
import { smsSize } from '#modules/messaging/domain/segments.ts';
import { textFindings } from '#modules/messaging/domain/text-findings.ts';
import { columnsOf, cellAddress, partAt } from '#engine/schema/matrix.ts';
import type { Matrix } from '#engine/schema/catalogue.ts';
import { catalogue } from '#generated/catalogue.ts';
import { settings as validators } from '#generated/validators/settings.js';
import { buildShipment } from '../../factories/shipment.ts';

const provider = { name: 'Kestrel Couriers', kind: 'courier' };
const matrix: Matrix = catalogue.sections['notifications/customer_notifications'].matrix;

function silences(settings: object, changes = {}): Record<string, string> {
  const messages = messagesFor(buildShipment({ status: 'delivered', ...changes }), settings, provider);
  return Object.fromEntries(messages.map(({ id, silence }) => [id.split(':')[0] ?? '', silence?.code ?? 'sent']));
}

describe('F318 the cells', () => {
  test('are those of the matrix, each with a text for its channel', () => {
    const drawn = matrix.rows.flatMap((row) => columnsOf(matrix).flatMap((column) => partAt(row, column) ?? []));
    expect([...new Set(drawn.map(cellAddress))].toSorted()).toEqual([...messageIds].toSorted());
    expect(cells).toHaveLength(rows.length * 6);
  });

  test('every default, notices included, is accepted by the API as a text', () => {
    const all = messageIds.flatMap((id) => messageKind(id) ?? []).map(storedDefault);
    expect(all).toHaveLength(messageIds.length);
    expect(validators['notification_templates']?.(all)).toBe(true);
    expect(textFindings('notification_templates', all)).toEqual([]);
    expect(() => defaultText({ id: 'x', channel: 'sms', to: 'delivery', row: 'delivered' })).toThrow(RangeError);
  });
});

describe('for a delivered shipment', () => {
  test('enabled messages are sent, the others have a reason', () => {
    expect(silences({ email_notifications_delivery: ['delivered'], sms_notifications_delivery: ['quote'] })).toEqual({
      email_notifications_collection: 'off',
      email_notifications_delivery: 'sent',
      sms_notifications_collection: 'off',
      sms_notifications_delivery: 'off',
      whatsapp_notifications_collection: 'channel_not_enabled',
      whatsapp_notifications_delivery: 'channel_not_enabled',
    });
  });

  test('a contact without an address and an invalid text are reported', () => {
    const settings = {
      email_notifications_delivery: ['delivered'],
      sms_notifications_delivery: ['delivered'],
      notification_templates: [
        { id: 'sms_notifications_delivery:delivered', channel: 'sms', text: '{{ recipient.nmae }}' },
      ],
    };
    const found = silences(settings, { delivery_contact: { name: 'Thandi', mobile_number: '0825550101' } });
    expect(found['email_notifications_delivery']).toBe('no_address');
    expect(found['sms_notifications_delivery']).toBe('broken_text');
  });

  test('the provider’s own text is used', () => {
    const settings = {
      sms_notifications_delivery: ['delivered'],
      notification_templates: [
        { id: 'sms_notifications_delivery:delivered', channel: 'sms', text: 'Hi {{ recipient.name }}' },
      ],
    };
    const message = messagesFor(buildShipment({ status: 'delivered' }), settings, provider).find(
      ({ id }) => id === 'sms_notifications_delivery:delivered',
    );
    expect(message).toMatchObject({ own: true, rendered: { text: 'Hi Thandi Mokoena', segments: 1 } });
  });

  test('rows of lockers never occur without them', () => {
    expect(new Set(Object.values(silences({}, { status: 'in-locker' })))).toEqual(new Set(['row_not_used']));
    expect(silences({ enable_tcg_locker: true }, { status: 'in-locker' })['email_notifications_delivery']).toBe('off');
  });
});

describe('the number of SMSs of a text', () => {
  test.for([
    ['', 0, 'gsm7', 160],
    ['a'.repeat(160), 1, 'gsm7', 0],
    ['a'.repeat(161), 2, 'gsm7', 145],
    ['€'.repeat(80), 1, 'gsm7', 0],
    ['ê'.repeat(70), 1, 'ucs2', 0],
    ['ê'.repeat(71), 2, 'ucs2', 63],
  ] as const)('%#', ([text, segments, encoding, left]) => {
    expect(smsSize(text)).toMatchObject({ segments, encoding, left });
  });
});

describe('for the provider’s own team', () => {
  const messages = (settings: object) =>
    providerMessagesFor(buildShipment({ status: 'submitted' }), settings, provider).map(
      ({ id, name, to, silence }) => ({
        id,
        name,
        to,
        silence: silence?.code,
      }),
    );
  const id = 'notify_provider_on_shipment_created';

  test('a notice goes to the recipients in its setting', () => {
    expect(messages({ [id]: 'support', support_email_address: 'help@kestrel.test' })).toEqual([
      { id, name: 'Support', to: 'help@kestrel.test', silence: undefined },
    ]);
    expect(messages({ [id]: 'ops-manager' })).toMatchObject([{ name: 'Operations managers', silence: undefined }]);
  });

  test('or to nobody, with a reason', () => {
    expect(messages({ [id]: 'none' })).toMatchObject([{ silence: 'off' }]);
    expect(messages({})).toMatchObject([{ silence: 'off' }]);
    expect(messages({ [id]: 'support' })).toMatchObject([{ silence: 'no_address' }]);
    const broken = [{ id, channel: 'email', subject: '{{', body: '<p></p>' }];
    expect(messages({ [id]: 'ops-manager', notification_templates: broken })).toMatchObject([
      { silence: 'broken_text' },
    ]);
  });

  test('only events that happened are notified, and rescheduling only if it is allowed', () => {
    const about = (settings: object) =>
      providerMessagesFor(buildShipment({ status: 'delivered' }), settings, provider, 'rescheduled-delivery');
    const on = { notify_provider_on_shipment_rescheduled: 'ops-manager' };
    expect(about(on)).toMatchObject([{ silence: { code: 'row_not_used' } }]);
    const [message] = about({ ...on, allow_rescheduling_shipments: true });
    expect(message).toMatchObject({ name: 'Operations managers' });
    expect(message?.silence).toBeUndefined();
    expect(providerMessagesFor(buildShipment({ status: 'delivered' }), on, provider)).toEqual([]);
  });
});
