-- When the sender dropped the parcel off at the pickup point where it is collected.

alter table shipments
  add column dropped_off_date timestamptz;

-- Shipments that were booked before lockers had PINs get theirs, so that it can be sent. A locker that is reserved already
-- does not know a new one.
update shipments set dropoff_pin = lpad((('x' || left(md5(gen_random_uuid()::text), 8))::bit(32)::bigint % 1000000)::text, 6, '0')
 where dropoff_pin is null and collection_pickup_point_id is not null
   and collection_pickup_point_provider in ('bob-box', 'tcg-locker')
   and status not in ('cancelled', 'delivered', 'returned-to-sender', 'undeliverable');
update shipments set pickup_pin = lpad((('x' || left(md5(gen_random_uuid()::text), 8))::bit(32)::bigint % 1000000)::text, 6, '0')
 where pickup_pin is null and delivery_pickup_point_id is not null and locker_reservation is null
   and delivery_pickup_point_provider in ('bob-box', 'tcg-locker')
   and status not in ('cancelled', 'delivered', 'returned-to-sender', 'undeliverable');
