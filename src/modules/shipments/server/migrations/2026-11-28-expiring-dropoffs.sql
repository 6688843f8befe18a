-- Shipments whose drop-off never comes are cancelled: how many days they may wait, as it was set when they were booked, and since
-- when they wait. Those booked before keep waiting without a limit.

alter table shipments
  add column dropoff_days integer check (dropoff_days > 0),
  add column awaiting_dropoff_since timestamptz;
