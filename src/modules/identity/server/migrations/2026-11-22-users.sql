-- Whoever manages users adds and changes them; a password is only ever chosen by the person (app.set_password).
grant insert (provider_id, email, name, phone_number, role_id, account_id, branch_id, limit_user_to_branch, limit_user_to_account,
  shipment_page_mode) on users to parcel_app;
grant update (email, role_id, account_id, branch_id, limit_user_to_branch, limit_user_to_account, shipment_page_mode, is_disabled,
  revision) on users to parcel_app;
