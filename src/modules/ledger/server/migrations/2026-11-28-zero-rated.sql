-- The zero-rated part of a charge, such as insurance in the price of a shipment whose other parts have VAT: its invoice lists it apart.
-- Included in the amount, negative like it.
alter table billing_transactions add column zero_rated_cents bigint not null default 0;
