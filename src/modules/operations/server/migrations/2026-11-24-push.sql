-- Push notifications of drivers' new jobs. Messages are signed with a key of the provider (VAPID); the private half is encrypted.
create table push_keys (
  provider_id bigint not null references providers (id),
  public_key text not null,
  private_key bytea not null,
  primary key (provider_id)
);
call app.protect('push_keys');
grant select, insert on push_keys to parcel_app;
grant select on push_keys to parcel_worker;

-- A browser that is subscribed, as long as the session lasts that subscribed it.
create table push_subscriptions (
  provider_id bigint not null references providers (id),
  endpoint text not null check (endpoint like 'https://%'),
  user_id bigint not null,
  token_hash bytea not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  primary key (provider_id, endpoint),
  foreign key (provider_id, user_id) references users (provider_id, id) on delete cascade,
  foreign key (provider_id, token_hash) references sessions (provider_id, token_hash) on delete cascade
);
create index push_subscriptions_user on push_subscriptions (provider_id, user_id);
create index push_subscriptions_session on push_subscriptions (provider_id, token_hash);
call app.protect('push_subscriptions');
grant select, insert, update, delete on push_subscriptions to parcel_app;
grant select, delete on push_subscriptions to parcel_worker;

-- New jobs that a driver was not told of yet.
create table push_jobs (
  provider_id bigint not null references providers (id),
  user_id bigint not null,
  shipment_id bigint not null,
  leg text not null check (leg in ('collection', 'delivery')),
  primary key (provider_id, user_id, shipment_id, leg),
  foreign key (provider_id, user_id) references users (provider_id, id) on delete cascade,
  foreign key (provider_id, shipment_id) references shipments (provider_id, id)
);
create index push_jobs_shipment on push_jobs (provider_id, shipment_id);
call app.protect('push_jobs');
grant select on push_jobs to parcel_app;
grant select, insert, delete on push_jobs to parcel_worker;
