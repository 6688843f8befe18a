-- How staff took a payment, and the cash that was handed over where it was more than the amount.
alter table billing_transactions
  add column counter_method text check (counter_method in ('cash', 'card-machine', 'manual-eft')),
  add column tendered_cents bigint,
  add check (counter_method is null or type = 'payment'),
  add check (tendered_cents is null or (counter_method = 'cash' and tendered_cents >= amount_cents));
