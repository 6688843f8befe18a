/** Every default text is valid and has no gaps, for any shipment. */
import { expect, test } from 'vitest';
import { cells, cellId, rows } from '#modules/messaging/domain/cells.ts';
import { contextFor } from '#modules/messaging/domain/context.ts';
import { checkTemplate, renderTemplate } from '#modules/messaging/domain/render.ts';
import { smsSize } from '#modules/messaging/domain/segments.ts';
import { defaultTemplate } from '#modules/messaging/domain/templates.ts';
import { shipment as samples } from '#generated/samples.ts';

const isText = (text: string | undefined) => text !== undefined;

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
