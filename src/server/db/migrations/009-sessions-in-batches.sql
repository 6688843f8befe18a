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

alter function app.sessions_by_token(bytea[], text[]) owner to parcel_definer;
revoke create on schema app from parcel_definer;
revoke all on function app.sessions_by_token(bytea[], text[]) from public;
grant execute on function app.sessions_by_token(bytea[], text[]) to parcel_app;
