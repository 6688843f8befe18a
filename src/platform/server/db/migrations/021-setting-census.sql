-- How a setting is used across all providers, for the people of the platform: how often each value is stored and by whom, never a secret.
-- Rows of narrower scopes and of secrets are in reach of parcel_definer only while the first of these functions runs.

create policy definer_census on setting_values for select to parcel_definer
  using (current_user = 'parcel_definer' and current_setting('app.census', true) = 'on');

grant create on schema app to parcel_definer;

-- One row for each value that is stored under a key in a scope. `p_secret_keys`: keys whose values are not told, encrypted or not.
create function app.setting_census(p_keys text[], p_secret_keys text[])
  returns table (key text, scope text, value jsonb, is_secret boolean, places bigint, provider_ids bigint[], provider_names text[])
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_column
begin
  perform set_config('app.census', 'on', true);
  return query
    select v.key, v.scope, v.value, v.is_secret, sum(v.places)::bigint,
           array_agg(v.provider_id order by v.provider_id), array_agg(coalesce(p.name, '') order by v.provider_id)
      from (select s.key, s.scope, s.provider_id, s.secret is not null as is_secret, count(*) as places,
                   case when s.secret is null and s.key <> all (p_secret_keys) then s.value end as value
              from setting_values s
             where p_keys is null or s.key = any (p_keys)
             group by 1, 2, 3, 4, 6) v
      left join providers p on p.id = v.provider_id
     group by v.key, v.scope, v.value, v.is_secret
     order by v.key, v.scope, sum(v.places) desc;
  perform set_config('app.census', '', true);
end $$;

create function app.count_providers() returns bigint
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return (select count(*) from providers where id <> 0);
end $$;

alter function app.setting_census(text[], text[]) owner to parcel_definer;
alter function app.count_providers() owner to parcel_definer;
revoke create on schema app from parcel_definer;
revoke all on function app.setting_census(text[], text[]), app.count_providers() from public;
grant execute on function app.setting_census(text[], text[]), app.count_providers() to parcel_app;
