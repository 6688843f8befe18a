-- The branch that looked after the account when the shipment was booked.
alter table shipments
  add column account_branch_id bigint,
  add foreign key (provider_id, account_branch_id) references branches (provider_id, id);
