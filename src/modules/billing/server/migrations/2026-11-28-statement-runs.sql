-- Statements that are emailed every month by themselves: one run per provider and month, and the result of each account.

create table statement_runs (
  provider_id bigint not null references providers (id),
  -- The first day of the month.
  month date not null check (extract(day from month) = 1),
  -- The statement day; the run waits for it. A server that was down on that day catches up.
  due_on date not null,
  from_day date,
  to_day date,
  audience text check (audience in ('owing', 'overdue')),
  started_at timestamptz,
  finished_at timestamptz,
  primary key (provider_id, month)
);
call app.protect('statement_runs');

create table statement_run_accounts (
  provider_id bigint not null references providers (id),
  month date not null,
  account_id bigint not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  problem text check (length(problem) <= 300),
  primary key (provider_id, month, account_id),
  foreign key (provider_id, month) references statement_runs (provider_id, month),
  foreign key (provider_id, account_id) references accounts (provider_id, id)
);
call app.protect('statement_run_accounts');

grant select, insert, delete, update (from_day, to_day, audience, started_at, finished_at) on statement_runs to parcel_worker;
grant select, insert, update (state, problem) on statement_run_accounts to parcel_worker;
grant select on statement_runs, statement_run_accounts to parcel_app;
