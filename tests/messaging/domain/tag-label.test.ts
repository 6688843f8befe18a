/** Labels of template tags: every tag that the product writes has one, misspelled ones do not. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultText, messageIds, messageKind } from '#modules/messaging/domain/message-kind.ts';
import { labelOfTag } from '#modules/messaging/domain/tag-label.ts';
import { snippets } from '#modules/messaging/web/message/snippets.ts';
import { piecesOf } from '#platform/web/form/widgets/text/template-chips.ts';

const tags = (text: string): string[] => text.match(/\{\{[^{}]*\}\}|\{%[^{}]*%\}/g) ?? [];

it('every tag of every snippet and of every default text has a label', () => {
  const texts = [
    ...snippets.map(({ text }) => text),
    ...messageIds
      .flatMap((id) => messageKind(id) ?? [])
      .flatMap((kind) => Object.values<unknown>({ ...defaultText(kind) })),
  ];
  const unnamed = texts
    .filter((text): text is string => typeof text === 'string')
    .flatMap(tags)
    .filter((tag) => labelOfTag(tag) === undefined);
  expect([...new Set(unnamed)]).toEqual([]);
});

it.each([
  ['{{ recipient.name }}', 'Recipient: Name of the recipient'],
  ['{{shipment.delivery_address.city}}', 'Delivery address: City or town'],
  ['{{ shipment.rate | money }}', 'Price'],
  ['{{ shipment.rate | default: 5 }}', 'Price, default: 5'],
  ['{% if recipient.pin %}', 'if Recipient: PIN'],
  ['{% endif %}', 'end if'],
  ['{{ recipient.nmae }}', undefined],
  ['{{ shipment }}', undefined],
  ['{{ shipment.rate | mony }}', undefined],
  ['{% if recipient.nmae %}', undefined],
  ['{% iff recipient.pin %}', undefined],
  ['{{ }}', undefined],
])('%s is shown as %s', (source, label) => {
  expect(labelOfTag(source)).toBe(label);
});

it('splitting a text into pieces and joining them returns the text', () => {
  const part = fc.oneof(
    fc.constantFrom('{{ recipient.name }}', '{% endif %}', '{{', '}}', '{%', '{{ recipient.nmae }}', '\n'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const text = parts.join('');
      const pieces = piecesOf(text, labelOfTag);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      for (const piece of pieces)
        expect(piece.label).toBe(piece.label === undefined ? undefined : labelOfTag(piece.text));
    }),
  );
});
