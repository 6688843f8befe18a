-- The day whose rates and VAT a price is of, where that is not the day of its collection: a quote that was accepted after the collection
-- was asked for keeps the rates of that day, also when its parcels are measured later.

alter table shipments add column rate_date date;

-- The revision of the tariff that a price is by: parcels that are measured later cost what they had cost by it, whatever rates were changed
-- since. Empty for shipments from before this was stored, which are priced by the newest one.
alter table shipments add column tariff_revision integer;
