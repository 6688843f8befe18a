-- Changes of settings that wait for their time.

create table setting_schedules (
  id bigint generated always as identity primary key,
  provider_id bigint not null references providers (id),
  scope text not null check (scope in ('provider', 'account', 'branch', 'user')),
  scope_id bigint not null default 0,
  status text not null default 'waiting' check (status in ('waiting', 'suspended', 'applied', 'cancelled')),
  run_at timestamptz not null,
  note text not null default '',
  -- What whoever planned it had seen; what others changed after it is a clash.
  base_revision bigint not null,
  settings jsonb not null,
  reset text[] not null default '{}',
  -- A fact that settings may depend on, as it was where it was planned.
  environment text not null,
  -- Whether the password was entered for the bank details or secrets in it.
  is_confirmed boolean not null default false,
  reason jsonb,
  planned_by bigint not null,
  planned_by_name text not null,
  planned_at timestamptz not null,
  settled_by_name text,
  settled_at timestamptz,
  settled_revision bigint,
  check ((scope = 'provider') = (scope_id = 0)),
  check ((status = 'suspended') <= (reason is not null))
);
create index setting_schedules_place on setting_schedules (provider_id, scope, scope_id, status, run_at);
call app.protect('setting_schedules');

-- Apart, so that nobody who reads a plan reads them by accident; encrypted for the place that they are meant for.
create table setting_schedule_secrets (
  schedule_id bigint not null references setting_schedules (id) on delete cascade,
  provider_id bigint not null references providers (id),
  key text not null,
  secret bytea not null,
  primary key (schedule_id, key)
);
call app.protect('setting_schedule_secrets');

grant select, insert, update on setting_schedules to parcel_app;
grant select, insert, delete on setting_schedule_secrets to parcel_app;

-- What a person may do now, for what that person planned earlier: of the tenant itself or of the platform.
grant create on schema app to parcel_definer;

create function app.acting_user(p_user_id bigint) returns json
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

alter function app.acting_user(bigint) owner to parcel_definer;
revoke create on schema app from parcel_definer;
revoke all on function app.acting_user(bigint) from public;
grant execute on function app.acting_user(bigint) to parcel_app;
