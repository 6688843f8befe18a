-- Notes that two people change keep both changes: a save names the revision that it is based on.
alter table release_notes add column revision bigint not null default 1;
grant update (revision) on release_notes to parcel_app;
