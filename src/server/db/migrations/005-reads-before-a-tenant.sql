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
create function app.session_by_token(p_token_hash bytea)
  returns table (provider_id bigint, user_id bigint, expires_at timestamptz, revision bigint, "user" jsonb, role jsonb, provider jsonb)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_column
begin
  return query
    select s.provider_id, u.id, s.expires_at,
           (select coalesce(max(r.revision), 0) from setting_revisions r where r.provider_id in (0, s.provider_id)),
           jsonb_build_object('id', u.id, 'provider_id', u.provider_id, 'email', u.email, 'name', u.name,
             'phone_number', u.phone_number, 'role_id', u.role_id, 'account_id', u.account_id, 'branch_id', u.branch_id,
             'limit_user_to_branch', u.limit_user_to_branch, 'limit_user_to_account', u.limit_user_to_account,
             'shipment_page_mode', u.shipment_page_mode,
             'terms_and_conditions_accepted_version', u.terms_and_conditions_accepted_version),
           jsonb_build_object('id', o.id, 'provider_id', o.provider_id, 'name', o.name, 'label', o.label,
             'permissions', o.permissions, 'permissions_ui', o.permissions_ui),
           jsonb_build_object('id', p.id, 'name', p.name, 'kind', p.kind, 'status', p.status,
             'whatsapp_enabled', p.whatsapp_enabled, 'live_tracking_enabled', p.live_tracking_enabled,
             'enabled_features', p.enabled_features)
      from sessions s
      join users u on u.id = s.user_id and u.provider_id in (0, s.provider_id)
      join roles o on o.id = u.role_id and o.provider_id in (0, u.provider_id)
      join providers p on p.id = s.provider_id
     where s.token_hash = p_token_hash and s.revoked_at is null and s.expires_at > now() and not u.is_disabled;
end $$;

alter function app.settings_revision(bigint) owner to parcel_definer;
alter function app.provider_by_origin(text) owner to parcel_definer;
alter function app.public_settings(bigint, text[]) owner to parcel_definer;
alter function app.sign_in_user(bigint, text) owner to parcel_definer;
alter function app.session_by_token(bytea) owner to parcel_definer;

revoke create on schema app from parcel_definer;
revoke all on function app.settings_revision(bigint), app.provider_by_origin(text), app.public_settings(bigint, text[]),
  app.sign_in_user(bigint, text), app.session_by_token(bytea) from public;
grant execute on function app.settings_revision(bigint), app.provider_by_origin(text), app.public_settings(bigint, text[]),
  app.sign_in_user(bigint, text), app.session_by_token(bytea) to parcel_app;
