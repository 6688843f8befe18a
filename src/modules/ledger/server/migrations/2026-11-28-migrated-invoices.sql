-- The number of the invoice at the system that a provider used before: an account may begin with what was open there.
alter table billing_transactions add column migration_reference text check (length(migration_reference) between 1 and 40);
