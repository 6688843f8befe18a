-- What a machine measured stands, also where the service that was booked can’t carry it: then this says why it isn’t priced.

alter table parcel_measurements
  add column problem text check (problem is null or type = 'dimensions');
