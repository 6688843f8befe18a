-- Who an account's documents are made out to: a full tax invoice names the recipient with its address and VAT number.
alter table accounts
  add column company_name text,
  add column company_registration_no text,
  add column company_vat_no text,
  add column billing_address text;
grant insert (company_name, company_registration_no, company_vat_no, billing_address),
  update (company_name, company_registration_no, company_vat_no, billing_address) on accounts to parcel_app;
