-- Lines that can be booked show what they cost before they are booked.
alter table bulk_booking_rows add column amount_cents bigint check (amount_cents >= 0);

-- The file that a shipment was booked from; it is deleted after 30 days.
alter table shipments add column bulk_booking_id bigint;
create index shipments_bulk_booking on shipments (provider_id, bulk_booking_id) where bulk_booking_id is not null;
