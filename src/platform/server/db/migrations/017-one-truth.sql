-- What the platform switches on for a provider is a setting and nothing else; and what every screen needs beside settings has a
-- counter of its own, so that "nothing changed" is known without looking.

-- Flags of the provider record become the settings of the same meaning, unless those were set already.
with flag as (
  select p.id as provider_id, f.key, f.value
    from providers p
    cross join lateral (values
      ('whatsapp_enabled', case when p.whatsapp_enabled then to_jsonb(true) end),
      ('driver_live_tracking', case when p.live_tracking_enabled then to_jsonb(true) end),
      ('enabled_features', case when p.enabled_features <> '{}' then to_jsonb(p.enabled_features) end)
    ) as f (key, value)
   where p.id <> 0 and f.value is not null
     and not exists (select from setting_values v
                      where v.provider_id = p.id and v.scope = 'provider' and v.key = f.key)
),
moved as (
  insert into setting_revisions as r (provider_id, revision)
  select distinct provider_id, (select max(revision) + 1 from setting_revisions) from flag
  on conflict (provider_id) do update set revision = excluded.revision
  returning r.provider_id, r.revision
),
put as (
  insert into setting_values (provider_id, scope, scope_id, key, value, revision)
  select f.provider_id, 'provider', 0, f.key, f.value, m.revision from flag f join moved m using (provider_id)
),
kept as (
  insert into setting_history (provider_id, scope, scope_id, key, revision, value)
  select f.provider_id, 'provider', 0, f.key, m.revision, f.value from flag f join moved m using (provider_id)
)
insert into audit_events (provider_id, type, object_id, timestamp, request_id, client_version, source, change_to)
select f.provider_id, 'provider_setting', f.key, now(), '', '', 'migration', f.value from flag f;

alter table setting_revisions add column directory_revision bigint not null default 0;

grant create on schema app to parcel_definer;

drop function app.provider_by_origin(text);
drop function app.sessions_by_token(bytea[], text[]);

alter table providers drop column whatsapp_enabled, drop column live_tracking_enabled, drop column enabled_features;

create function app.provider_by_origin(p_origin text)
  returns table (id bigint, name text, kind text, status text, revision bigint)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_column
begin
  return query
    select p.id, p.name, p.kind, p.status,
           (select coalesce(max(r.revision), 0) from setting_revisions r where r.provider_id in (0, p.id))
      from provider_origins o join providers p on p.id = o.provider_id
     where o.origin = p_origin::citext;
end $$;

-- As before (migrations/009), without the flags and with where the directory stands: roles, branches, accounts and people.
create function app.sessions_by_token(p_token_hashes bytea[], p_known_stamps text[])
  returns table (place integer, provider_id bigint, user_id bigint, expires_at timestamptz, revision bigint,
                 directory_revision bigint, stamp text, facts json)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_column
begin
  return query
    select asked.place::integer, s.provider_id, s.user_id, s.expires_at, stands.revision, stands.directory_revision,
           now_is.stamp,
           case when now_is.stamp is distinct from p_known_stamps[asked.place] then json_build_object(
             'user', json_build_object('id', u.id, 'provider_id', u.provider_id, 'email', u.email, 'name', u.name,
               'phone_number', u.phone_number, 'role_id', u.role_id, 'account_id', u.account_id,
               'branch_id', u.branch_id, 'limit_user_to_branch', u.limit_user_to_branch,
               'limit_user_to_account', u.limit_user_to_account, 'shipment_page_mode', u.shipment_page_mode,
               'terms_and_conditions_accepted_version', u.terms_and_conditions_accepted_version),
             'role', json_build_object('id', o.id, 'provider_id', o.provider_id, 'name', o.name, 'label', o.label,
               'permissions', o.permissions, 'permissions_ui', o.permissions_ui),
             'provider', json_build_object('id', p.id, 'name', p.name, 'kind', p.kind, 'status', p.status)) end
      from unnest(p_token_hashes) with ordinality as asked (token_hash, place)
     -- A limit keeps each step one look into an index, in this order, however few rows there were when the plan was made.
     cross join lateral (select * from sessions t
                          where t.token_hash = asked.token_hash and t.revoked_at is null and t.expires_at > now() limit 1) s
     cross join lateral (select t.*, t.xmin as stamp from users t
                          where t.id = s.user_id and t.provider_id in (0, s.provider_id) and not t.is_disabled limit 1) u
     cross join lateral (select t.*, t.xmin as stamp from roles t where t.id = u.role_id limit 1) o
     cross join lateral (select t.*, t.xmin as stamp from providers t where t.id = s.provider_id limit 1) p
     cross join lateral (select coalesce(max(r.revision), 0) as revision,
                                coalesce(sum(r.directory_revision), 0)::bigint as directory_revision
                           from setting_revisions r where r.provider_id in (0, s.provider_id)) stands
     cross join lateral (select u.stamp || ' ' || o.stamp || ' ' || p.stamp as stamp) now_is;
