-- The few reads that come before a tenant is known. Each runs as parcel_definer, who sees only these tables and cannot log in.
-- A policy also holds for members of its role, and the owner is one: hence the test of current_user.

grant select on providers, provider_origins, roles, users, sessions, setting_values to parcel_definer;
create policy definer_read on providers for select to parcel_definer using (current_user = 'parcel_definer');
create policy definer_read on provider_origins for select to parcel_definer using (current_user = 'parcel_definer');
create policy definer_read on roles for select to parcel_definer using (current_user = 'parcel_definer');
create policy definer_read on users for select to parcel_definer using (current_user = 'parcel_definer');
create policy definer_read on sessions for select to parcel_definer using (current_user = 'parcel_definer');
create policy definer_read on setting_values for select to parcel_definer
  using (current_user = 'parcel_definer' and scope in ('platform', 'provider') and secret is null);

grant select, insert, update on setting_revisions to parcel_definer;
create policy definer_all on setting_revisions to parcel_definer
  using (current_user = 'parcel_definer') with check (current_user = 'parcel_definer');

grant create on schema app to parcel_definer;

-- The nearer of the two revisions that decide what a provider's pages show: its own and the platform's.
create function app.settings_revision(p_provider_id bigint) returns bigint
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return (select coalesce(max(r.revision), 0) from setting_revisions r where r.provider_id in (0, p_provider_id));
end $$;

create function app.provider_by_origin(p_origin text)
  returns table (id bigint, name text, kind text, status text, whatsapp_enabled boolean, live_tracking_enabled boolean,
                 enabled_features text[], revision bigint)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_column
begin
  return query
    select p.id, p.name, p.kind, p.status, p.whatsapp_enabled, p.live_tracking_enabled, p.enabled_features,
           (select coalesce(max(r.revision), 0) from setting_revisions r where r.provider_id in (0, p.id))
      from provider_origins o join providers p on p.id = o.provider_id
     where o.origin = p_origin::citext;
end $$;

-- The caller names the keys that its catalogue calls public; secrets and narrower scopes are out of reach whatever it names.
create function app.public_settings(p_provider_id bigint, p_keys text[])
  returns table (scope text, key text, value jsonb, revision bigint)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_column
begin
  return query
    select v.scope, v.key, v.value, v.revision
      from setting_values v
     where v.provider_id in (0, p_provider_id) and v.scope in ('platform', 'provider') and v.secret is null
       and v.key = any (p_keys);
end $$;

-- A provider's own user wins over a platform user of the same address.
create function app.sign_in_user(p_provider_id bigint, p_email text)
  returns table (user_id bigint, provider_id bigint, password_hash text, is_disabled boolean)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_column
begin
  return query
    select u.id, u.provider_id, u.password_hash, u.is_disabled
      from users u
     where u.provider_id in (0, p_provider_id) and u.email = p_email::citext
     order by u.provider_id desc limit 1;
end $$;

-- Everything a request needs to know about its caller, in one read: no row means not signed in, whatever the reason.
-- `stamp` changes whenever the user, the role or the provider does; a caller that knows it is spared the facts themselves.
create function app.session_by_token(p_token_hash bytea, p_known_stamp text default null)
  returns table (provider_id bigint, user_id bigint, expires_at timestamptz, revision bigint, stamp text, facts json)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_user users;
  v_role roles;
  v_provider providers;
begin
  select s.provider_id, s.user_id, s.expires_at into provider_id, user_id, expires_at
    from sessions s where s.token_hash = p_token_hash and s.revoked_at is null and s.expires_at > now();
  if not found then return; end if;

  select u.role_id, u.xmin::text into v_user.role_id, stamp
    from users u where u.id = session_by_token.user_id and u.provider_id in (0, session_by_token.provider_id) and not u.is_disabled;
  if not found then return; end if;

  select stamp || ' ' || o.xmin || ' ' || p.xmin into stamp
    from roles o, providers p where o.id = v_user.role_id and p.id = session_by_token.provider_id;
  if not found then return; end if;

  select coalesce(max(r.revision), 0) into revision
    from setting_revisions r where r.provider_id in (0, session_by_token.provider_id);

  if stamp is distinct from p_known_stamp then
    select * into v_user from users u where u.id = session_by_token.user_id;
    select * into v_role from roles o where o.id = v_user.role_id;
    select * into v_provider from providers p where p.id = session_by_token.provider_id;
    facts := json_build_object(
      'user', json_build_object('id', v_user.id, 'provider_id', v_user.provider_id, 'email', v_user.email, 'name', v_user.name,
        'phone_number', v_user.phone_number, 'role_id', v_user.role_id, 'account_id', v_user.account_id,
        'branch_id', v_user.branch_id, 'limit_user_to_branch', v_user.limit_user_to_branch,
        'limit_user_to_account', v_user.limit_user_to_account, 'shipment_page_mode', v_user.shipment_page_mode,
        'terms_and_conditions_accepted_version', v_user.terms_and_conditions_accepted_version),
      'role', json_build_object('id', v_role.id, 'provider_id', v_role.provider_id, 'name', v_role.name, 'label', v_role.label,
        'permissions', v_role.permissions, 'permissions_ui', v_role.permissions_ui),
      'provider', json_build_object('id', v_provider.id, 'name', v_provider.name, 'kind', v_provider.kind,
        'status', v_provider.status, 'whatsapp_enabled', v_provider.whatsapp_enabled,
        'live_tracking_enabled', v_provider.live_tracking_enabled, 'enabled_features', v_provider.enabled_features));
  end if;
  return next;
end $$;

alter function app.settings_revision(bigint) owner to parcel_definer;
alter function app.provider_by_origin(text) owner to parcel_definer;
alter function app.public_settings(bigint, text[]) owner to parcel_definer;
alter function app.sign_in_user(bigint, text) owner to parcel_definer;
alter function app.session_by_token(bytea, text) owner to parcel_definer;

revoke create on schema app from parcel_definer;
revoke all on function app.settings_revision(bigint), app.provider_by_origin(text), app.public_settings(bigint, text[]),
  app.sign_in_user(bigint, text), app.session_by_token(bytea, text) from public;
grant execute on function app.settings_revision(bigint), app.provider_by_origin(text), app.public_settings(bigint, text[]),
  app.sign_in_user(bigint, text), app.session_by_token(bytea, text) to parcel_app;
