-- History says where a change came from, so that any two moments can be compared and an earlier one brought back.

alter table setting_history add column source text, add column request_id text not null default '';

select set_config('app.all_providers', 'on', true);
update setting_history h set source = a.source, request_id = a.request_id
  from audit_events a
 where a.provider_id = h.provider_id and a.timestamp = h.changed_at and a.type like '%\_setting'
   and a.object_id = case when h.scope_id = 0 then h.key else h.scope || '/' || h.scope_id || '/' || h.key end;

-- "Where did the settings stand at ten yesterday?"
create index setting_history_time on setting_history (provider_id, changed_at desc);

-- As in 009, and history keeps source and request too.
create or replace function app.write_settings(
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
  v_revision := app.move_settings(p_expected);
  if v_revision is null then
    return null;
  end if;
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
    insert into setting_history (provider_id, scope, scope_id, key, revision, value, is_secret, was_reset, changed_by, changed_at,
      source, request_id)
    select p_provider_id, p_scope, p_scope_id, e.key, v_revision, e.value, e.secret is not null, e.reset, p_user_id, p_now,
           p_source, p_request_id
      from edit e
  )
  insert into audit_events (provider_id, type, object_id, timestamp, request_id, client_version, source, user_id, user_name,
    impersonated_user_id, impersonated_user_name, change_from, change_to)
  select p_provider_id, p_type, e.object_id, p_now, p_request_id, p_client_version, p_source, p_user_id, p_user_name,
         p_impersonated_user_id, p_impersonated_user_name, e.change_from, e.change_to
    from edit e;
  return v_revision;
end $$;
