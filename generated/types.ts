// Written by `npm run generate`; edit the schemas instead.
/**
 * How a customer pays (doc1:117).
 */
export type AccountType = ("prepaid" | "postpaid" | "guest")
/**
 * What an event of the audit trail is about.
 */
export type AuditType = ("provider_setting" | "account_setting" | "user_setting" | "shipment")
/**
 * The door through which a change entered.
 */
export type AuditSource = ("staff" | "api" | "import" | "schedule" | "rollback" | "migration")
/**
 * The places a value can be kept in, from the widest to the nearest; the nearest wins.
 */
export type SettingScope = ("default" | "platform" | "provider" | "account" | "branch" | "user")
/**
 * What sort of business a provider runs; it decides which features can be switched on.
 */
export type ProviderKind = ("courier" | "locker-network" | "marketplace")
/**
 * Whether a provider may work (doc1:123).
 */
export type ProviderStatus = ("active" | "overdue" | "inactive")
/**
 * Which installation a browser looks at, found from the host name (doc1:11).
 */
export type Environment = ("dev" | "stage" | "prod")
/**
 * The look of a message on the screen (doc1:100).
 */
export type AlertVariant = ("success" | "error" | "warning" | "info" | "general")
/**
 * Where a bulk collection request stands (doc1:162).
 */
export type CollectionRequestStatus = ("collection-assigned" | "collection-unassigned" | "collection-rejected" | "collection-exception" | "collection-failed-attempt" | "closed" | "cancelled")
/**
 * Every permission string there is. A role may also hold a wildcard: API_/shipments:* for every action, API_/billing/*:GET for every path below, * for everything.
 */
export type Permission = ("*" | "API_/shipments:GET" | "API_/shipments:POST" | "API_/shipments:PATCH" | "API_/shipments/label/stickers:GET" | "API_/tracking/shipment-events:POST" | "API_/trip-sheet:GET" | "API_/interhub-transfers:GET" | "API_/collection-requests:GET" | "API_/collection-requests:POST" | "API_/pickup-points:GET" | "API_/accounts:GET" | "API_/accounts:PATCH" | "API_/accounts/settings:POST" | "API_/accounts/address-books:GET" | "API_/accounts/address-books:POST" | "API_/billing/invoices:GET" | "API_/billing/transactions:GET" | "API_/billing/import/payments:GET" | "API_/users:GET" | "API_/users:POST" | "API_/users:PATCH" | "API_/users/settings:POST" | "API_/branches:GET" | "API_/rates/revisions:GET" | "API_/reports:GET" | "API_/tags:GET" | "API_/notification/bulk/sms:POST" | "API_/audit/events:GET" | "API_/integration/third-party-integration-rules/trigger:POST" | "API_/providers/settings:POST" | "API_/providers/custom-fields:POST" | "API_/providers:POST" | "API_/providers/infobip-config:POST" | "API_/release-notes:GET" | "API_/release-notes:POST" | "API_/short-urls:POST" | "INLINE_feature_toggles" | "INLINE_see_billing_info" | "INLINE_deliver_parcels_or_shipments" | "INLINE_impersonate_accounts" | "INLINE_reference_search" | "INLINE_transaction_payment" | "INLINE_transaction_reversal" | "INLINE_transaction_refund" | "INLINE_transaction_admin_debit" | "INLINE_transaction_admin_credit" | "INLINE_transaction_promotional" | "INLINE_transaction_balance_adjustment" | "INLINE_transaction_bad_debt" | "INLINE_view_map_drivers" | "INLINE_edit_map_drivers" | "INLINE_view_map_branches" | "INLINE_edit_map_branches" | "INLINE_view_map_rates" | "INLINE_edit_map_rates" | "INLINE_view_map_surcharges" | "INLINE_edit_map_surcharges" | "INLINE_view_map_service_days" | "INLINE_edit_map_service_days" | "INLINE_view_map_draft" | "INLINE_edit_map_draft" | "INLINE_view_map_exceptions" | "INLINE_edit_map_exceptions" | "hide_site_wide_message" | "hide_logout")
/**
 * The nine provinces of South Africa by their abbreviations (doc1:127).
 */
