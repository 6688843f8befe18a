-- The way in which a payment is made, as the payer chose it; null where the gateway's own page asks.
alter table payments add column type text;
create index payments_transaction on payments (provider_id, transaction_id) where transaction_id is not null;
