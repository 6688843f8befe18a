-- How the customer named the shipments of an invoice, and their cost centres, when it was issued: what is booked is edited
-- later, and a document that was sent must not change. Earlier invoices keep what they show today.

alter table invoices add column shipment_references jsonb not null default '{}';

update invoices i set shipment_references = known.by_shipment
from (
  select t.provider_id, t.invoice_id,
    jsonb_object_agg(s.id::text, jsonb_build_object('customer_reference', s.customer_reference, 'cost_center', s.cost_center)) as by_shipment
  from billing_transactions t
  join shipments s on s.provider_id = t.provider_id and s.id = t.shipment_id
  where t.invoice_id is not null and (s.customer_reference <> '' or s.cost_center <> '')
  group by t.provider_id, t.invoice_id
) as known
where known.provider_id = i.provider_id and known.invoice_id = i.id;
