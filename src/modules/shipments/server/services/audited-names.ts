/** What the audit trail shows of numbers: the names of drivers and extras, as they are called at the time of the change. */
import type { Rate } from '#generated/types.ts';
import type { AuditChange } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { anyOf } from '#platform/server/db/any-of.ts';

type Sides = Pick<AuditChange, 'from' | 'to'>;
type Field = readonly [name: string, value: unknown];

const driverFields: ReadonlySet<string> = new Set(['collection_agent_id', 'delivery_agent_id', 'driver_id']);

/** The chosen extras, and the part of a price that names them. */
const extraFields: Readonly<Record<string, 'rate_adjustments' | 'time_based_rate_adjustments'>> = {
  opt_in_rates: 'rate_adjustments',
  opt_in_time_based_rates: 'time_based_rate_adjustments',
};

/** `rates` are the prices before and after the change. */
export async function withNames(tx: Transaction, { from, to }: Sides, rates: readonly Rate[] = []): Promise<Sides> {
  const drivers = await driverNames(tx, [...fieldsOf(from), ...fieldsOf(to)]);
  const shown = ([name, value]: Field): Field => {
    if (driverFields.has(name)) return [name, drivers.get(value) ?? value];
    const part = extraFields[name];
    if (part === undefined || !Array.isArray(value)) return [name, value];
    const entries = rates.flatMap((rate) => rate[part]);
    return [name, value.map((id: unknown) => entries.find((entry) => entry.id === id)?.name ?? id)];
  };
  const named = (side: object | null) => side && Object.fromEntries(fieldsOf(side).map(shown));
  return { from: named(from), to: named(to) };
}

function fieldsOf(side: object | null): readonly Field[] {
  return Object.entries(side ?? {});
}

async function driverNames(tx: Transaction, fields: readonly Field[]): Promise<ReadonlyMap<unknown, string>> {
  const ids = fields.flatMap(([name, value]) => (driverFields.has(name) && typeof value === 'number' ? [value] : []));
  if (ids.length === 0) return new Map();
  const users = await tx.selectFrom('users').select(['id', 'name']).where('id', '=', anyOf(ids)).execute();
  return new Map(users.map(({ id, name }) => [id, name]));
}
