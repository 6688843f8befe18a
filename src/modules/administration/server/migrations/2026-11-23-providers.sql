-- The platform's team adds and changes providers. Each is written as its own tenant, so the usual policies hold; only reading all of
-- them takes the platform's own tenant, which is set for nobody else.
create policy platform_read on providers for select to parcel_app using ((select app.current_provider()) = 0);
create policy platform_read on provider_origins for select to parcel_app using ((select app.current_provider()) = 0);
grant insert (id, name, kind), update (name, kind, status, revision) on providers to parcel_app;
grant insert (provider_id, origin), delete on provider_origins to parcel_app;
grant usage on sequence providers_id_seq to parcel_app;
