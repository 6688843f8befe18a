/** Builds shipments from the samples declared in the schema. */
import { shipment as samples } from '#generated/samples.ts';
import type { Shipment } from '#generated/types.ts';

/** A sample shipment with some fields replaced; `sample` is the id of one in the entity shipment. */
export function buildShipment(attributes: Partial<Shipment> = {}, sample = 'local'): Shipment {
  const found = samples.find(({ id }) => id === sample);
  if (!found) throw new RangeError(`There is no sample shipment "${sample}".`);
  return { ...structuredClone(found.value), ...attributes };
}
