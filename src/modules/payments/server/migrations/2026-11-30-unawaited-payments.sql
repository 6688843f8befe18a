-- Whether a shipment still awaited the payment when it arrived: another one may have paid for it first.
alter table payments add column was_awaited boolean not null default true;
