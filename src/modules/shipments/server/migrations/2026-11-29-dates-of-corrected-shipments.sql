-- A shipment that went back to before its collection or delivery kept the date, and reports counted it.

update shipments set delivered_date = null
  where delivered_date is not null and status not in ('delivered', 'collected-from-locker', 'collected-from-counter',
    'returned-to-sender', 'undeliverable', 'cancelled', 'on-hold', 'on-hold-internal');
update shipments set collected_date = null
  where collected_date is not null and status in ('submitted', 'outsourced', 'collection-assigned', 'awaiting-dropoff',
    'collection-unassigned', 'collection-rejected', 'collection-exception', 'collection-failed-attempt');
