-- What is assigned to each driver automatically, and where. A driver without a row gets jobs by hand only.

create table driver_areas (
  provider_id bigint not null references providers (id),
  driver_id bigint not null,
  collects boolean not null default false,
  delivers boolean not null default false,
  postal_codes text[] not null default '{}',
  -- Corners as people type them: a latitude and a longitude a line.
  outline text,
  working_days integer[] not null default '{}',
  revision integer not null default 1,
  primary key (provider_id, driver_id),
  foreign key (provider_id, driver_id) references users (provider_id, id)
);
call app.protect('driver_areas');

-- The jobs of a driver, for tripsheets and for giving new ones to whoever has the fewest.
create index shipments_collection_agent on shipments (provider_id, collection_agent_id, status, id)
  where collection_agent_id is not null;
create index shipments_delivery_agent on shipments (provider_id, delivery_agent_id, status, id)
  where delivery_agent_id is not null;

grant select, insert, update on driver_areas to parcel_app;
grant select on driver_areas to parcel_worker;
