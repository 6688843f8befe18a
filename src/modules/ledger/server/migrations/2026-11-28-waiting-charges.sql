-- What awaits an invoice or a credit note, so that the debt of every account is added up without reading what is on documents.
create index billing_transactions_waiting on billing_transactions (provider_id, account_id)
  include (id, type, amount_cents, reverses_id)
  where invoice_id is null and credit_note_id is null and (type in ('shipping-charge', 'admin-debit') or reverses_id is not null);
