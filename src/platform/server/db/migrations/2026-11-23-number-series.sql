-- Running numbers of a provider's documents, without gaps: whoever takes a number holds its series until the document is written.
create table number_series (
  provider_id bigint not null references providers (id),
  series text not null check (length(series) between 1 and 40),
  last bigint not null check (last > 0),
  primary key (provider_id, series)
);
call app.protect('number_series');
grant select, insert, update on number_series to parcel_app, parcel_worker;
