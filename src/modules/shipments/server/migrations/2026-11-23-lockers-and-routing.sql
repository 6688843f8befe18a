-- What is reserved for a shipment in a locker, and the code by which another courier sorts it.

alter table shipments
  add column delivery_compartment text,
  add column locker_reservation text,
  add column routing_code text;
create index shipments_routing_code on shipments (provider_id, routing_code);
