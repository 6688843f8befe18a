-- Links to choose a password and challenges of a sign-in are deleted some time after they expired.
create index password_links_expiry on password_links (provider_id, expires_at);
grant select (provider_id, expires_at), delete on password_links, sign_in_challenges to parcel_worker;
