-- Views of lists that people keep: filters, sort and columns under a name, one of a list its default.

create table list_views (
  provider_id bigint not null references providers (id),
  id uuid not null default gen_random_uuid(),
  user_id bigint not null,
  filter_key text not null,
  name text not null,
  query text not null,
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (provider_id, id)
);
create unique index list_views_name on list_views (provider_id, user_id, filter_key, lower(name));
create unique index list_views_default on list_views (provider_id, user_id, filter_key) where is_default;
call app.protect('list_views');
grant select, insert, update, delete on list_views to parcel_app;
