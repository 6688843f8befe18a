-- The number that an invoice had in the provider's previous system: an account may start with what was open there.
alter table billing_transactions add column migration_reference text check (length(migration_reference) between 1 and 40);
