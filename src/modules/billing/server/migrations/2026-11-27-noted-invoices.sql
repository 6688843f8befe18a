-- Invoices that a credit note covers became outstanding again when their payment was reversed.

update invoices i
set credited_cents = least(noted.cents, i.total_cents - i.paid_cents)
from (select provider_id, invoice_id, sum(amount_cents) as cents from credit_notes
  where invoice_id is not null group by provider_id, invoice_id) as noted
where noted.provider_id = i.provider_id and noted.invoice_id = i.id
  and i.credited_cents < least(noted.cents, i.total_cents - i.paid_cents);
