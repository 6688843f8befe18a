-- When the price of a shipment was asked for: what is measured later is charged by the rates, the VAT and the days of that time. Empty
-- for those booked before this was stored, whose price is of the time when they were booked.

alter table shipments add column priced_at timestamptz;
