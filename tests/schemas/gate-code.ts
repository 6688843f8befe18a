/** A field that no shipment has yet, as a developer would add it: one edit of the entity, one line of a migration. */
export const shipmentEntity = 'schemas/entities/shipments/shipment.json';

export const gateCode = {
  type: 'string',
  maxLength: 30,
  title: 'Gate code',
  description: 'What opens the gate of the receiver.',
  examples: ['4711#'],
  'x-private': true,
  'x-form': { groups: ['details', 'references'], width: 'third' },
  'x-list': { filter: true, unindexed: 'A few shipments of one day.' },
};

export const migration = {
  path: 'src/modules/shipments/server/migrations/2031-01-01-gate-codes.sql',
  sql: 'alter table shipments add column gate_code text;',
};
