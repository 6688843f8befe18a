-- Where drivers are: the last place of each, and nothing of where they were before.

create table driver_positions (
  provider_id bigint not null references providers (id),
  driver_id bigint not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  recorded_at timestamptz not null,
  primary key (provider_id, driver_id)
);
call app.protect('driver_positions');

grant select, insert, update on driver_positions to parcel_app;
