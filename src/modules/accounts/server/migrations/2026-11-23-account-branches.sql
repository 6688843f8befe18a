-- The branch that looks after an account.
alter table accounts
  add column branch_id bigint,
  add foreign key (provider_id, branch_id) references branches (provider_id, id);
create index accounts_branch on accounts (provider_id, branch_id) where branch_id is not null;
grant insert (branch_id), update (branch_id) on accounts to parcel_app;
