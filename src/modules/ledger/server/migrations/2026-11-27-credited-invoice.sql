-- Which invoice a credit lowers, so that a charge on it is not refunded a second time when its shipment is cancelled.

alter table billing_transactions add column credited_invoice_id bigint;
update billing_transactions t
set credited_invoice_id = c.invoice_id
from credit_notes c
where c.provider_id = t.provider_id and c.id = t.credit_note_id
  and t.type = 'shipping-charge-credit' and t.reverses_id is null;
create index billing_transactions_credited_invoice on billing_transactions (provider_id, credited_invoice_id)
  where credited_invoice_id is not null;
