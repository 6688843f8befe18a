-- When an invoice is due, by the payment terms on its day. Until now every invoice was overdue when it was older than 30 days.

alter table invoices add column due_date date;
update invoices set due_date = invoice_date + 30;
alter table invoices alter column due_date set not null, add check (due_date >= invoice_date);
create index invoices_due on invoices (provider_id, due_date, id);
