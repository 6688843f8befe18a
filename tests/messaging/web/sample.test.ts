/** The preview of a text uses a shipment in the state that its message is about. */
import { expect, test } from 'vitest';
import { shipment_status } from '#generated/enums.ts';
import { shipment as samples } from '#generated/samples.ts';
import { messageIds, messageKind } from '#modules/messaging/domain/message-kind.ts';
import { inState, usualSample } from '#modules/messaging/web/message/sample.ts';
import { snippetsIn } from '#modules/messaging/web/message/snippets.ts';

const statuses = shipment_status.map((one) => one.const);

test('every message about a status is previewed with a shipment in it', () => {
  const kinds = messageIds.flatMap((id) => messageKind(id) ?? []);
  const about = kinds.filter(({ row }) => statuses.includes(row as (typeof statuses)[number]));
  expect(about.length).toBeGreaterThan(statuses.length);
  for (const { row } of about) {
    const sample = samples.find(({ id }) => id === usualSample(row));
    expect(inState(sample!.value, row).status).toBe(row);
    // No other status is closer to it in the life of a shipment.
    const distance = (status: string) => Math.abs(statuses.indexOf(status as never) - statuses.indexOf(row as never));
    const least = Math.min(...samples.map(({ value }) => distance(value.status)));
    expect(distance(sample!.value.status)).toBe(least);
  }
});

test('the variables that a text uses are offered, each once and spelled as in the vocabulary', () => {
  const found = snippetsIn('Hi {{ recipient.name }}, {{ provider.name }}: {{ recipient.name }} {{ recipient.nmae }}');
  expect(found.map(({ text }) => text)).toEqual(['{{ recipient.name }}', '{{ provider.name }}']);
});
