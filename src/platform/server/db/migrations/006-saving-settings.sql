-- Saves of one provider queue behind each other; a save of the platform's values queues behind everybody's.
-- That order is what lets a browser ask for "what changed since N" and miss nothing.

grant create on schema app to parcel_definer;

-- First step of a save: waits for its turn and answers the revision that the values now stand at.
create function app.lock_settings() returns bigint
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_provider bigint := app.current_provider();
begin
  if v_provider is null then
    raise exception 'lock_settings needs a tenant' using errcode = 'object_not_in_prerequisite_state';
  end if;
  if v_provider = 0 then
    perform pg_advisory_xact_lock(hashtext('settings'), 0);
  else
    perform pg_advisory_xact_lock_shared(hashtext('settings'), 0);
    perform 1 from setting_revisions where provider_id = v_provider for update;
    if not found then
      insert into setting_revisions (provider_id) values (v_provider) on conflict do nothing;
      perform 1 from setting_revisions where provider_id = v_provider for update;
    end if;
  end if;
  perform set_config('app.settings_turn', v_provider::text, true);
  return (select max(revision) from setting_revisions where provider_id in (0, v_provider));
end $$;

-- Last step: takes the next revision. Who saved tells the other processes once it is committed: a NOTIFY in this transaction would
-- hold a lock of the whole database while the commit reaches the disk, and saves of all providers would queue behind each other.
create function app.next_settings_revision() returns bigint
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_provider bigint := app.current_provider();
  v_revision bigint;
begin
  if coalesce(current_setting('app.settings_turn', true), '') is distinct from v_provider::text then
    perform app.lock_settings();
  end if;
  if v_provider = 0 then
    -- Above every provider's own, or else the platform's change would look old to the provider that is furthest on.
    select max(revision) + 1 into v_revision from setting_revisions;
  else
    select max(revision) + 1 into v_revision from setting_revisions where provider_id in (0, v_provider);
  end if;
  update setting_revisions set revision = v_revision where provider_id = v_provider;
  return v_revision;
end $$;

-- Housekeeping over all providers: sees and removes only what has expired.
grant select, delete on sessions, idempotency_keys to parcel_definer;
create policy definer_purge on sessions for delete to parcel_definer
  using (current_user = 'parcel_definer' and expires_at < now() - interval '7 days');
create policy definer_read on idempotency_keys for select to parcel_definer
  using (current_user = 'parcel_definer' and expires_at < now());
create policy definer_purge on idempotency_keys for delete to parcel_definer
  using (current_user = 'parcel_definer' and expires_at < now());

create function app.purge_expired() returns bigint
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_sessions bigint;
  v_keys bigint;
begin
  delete from sessions where expires_at < now() - interval '7 days';
  get diagnostics v_sessions = row_count;
  delete from idempotency_keys where expires_at < now();
  get diagnostics v_keys = row_count;
  return v_sessions + v_keys;
end $$;

alter function app.lock_settings() owner to parcel_definer;
alter function app.next_settings_revision() owner to parcel_definer;
alter function app.purge_expired() owner to parcel_definer;
revoke create on schema app from parcel_definer;
revoke all on function app.lock_settings(), app.next_settings_revision(), app.purge_expired() from public;
grant execute on function app.lock_settings(), app.next_settings_revision() to parcel_app;
grant execute on function app.purge_expired() to parcel_worker;
