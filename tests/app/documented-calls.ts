/** The calls that the specification names, with their requests and responses, and how the product implements them. */

export interface DocumentedCall {
  /** Method and path as written in the specification. */
  readonly call: string;
  readonly query?: readonly string[];
  readonly body?: readonly string[];
  readonly answer?: readonly string[];
  /** A success status other than 200. */
  readonly also?: number;
}

/** Calls made by browsers to this server. Names are those of the specification. */
export const answered: readonly DocumentedCall[] = [
  {
    call: 'POST /login',
    body: ['email', 'password', 'social_credentials', 'two_factor_auth_passcode', 'verification_code'],
    answer: ['access_token'],
    also: 202,
  },
  { call: 'POST /logout' },
  { call: 'POST /users/reset-password', body: ['email'] },
  { call: 'POST /users/update-password', body: ['password'] },
  { call: 'PATCH /users', body: ['terms_and_conditions_accepted_version'], answer: ['ok'] },
  { call: 'POST /users/settings', body: ['setting', 'value'] },
  {
    call: 'GET /general-data',
    query: ['since'],
    answer: [
      'provider_settings',
      'account_settings',
      'user_settings',
      'user',
      'account',
      'roles',
      'branches',
      'shipment_tags',
      'account_tags',
      'drivers',
      'current_time',
    ],
  },
  { call: 'GET /providers', query: ['origin'], answer: ['provider'] },
  { call: 'GET /providers/settings', query: ['provider_id', 'since'], answer: ['settings'] },
  { call: 'POST /providers/settings', body: ['settings'], answer: ['settings'] },
  {
    call: 'GET /accounts/settings',
    query: ['limit', 'provider_id', 'account_id', 'setting'],
    answer: ['account_settings'],
  },
  { call: 'GET /accounts', query: ['id'], answer: ['accounts'] },
  { call: 'PATCH /accounts' },
  {
    call: 'POST /accounts/address-books',
    body: ['name', 'contact_name', 'mobile_number', 'email', 'address', 'special_instructions', 'account_id', 'source'],
  },
  { call: 'POST /integration/third-party-integration-rules/trigger', body: ['rule_id', 'shipment_id'], answer: ['id'] },
  { call: 'GET /ui/nav-search', query: ['search_query'], answer: ['type', 'data'] },
  {
    call: 'POST /geocode',
    body: ['street_address', 'local_area', 'city', 'zone', 'country', 'code', 'company'],
  },
  { call: 'GET /shipments', query: ['tracking_reference', 'id', 'limit'], answer: ['shipments'] },
  { call: 'GET /shipments/parcels', query: ['alternative_tracking_reference', 'limit'], answer: ['parcels'] },
  { call: 'POST /shipments', answer: ['id'] },
  { call: 'PATCH /shipments', answer: ['id'] },
  { call: 'GET /pickup-points', query: ['pickup_point_id', 'pickup_point_provider'], answer: ['pickup_points'] },
  {
    call: 'POST /rates/opt-in',
    body: ['account_id', 'collection_address', 'delivery_address', 'shipment_id'],
    answer: ['opt_in_rates', 'opt_in_time_based_rates', 'customer_reference_required', 'customer_reference_prefix'],
  },
  { call: 'GET /rates/service-areas', query: ['is_default'] },
  { call: 'GET /shipments/label/stickers', query: ['id', 'format', 'account_id', 'force_print'] },
  { call: 'GET /s3-url/download', query: ['file_name', 'folder'], answer: ['url'] },
  { call: 'GET /s3-url/upload', query: ['file_name', 'folder'], answer: ['url'] },
  // Uses the URL returned by the call before it.
  { call: 'PUT /s3-url/files' },
  { call: 'GET /tags', query: ['type'], answer: ['tags'] },
  { call: 'GET /geofence/zones/tags', query: ['type'], answer: ['tags'] },
  { call: 'GET /version.json', answer: ['version'] },
  { call: 'GET /users/me', answer: ['user', 'roles'] },
  { call: 'POST /billing/payfast/signature', body: ['provider_id', 'key_value_pairs'], answer: ['data'] },
  {
    call: 'POST /billing/bobpay/url',
    body: [
      ...['key_value_pairs', 'payment_method', 'provider_id'],
      ...['set_as_default_payment_setup', 'is_saved_card_setup'],
    ],
    answer: ['redirect_url'],
  },
  { call: 'POST /billing/stitch/url', body: ['key_value_pairs', 'provider_id'], answer: ['redirect_url'] },
  { call: 'GET /payments/payment-methods/public', query: ['account_code'], answer: ['payment_methods'] },
  {
    call: 'GET /audit/events',
    query: ['type', 'offset', 'limit', 'object_id'],
    answer: ['audit_events', 'count'],
  },
  // The documents describe these calls without their paths.
  { call: 'POST /shipments/export', query: ['format'], answer: ['url'], also: 202 },
  { call: 'POST /accounts/export', query: ['format'], answer: ['url'], also: 202 },
  {
    call: 'POST /shipments/payments',
    body: ['method', 'saved_card_id', 'security_code', 'is_saved_card_setup'],
    answer: ['redirect_url'],
  },
  { call: 'GET /billing/cards', query: ['account_id'], answer: ['saved_cards'] },
  { call: 'GET /billing/invoices', answer: ['invoices', 'count'] },
  { call: 'GET /billing/invoices/{id}', answer: ['invoice', 'lines'] },
  { call: 'GET /billing/credit-notes', answer: ['credit_notes', 'count'] },
  { call: 'GET /billing/credit-notes/{id}', answer: ['credit_note'] },
  { call: 'POST /billing/credit-notes', body: ['account_id', 'amount', 'reason'], answer: ['credit_note'] },
  { call: 'GET /billing/import/payments', answer: ['imported_payments', 'count'] },
  { call: 'POST /billing/import/payments', answer: ['added', 'failed', 'errors'] },
  {
    call: 'GET /billing/statement',
    query: ['account_id', 'from', 'to'],
    answer: ['opening_balance', 'closing_balance', 'count'],
  },
  { call: 'GET /accounts', query: ['id', 'limit'], answer: ['accounts', 'count'] },
  { call: 'GET /accounts/settings', query: ['provider_id', 'account_id', 'setting'], answer: ['account_settings'] },
  { call: 'GET /images/{provider}/{image_id}' },
  { call: 'POST /billing/bobpay/notify' },
  { call: 'POST /billing/payfast/notify' },
  { call: 'POST /notification/bulk/sms', also: 202 },
];
