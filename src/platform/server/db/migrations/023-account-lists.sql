-- What the list of accounts is sorted and filtered by.
create index accounts_name on accounts (provider_id, name, id);
create index accounts_type on accounts (provider_id, account_type);
