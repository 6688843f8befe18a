-- Draft areas have a map of their own.
alter table zones drop constraint zones_layer_check;
alter table zones add constraint zones_layer_check
  check (layer in ('branches', 'rates', 'surcharges', 'service_days', 'exceptions', 'draft'));
