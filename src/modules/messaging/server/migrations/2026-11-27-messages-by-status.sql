-- Staff look for the messages that failed: few of very many, newest first.
create index messages_status on messages (provider_id, status, created_at, id);
