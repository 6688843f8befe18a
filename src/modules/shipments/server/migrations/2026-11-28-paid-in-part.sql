-- A guest who paid the price shown at first, which was raised meanwhile, still has to pay the rest before the shipment is booked.

do $$
declare
  v_name text;
begin
  select conname into strict v_name from pg_constraint
   where conrelid = 'shipments'::regclass and contype = 'c'
     and pg_get_constraintdef(oid) like '%payment_intervention_status IS NULL%outstanding_cents IS NULL%';
  execute format('alter table shipments drop constraint %I', v_name);
end $$;

alter table shipments add constraint shipments_intervention_outstanding
  check (payment_intervention_status is null or outstanding_cents is not null);
