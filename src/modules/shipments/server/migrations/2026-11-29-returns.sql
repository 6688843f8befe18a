-- Few shipments are returns: a list of them alone read every shipment of every provider.

create index shipments_returns on shipments (provider_id, is_return, time_created, id) where is_return;
