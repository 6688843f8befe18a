-- Finds shipments by parts of names, phone numbers, addresses and references. As for accounts, row-level security keeps patterns from an
-- index, so that a narrow function looks for them and tells ids only. The text is in a table of its own, because each change of a
-- status would write it to the index once more.
create function app.fold_text(p_text text) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
  return translate(lower(normalize(p_text)), 'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿ', 'aaaaaaceeeeiiiinoooooouuuuyy');

create table shipment_search (
  provider_id bigint not null,
  shipment_id bigint not null,
  -- Lower case, without accents.
  text text not null,
  primary key (provider_id, shipment_id),
  foreign key (provider_id, shipment_id) references shipments (provider_id, id) on delete cascade
);
create index shipment_search_text on shipment_search using gin (provider_id, text gin_trgm_ops);
call app.protect('shipment_search');
grant select, insert, update on shipment_search to parcel_app, parcel_worker;

-- Phone numbers by their digits alone: programs and files send them with blanks and other marks.
create function app.shipment_search_text(p_shipment shipments) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select app.fold_text(string_agg(part, ' ' order by at)) from unnest(array[
    p_shipment.tracking_reference, p_shipment.short_tracking_reference, p_shipment.custom_tracking_reference,
    p_shipment.customer_reference,
    p_shipment.collection_contact ->> 'name',
    regexp_replace(p_shipment.collection_contact ->> 'mobile_number', '[^0-9+]', '', 'g'),
    p_shipment.collection_contact ->> 'email',
    p_shipment.delivery_contact ->> 'name',
    regexp_replace(p_shipment.delivery_contact ->> 'mobile_number', '[^0-9+]', '', 'g'),
    p_shipment.delivery_contact ->> 'email',
    p_shipment.collection_address ->> 'company', p_shipment.collection_address ->> 'street_address',
    p_shipment.collection_address ->> 'local_area', p_shipment.collection_address ->> 'city',
    p_shipment.collection_address ->> 'code',
    p_shipment.delivery_address ->> 'company', p_shipment.delivery_address ->> 'street_address',
    p_shipment.delivery_address ->> 'local_area', p_shipment.delivery_address ->> 'city',
    p_shipment.delivery_address ->> 'code'
  ]) with ordinality as parts (part, at) where part is not null
$$;

create function app.index_shipment() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into shipment_search (provider_id, shipment_id, text)
    values (new.provider_id, new.id, app.shipment_search_text(new))
    on conflict (provider_id, shipment_id) do update set text = excluded.text
      where shipment_search.text is distinct from excluded.text;
  return null;
end $$;
revoke execute on function app.fold_text(text), app.shipment_search_text(shipments), app.index_shipment() from public;
grant execute on function app.fold_text(text) to parcel_app, parcel_worker, parcel_definer;
grant execute on function app.shipment_search_text(shipments) to parcel_app, parcel_worker;
create trigger index_shipment after insert or update of tracking_reference, short_tracking_reference,
    custom_tracking_reference, customer_reference, collection_contact, delivery_contact, collection_address, delivery_address
  on shipments for each row execute function app.index_shipment();

insert into shipment_search (provider_id, shipment_id, text)
  select s.provider_id, s.id, app.shipment_search_text(s) from shipments s;

grant select on shipment_search to parcel_definer;
-- A condition on who asks would stand before the pattern and keep it from the index. Whoever migrates may act as the definer, and so needs one.
create policy definer_read on shipment_search for select to parcel_definer using (true);
create policy owner_limit on shipment_search as restrictive for select to current_user
  using ((select app.all_providers()) or provider_id = (select app.current_provider()));

-- The ids of all shipments whose text has all of the parts; null where they are more than `p_limit`, or every fiftieth of the newest ones
-- has them: a list in the order of time finds these as it goes.
create function app.find_shipments(p_patterns text[], p_limit integer) returns bigint[]
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_sampled constant integer := 2000;
  v_seen integer;
  v_ids bigint[];
  v_parts text;
begin
  select count(*), array_agg(s.shipment_id) filter (where s.text like all (p_patterns))
    into v_seen, v_ids
    from (select shipment_id, text from shipment_search where provider_id = app.current_provider()
           order by provider_id desc, shipment_id desc limit v_sampled) s;
  if v_seen < v_sampled then return coalesce(v_ids, '{}'); end if;
  if cardinality(v_ids) >= v_sampled / 50 then return null; end if;
  -- Planned anew each time: a rare text goes by the index, one that is everywhere reads on until the limit. Only patterns
  -- that stand by themselves use the index.
  select string_agg(format(' and text like %L', pattern), '') into v_parts from unnest(p_patterns) pattern;
  execute 'select array_agg(shipment_id) from (select shipment_id from shipment_search where provider_id = $1'
      || coalesce(v_parts, '') || ' limit $2) f'
    into v_ids using app.current_provider(), p_limit + 1;
  if cardinality(v_ids) > p_limit then return null; end if;
  return coalesce(v_ids, '{}');
end $$;
call app.narrow('app.find_shipments(text[], integer)', 'parcel_app, parcel_worker');
