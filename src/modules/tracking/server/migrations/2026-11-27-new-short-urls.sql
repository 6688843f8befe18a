-- The platform's team makes short links besides those of text messages.
grant insert on short_urls to parcel_app;
