-- Writes one save: values, history, audit and revision together, in one statement of the caller's own rights. It sets its tenant itself,
-- so that a save which needs to read nothing is one turn on the wire and a transaction of its own.

-- Null when the values no longer stand at `p_expected`: what was decided on them must then be decided again.
create function app.write_settings(
  p_provider_id bigint, p_expected bigint, p_scope text, p_scope_id bigint,
  p_keys text[], p_values jsonb[], p_secrets bytea[], p_resets boolean[], p_objects text[], p_from jsonb[], p_to jsonb[],
  p_now timestamptz, p_type text, p_request_id text, p_client_version text, p_source text,
  p_user_id bigint, p_user_name text, p_impersonated_user_id bigint, p_impersonated_user_name text
) returns bigint
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  v_revision bigint;
begin
  perform set_config('app.provider_id', p_provider_id::text, true);
  if app.lock_settings() is distinct from p_expected then
    return null;
  end if;
  v_revision := app.next_settings_revision();
  with edit as materialized (
    select * from unnest(p_keys, p_values, p_secrets, p_resets, p_objects, p_from, p_to)
      as t (key, value, secret, reset, object_id, change_from, change_to)
  ),
  put as (
    insert into setting_values (provider_id, scope, scope_id, key, value, secret, revision, updated_at, updated_by)
    select p_provider_id, p_scope, p_scope_id, e.key, e.value, e.secret, v_revision, p_now, p_user_id from edit e where not e.reset
    on conflict (provider_id, scope, scope_id, key) do update set value = excluded.value, secret = excluded.secret,
      revision = excluded.revision, updated_at = excluded.updated_at, updated_by = excluded.updated_by
  ),
  gone as (
    delete from setting_values v using edit e
     where v.provider_id = p_provider_id and v.scope = p_scope and v.scope_id = p_scope_id and v.key = e.key and e.reset
  ),
  kept as (
    insert into setting_history (provider_id, scope, scope_id, key, revision, value, is_secret, was_reset, changed_by, changed_at)
    select p_provider_id, p_scope, p_scope_id, e.key, v_revision, e.value, e.secret is not null, e.reset, p_user_id, p_now from edit e
  )
  insert into audit_events (provider_id, type, object_id, timestamp, request_id, client_version, source, user_id, user_name,
    impersonated_user_id, impersonated_user_name, change_from, change_to)
  select p_provider_id, p_type, e.object_id, p_now, p_request_id, p_client_version, p_source, p_user_id, p_user_name,
         p_impersonated_user_id, p_impersonated_user_name, e.change_from, e.change_to
    from edit e;
  return v_revision;
end $$;

revoke all on function app.write_settings(bigint, bigint, text, bigint, text[], jsonb[], bytea[], boolean[], text[], jsonb[], jsonb[],
  timestamptz, text, text, text, text, bigint, text, bigint, text) from public;
grant execute on function app.write_settings(bigint, bigint, text, bigint, text[], jsonb[], bytea[], boolean[], text[], jsonb[], jsonb[],
  timestamptz, text, text, text, text, bigint, text, bigint, text) to parcel_app;
