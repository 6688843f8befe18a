-- Lines that can be booked show what they cost before they are booked.
alter table bulk_booking_rows add column amount_cents bigint check (amount_cents >= 0);
