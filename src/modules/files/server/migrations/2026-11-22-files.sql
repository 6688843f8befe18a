-- What is known of each stored file; the bytes are in the object store under provider_id/folder/id. A file is registered before its
-- bytes are written and expires unless a transaction keeps it, so that whatever dies in between leaves nothing behind for ever.

create table stored_files (
  provider_id bigint not null references providers (id),
  id uuid not null default gen_random_uuid(),
  folder text not null check (folder ~ '^[a-z][a-z-]{1,39}$'),
  name text not null check (length(name) between 1 and 200),
  media_type text not null,
  size integer not null check (size between 1 and 100000000),
  uploaded_by bigint,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  primary key (provider_id, id),
  unique (provider_id, folder, name)
);
create index stored_files_expired on stored_files (provider_id, expires_at) where expires_at is not null;
call app.protect('stored_files');

grant select, insert, update (expires_at) on stored_files to parcel_app;
grant select, delete on stored_files to parcel_worker;
grant select on stored_files to parcel_definer;
create policy definer_read on stored_files for select to parcel_definer
  using (current_user = 'parcel_definer' and expires_at < now());

-- For the nightly purge, over all providers: only what has expired, some at a time.
create function app.expired_files(p_most integer) returns table (provider_id bigint, folder text, id uuid)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select f.provider_id, f.folder, f.id from stored_files f where f.expires_at < now() order by f.expires_at limit p_most
$$;
call app.narrow('app.expired_files(integer)', 'parcel_worker');
