-- What the custom references of an account's shipments begin with.

alter table accounts
  add column tracking_prefix text not null default '' check (tracking_prefix ~ '^[A-Z0-9]{0,10}$');
