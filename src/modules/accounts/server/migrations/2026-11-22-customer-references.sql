-- What an account asks of the customer references of its shipments.

alter table accounts
  add column customer_reference_required boolean not null default false,
  add column customer_reference_prefix text not null default '' check (length(customer_reference_prefix) <= 20);
