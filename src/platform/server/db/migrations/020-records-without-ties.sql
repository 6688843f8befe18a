-- What is only ever added to is not tied to its provider: each row comes in the transaction that moved the provider's own revision, or
-- under the tenant that row-level security holds it to, so the tie can only cost (a look and a lock of the provider's row at every save).

alter table setting_history drop constraint setting_history_provider_id_fkey;
alter table audit_events drop constraint audit_events_provider_id_fkey;
