-- The ground that every table stands on: who may see what is decided here, by the database, for every query.
-- Roles (made by roles.ts): parcel_app and parcel_worker log in; parcel_definer owns the narrow functions and never logs in.

create extension if not exists citext with schema public;

create schema if not exists app;
revoke create on schema public from public;
grant usage on schema public to parcel_app, parcel_worker, parcel_definer;
grant usage on schema app to parcel_app, parcel_worker, parcel_definer;

-- The tenant of the running transaction; null when none is set, and then no row is visible.
create function app.current_provider() returns bigint
  language sql stable parallel safe
  return nullif(current_setting('app.provider_id', true), '')::bigint;

-- Only migrations and scripts of the owner ask for this, in so many words.
create function app.all_providers() returns boolean
  language sql stable parallel safe
  return coalesce(current_setting('app.all_providers', true), '') = 'on';

-- Puts a table under row-level security. `p_shared`: rows of provider 0 (the platform) may be read, never written, by every tenant.
create procedure app.protect(p_table regclass, p_shared boolean default false, p_column name default 'provider_id')
  language plpgsql as $$
declare
  v_own text := format('%I = (select app.current_provider())', p_column);
  v_read text := v_own;
begin
  if p_shared then
    v_read := format('(%s or (%I = 0 and (select app.current_provider()) is not null))', v_own, p_column);
  end if;
  execute format('alter table %s enable row level security', p_table);
  execute format('alter table %s force row level security', p_table);
  execute format('create policy tenant_read on %s for select using (%s)', p_table, v_read);
  execute format('create policy tenant_insert on %s for insert with check (%s)', p_table, v_own);
  execute format('create policy tenant_update on %s for update using (%s) with check (%s)', p_table, v_own, v_own);
  execute format('create policy tenant_delete on %s for delete using (%s)', p_table, v_own);
  execute format(
    'create policy owner_all on %s to current_user using ((select app.all_providers())) with check ((select app.all_providers()))',
    p_table);
end $$;

revoke all on all routines in schema app from public;
grant execute on function app.current_provider(), app.all_providers() to parcel_app, parcel_worker, parcel_definer;
