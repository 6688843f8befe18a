-- An invoice that a bad debt write-off settled is written off, not paid.

-- Part of paid_cents: everything that is allocated to the invoice.
alter table invoices add column written_off_cents bigint not null default 0
  check (written_off_cents between 0 and paid_cents);
update invoices i
set written_off_cents = least(w.cents, i.paid_cents)
from (select p.provider_id, p.invoice_id, sum(p.amount_cents) as cents
  from payment_allocations p join billing_transactions t on t.provider_id = p.provider_id and t.id = p.transaction_id
  where t.type = 'bad-debt-write-off' group by p.provider_id, p.invoice_id) as w
where w.provider_id = i.provider_id and w.invoice_id = i.id and w.cents > 0;

drop index invoices_status;
alter table invoices drop column status;
alter table invoices add column status text not null generated always as (case
  when paid_cents + credited_cents = 0 then 'unpaid'
  when paid_cents + credited_cents = total_cents then case
    when written_off_cents > 0 then 'written-off'
    when paid_cents = 0 then 'credited'
    else 'paid' end
  when paid_cents > written_off_cents then 'part-paid'
  when credited_cents > 0 then 'part-credited'
  else 'part-written-off' end) stored;
create index invoices_status on invoices (provider_id, status, id);
grant update (written_off_cents) on invoices to parcel_app, parcel_worker;
