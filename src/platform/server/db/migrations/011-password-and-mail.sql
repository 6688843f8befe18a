-- What protects bank details and secrets: a password that was entered again not long ago, and mail to the owners in the same
-- transaction as the change.

-- Until when the session counts as one whose password was just entered again. It ends with the session.
alter table sessions add column password_confirmed_until timestamptz;
grant update (password_confirmed_until) on sessions to parcel_app;

grant create on schema app to parcel_definer;

-- Asked inside the save, whose tenant may be the platform while the session belongs to a provider.
create function app.password_confirmed_until(p_token_hash bytea) returns timestamptz
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return (select s.password_confirmed_until from sessions s
           where s.token_hash = p_token_hash and s.revoked_at is null and s.expires_at > now());
end $$;

alter function app.password_confirmed_until(bytea) owner to parcel_definer;
revoke create on schema app from parcel_definer;
revoke all on function app.password_confirmed_until(bytea) from public;
grant execute on function app.password_confirmed_until(bytea) to parcel_app;

-- The outbox: a mail is written with what it is about and sent afterwards. A row stays, whatever became of it.
create table mails (
  id bigint generated always as identity primary key,
  provider_id bigint not null references providers (id),
  kind text not null check (kind <> ''),
  recipients text[] not null,
  subject text not null check (subject <> '' and subject !~ '[\r\n]'),
  body text not null check (body <> ''),
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed', 'not_configured', 'no_recipients')),
  attempts integer not null default 0,
  problem text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  check ((status = 'no_recipients') = (cardinality(recipients) = 0)),
  check ((status = 'sent') = (sent_at is not null))
);
create index mails_newest on mails (provider_id, id desc);
call app.protect('mails');

grant select, insert on mails to parcel_app;
grant select, update (status, attempts, problem, sent_at) on mails to parcel_worker;
