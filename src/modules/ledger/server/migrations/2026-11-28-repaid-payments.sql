-- Which payment a debit pays back, whole or in part: what was paid back can't be reversed or allocated any more.
alter table billing_transactions
  add column repays_id bigint,
  add foreign key (provider_id, repays_id) references billing_transactions (provider_id, id),
  add check (repays_id is null or (type = 'payment-reversal' and repays_id <> id));
create index billing_transactions_repays on billing_transactions (provider_id, repays_id) where repays_id is not null;
