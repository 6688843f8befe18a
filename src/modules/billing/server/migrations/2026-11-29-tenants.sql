-- The platform knows all providers (app.tenants).
drop function app.provider_ids();
