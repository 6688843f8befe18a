-- Which line of which file became which account: a file that is sent again creates nothing twice.
create table account_imports (
  provider_id bigint not null references providers (id),
  digest bytea not null,
  row integer not null,
  account_id bigint not null,
  imported_at timestamptz not null default now(),
  primary key (provider_id, digest, row),
  foreign key (provider_id, account_id) references accounts (provider_id, id)
);
call app.protect('account_imports');
grant select, insert on account_imports to parcel_app;
