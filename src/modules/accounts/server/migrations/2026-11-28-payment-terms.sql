-- An account's own payment terms, in days; the provider's setting applies without.
alter table accounts add column payment_terms_days smallint check (payment_terms_days between 0 and 180);
grant insert (payment_terms_days), update (payment_terms_days) on accounts to parcel_app;
