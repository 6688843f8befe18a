-- One-time PINs that prove an email address or a mobile number (F134). Contacts are kept as digests, PINs as slow hashes.
create table registration_pins (
  provider_id bigint not null references providers (id),
  contact_hash bytea not null check (octet_length(contact_hash) = 32),
  pin_hash text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  attempts integer not null default 0,
  primary key (provider_id, contact_hash)
);
create index registration_pins_expiry on registration_pins (provider_id, expires_at);
call app.protect('registration_pins');
grant select, insert, update, delete on registration_pins to parcel_app;
