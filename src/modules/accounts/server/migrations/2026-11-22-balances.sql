-- Balances move with every booking. That is told to those who show them by an event of its own, so it moves neither the directory, for
-- which every browser keeps a copy, nor makes one account's bookings wait for another's.

alter table accounts
  add column balance_revision bigint not null default 0,
  add column force_show_billing_transactions boolean not null default false;

drop trigger directory_changed on accounts;
create constraint trigger directory_changed after update on accounts
  deferrable initially deferred for each row
  when (to_jsonb(old) - '{balance_cents,balance_revision}'::text[]
        is distinct from to_jsonb(new) - '{balance_cents,balance_revision}'::text[])
  execute function app.move_directory();

grant update (balance_cents, balance_revision) on accounts to parcel_app, parcel_worker;
