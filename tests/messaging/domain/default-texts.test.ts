/** Every default text is valid and has no gaps, for any shipment. */
import { expect, test } from 'vitest';
import { cells, cellId, rows } from '#modules/messaging/domain/cells.ts';
import { contextFor } from '#modules/messaging/domain/context.ts';
import { checkTemplate, renderTemplate } from '#modules/messaging/domain/render.ts';
import { smsSize } from '#modules/messaging/domain/segments.ts';
import { defaultTemplate } from '#modules/messaging/domain/templates.ts';
import { shipment as samples } from '#generated/samples.ts';
import type { Shipment } from '#generated/types.ts';

const isText = (text: string | undefined) => text !== undefined;

const anyShipment = samples[0]!.value;

/** Without the members that are undefined. */
const without = (value: object) => JSON.parse(JSON.stringify(value)) as Shipment;

const provider = { name: 'Kestrel Couriers', kind: 'courier' };

test('every status and notice has a text for every channel and contact', () => {
  expect(cells).toHaveLength(rows.length * 6);
  for (const cell of cells) expect(checkTemplate(defaultTemplate(cell), cell.channel), cellId(cell)).toEqual([]);
});

test('no default text has a gap for any sample, at any status', () => {
  for (const { id, value } of samples)
    for (const cell of cells) {
      const context = contextFor(value, cell.party, {}, provider, cell.status);
      const message = renderTemplate(defaultTemplate(cell), cell.channel, context, { strict: true });
      const where = `${cellId(cell)} ${id}`;
      for (const text of [message.subject, message.body, message.text, ...(message.parameters ?? [])].filter(isText)) {
        expect(text, where).not.toMatch(/\{\{|\{%|undefined|null|\[object|\[text|\[more|\[row|\[party|\s\.|, ,|\.\./);
        expect(text.trim(), where).not.toBe('');
      }
    }
});

test('a reason that ends with a full stop gets no second one', () => {
  const reasons = {
    collection_rescheduled_reason: 'The gate is locked.',
    delivery_rescheduled_reason: 'No one is home.',
  };
  for (const cell of cells.filter(({ channel }) => channel !== 'whatsapp')) {
    const context = contextFor({ ...anyShipment, ...reasons }, cell.party, {}, provider, cell.status);
    const { body = '', text = '' } = renderTemplate(defaultTemplate(cell), cell.channel, context);
    expect(body + text, cellId(cell)).not.toContain('..');
  }
});

test('an SMS of the default texts has at most two parts and stays within the SMS alphabet', () => {
  for (const { id, value } of samples)
    for (const cell of cells.filter(({ channel }) => channel === 'sms')) {
      const context = contextFor(value, cell.party, {}, provider, cell.status);
      const { text = '' } = renderTemplate(defaultTemplate(cell), 'sms', context);
      const names = new Set(Array.from(JSON.stringify(value)));
      const { segments, outside } = smsSize(text);
      expect(
        outside.filter((letter) => !names.has(letter)),
        `${cellId(cell)} ${id}`,
      ).toEqual([]);
      expect(segments, `${cellId(cell)} ${id}: ${text}`).toBeLessThanOrEqual(2);
    }
});

test('F422 the support number reads as it does on every page, however it was entered', () => {
  const [sample] = samples;
  for (const support_contact_number of ['0115550142', '+27 11 555 0142', '0027115550142'])
    expect(contextFor(sample!.value, 'delivery', { support_contact_number }, provider).provider.support_number).toBe(
      '+27 11 555 0142',
    );
});

test('F422 an expected delivery is one window, or its first and last day, as on the tracking page', () => {
  const expected = (times: Partial<Shipment>) => {
    const asked = { delivery_after: undefined, delivery_before: undefined, delivery_min_date: undefined };
    const estimate = { estimated_delivery_from: undefined, estimated_delivery_to: undefined };
    return contextFor(without({ ...anyShipment, ...estimate, ...asked, ...times }), 'delivery', {}, provider).expected
      .delivery;
  };
  const monday = '2026-12-07T05:30:00.000Z';
  const weekly = { estimated_delivery_from: monday, estimated_delivery_to: '2026-12-10T15:30:00.000Z' };
  expect(expected(weekly)).toBe('Mon 7 Dec to Thu 10 Dec');
  expect(expected({ ...weekly, estimated_delivery_to: '2026-12-07T15:30:00.000Z' })).toBe('Mon 7 Dec 07:30 to 17:30');
  expect(expected({ ...weekly, delivery_min_date: '2026-12-14' })).toBe('Mon 14 Dec 08:00 to 17:00');
  expect(expected({})).toBeUndefined();
});

test('F422 every message of a shipment says the same about its expected delivery', () => {
  const times = {
    estimated_delivery_from: '2026-12-07T05:30:00.000Z',
    estimated_delivery_to: '2026-12-10T15:30:00.000Z',
  };
  const said = cells.flatMap((cell) => {
    const context = contextFor(
      without({ ...anyShipment, delivery_min_date: undefined, ...times }),
      cell.party,
      {},
      provider,
      cell.status,
    );
    const { subject = '', body = '', text = '' } = renderTemplate(defaultTemplate(cell), cell.channel, context);
    return [...`${subject} ${body} ${text}`.matchAll(/\w{3} 7 Dec[^.<]*/g)].map(([found]) => found.trim());
  });
  expect(new Set(said)).toEqual(new Set(['Mon 7 Dec to Thu 10 Dec']));
});

test('no message says that something is expected at a time that has passed', () => {
  const late = without({
    ...anyShipment,
    ...{ delivery_min_date: '2026-12-07', delivery_after: undefined, delivery_before: undefined },
    ...{ estimated_collection: '2026-12-04T10:00:00.000Z', delivery_rescheduled_reason: undefined },
    ...{ estimated_delivery_from: '2026-12-07T05:30:00.000Z', estimated_delivery_to: '2026-12-07T15:30:00.000Z' },
  });
  const expected = (now: string) =>
    contextFor(late, 'delivery', {}, provider, 'delivery-failed-attempt', {}, new Date(now)).expected;
  const delivery = 'Mon 7 Dec 07:30 to 17:30';
  expect(expected('2026-12-04T08:00:00.000Z')).toEqual({
    ...{ collection: 'Fri 4 Dec about 12:00', delivery, next_attempt: 'Mon 7 December 2026' },
  });
  // Delivery failed on the requested day: the next attempt is on another, which isn't known.
  expect(expected('2026-12-07T10:00:00.000Z')).toEqual({ delivery });
  expect(expected('2026-12-09T10:00:00.000Z')).toEqual({});
  for (const cell of cells.filter(({ status }) =>
    /^(?:collection-assigned|delivery-failed|at-dest|out-for)/.test(status),
  )) {
    const context = contextFor(late, cell.party, {}, provider, cell.status, {}, new Date('2026-12-09T10:00:00.000Z'));
    const { subject = '', body = '', text = '' } = renderTemplate(defaultTemplate(cell), cell.channel, context);
    expect(`${subject} ${body} ${text}`, cellId(cell)).not.toMatch(/expected|\bDec\b|December/i);
  }
});

test('no message gives a time for a shipment that is on hold, or that ended without a delivery', () => {
  const times = {
    ...{ delivery_min_date: '2026-12-07', delivery_after: undefined, delivery_before: undefined },
    ...{ estimated_collection: '2026-12-04T10:00:00.000Z', estimated_delivery_to: '2026-12-07T15:30:00.000Z' },
  };
  const expected = (status: Shipment['status']) =>
    contextFor(without({ ...anyShipment, ...times, status }), 'delivery', {}, provider, 'at-hub').expected;
  for (const status of ['on-hold', 'cancelled', 'returned-to-sender'] as const) expect(expected(status)).toEqual({});
  // Customers see an internal hold as at the hub.
  expect(expected('on-hold-internal')).toEqual(expected('at-hub'));
  expect(expected('at-hub')).toHaveProperty('delivery');
});
