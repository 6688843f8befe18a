-- Rows that are kept for a limited time are deleted every night by the job worker, provider by provider. The modules that own the
-- tables declare what is deleted and when; the worker is granted no more than that takes.

-- Every tenant, for jobs that go through all of them; 0 is the platform.
create function app.tenants() returns table (id bigint, status text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select p.id, p.status from providers p order by p.id
$$;
call app.narrow('app.tenants()', 'parcel_worker');

drop function app.purge_expired();
drop function app.purge_attempts();
drop policy definer_purge on sessions;
revoke delete on sessions from parcel_definer;
drop policy definer_read on idempotency_keys;
drop policy definer_purge on idempotency_keys;
revoke select, delete on idempotency_keys from parcel_definer;
drop policy definer_read on attempts;
drop policy definer_purge on attempts;
revoke select, delete on attempts from parcel_definer;

grant delete on sessions to parcel_worker;
grant select (provider_id, expires_at), delete on idempotency_keys, attempts to parcel_worker;
grant select (provider_id, created_at), delete on list_exports, bulk_changes to parcel_worker;
