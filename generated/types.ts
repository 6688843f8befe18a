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
 * The built-in roles by their numbers (doc1:221). A provider may add its own, which start above 100.
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
change_from?: {
[k: string]: unknown
}
/**
 * After; absent when it was reset. A secret reads changed.
 */
change_to?: {
[k: string]: unknown
}
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
base?: {
[k: string]: unknown
}
/**
 * The value stored now.
 */
theirs?: {
[k: string]: unknown
}
/**
 * The value that was sent.
 */
mine?: {
[k: string]: unknown
}
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
value: {
[k: string]: unknown
}
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
value?: {
[k: string]: unknown
}
}
export interface SaveAccountSettingAnswer200 {
/**
 * The setting's key.
 */
setting: string
/**
 * The effective value now.
 */
value: {
[k: string]: unknown
}
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
value?: {
[k: string]: unknown
}
}
export interface SaveUserSettingAnswer200 {
/**
 * The setting's key.
 */
setting: string
/**
 * The effective value now.
 */
value: {
[k: string]: unknown
}
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
