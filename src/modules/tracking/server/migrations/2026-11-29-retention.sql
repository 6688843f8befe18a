-- Short addresses are deleted some time after they expired.
create index short_urls_expiry on short_urls (provider_id, expires_at);
grant delete on short_urls to parcel_worker;
