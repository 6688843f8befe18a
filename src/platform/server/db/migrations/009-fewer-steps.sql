-- The two paths that every request or save takes, with fewer statements in them.

-- Who is calling, for all requests that are waiting to know it: one read however many they are, because what such a read costs
-- is mostly its being a statement at all. `place` counts from 1; a token that is not among the rows is not signed in.
-- `stamp` changes whenever the user, the role or the provider does; a caller that knows it is spared the facts themselves.

grant create on schema app to parcel_definer;

drop function app.session_by_token(bytea, text);

create function app.sessions_by_token(p_token_hashes bytea[], p_known_stamps text[])
  returns table (place integer, provider_id bigint, user_id bigint, expires_at timestamptz, revision bigint, stamp text, facts json)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_column
begin
  return query
    select asked.place::integer, s.provider_id, s.user_id, s.expires_at,
           (select coalesce(max(r.revision), 0) from setting_revisions r where r.provider_id in (0, s.provider_id)),
           now_is.stamp,
           case when now_is.stamp is distinct from p_known_stamps[asked.place] then json_build_object(
             'user', json_build_object('id', u.id, 'provider_id', u.provider_id, 'email', u.email, 'name', u.name,
               'phone_number', u.phone_number, 'role_id', u.role_id, 'account_id', u.account_id,
               'branch_id', u.branch_id, 'limit_user_to_branch', u.limit_user_to_branch,
               'limit_user_to_account', u.limit_user_to_account, 'shipment_page_mode', u.shipment_page_mode,
               'terms_and_conditions_accepted_version', u.terms_and_conditions_accepted_version),
             'role', json_build_object('id', o.id, 'provider_id', o.provider_id, 'name', o.name, 'label', o.label,
               'permissions', o.permissions, 'permissions_ui', o.permissions_ui),
             'provider', json_build_object('id', p.id, 'name', p.name, 'kind', p.kind, 'status', p.status,
               'whatsapp_enabled', p.whatsapp_enabled, 'live_tracking_enabled', p.live_tracking_enabled,
               'enabled_features', p.enabled_features)) end
      from unnest(p_token_hashes) with ordinality as asked (token_hash, place)
     -- A limit keeps each step one look into an index, in this order, however few rows there were when the plan was made.
     cross join lateral (select * from sessions t
                          where t.token_hash = asked.token_hash and t.revoked_at is null and t.expires_at > now() limit 1) s
     cross join lateral (select t.*, t.xmin as stamp from users t
                          where t.id = s.user_id and t.provider_id in (0, s.provider_id) and not t.is_disabled limit 1) u
     cross join lateral (select t.*, t.xmin as stamp from roles t where t.id = u.role_id limit 1) o
     cross join lateral (select t.*, t.xmin as stamp from providers t where t.id = s.provider_id limit 1) p
     cross join lateral (select u.stamp || ' ' || o.stamp || ' ' || p.stamp as stamp) now_is;
end $$;

-- Waits for its turn like lock_settings, and takes the next revision, if the values still stand at `p_expected`; else answers null.
create function app.move_settings(p_expected bigint) returns bigint
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_provider bigint := app.current_provider();
  v_revision bigint;
begin
  if v_provider is null then
    raise exception 'move_settings needs a tenant' using errcode = 'object_not_in_prerequisite_state';
  end if;
  if v_provider = 0 then
    perform pg_advisory_xact_lock(hashtext('settings'), 0);
    -- Above every provider's own, or else the platform's change would look old to the provider that is furthest on.
    update setting_revisions set revision = (select max(revision) + 1 from setting_revisions)
     where provider_id = 0 and revision = p_expected returning revision into v_revision;
  else
    perform pg_advisory_xact_lock_shared(hashtext('settings'), 0);
    -- Whoever waited here for another save of the provider finds its row moved, and itself too late.
    update setting_revisions set revision = p_expected + 1
     where provider_id = v_provider and revision <= p_expected
       and p_expected = greatest(revision, (select p.revision from setting_revisions p where p.provider_id = 0))
    returning revision into v_revision;
  end if;
  return v_revision;
end $$;

-- Null when the values no longer stand at `p_expected`: what was decided on them must then be decided again.
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

drop function app.next_settings_revision();

alter function app.move_settings(bigint) owner to parcel_definer;
alter function app.sessions_by_token(bytea[], text[]) owner to parcel_definer;
revoke create on schema app from parcel_definer;
revoke all on function app.move_settings(bigint) from public;
grant execute on function app.move_settings(bigint) to parcel_app;
revoke all on function app.sessions_by_token(bytea[], text[]) from public;
grant execute on function app.sessions_by_token(bytea[], text[]) to parcel_app;
