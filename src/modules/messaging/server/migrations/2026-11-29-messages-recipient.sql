-- Staff look for what was sent to an address.
create index messages_recipient on messages (provider_id, recipient, created_at, id);
