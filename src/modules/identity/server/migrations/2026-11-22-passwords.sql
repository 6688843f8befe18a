-- Links that let somebody choose a password: one who forgot it, or who was invited; `arrival` lets
-- somebody in who comes from the provider's own system, and chooses nothing. Only the SHA-256 of a link's token is kept.
-- `provider_id` is the site that the link opens, which for a user of the platform is another tenant than the user's own.
create table password_links (
  provider_id bigint not null references providers (id),
  token_hash bytea not null check (octet_length(token_hash) = 32),
  kind text not null check (kind in ('reset', 'invitation', 'arrival')),
  user_provider_id bigint not null check (user_provider_id in (0, provider_id)),
  user_id bigint not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (provider_id, token_hash),
  foreign key (user_provider_id, user_id) references users (provider_id, id) on delete cascade
);
create index password_links_user on password_links (provider_id, user_id);
call app.protect('password_links');
grant select, insert, update (used_at) on password_links to parcel_app;

-- What people change about themselves; their password they change through the function below.
grant update (name, phone_number) on users to parcel_app;
revoke update (password_hash) on users from parcel_app;

grant update (password_hash) on users to parcel_definer;
grant update (revoked_at) on sessions to parcel_definer;
create policy definer_password on users for update to parcel_definer
  using (current_user = 'parcel_definer') with check (current_user = 'parcel_definer');
create policy definer_revoke on sessions for update to parcel_definer
  using (current_user = 'parcel_definer') with check (current_user = 'parcel_definer');

-- Ends the sessions of a user wherever that user signed in, but for the one that is kept; answers how many. With a kept one it is the
-- person who logs out everywhere else, and programs go on; without one everything ends.
create function app.end_sessions(p_user_provider_id bigint, p_user_id bigint, p_kept bytea default null) returns bigint
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_ended bigint;
begin
  if p_user_provider_id is null or p_user_provider_id not in (0, coalesce(app.current_provider(), -1)) then
    raise exception 'end_sessions needs the tenant of the user' using errcode = 'insufficient_privilege';
  end if;
  update sessions s set revoked_at = now()
   where s.user_provider_id = p_user_provider_id and s.user_id = p_user_id and s.revoked_at is null and s.expires_at > now()
     and s.token_hash is distinct from p_kept and (p_kept is null or not s.is_api_key);
  get diagnostics v_ended = row_count;
  return v_ended;
end $$;
call app.narrow('app.end_sessions(bigint, bigint, bytea)', 'parcel_app');

-- A new password ends every other session, API keys too, and makes all links of before worthless.
create function app.set_password(p_user_provider_id bigint, p_user_id bigint, p_hash text, p_kept bytea default null) returns bigint
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if p_user_provider_id is null or p_user_provider_id not in (0, coalesce(app.current_provider(), -1)) then
    raise exception 'set_password needs the tenant of the user' using errcode = 'insufficient_privilege';
  end if;
  update users u set password_hash = p_hash where u.provider_id = p_user_provider_id and u.id = p_user_id;
  update password_links l set used_at = now()
   where l.user_provider_id = p_user_provider_id and l.user_id = p_user_id and l.used_at is null;
  update sessions s set revoked_at = now()
   where s.user_provider_id = p_user_provider_id and s.user_id = p_user_id and s.is_api_key and s.revoked_at is null;
  return app.end_sessions(p_user_provider_id, p_user_id, p_kept);
end $$;
grant select, update (used_at) on password_links to parcel_definer;
create policy definer_use on password_links for all to parcel_definer
  using (current_user = 'parcel_definer') with check (current_user = 'parcel_definer');
call app.narrow('app.set_password(bigint, bigint, text, bytea)', 'parcel_app');
grant execute on function app.end_sessions(bigint, bigint, bytea) to parcel_definer;
