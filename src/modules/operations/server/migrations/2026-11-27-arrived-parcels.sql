-- Parcels that are scanned at a hub are received from their transfer by a handler of the scan.
grant update (received_at) on interhub_transfer_parcels to parcel_worker;
