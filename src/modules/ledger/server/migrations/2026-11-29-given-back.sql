-- Whether staff gave a charge back, as credit notes do: its shipment is not charged it again. Other reversals of charges make room for
-- another price, or belong to a cancellation; their text was always this one.
alter table billing_transactions add column gives_back boolean not null default false;
update billing_transactions set gives_back = true
  where type = 'shipping-charge-reversal' and description not like 'Refund of shipment %';