export type Province = ("EC" | "FS" | "GP" | "KZN" | "LP" | "MP" | "NC" | "NW" | "WC")
/**
 * The built-in roles by their numbers (doc1:221). A provider may add its own, numbered from 100.
 */
export type RoleId = (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)
/**
 * The widest audience whose answers may carry a setting, from the widest to the narrowest.
 */
export type SettingExposure = ("public" | "customer" | "staff" | "server")
/**
 * Where a shipment or parcel stands, in the order in which things normally happen (doc1:132). Flags: active, problem, final, past_collection, delivered, admin_only, admin_only_in_lists, pay_now, invoice_trigger, notification_admin_only, bob_box, and the stage.
 */
export type ShipmentStatus = ("quote" | "quote-expired" | "payment-pending" | "payment-failed" | "submitted" | "outsourced" | "collection-assigned" | "awaiting-dropoff" | "collection-unassigned" | "collection-rejected" | "collection-exception" | "collection-failed-attempt" | "collected" | "at-hub" | "manifested" | "ready-for-dispatch" | "in-transit" | "at-destination-hub" | "returned-to-hub" | "delivery-assigned" | "delivery-unassigned" | "delivery-rejected" | "bob-box-reservation-failed" | "out-for-delivery" | "delivery-exception" | "delivery-failed-attempt" | "in-locker" | "ready-for-pickup" | "collect-and-return-to-hub" | "collected-from-locker" | "collected-from-counter" | "returned-to-sender" | "delivered" | "undeliverable" | "cancelled" | "on-hold" | "on-hold-internal")
export type ReadEventsAnswer200 = string

/**
 * A customer of a provider: who books and pays.
 */
export interface Account {
/**
 * Number of the account.
 */
id: number
/**
 * Short code on invoices and payments.
 */
account_code: string
/**
 * Name of the customer.
 */
name: string
account_type: AccountType
/**
 * Money in the account, in rand with two decimals; negative when the customer owes.
 */
balance?: number
/**
 * How far below zero a postpaid account may go, in rand.
 */
credit_limit?: number
/**
 * Whether the account may not book at the moment.
 */
is_on_hold?: boolean
/**
 * Whether the account may book for now although it would be on hold (doc1:174).
 */
temp_disable_auto_hold?: boolean
}
/**
 * One change: who, when, from what, to what.
 */
export interface AuditEvent {
/**
 * Number of the event.
 */
id: number
type?: AuditType
/**
 * What was changed: for a setting its key, for a shipment its number.
 */
object_id?: string
/**
 * When it happened, with the offset of the business time zone.
 */
timestamp: string
/**
 * The request that made the change; the same number stands in our logs.
 */
request_id?: (string | null)
/**
 * Version of the program that asked for it.
 */
client_version?: (string | null)
source: AuditSource
/**
 * Who did it; null when the system did.
 */
user: ({
/**
 * Number of the user; null when the user no longer exists.
 */
id: (number | null)
/**
 * The name at the time of the change.
 */
name: string
} | null)
/**
 * As whom it was done, when somebody was looking as a customer.
 */
impersonated_user?: ({
/**
 * Number of the user; null when the user no longer exists.
 */
id: (number | null)
/**
 * The name at the time of the change.
 */
name: string
} | null)
/**
 * Before and after.
 */
change: {
/**
 * Before; absent when nothing was set. A secret reads changed.
 */
change_from?: unknown
/**
 * After; absent when it was reset. A secret reads changed.
 */
change_to?: unknown
}
}
/**
 * A depot or office of a provider.
 */
export interface Branch {
/**
 * Number of the branch.
 */
id: number
/**
 * Short code on labels and manifests, such as JNB.
 */
code: string
/**
 * Name of the branch.
 */
name: string
}
/**
 * What every call answers when it could not do its work.
 */
