-- Two-factor sign-in of a user. Until `enabled_at` the secret is only on offer. `last_step` is the step of 30 seconds whose passcode was
-- used last: neither it nor one before is taken again.
create table two_factor (
  provider_id bigint not null references providers (id),
  user_id bigint not null,
  secret bytea not null,
  enabled_at timestamptz,
  last_step bigint not null default 0,
  primary key (provider_id, user_id),
  foreign key (provider_id, user_id) references users (provider_id, id) on delete cascade
);
call app.protect('two_factor');
grant select, insert, update, delete on two_factor to parcel_app;

-- Only the SHA-256 of a recovery code is kept.
create table recovery_codes (
  provider_id bigint not null references providers (id),
  user_id bigint not null,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  used_at timestamptz,
  primary key (provider_id, user_id, code_hash),
  foreign key (provider_id, user_id) references two_factor (provider_id, user_id) on delete cascade
);
call app.protect('recovery_codes');
grant select, insert, delete, update (used_at) on recovery_codes to parcel_app;
