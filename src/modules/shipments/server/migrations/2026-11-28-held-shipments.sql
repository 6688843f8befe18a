-- Where a shipment on hold was before: it returns there, and what may be done with it depends on it. The history can't tell, because
-- a shipment whose parcels were scanned one by one has no event of its own.

alter table shipments add column status_before_hold text;

update shipments s set status_before_hold = case
    when before.status in ('submitted', 'outsourced', 'awaiting-dropoff') and s.collected_date is not null then 'collected'
    else before.status end
from (
  select h.provider_id, h.id, coalesce((
    select e.status from tracking_events e
     where e.provider_id = h.provider_id and e.shipment_id = h.id and e.parcel_id is null and e.status not in ('on-hold', 'on-hold-internal')
     order by e.date desc, e.id desc limit 1), 'submitted') as status
  from shipments h where h.status in ('on-hold', 'on-hold-internal')
) as before
where before.provider_id = s.provider_id and before.id = s.id;
