-- A mail says who sends it; name, address and mail server of a provider are looked up when it is sent.

alter table mails add column sender text not null default 'platform'
  check (sender in ('platform', 'provider', 'provider_access'));
update mails set sender = 'provider' where kind = 'shipment_notification';
alter table mails alter column sender drop default;
alter table mails drop column transport, drop column from_name, drop column from_address;

-- A stored file that is sent with it, and the name that the recipient sees.
alter table mails add column attachment_id uuid, add column attachment_name text,
  add check ((attachment_id is null) = (attachment_name is null));
