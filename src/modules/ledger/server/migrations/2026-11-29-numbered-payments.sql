-- Every payment has a number, which statements and receipts show; until now only those of bank statements had one. What was on the slip of
-- a payment that staff took has a column of its own.
alter table billing_transactions
  add column counter_reference text check (length(counter_reference) between 1 and 60),
  add check (counter_reference is null or counter_method is not null);
update billing_transactions set counter_reference = doc_display_id, doc_display_id = null
  where counter_method is not null and imported_payment_id is null and doc_display_id is not null;
with numbered as (
  select t.provider_id, t.id, coalesce(s.last, 0) + row_number() over (partition by t.provider_id order by t.id) as number
  from billing_transactions t left join number_series s on s.provider_id = t.provider_id and s.series = 'PMT'
  where t.type = 'payment' and t.doc_display_id is null
), given as (
  update billing_transactions t set doc_display_id = 'PMT' || lpad(n.number::text, greatest(6, length(n.number::text)), '0')
  from numbered n where t.provider_id = n.provider_id and t.id = n.id
)
insert into number_series (provider_id, series, last)
  select provider_id, 'PMT', max(number) from numbered group by provider_id
  on conflict (provider_id, series) do update set last = excluded.last;
