/** The request schema of an entity is derived from the entity. */
import { expect, test } from 'vitest';
import { checkReferences, definitionsOf } from '#engine/authoring/references.ts';
import { parseSource } from '#engine/authoring/source.ts';

const request = { description: 'What is sent.' };
const source = (name: string, json: object) => parseSource(`schemas/entities/${name}.json`, JSON.stringify(json), []);
const files = [
  source('address', {
    id: 'address',
    title: 'Address',
    properties: { city: { type: 'string', minLength: 1, maxLength: 80, description: 'Town.' } },
    required: ['city'],
    'x-request': request,
  }),
  source('shipment', {
    id: 'shipment',
    title: 'Shipment',
    properties: {
      id: { type: 'integer', readOnly: true },
      due: { type: 'string', format: 'date' },
      address: { $ref: './address.json', title: 'From' },
      parcels: {
        type: 'array',
        minItems: 1,
        items: { type: 'object', properties: { kg: { type: 'number' } }, required: ['kg'] },
      },
    },
    required: ['id', 'address'],
    'x-request': { ...request, properties: { expected_rate: { type: 'number', description: 'Price shown.' } } },
  }),
];

test('a request accepts what is not read-only, requires nothing, and keeps upper limits only', () => {
  const definitions = definitionsOf(files);
  expect(checkReferences(files, definitions)).toEqual([]);
  expect(definitions.get('entities/shipment-request.json')?.file.json).toEqual({
    id: 'shipment_request',
    title: 'Shipment',
    description: 'What is sent.',
    type: 'object',
    properties: {
      due: { type: ['string', 'null'] },
      address: { title: 'From', oneOf: [{ $ref: './address-request.json' }, { type: 'null' }] },
      parcels: {
        type: ['array', 'null'],
        items: { type: 'object', properties: { kg: { type: ['number', 'null'] } } },
      },
      expected_rate: { type: 'number', description: 'Price shown.' },
    },
    required: [],
    additionalProperties: false,
  });
  expect(definitions.get('entities/address-request.json')?.file.json['properties']).toEqual({
    city: { type: ['string', 'null'], maxLength: 80, description: 'Town.' },
  });
});

test('an entity without writable fields has no request', () => {
  const [{ 'x-request': _, ...answer }] = [files[0]!.json];
  expect([...definitionsOf([source('address', answer)]).keys()]).toEqual(['entities/address.json']);
});
