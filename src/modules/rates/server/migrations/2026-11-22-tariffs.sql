-- What shipments cost. A tariff is one document as the entity tariff describes it, without zones and branches, which belong to
-- geography. Every save adds a revision and none is ever changed, so that an old price can still be explained.

create table tariffs (
  provider_id bigint not null references providers (id),
  revision bigint not null check (revision > 0),
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  created_at timestamptz not null default now(),
  created_by bigint,
  primary key (provider_id, revision)
);
call app.protect('tariffs');

grant select on tariffs to parcel_app, parcel_worker;
grant insert on tariffs to parcel_app;
