-- Reports count failed attempts by their day; few events are one.

create index tracking_events_failed_attempts on tracking_events (provider_id, status, date)
  where status in ('collection-failed-attempt', 'delivery-failed-attempt');
