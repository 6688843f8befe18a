-- One-time PINs are deleted after they expired.
grant select (provider_id, expires_at), delete on registration_pins to parcel_worker;
