/** The fields of the specification's entities, each with the entities that have them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import specified from './specified-entities.json' with { type: 'json' };

interface Entity {
  readonly id: string;
  readonly properties?: Readonly<Record<string, unknown>>;
}

const folder = 'schemas/entities';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'));
const entities = new Map(
  files.map((path) => {
    const { id, properties = {} } = JSON.parse(readFileSync(join(folder, path), 'utf8')) as Entity;
    return [id, new Set(Object.keys(properties))] as const;
  }),
);

/** Fields with another name here, or split into several. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  // A day of the week or of the month, depending on the frequency.
  'Account.invoice_frequency_time': ['invoice_day_of_week', 'invoice_day_of_month'],
  // Read by a separate call, for the paying user.
  'Account.account_billing_card_information': ['saved_card_id', 'card_pan', 'card_association'],
  'PickupPoint.sizes': ['compartments'],
};

type Name = keyof typeof specified;

/** Fields of the specification that our entities lack. */
function missingOf(name: Name): readonly string[] {
  const { entities: ids, fields } = specified[name];
  const ours = new Set(ids.flatMap((id) => [...(entities.get(id) ?? [])]));
  return fields.filter((field) => (elsewhere[`${name}.${field}`] ?? [field]).some((named) => !ours.has(named)));
}

it('F140 a shipment has every field of the specification', () => {
  expect(missingOf('Shipment')).toEqual([]);
});

it('F231 an account has every field of the specification, with its record and its saved card', () => {
  expect(missingOf('Account')).toEqual([]);
});

it('F141 so have the other entities', () => {
  const names = Object.keys(specified) as Name[];
  expect(
    Object.fromEntries(names.map((name) => [name, missingOf(name)]).filter(([, missing]) => missing?.length)),
  ).toEqual({});
});
