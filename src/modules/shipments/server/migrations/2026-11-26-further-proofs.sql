-- What drivers capture at a delivery besides the first proof: the receiving department, goods in place.

alter table delivery_records
  add column further jsonb not null default '[]' check (jsonb_typeof(further) = 'array');
