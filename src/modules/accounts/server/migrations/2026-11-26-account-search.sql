-- A search of accounts waits no longer the more there are. An index of words reads all that hold a common one before it gives the first:
-- so the first names are looked at before it, and the index of names answers by itself how many there are.
drop index accounts_rank;
create index accounts_rank on accounts (provider_id, rank_name, id) include (name, account_code);

drop function app.find_accounts(text, integer);
-- The ids of all accounts with that part; null where they are more than `p_limit`, or every fiftieth of the first ones has it: a list in
-- the order of names finds these as it goes.
create function app.find_accounts(p_pattern text, p_limit integer) returns bigint[]
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_sampled constant integer := 2000;
  v_seen integer;
  v_ids bigint[];
begin
  select count(*), array_agg(s.id) filter (where s.name ilike p_pattern or s.account_code ilike p_pattern)
    into v_seen, v_ids
    from (select id, name, account_code from accounts where provider_id = app.current_provider()
           order by provider_id, rank_name, id limit v_sampled) s;
  if v_seen < v_sampled then return coalesce(v_ids, '{}'); end if;
  if cardinality(v_ids) >= v_sampled / 50 then return null; end if;
  -- Planned anew each time: a rare text goes by the index, one that is everywhere reads on until the limit.
  execute 'select array_agg(id) from (select id from accounts where provider_id = $1 and (name ilike $2 or account_code ilike $2) limit $3) f'
    into v_ids using app.current_provider(), p_pattern, p_limit + 1;
  if cardinality(v_ids) > p_limit then return null; end if;
  return coalesce(v_ids, '{}');
end $$;
call app.narrow('app.find_accounts(text, integer)', 'parcel_app, parcel_worker');
