/** Finding one shipment as somebody may see it, for the modules above. */
export { findShipment } from '../repository.ts';
