-- Challenges that a browser has to bring back within minutes, once: nonces of identity tokens and challenges of passkeys. Only their
-- SHA-256 is kept; `provider_id` is the site that was asked.
create table sign_in_challenges (
  provider_id bigint not null references providers (id),
  challenge_hash bytea not null check (octet_length(challenge_hash) = 32),
  purpose text not null check (purpose in ('social', 'passkey_sign_in', 'passkey_enrolment')),
  expires_at timestamptz not null,
  primary key (provider_id, challenge_hash)
);
create index sign_in_challenges_expiry on sign_in_challenges (provider_id, expires_at);
call app.protect('sign_in_challenges');
grant select, insert, delete on sign_in_challenges to parcel_app;

-- Which Google or Apple identity signs in as which user: known by its subject from the first time on, whatever its address becomes.
create table social_identities (
  provider_id bigint not null references providers (id),
  issuer text not null check (issuer in ('google', 'apple')),
  subject text not null check (length(subject) between 1 and 255),
  user_id bigint not null,
  email text not null,
  created_at timestamptz not null default now(),
  primary key (provider_id, issuer, subject),
  unique (provider_id, user_id, issuer),
  foreign key (provider_id, user_id) references users (provider_id, id) on delete cascade
);
call app.protect('social_identities');
grant select, insert, delete on social_identities to parcel_app;
