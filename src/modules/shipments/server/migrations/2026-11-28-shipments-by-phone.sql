-- Phone numbers are searched by their digits alone: programs and files send them with blanks and other marks, and a search writes
-- none of these.
create or replace function app.shipment_search_text(p_shipment shipments) returns text
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

-- Only shipments whose numbers were not plain digits are written again.
update shipment_search x set text = app.shipment_search_text(s)
  from shipments s
  where s.provider_id = x.provider_id and s.id = x.shipment_id
    and concat(s.collection_contact ->> 'mobile_number', s.delivery_contact ->> 'mobile_number') ~ '[^0-9+]';

-- Like every function of this schema: only the roles that were granted it execute it.
revoke execute on function app.fold_text(text), app.shipment_search_text(shipments), app.index_shipment() from public;
