-- An invoice that credit notes alone settled is credited, not paid.

drop index invoices_status;
alter table invoices drop column status;
alter table invoices add column status text not null generated always as (case
  when paid_cents + credited_cents = 0 then 'unpaid'
  when paid_cents = 0 and credited_cents = total_cents then 'credited'
  when paid_cents = 0 then 'part-credited'
  when paid_cents + credited_cents = total_cents then 'paid'
  else 'part-paid' end) stored;
create index invoices_status on invoices (provider_id, status, id);
