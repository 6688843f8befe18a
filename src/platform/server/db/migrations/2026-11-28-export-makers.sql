-- An export made while acting as a customer is written with the permissions of the customer, and belongs to whoever made it.
alter table list_exports add column made_by bigint;
update list_exports set made_by = user_id;
alter table list_exports alter column made_by set not null;
drop index list_exports_user;
create index list_exports_maker on list_exports (provider_id, made_by, created_at);
