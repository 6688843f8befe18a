-- A provider's administrators add roles of its own; the built-in ones stay as the platform declares them (row-level security).
grant insert (provider_id, name, label, description, permissions, permissions_ui), delete on roles to parcel_app;
grant update (name, label, description, permissions, permissions_ui, revision) on roles to parcel_app;
