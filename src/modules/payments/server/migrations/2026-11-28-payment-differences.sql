-- Whether a payment for a shipment is for the difference of parcels larger than booked, instead of its whole price.
alter table payments add column is_difference boolean not null default false;
