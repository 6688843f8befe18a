-- An area that two people change keeps both changes: a save names the revision that it is based on.
alter table zones add column revision bigint not null default 1;