export interface Error {
/**
 * Name of the error, for programs.
 */
code: string
/**
 * What happened and what to do, for people.
 */
message: string
/**
 * What is wrong with which field.
 */
errors: {
/**
 * The field or setting.
 */
field: string
/**
 * What is wrong with it, for people.
 */
message: string
/**
 * Name of the error, for programs.
 */
code?: string
}[]
}
/**
 * Where the value of a setting comes from.
 */
export interface Provenance {
source: SettingScope
/**
 * Whether it is set in the scope that was asked for; a value equal to the default may still be set.
 */
set_here: boolean
/**
 * Who set it.
 */
by?: (string | null)
/**
 * When it was set.
 */
at?: (string | null)
/**
 * True when what is stored no longer fits the setting: staff see it in order to mend it, everywhere else the value below it counts.
 */
unusable?: boolean
}
/**
 * A courier business that runs on the platform under its own name.
 */
export interface Provider {
/**
 * Number of the provider.
 */
id: number
/**
 * Name in the platform's own records; customers see the setting provider_title.
 */
name: string
kind: ProviderKind
status: ProviderStatus
environment?: Environment
/**
 * Features that the platform has switched on for this provider.
 */
enabled_features?: string[]
/**
 * Whether the platform has switched on WhatsApp for this provider; settings that need it are shown only then.
 */
whatsapp_enabled?: boolean
/**
 * Whether the platform has switched on live driver tracking for this provider.
 */
live_tracking_enabled?: boolean
}
/**
 * What a user is allowed to do, under one name.
 */
export interface Role {
/**
 * Number of the role; 1 to 9 are built in, see enums/role.json.
 */
id: number
/**
 * Name for code, such as ops_manager.
 */
name: string
/**
 * Name for people.
 */
label: string
/**
 * 0 for the built-in roles that every provider has; otherwise the provider whose own role this is.
 */
provider_id: number
/**
 * Permission strings, wildcards included.
 */
permissions: string[]
/**
 * Permission strings that only change what the screens show.
 */
permissions_ui: string[]
}
/**
 * A person who can sign in, as other people and the person may see it.
 */
