-- Attempts that are limited, such as signing in: kept here so that all processes count together. A name is a digest of the call and of
-- whose attempts they are; neither the account nor the address is kept.

create table attempts (
  provider_id bigint not null references providers (id),
  name bytea not null check (octet_length(name) = 32),
  count integer not null check (count >= 0),
  -- When the next one is let through, where each makes the next one wait longer.
  next_at timestamptz,
  expires_at timestamptz not null,
  primary key (provider_id, name)
);
create index attempts_expiry on attempts (provider_id, expires_at);
call app.protect('attempts');
grant select, insert, update, delete on attempts to parcel_app;

grant select, delete on attempts to parcel_definer;
create policy definer_read on attempts for select to parcel_definer using (current_user = 'parcel_definer' and expires_at < now());
create policy definer_purge on attempts for delete to parcel_definer using (current_user = 'parcel_definer' and expires_at < now());

create function app.purge_attempts() returns bigint
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_attempts bigint;
begin
  delete from attempts a using providers p where a.provider_id = p.id and a.expires_at < now();
  get diagnostics v_attempts = row_count;
  return v_attempts;
end $$;
call app.narrow('app.purge_attempts()', 'parcel_worker');
