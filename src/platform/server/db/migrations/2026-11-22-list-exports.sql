-- Exports of lists: kept where the person belongs who asked for them, whoever's rows they are; long ones are written by a job.

create table list_exports (
  provider_id bigint not null references providers (id),
  id uuid not null default gen_random_uuid(),
  user_id bigint not null,
  table_id text not null,
  query jsonb not null,
  file_format text not null check (file_format in ('csv', 'xlsx')),
  file_name text not null,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'ready', 'failed')),
  rows_done integer not null default 0,
  rows_total integer not null,
  content bytea,
  created_at timestamptz not null default now(),
  primary key (provider_id, id)
);
create index list_exports_created on list_exports (provider_id, created_at);
create index list_exports_user on list_exports (provider_id, user_id, created_at);
call app.protect('list_exports');
grant select, insert, update, delete on list_exports to parcel_app;
