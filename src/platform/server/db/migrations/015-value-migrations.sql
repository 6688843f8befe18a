-- Which migrations of stored values (src/modules/settings/domain/value-migrations.ts) the values of a provider have been through. A row of the platform
-- is written last: it says that every provider has been, so that one that comes later is left alone.

create table value_migrations (
  provider_id bigint not null references providers (id),
  id text not null,
  applied_at timestamptz not null default now(),
  primary key (provider_id, id)
);
call app.protect('value_migrations', p_shared => true);

grant select, insert on value_migrations to parcel_app;
