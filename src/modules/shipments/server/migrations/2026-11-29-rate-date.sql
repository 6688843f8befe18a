-- The day whose rates and VAT a price is of, where that is not the day of its collection: a quote that was accepted after the collection
-- was asked for keeps the rates of that day, also when its parcels are measured later.

alter table shipments add column rate_date date;