end $$;

-- Runs when a transaction commits, so that those who change two accounts wait for each other for no longer than that; once for each
-- transaction, however many rows it changed.
create function app.move_directory() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_provider bigint := case tg_op when 'DELETE' then old.provider_id else new.provider_id end;
  v_mark text := pg_current_xact_id()::text || ' ' || v_provider::text;
begin
  if coalesce(current_setting('app.directory_moved', true), '') = v_mark then
    return null;
  end if;
  perform set_config('app.directory_moved', v_mark, true);
  insert into setting_revisions as r (provider_id, directory_revision) values (v_provider, 1)
  on conflict (provider_id) do update set directory_revision = r.directory_revision + 1;
  return null;
end $$;

do $$
declare
  v_table text;
begin
  foreach v_table in array array['roles', 'branches', 'accounts', 'users'] loop
    execute format('create constraint trigger directory_grew after insert or delete on %I
      deferrable initially deferred for each row execute function app.move_directory()', v_table);
  end loop;
  foreach v_table in array array['roles', 'branches', 'accounts'] loop
    execute format('create constraint trigger directory_changed after update on %I
      deferrable initially deferred for each row when (old.* is distinct from new.*) execute function app.move_directory()', v_table);
  end loop;
end $$;

-- Signing in and changing a password are nobody else's news.
create constraint trigger directory_changed after update on users
  deferrable initially deferred for each row
  when ((old.name, old.email, old.phone_number, old.role_id, old.account_id, old.branch_id, old.limit_user_to_branch,
         old.limit_user_to_account, old.shipment_page_mode, old.terms_and_conditions_accepted_version, old.is_disabled)
        is distinct from
        (new.name, new.email, new.phone_number, new.role_id, new.account_id, new.branch_id, new.limit_user_to_branch,
         new.limit_user_to_account, new.shipment_page_mode, new.terms_and_conditions_accepted_version, new.is_disabled))
  execute function app.move_directory();

-- How many providers set a setting themselves, for whoever is about to move the platform's value. Never which, never what.
create function app.platform_reach(p_keys text[]) returns table (key text, own bigint, total bigint)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_column
begin
  return query
    select asked.key,
           (select count(*) from setting_values v where v.scope = 'provider' and v.key = asked.key and v.secret is null),
           (select count(*) from providers p where p.id <> 0)
      from unnest(p_keys) as asked (key);
end $$;

-- As before (migrations/016), with the branch and account that a person is limited to: they bind a plan as they bind a save.
create or replace function app.acting_user(p_user_id bigint) returns json
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if app.current_provider() is null then
    raise exception 'acting_user needs a tenant' using errcode = 'object_not_in_prerequisite_state';
  end if;
  return (
    select json_build_object(
        'user', json_build_object('id', u.id, 'provider_id', u.provider_id, 'email', u.email, 'name', u.name,
          'role_id', u.role_id, 'account_id', u.account_id, 'branch_id', u.branch_id,
          'limit_user_to_branch', u.limit_user_to_branch, 'limit_user_to_account', u.limit_user_to_account),
        'role', json_build_object('id', o.id, 'permissions', o.permissions))
      from users u join roles o on o.id = u.role_id
     where u.id = p_user_id and u.provider_id in (0, app.current_provider()) and not u.is_disabled);
end $$;

alter function app.provider_by_origin(text) owner to parcel_definer;
alter function app.sessions_by_token(bytea[], text[]) owner to parcel_definer;
alter function app.move_directory() owner to parcel_definer;
alter function app.platform_reach(text[]) owner to parcel_definer;
revoke create on schema app from parcel_definer;
revoke all on function app.provider_by_origin(text), app.sessions_by_token(bytea[], text[]), app.move_directory(),
  app.platform_reach(text[]) from public;
grant execute on function app.provider_by_origin(text), app.sessions_by_token(bytea[], text[]), app.platform_reach(text[]) to parcel_app;
