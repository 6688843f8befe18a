-- Branches are added and changed by those who may; none is ever deleted.
grant insert (provider_id, code, name, phone_number, email, address, trading_hours, lat, lng) on branches to parcel_app;
grant update (code, name, phone_number, email, address, trading_hours, lat, lng, retired_at, revision) on branches to parcel_app;
-- A branch that moves is news to what was worked out from where it is.
grant insert, update on zone_revisions to parcel_app;
