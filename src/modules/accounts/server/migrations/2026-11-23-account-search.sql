-- Finds accounts by a part of their name or code. Row-level security keeps pattern operators from an index, so that a search of the list
-- would read every account of the provider; a narrow function looks for those of the transaction's own provider and tells their ids only.
create extension if not exists pg_trgm with schema public;
create extension if not exists btree_gin with schema public;
create index accounts_search on accounts using gin (provider_id, name gin_trgm_ops, account_code gin_trgm_ops);

grant select on accounts to parcel_definer;
-- A condition on who asks would stand before the pattern and keep it from the index. Whoever migrates may act as the definer, and so needs one.
create policy definer_read on accounts for select to parcel_definer using (true);
create policy owner_limit on accounts as restrictive for select to current_user
  using ((select app.all_providers()) or provider_id = (select app.current_provider()));

-- At most `p_limit` ids. The statement is planned anew each time: a rare text goes by the index, one that is everywhere reads on until the limit.
create function app.find_accounts(p_pattern text, p_limit integer) returns setof bigint
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query execute
    'select id from accounts where provider_id = $1 and (name ilike $2 or account_code ilike $2) limit $3'
    using app.current_provider(), p_pattern, p_limit;
end $$;
call app.narrow('app.find_accounts(text, integer)', 'parcel_app, parcel_worker');
