-- VIP accounts come first in lists and pickers of staff. Which they are is a setting; here it is kept next to the name, so that an index
-- has the order.
alter table accounts
  add column is_vip boolean not null default false,
  add column rank_name text generated always as (case when is_vip then '0' else '1' end || name) stored;
create index accounts_rank on accounts (provider_id, rank_name, id);
create index accounts_vip on accounts (provider_id, id) where is_vip;
grant insert (is_vip), update (is_vip) on accounts to parcel_app;
grant update (is_vip) on accounts to parcel_worker;
