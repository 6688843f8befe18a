-- Since when an account is closed, and why. Its users carry a copy of that, which every request reads with the user (F031, F110).

alter table accounts
  add column closed_at timestamptz,
  add column closing_reason text check (length(closing_reason) <= 300),
  add check (closed_at is null or account_type <> 'guest');

grant update (closed_at, closing_reason) on accounts to parcel_app;
grant update (account_closed) on users to parcel_app;

create function app.close_users() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  update users set account_closed = new.closed_at is not null
   where provider_id = new.provider_id and account_id = new.id;
  return null;
end $$;
revoke all on function app.close_users() from public;

create trigger users_closed after update of closed_at on accounts
  for each row when ((old.closed_at is null) <> (new.closed_at is null)) execute function app.close_users();

-- Somebody who is added to a closed account, or moved to or from one.
create function app.set_account_closed() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  new.account_closed := exists (
    select from accounts a where a.provider_id = new.provider_id and a.id = new.account_id and a.closed_at is not null);
  return new;
end $$;
revoke all on function app.set_account_closed() from public;

create trigger account_closed before insert or update of account_id on users
  for each row execute function app.set_account_closed();
