/** Settings are found by the words that users use, not only by those in their titles. */
import { expect, it } from 'vitest';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import { searchIndex } from '#engine/search/search.ts';
import { catalogue as generated } from '#generated/catalogue.ts';

const catalogue: Catalogue = generated;
const index = searchIndex(catalogue, Object.keys(catalogue.settings), (key) => catalogue.settings[key]?.schema.default);

it.each([
  ['tax', 'vat_percentage'],
  ['tax number', 'invoice_company_vat_no'],
  ['colour of buttons', 'theme_primary'],
  ['button colour', 'theme_primary'],
  ['sidebar', 'theme_nav_bg'],
  ['idle', 'map_inactivity_check_minutes'],
  ['polygon', 'map_max_node_count'],
  ['sign-up', 'unused_feature_public_account_creation'],
  ['analytics', 'unused_feature_gtm'],
  ['walk-in', 'unused_feature_guest_shipment_creation'],
  ['website', 'url'],
  ['GDPR', 'privacy_url'],
  ['single sign-on', 'google_login_enabled'],
  ['trading hours', 'work_hours_from'],
  ['public holiday', 'office_closed_days'],
  ['helpdesk', 'support_email_address'],
  ['track and trace', 'tracking_url'],
  ['announcement', 'site_wide_account_message'],
  ['live chat', 'custom_widget_html'],
  ['white label', 'hide_powered_by_shiplogic'],
  ['OTP', 'require_otp_for_new_account_users'],
  ['quiet hours', 'push_notifications_active_hours_from'],
  ['GPS', 'driver_live_tracking_enabled'],
  ['linehaul', 'interhub_manifest_carriers'],
  ['overweight', 'maximum_parcel_weight'],
  ['hazmat', 'confirm_no_dangerous_goods'],
  ['postpone', 'allow_rescheduling_shipments'],
  ['from name', 'notification_name'],
  ['survey', 'email_hide_rating_section'],
  ['phishing', 'show_scam_alert_on_emails'],
  ['bank transfer', 'payment_methods_eft_enabled'],
  ['SARS', 'invoice_company_name'],
  ['reweigh', 'enable_payment_intervention'],
  ['forbidden', 'what_cannot_be_sent_html'],
])('“%s” finds %s among the first three', (text, key) => {
  expect(index.search(text).slice(0, 3)).toContain(key);
});
