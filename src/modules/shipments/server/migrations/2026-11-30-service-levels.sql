-- A rare service level is found without reading every shipment. With nothing else in them these indexes stay small, as equal values share
-- an entry: a status costs no noticeable time more to write. A common level is found in the order of the list.
create index shipments_service_level_code on shipments (provider_id, service_level_code);
create index shipments_service_level_id on shipments (provider_id, service_level_id);
