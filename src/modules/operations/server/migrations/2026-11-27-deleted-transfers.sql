-- A transfer that was opened by mistake can be deleted while it is empty.
grant delete on interhub_transfers to parcel_app;
