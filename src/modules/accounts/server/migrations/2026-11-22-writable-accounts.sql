-- How an account is invoiced and whom its people and customers write to, as staff manage it.
alter table accounts
  add column invoice_frequency text not null default 'monthly'
    check (invoice_frequency in ('monthly', 'weekly', 'daily', 'shipment')),
  add column invoice_day_of_week smallint check (invoice_day_of_week between 0 and 6),
  add column invoice_day_of_month smallint check (invoice_day_of_month between 1 and 28),
  add column billing_contact jsonb,
  add column support_email text,
  add column revision bigint not null default 1;

grant insert (provider_id, account_code, name, account_type, credit_limit_cents, is_on_hold, temp_disable_auto_hold, tracking_prefix,
  customer_reference_required, customer_reference_prefix, force_show_billing_transactions, invoice_frequency, invoice_day_of_week,
  invoice_day_of_month, billing_contact, support_email) on accounts to parcel_app;
grant update (account_code, name, account_type, credit_limit_cents, is_on_hold, temp_disable_auto_hold, tracking_prefix,
  customer_reference_required, customer_reference_prefix, force_show_billing_transactions, invoice_frequency, invoice_day_of_week,
  invoice_day_of_month, billing_contact, support_email, revision) on accounts to parcel_app;
