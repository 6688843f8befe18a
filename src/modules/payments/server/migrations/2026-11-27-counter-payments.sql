-- Payments that staff took at the counter. The numbers on slips of card machines repeat; those of gateways never do.
alter table payments drop constraint payments_gateway_check;
alter table payments add check (gateway in ('payfast', 'bob_pay', 'stitch', 'counter'));
alter table payments drop constraint payments_provider_id_gateway_gateway_reference_key;
create unique index payments_gateway_reference on payments (provider_id, gateway, gateway_reference) where gateway <> 'counter';
-- The cash that was handed over, where it was more than the amount.
alter table payments add column tendered_cents bigint check (tendered_cents >= amount_cents);