export interface User {
/**
 * Number of the user.
 */
id: number
/**
 * The provider the user belongs to.
 */
provider_id: number
/**
 * What the user signs in with; the email address.
 */
username: string
/**
 * First name and surname.
 */
name: string
/**
 * Email address.
 */
email: string
/**
 * Phone number.
 */
phone_number?: (string | null)
/**
 * Number of the role.
 */
role_id: number
role: Role
/**
 * The customer account the user belongs to; null for staff.
 */
account_id: (number | null)
/**
 * The branch the user works at.
 */
branch_id: (number | null)
/**
 * The only branch the user may see; null for all.
 */
limit_user_to_branch?: (number | null)
/**
 * The only account the user may see; null for all.
 */
limit_user_to_account?: (number | null)
/**
 * How the shipment page opens: default, data-capturing, kiosk or kiosk-with-payment-flow.
 */
shipment_page_mode?: string
/**
 * The version of the terms that the user has accepted.
 */
terms_and_conditions_accepted_version?: (string | null)
}
export interface Settings {
/**
 * Shows the Google button on the sign-in page. People are recognised by their email address, so only those who are users already get in.
 */
google_login_enabled?: boolean
/**
 * Tells Google that the request comes from you. Create it in the Google Cloud console under Credentials, with the address of your portal as an allowed origin.
 */
google_login_client_id?: string
/**
 * Shows the Apple button on the sign-in page. People who hide their email address from you cannot be recognised and must sign in with a password.
 */
apple_login_enabled?: boolean
/**
 * Tells Apple that the request comes from you. Find it in the Apple developer account under Identifiers, Services IDs.
 */
apple_login_client_id?: string
/**
 * Ten capital letters and digits that name your company at Apple. Find it in the Apple developer account under Membership.
 */
apple_login_team_id?: string
/**
 * Ten capital letters and digits that say which of your keys signs the requests. Apple shows it beside the key.
 */
apple_login_key_id?: string
/**
 * Signs every request to Apple. Paste the whole text of the .p8 file, first and last line included; nobody can read it here again afterwards. Without it the Apple button stays hidden.
 */
apple_login_private_key?: string
/**
 * The name customers know you by. It appears on the sign-in page, in the browser tab and wherever no logo is set.
 */
provider_title?: string
/**
 * The picture on the sign-in page and on documents. It must be readable on a white background; a transparent PNG or SVG about 400 pixels wide works best. Without one your company name is shown.
 */
logo_url?: string
/**
 * The picture at the top of the side navigation, on the navigation background colour of your theme. Without one the main logo is used.
 */
navigation_logo_url?: string
/**
 * The small square picture in the browser tab and in bookmarks. Use a square PNG or SVG of at least 32 by 32 pixels.
 */
favicon_url?: string
/**
 * A collected shipment that is still undelivered after this many days appears under Collected but undelivered. A smaller number shows problems earlier, and more of them.
 */
dashboard_undelivered_shipments_duration?: number
/**
 * Shipments in these statuses stay out of the undelivered list, because nobody has to act on them.
 */
dashboard_undelivered_shipments_exclude_statuses?: ShipmentStatus[]
/**
 * A shipment that has not been collected this many days after its collection date appears under Uncollected and undelivered. 0 shows it the next morning.
 */
dashboard_uncollected_shipments_duration?: number
/**
 * Which date of a shipment the days above are counted from.
 */
dashboard_uncollected_shipments_date_to_use?: ("collection_min_date" | "estimated_collection" | "time_created")
/**
 * Shipments in these statuses stay out of the uncollected list, for example because the sender brings the parcel.
 */
dashboard_uncollected_shipments_exclude_statuses?: ShipmentStatus[]
/**
 * A bulk collection that is still open after this many days appears on the dashboard as needing attention.
 */
dashboard_unclosed_collection_requests_duration?: number
/**
 * Bulk collections in these statuses stay out of the list, because somebody is already busy with them.
 */
dashboard_unclosed_collection_requests_exclude_statuses?: CollectionRequestStatus[]
/**
 * Dashboard figures leave out everything before this date. Use it after moving from another system, so that old shipments do not spoil the picture. Without a date everything counts.
 */
dashboard_stats_start_date?: string
/**
 * Delivery times are counted from the day after collection, so that a late afternoon collection does not count as a whole day.
 */
exclude_collection_day_from_performance_calculations?: boolean
/**
 * Removes transfers and manifests between hubs from the staff menu. Suits a business with one hub.
 */
unused_feature_interhub_transfers?: boolean
/**
 * Removes the scanning screen from the staff menu. Suits a business that does not scan parcels in and out.
 */
unused_feature_hub_scanner?: boolean
/**
 * Removes bulk collections from the menus of staff and customers alike.
 */
unused_feature_collection_requests?: boolean
/**
 * Only staff may enter bulk collections; customers no longer see them in their menu.
 */
unused_feature_collection_request_accounts?: boolean
/**
 * Removes Register from the sign-in page. New accounts are then opened by your staff only.
 */
unused_feature_public_account_creation?: boolean
/**
 * Visitors must sign in before they can book or ask for a price.
 */
unused_feature_guest_shipment_creation?: boolean
/**
 * Removes the operations dashboard from the staff menu.
 */
unused_feature_ops_dashboard?: boolean
/**
 * Nothing is loaded from Google Tag Manager. Switch this off only when you measure visits and your privacy policy says so.
 */
unused_feature_gtm?: boolean
/**
 * Names the container whose tags run on your portal. Everything in it runs with the rights of the page, so let only people you trust publish in it.
 */
gtm_container_id?: string
/**
 * The address customers type to open your portal. Links in emails and SMSs lead to it, so a wrong address breaks them.
 */
url?: string
/**
 * The page that explains what you do with personal information, as POPIA asks. Customers find the link at the bottom of sign-in and registration; without an address there is no link.
 */
privacy_url?: string
/**
 * The page with your terms and conditions. Customers find the link at the bottom of sign-in and registration; without an address there is no link.
 */
terms_url?: string
/**
 * The point in the middle of a map that has nothing else to show. A branch or a person may choose another one. South Africa lies at negative latitudes.
 */
map_default_location?: {
lat: number
lng: number
}
/**
 * 4 shows the whole country, 10 a city and 15 a few streets.
 */
map_default_zoom?: number
/**
 * An area drawn on the map may have at most this many corner points. More points follow a border better, but make the map slow on older computers.
 */
map_max_node_count?: number
/**
 * Whoever starts to change the map holds it; everybody else sees who is busy and can only look. Without it the last person to save wins.
 */
enable_map_edit_lock?: boolean
/**
 * After this long without a movement the map asks whether the person is still there, and lets the map go if nobody answers. 0 never asks.
 */
map_inactivity_check_minutes?: number
/**
 * The time from which customers may expect an answer on a working day. Shown to customers with your contact details.
 */
work_hours_from?: string
/**
 * The time after which calls wait until the next working day. It must be later than the opening time.
 */
work_hours_to?: string
/**
 * Public holidays and other days on which nobody answers. Customers see the next closed day and its reason beside your office hours.
 */
office_closed_days?: {
id: string
date: string
reason: string
}[]
/**
 * Shows a warning beside a driver whose tripsheet has too many different addresses for one day.
 */
tripsheet_unique_stops_alert_enabled?: boolean
/**
 * The warning appears when a tripsheet has more different addresses than this. Two shipments to one address are one stop.
 */
tripsheet_unique_stops_alert_limit?: number
/**
 * Shown to your staff on top of every page until the text is removed. More than two lines are folded away behind Show more.
 */
site_wide_admin_message?: string
/**
 * The colour and icon of the message.
 */
site_wide_admin_message_icon?: ("error" | "warning" | "info" | "success")
/**
 * Shown to customers and visitors on top of every page until the text is removed. An account may have a message of its own.
 */
site_wide_account_message?: string
/**
 * The colour and icon of the message.
 */
site_wide_account_message_icon?: ("error" | "warning" | "info" | "success")
/**
 * Where customers write to for help. Several addresses, separated by commas, all receive the message.
 */
support_email_address?: string
/**
 * The number customers call. On a phone, touching it starts the call.
 */
support_contact_number?: string
/**
 * Adds a WhatsApp button beside your phone number. Use a number that somebody reads during office hours.
 */
support_whatsapp_number?: string
/**
 * Tracking links in emails and SMSs lead here. Without an address the tracking page of your portal is used.
 */
tracking_url?: string
/**
 * The letters and digits your waybill numbers begin with. A number with another beginning is looked up as a customer’s own reference.
 */
provider_tracking_prefixes?: string[]
/**
 * Steps in these statuses are left out of what customers and receivers see. Staff always see everything.
 */
exclude_tracking_statuses?: ShipmentStatus[]
/**
 * Receivers see the driver on the map of the tracking page while their parcel is out for delivery. The position disappears once it is delivered.
 */
tracking_show_driver_position?: boolean
/**
 * How customers are asked. They are asked once, and again whenever the version below changes.
 */
terms_mode?: ("none" | "checkbox" | "window")
/**
 * One line for each thing that a customer must agree to, in the order shown. All of them must be ticked.
 */
shipment_terms?: string[]
/**
 * The text in the window. Headings and numbered lists make a long text readable.
 */
window_user_terms_and_conditions?: string
/**
 * Raise it when the terms change in a way that customers must agree to anew: everybody is asked again at the next visit. Correcting a typing error needs no new version.
 */
terms_and_conditions_version?: string
/**
 * Buttons, links and everything that can be clicked. White text stands on it, so choose one that is dark enough to read it.
 */
theme_primary?: string
/**
 * The background of selected rows, notes and badges. Choose a very pale version of the main colour: the text colour stands on it.
 */
theme_primary_light?: string
/**
 * Buttons under the mouse or the finger, and headings. Choose a darker version of the main colour.
 */
theme_primary_dark?: string
/**
 * All ordinary text, on white and on the light shade. Almost black reads best.
 */
theme_text?: string
/**
 * The surface of the menu. Your navigation logo stands on it.
 */
theme_nav_bg?: string
/**
 * Names and icons in the menu. They must be readable on all three background colours of this section.
 */
theme_nav_text?: string
/**
 * Marks the page you are on. Choose it clearly different from the menu background.
 */
theme_nav_active_bg?: string
/**
 * The same mark while the mouse is on it; a little lighter or darker than the one before.
 */
theme_nav_active_bg_hover?: string
/**
 * How round the corners of buttons, fields and cards are. 0 gives square corners.
 */
theme_corner_radius?: number
/**
 * HTML for a chat or help widget in the bottom corner of customer pages. It runs in a sealed frame of its own: it can neither read the page nor what people type into it.
 */
custom_widget_html?: string
/**
 * Removes the line with the name of the platform from the bottom of sign-in, tracking pages and emails.
 */
hide_powered_by_shiplogic?: boolean
}
export interface ReadAuditEventsQuery {
/**
 * The caller's own provider when absent.
 */
provider_id?: number
type: AuditType
/**
 * One thing of that kind: the setting's key.
 */
object_id?: string
/**
 * How many to skip.
 */
offset?: number
/**
 * At most so many.
 */
limit?: number
}
export interface ReadAuditEventsAnswer200 {
/**
 * Newest first.
 */
audit_events: AuditEvent[]
/**
 * How many there are altogether.
 */
count: number
}
export interface ReadGeneralDataQuery {
/**
 * The caller's own provider when absent.
 */
provider_id?: number
/**
 * A revision the caller already has.
 */
since?: number
}
export interface ReadGeneralDataAnswer200 {
/**
 * Send it back as since.
 */
revision: number
provider_settings: Settings
account_settings: Settings
user_settings: Settings
user: User
/**
 * The caller's account.
 */
account: (Account | null)
/**
 * Roles of the provider; only the own role for customers.
 */
roles: Role[]
/**
 * Branches the caller may see.
 */
branches: Branch[]
/**
 * Tags for shipments.
 */
shipment_tags: {

}[]
/**
 * Tags for accounts.
 */
account_tags: {

}[]
/**
 * Drivers of the provider; staff only.
 */
drivers: {
/**
 * The driver's user id.
 */
id: number
/**
 * The driver's name.
 */
name: string
/**
 * The driver's branch.
 */
branch_id?: (number | null)
}[]
/**
 * The server's clock, with the business time zone's offset.
 */
current_time: string
}
export interface ReadProviderQuery {
/**
 * Host name, host with port, or full origin; the request's own host when absent.
 */
origin?: string
/**
 * Ignored; clients add it to every payload.
 */
provider_id?: number
}
export interface ReadProviderAnswer200 {
provider: Provider
/**
 * Revision of the settings below.
 */
revision: number
provider_settings: Settings
}
export interface LoginBody {
/**
 * The address the user signs in with.
 */
email: string
/**
 * The user's password.
 */
password: string
/**
 * The provider the sign-in page belongs to; the origin decides when it is absent.
 */
provider_id?: number
}
export interface LoginAnswer200 {
/**
 * Opaque bearer token; it is shown only here.
 */
access_token: string
/**
 * When the token stops working.
 */
expires_at: string
}
export interface LogoutBody {
/**
 * Ignored; clients add it to every payload.
 */
provider_id?: number
}
export interface LogoutAnswer200 {
/**
 * Always true.
 */
ok: boolean
}
export interface ReadSettingsQuery {
/**
 * The caller's own provider when absent.
 */
provider_id?: number
/**
 * A revision the caller already has.
 */
since?: number
}
export interface ReadSettingsAnswer200 {
/**
 * Whose settings these are.
 */
provider_id: number
/**
 * The revision of this answer; send it back as base_revision or since.
 */
revision: number
settings: Settings
/**
 * Keys that were reset or are no longer visible since then.
 */
removed: string[]
/**
 * By key: which scope the value comes from, who set it and when.
 */
provenance: {
[k: string]: Provenance
}
}
export interface SaveSettingsBody {
/**
 * The caller's own provider when absent.
 */
provider_id?: number
/**
 * The provider when absent.
 */
scope?: {
/**
 * Where the values are kept.
 */
kind: ("platform" | "provider" | "account" | "branch" | "user")
/**
 * The account, branch or user.
 */
id?: number
}
/**
 * The revision the change was made from.
 */
base_revision: number
settings?: Settings
/**
 * Keys to go back to what is inherited.
 */
reset?: string[]
}
export interface SaveSettingsAnswer200 {
/**
 * Whose settings these are.
 */
provider_id: number
/**
 * The revision after the save.
 */
revision: number
settings: Settings
/**
 * Keys that were reset or are no longer visible since then.
 */
removed: string[]
/**
 * By key: which scope the value comes from, who set it and when.
 */
provenance: {
[k: string]: Provenance
}
}
export interface SaveSettingsAnswer409 {
/**
 * conflict
 */
code: string
/**
 * What happened, for people.
 */
message: string
/**
 * One entry a clashing setting.
 */
errors: {
/**
 * The setting.
 */
field: string
/**
 * What is wrong with it.
 */
message: string
/**
 * conflict
 */
code?: string
}[]
/**
 * Both sides of every clash; secret values are never told.
 */
conflicts: {
/**
 * The setting.
 */
key: string
/**
 * The value at base_revision.
 */
base?: unknown
/**
 * The value stored now.
 */
theirs?: unknown
/**
 * The value that was sent.
 */
mine?: unknown
/**
 * The members that clash, by id, when the setting merges by member.
 */
members?: string[]
/**
 * Who changed it.
 */
by?: (string | null)
/**
 * When it was changed.
 */
at?: (string | null)
}[]
/**
 * The current revision: the base of a next try.
 */
revision: number
}
export interface ReadAccountSettingsQuery {
/**
 * The caller's own provider when absent.
 */
provider_id?: number
/**
 * The caller's own account when absent; staff may leave it out to read every account.
 */
account_id?: number
/**
 * Only this setting.
 */
setting?: string
/**
 * At most so many rows.
 */
limit?: number
}
export interface ReadAccountSettingsAnswer200 {
/**
 * One entry a setting and account.
 */
account_settings: {
/**
 * The account.
 */
account_id: number
/**
 * The setting's key.
 */
setting: string
/**
 * Its effective value.
 */
value: unknown
/**
 * Whether the account sets it itself.
 */
set_here?: boolean
}[]
/**
 * How many there are.
 */
count: number
}
export interface SaveAccountSettingBody {
/**
 * The caller's own provider when absent.
 */
provider_id?: number
/**
 * The caller's own account when absent.
 */
account_id?: number
/**
 * The setting's key.
 */
setting: string
/**
 * Its new value.
 */
value?: unknown
}
export interface SaveAccountSettingAnswer200 {
/**
 * The setting's key.
 */
setting: string
/**
 * The effective value now.
 */
value: unknown
/**
 * The revision after the save.
 */
revision: number
}
export interface SaveUserSettingBody {
/**
 * The caller's own provider when absent.
 */
provider_id?: number
/**
 * The setting's key.
 */
setting: string
/**
 * Its new value.
 */
value?: unknown
}
export interface SaveUserSettingAnswer200 {
/**
 * The setting's key.
 */
setting: string
/**
 * The effective value now.
 */
value: unknown
/**
 * The revision after the save.
 */
revision: number
}
export interface ReadVersionAnswer200 {
/**
 * major.minor.patch
 */
version: string
/**
 * Changes whenever a schema does.
 */
catalogue?: string
}
export interface ReadHealthAnswer200 {
/**
 * ok
 */
status: string
}
export interface ReadReadinessAnswer200 {
/**
 * ready
 */
status: string
}
export interface ReadEventsQuery {
/**
 * Ignored; the host decides.
 */
provider_id?: number
}
export interface ReadCurrentUserQuery {
/**
 * Ignored; clients add it to every payload.
 */
provider_id?: number
}
export interface ReadCurrentUserAnswer200 {
user: User
/**
 * Roles of the provider; only the own role for customers.
 */
roles: Role[]
/**
 * Whom a platform or provider administrator is looking as.
 */
impersonated_username: (string | null)
}
