// Written by `npm run generate`; edit the schemas instead.
/**
 * A question that a provider adds to a form of its own accord. Answers are kept under the field’s id.
 */
export type CustomField = ({
/**
 * Ties stored answers to the field; it never changes.
 */
id: string
/**
 * What kind of answer the field takes.
 */
type: "text"
/**
 * What people read above the field. It can be reworded at any time; answers stay.
 */
label: string
/**
 * Name of the answer in exports and in the API: small letters, digits and underscores. No two fields share one.
 */
key: string
/**
 * A sentence under the question for people who are unsure.
 */
help?: string
/**
 * The form cannot be sent without an answer. Accounts that exist already are asked at the next change.
 */
required: boolean
/**
 * Who may see the answer, and who may change it after it was given.
 */
seen_by: CustomFieldAudience
/**
 * Checked while people type.
 */
content: ("any" | "email" | "phone" | "web_address" | "digits")
/**
 * Gives a larger box for longer answers.
 */
multiline: boolean
/**
 * Longer answers are refused.
 */
max_length: number
/**
 * The field disappears from forms; answers that were given stay with their accounts.
 */
retired: boolean
} | {
/**
 * Ties stored answers to the field; it never changes.
 */
id: string
/**
 * What kind of answer the field takes.
 */
type: "number"
/**
 * What people read above the field. It can be reworded at any time; answers stay.
 */
label: string
/**
 * Name of the answer in exports and in the API: small letters, digits and underscores. No two fields share one.
 */
key: string
/**
 * A sentence under the question for people who are unsure.
 */
help?: string
/**
 * The form cannot be sent without an answer. Accounts that exist already are asked at the next change.
 */
required: boolean
/**
 * Who may see the answer, and who may change it after it was given.
 */
seen_by: CustomFieldAudience
/**
 * Smaller answers are refused. Empty means no limit.
 */
minimum?: number
/**
 * Larger answers are refused. Empty means no limit.
 */
maximum?: number
/**
 * 0 asks for whole numbers.
 */
decimals: number
/**
 * Shown inside the field.
 */
unit?: string
/**
 * The field disappears from forms; answers that were given stay with their accounts.
 */
retired: boolean
} | {
/**
 * Ties stored answers to the field; it never changes.
 */
id: string
/**
 * What kind of answer the field takes.
 */
type: "date"
/**
 * What people read above the field. It can be reworded at any time; answers stay.
 */
label: string
/**
 * Name of the answer in exports and in the API: small letters, digits and underscores. No two fields share one.
 */
key: string
/**
 * A sentence under the question for people who are unsure.
 */
help?: string
/**
 * The form cannot be sent without an answer. Accounts that exist already are asked at the next change.
 */
required: boolean
/**
 * Who may see the answer, and who may change it after it was given.
 */
seen_by: CustomFieldAudience
/**
 * Other days are refused.
 */
allowed_days: ("any" | "past" | "future")
/**
 * The field disappears from forms; answers that were given stay with their accounts.
 */
retired: boolean
} | {
/**
 * Ties stored answers to the field; it never changes.
 */
id: string
/**
 * What kind of answer the field takes.
 */
type: "choice"
/**
 * What people read above the field. It can be reworded at any time; answers stay.
 */
label: string
/**
 * Name of the answer in exports and in the API: small letters, digits and underscores. No two fields share one.
 */
key: string
/**
 * A sentence under the question for people who are unsure.
 */
help?: string
/**
 * The form cannot be sent without an answer. Accounts that exist already are asked at the next change.
 */
required: boolean
/**
 * Who may see the answer, and who may change it after it was given.
 */
seen_by: CustomFieldAudience
/**
 * In the order in which they are offered.
 */
choices: {
/**
 * Ties stored answers to the choice; it never changes.
 */
id: string
/**
 * What people choose. It can be reworded at any time.
 */
label: string
/**
 * Answers that were given stay as they are.
 */
retired: boolean
}[]
/**
 * People may choose more than one.
 */
multiple: boolean
/**
 * The field disappears from forms; answers that were given stay with their accounts.
 */
retired: boolean
} | {
/**
 * Ties stored answers to the field; it never changes.
 */
id: string
/**
 * What kind of answer the field takes.
 */
type: "checkbox"
/**
 * What people read above the field. It can be reworded at any time; answers stay.
 */
label: string
/**
 * Name of the answer in exports and in the API: small letters, digits and underscores. No two fields share one.
 */
key: string
/**
 * A sentence under the question for people who are unsure.
 */
help?: string
/**
 * The form cannot be sent without an answer. Accounts that exist already are asked at the next change.
 */
required: boolean
/**
 * Who may see the answer, and who may change it after it was given.
 */
seen_by: CustomFieldAudience
/**
 * The field disappears from forms; answers that were given stay with their accounts.
 */
retired: boolean
} | {
/**
 * Ties stored answers to the field; it never changes.
 */
id: string
/**
 * What kind of answer the field takes.
 */
type: "file"
/**
 * What people read above the field. It can be reworded at any time; answers stay.
 */
label: string
/**
 * Name of the answer in exports and in the API: small letters, digits and underscores. No two fields share one.
 */
key: string
/**
 * A sentence under the question for people who are unsure.
 */
help?: string
/**
 * The form cannot be sent without an answer. Accounts that exist already are asked at the next change.
 */
required: boolean
/**
 * Who may see the answer, and who may change it after it was given.
 */
seen_by: CustomFieldAudience
/**
 * Other files are refused.
 */
accept: ("pdf" | "image" | "csv")[]
/**
 * Larger files are refused.
 */
max_size_mb: number
/**
 * The field disappears from forms; answers that were given stay with their accounts.
 */
retired: boolean
})
/**
 * What a provider says in one cell of the notification matrix, in place of the default text.
 */
export type NotificationTemplate = ({
/**
 * The cell of the matrix, for example email_notifications_delivery:delivered.
 */
id: string
/**
 * How the message travels.
 */
channel: "email"
/**
 * One line; what the recipient reads in the inbox.
 */
subject: string
/**
 * The email itself. Your footer and the warning about scams are added to it.
 */
body: string
} | {
/**
 * The cell of the matrix, for example sms_notifications_delivery:delivered.
 */
id: string
/**
 * How the message travels.
 */
channel: "sms"
/**
 * The SMS itself. Up to 160 characters cost one SMS; letters outside the SMS alphabet, such as ê, make it dearer.
 */
text: string
} | {
/**
 * The cell of the matrix, for example whatsapp_notifications_delivery:delivered.
 */
id: string
/**
 * How the message travels.
 */
channel: "whatsapp"
/**
 * The name under which WhatsApp has approved the template.
 */
template_name: string
/**
 * In the order of the template: the first one fills blank 1, and so on.
 */
parameters: string[]
})
/**
 * How a customer pays (doc1:117).
 */
export type AccountType = ("prepaid" | "postpaid" | "guest")
/**
 * What stands at an address (doc1:111); some service levels and surcharges depend on it.
 */
export type AddressType = ("residential" | "business" | "international" | "locker" | "counter")
/**
 * The look of a message on the screen (doc1:100).
 */
export type AlertVariant = ("success" | "error" | "warning" | "info" | "general")
/**
 * How a stored answer stands to the question as it is today. No answer is ever lost by a change of its question.
 */
export type AnswerState = ("current" | "outdated" | "retired" | "removed")
/**
 * The door through which a change entered.
 */
export type AuditSource = ("staff" | "api" | "import" | "schedule" | "rollback" | "migration")
/**
 * What an event of the audit trail is about.
 */
export type AuditType = ("provider_setting" | "account_setting" | "user_setting" | "shipment" | "integration_rule" | "account_detail")
/**
 * What a bank asks for beside the account number.
 */
export type BankAccountType = ("cheque" | "savings" | "transmission")
/**
 * South African banks, under the ids by which Stitch pays into an account (vendor’s BankBeneficiaryBankId).
 */
export type Bank = ("absa" | "african_bank" | "capitec" | "za_capitec_business" | "discovery_bank" | "fnb" | "investec" | "nedbank" | "standard_bank" | "tymebank" | "za_access_bank" | "za_albaraka_bank" | "za_bank_zero" | "za_bidvest" | "za_citibank" | "za_finbond_mutual_bank" | "grindrod_bank" | "za_hbz_bank" | "za_hsbc" | "za_postbank" | "sasfin_bank" | "za_standard_chartered_bank" | "za_state_bank_of_india")
/**
 * Where a bulk collection request stands (doc1:162).
 */
export type CollectionRequestStatus = ("collection-assigned" | "collection-unassigned" | "collection-rejected" | "collection-exception" | "collection-failed-attempt" | "closed" | "cancelled")
/**
 * What the contacts of a shipment are told about beside its statuses (doc2:88).
 */
export type ContactNotice = "rescheduled-delivery"
/**
 * Who may see the answer to a custom field, and who may change it afterwards.
 */
export type CustomFieldAudience = ("staff" | "account_reads" | "account_edits")
/**
 * Which of the two lists of custom fields a question belongs to.
 */
export type CustomFieldGroup = ("registration" | "internal")
/**
 * The days by their numbers, Monday 1 to Saturday 6 and Sunday 0 (doc1:127), listed as a working week runs.
 */
export type DayOfWeek = (1 | 2 | 3 | 4 | 5 | 6 | 0)
/**
 * Which installation a browser looks at, found from the host name (doc1:11).
 */
export type Environment = ("dev" | "stage" | "prod")
/**
 * The parts of the product that are switched on provider by provider (doc1:225). What has a switch of its own, such as interhub transfers or lockers, is not among them. Flags: who uses it.
 */
export type Feature = ("customer_dashboard" | "shipment_quotes" | "address_book" | "inbox" | "locations" | "data_capturing" | "kiosk" | "maps" | "tools" | "billing" | "rates_and_estimates" | "reports" | "bulk_sms" | "integrations" | "customer_api" | "document_editor")
/**
 * Whether a field is left out, may be filled in or must be filled in.
 */
export type FieldDemand = ("off" | "optional" | "required")
/**
 * What a rule may ask before it sends (doc2:158). Which triggers each suits and what it compares stand in schemas/integrations/filters.json.
 */
export type IntegrationFilter = ("collection-branch" | "delivery-branch" | "both-branches" | "routing-complete" | "account-includes" | "account-excludes" | "manifest-destination-branch" | "status-is" | "tracking-status-is" | "service-level-includes" | "service-level-excludes")
/**
 * The moments at which integration rules are looked at (doc2:157).
 */
export type IntegrationTrigger = ("shipment-created" | "shipment-updated" | "hub-scanner" | "outbounded" | "tracking-event-created")
/**
 * The systems that shipments can be passed on to (doc2:156). What each one needs to know stands in a file of its own under schemas/integrations.
 */
export type IntegrationType = ("matflo" | "rws" | "parcel-perfect" | "ship-logic-delivery" | "ship-logic-collection" | "webhook" | "fastway")
/**
 * How often an account receives an invoice (doc2:141). The run is at two in the morning.
 */
export type InvoiceFrequency = ("monthly" | "weekly" | "daily" | "shipment")
/**
 * The small picture beside a link in the menu or on the help page.
 */
export type LinkIcon = ("link" | "question" | "book" | "video" | "document" | "phone" | "email" | "chat" | "map" | "money" | "package" | "truck")
/**
 * Who can be sent a shipment note by email (doc2:146).
 */
export type NoteEmailRecipient = ("collection-contact" | "delivery-contact" | "account-holder")
/**
 * How a message about a shipment travels (doc2:12). Flags: the contact field it is sent to, html, segments, and templates for what must be approved beforehand.
 */
export type NotificationChannel = ("email" | "sms" | "whatsapp")
/**
 * Every permission string there is. A role may also hold a wildcard: API_/shipments:* for every action, API_/billing/*:GET for every path below, * for everything.
 */
export type Permission = ("*" | "API_/shipments:GET" | "API_/shipments:POST" | "API_/shipments:PATCH" | "API_/shipments/label/stickers:GET" | "API_/tracking/shipment-events:POST" | "API_/trip-sheet:GET" | "API_/interhub-transfers:GET" | "API_/collection-requests:GET" | "API_/collection-requests:POST" | "API_/pickup-points:GET" | "API_/accounts:GET" | "API_/accounts:PATCH" | "API_/accounts/settings:POST" | "API_/accounts/address-books:GET" | "API_/accounts/address-books:POST" | "API_/billing/invoices:GET" | "API_/billing/transactions:GET" | "API_/billing/import/payments:GET" | "API_/users:GET" | "API_/users:POST" | "API_/users:PATCH" | "API_/users/settings:POST" | "API_/branches:GET" | "API_/rates/revisions:GET" | "API_/reports:GET" | "API_/tags:GET" | "API_/notification/bulk/sms:POST" | "API_/audit/events:GET" | "API_/integration/third-party-integration-rules/trigger:POST" | "API_/providers/settings:POST" | "API_/providers/custom-fields:POST" | "API_/providers:POST" | "API_/providers/infobip-config:POST" | "API_/release-notes:GET" | "API_/release-notes:POST" | "API_/short-urls:POST" | "INLINE_feature_toggles" | "INLINE_see_billing_info" | "INLINE_deliver_parcels_or_shipments" | "INLINE_impersonate_accounts" | "INLINE_reference_search" | "INLINE_transaction_payment" | "INLINE_transaction_reversal" | "INLINE_transaction_refund" | "INLINE_transaction_admin_debit" | "INLINE_transaction_admin_credit" | "INLINE_transaction_promotional" | "INLINE_transaction_balance_adjustment" | "INLINE_transaction_bad_debt" | "INLINE_view_map_drivers" | "INLINE_edit_map_drivers" | "INLINE_view_map_branches" | "INLINE_edit_map_branches" | "INLINE_view_map_rates" | "INLINE_edit_map_rates" | "INLINE_view_map_surcharges" | "INLINE_edit_map_surcharges" | "INLINE_view_map_service_days" | "INLINE_edit_map_service_days" | "INLINE_view_map_draft" | "INLINE_edit_map_draft" | "INLINE_view_map_exceptions" | "INLINE_edit_map_exceptions" | "hide_site_wide_message" | "hide_logout")
/**
 * Who runs a locker or counter (doc2:149). Flags: locker or counter, and bob_box.
 */
export type PickupPointProvider = ("bob-box" | "tcg-locker" | "ram-counter")
/**
 * How a shipment proves that the receiver has it (doc2:145). A shipment that does not say uses pin-with-fallback (doc1:117).
 */
export type PodMethod = ("pin-with-fallback" | "grv")
/**
 * What sort of business a provider runs; it decides which features can be switched on.
 */
export type ProviderKind = ("courier" | "locker-network" | "marketplace")
/**
 * Who of the provider receives a notice about a shipment (doc2:88).
 */
export type ProviderNoticeRecipient = ("support" | "ops-manager" | "none")
/**
 * Whether a provider may work (doc1:123).
 */
export type ProviderStatus = ("active" | "overdue" | "inactive")
/**
 * The nine provinces of South Africa by their abbreviations (doc1:127).
 */
export type Province = ("EC" | "FS" | "GP" | "KZN" | "LP" | "MP" | "NC" | "NW" | "WC")
/**
 * Records that the value of a setting can name (x-refers-to), beside members of another setting.
 */
export type ReferenceSource = ("branches" | "accounts" | "drivers" | "service_levels")
/**
 * The built-in roles by their numbers (doc1:221). A provider may add its own, numbered from 100.
 */
export type RoleId = (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)
/**
 * What has become of a change of settings that was planned.
 */
export type ScheduleStatus = ("waiting" | "suspended" | "applied" | "cancelled")
/**
 * What an edited section is held against before it may become part of the catalogue.
 */
export type SchemaGate = ("syntax" | "vocabulary" | "laws" | "compat" | "stored" | "dead")
/**
 * The widest audience whose answers may carry a setting, from the widest to the narrowest.
 */
export type SettingExposure = ("public" | "customer" | "staff" | "server")
/**
 * Where a value of a setting is kept; the nearest one to a person counts.
 */
export type SettingPlace = ("platform" | "provider" | "account" | "branch" | "user")
/**
 * The places a value can be kept in, from the widest to the nearest; the nearest wins. Each names the permission that setting a value there takes, beside what the setting itself asks for.
 */
export type SettingScope = ("default" | "platform" | "provider" | "account" | "branch" | "user")
/**
 * The two contacts that a shipment has.
 */
export type ShipmentParty = ("collection" | "delivery")
/**
 * Where a shipment or parcel stands, in the order in which things normally happen (doc1:132). Flags: active, problem, final, past_collection, delivered, admin_only, admin_only_in_lists, pay_now, invoice_trigger, notification_admin_only, the stage, and bob_box, lockers, counters for what only happens where those are used.
 */
export type ShipmentStatus = ("quote" | "quote-expired" | "payment-pending" | "payment-failed" | "submitted" | "outsourced" | "collection-assigned" | "awaiting-dropoff" | "collection-unassigned" | "collection-rejected" | "collection-exception" | "collection-failed-attempt" | "collected" | "at-hub" | "manifested" | "ready-for-dispatch" | "in-transit" | "at-destination-hub" | "returned-to-hub" | "delivery-assigned" | "delivery-unassigned" | "delivery-rejected" | "bob-box-reservation-failed" | "out-for-delivery" | "delivery-exception" | "delivery-failed-attempt" | "in-locker" | "ready-for-pickup" | "collect-and-return-to-hub" | "collected-from-locker" | "collected-from-counter" | "returned-to-sender" | "delivered" | "undeliverable" | "cancelled" | "on-hold" | "on-hold-internal")
/**
 * How parcels travel between two hubs. needs_vehicle and needs_flight say what staff enter when a manifest leaves.
 */
export type TransportMode = ("road" | "air" | "rail")
/**
 * What one waybill is printed for (doc2:144).
 */
export type WaybillType = ("parcel" | "shipment")
/**
 * How a webhook may be sent; the other request methods make no sense for it.
 */
export type WebhookMethod = ("POST" | "PUT")
export type PlanSettingsAnswer200 = SettingsSchedule
export type ChangeSettingsScheduleAnswer200 = SettingsSchedule
export type ExportSettingsAnswer200 = SettingsFile
export type ReadEventsAnswer200 = string

/**
 * One moment in the life of an answer.
 */
export interface AccountAnswerChange {
/**
 * Number of the change.
 */
id: number
/**
 * When it was answered.
 */
changed_at: string
/**
 * Who answered; null for somebody of the platform.
 */
changed_by: (string | null)
/**
 * The question as it was worded then.
 */
question: string
/**
 * The answer in words; empty where it was taken back.
 */
text: string
/**
 * The answer itself; null where it was taken back.
 */
value: unknown
}
/**
 * What an account answered to a custom field, readable whatever became of the field since.
 */
export interface AccountAnswer {
/**
 * The field’s number, which never changes.
 */
field_id: string
/**
 * Short name of the field; today’s, or the last one it had.
 */
key: string
/**
 * The question, in today’s words or the last it had.
 */
question: string
/**
 * The question in the words in which it was answered.
 */
answered_as: string
state: AnswerState
/**
 * The answer: text, a number, a day, ids of choices, true or false, or a stored file.
 */
value: unknown
/**
 * The answer in words, as people read it.
 */
text: string
/**
 * When it was given or last changed.
 */
answered_at: string
/**
 * Who gave it; null for somebody of the platform.
 */
answered_by: (string | null)
}
/**
 * A file that was sent as an answer.
 */
export interface AccountFile {
/**
 * Number of the file; an answer names it.
 */
id: string
/**
 * Name that it had on the computer it came from.
 */
name: string
/**
 * Size in bytes.
 */
size: number
/**
 * What it is by its content, whatever its name says.
 */
media_type: string
}
/**
 * A custom field as the caller meets it on an account’s page.
 */
export interface AccountQuestion {
group: CustomFieldGroup
/**
 * Whether the caller may give or change the answer.
 */
may_answer: boolean
field: CustomField
}
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
 * Where a shipment is collected or delivered (doc1:111).
 */
export interface Address {
/**
 * Number of the stored address, where it is one.
 */
id?: number
type: AddressType
/**
 * Name on the building, at the gate or on the locker.
 */
company?: string
/**
 * Number and street, or farm and road.
 */
street_address: string
/**
 * Suburb, township or village.
 */
local_area: string
/**
 * City or town of the suburb.
 */
city: string
/**
 * Province, or region where the country has no provinces.
 */
zone: string
/**
 * Four digits in South Africa.
 */
code?: string
/**
 * Two letters; ZA is South Africa.
 */
country: string
/**
 * Where the map pin stands, to six decimals.
 */
lat?: number
/**
 * Where the map pin stands, to six decimals.
 */
lng?: number
/**
 * What was typed into the search, before it was taken apart.
 */
entered_address?: string
/**
 * Fingerprint of the address at the geocoder; equal places have equal ones.
 */
gs_hash?: string
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
 * Somebody to talk to about a shipment (doc1:113).
 */
export interface Contact {
/**
 * How the person is addressed.
 */
name: string
/**
 * Where emails go.
 */
email?: string
/**
 * Where SMSs and WhatsApp messages go.
 */
mobile_number?: string
}
/**
 * What the driver captures in one step of a delivery. Up to three such steps follow each other.
 */
export interface DeliveryProof {
/**
 * Off: the step is skipped; what is chosen below is kept.
 */
enabled: boolean
/**
 * What the driver reads above the fields, for example Receiver or Security gate.
 */
heading: string
/**
 * Shipments with another method skip this proof.
 */
pod_methods: PodMethod[]
name: FieldDemand
mobile_number: FieldDemand
/**
 * Which part of a company or hospital took it.
 */
department: FieldDemand
/**
 * A line in the driver’s words, for example left with the guard at gate 2.
 */
description: FieldDemand
photos: FieldDemand
/**
 * How many photos there must be where photos must be taken.
 */
minimum_photos: number
signature: FieldDemand
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
 * A link that a provider offers to staff, customers or visitors, with a few words about where it leads.
 */
export interface HelpLink {
/**
 * Tells the links of a list apart; the form fills it in.
 */
id: string
/**
 * What people click on.
 */
title: string
/**
 * A full address beginning with https://, or a page of your portal such as /track.
 */
url: string
/**
 * Shown under the title.
 */
description?: string
icon: LinkIcon
/**
 * What people were busy with stays open beside it.
 */
new_tab: boolean
}
/**
 * The facts about a shipment, and about what has just happened to it, that filters of integration rules compare.
 */
export interface IntegrationFacts {
/**
 * The branch that collects; unknown until the shipment is routed.
 */
collection_branch_id?: number
/**
 * The branch that delivers; unknown until the shipment is routed.
 */
delivery_branch_id?: number
/**
 * The code of the account that booked it.
 */
account_code?: string
/**
 * The code of the service level it goes by.
 */
service_level_code?: string
/**
 * Where the shipment stands.
 */
status?: ShipmentStatus
/**
 * The status of the tracking event that has just been added.
 */
tracking_status?: ShipmentStatus
/**
 * The branch that the manifest goes to.
 */
manifest_destination_branch_id?: number
}
/**
 * One condition of an integration rule.
 */
export interface IntegrationRuleFilter {
/**
 * What is asked.
 */
filter: IntegrationFilter
/**
 * What it is compared with; absent where nothing is.
 */
values?: (string | number)[]
}
/**
 * Which shipments go to which connected system, and when. Rules are looked at in their order; each that fits sends.
 */
export interface IntegrationRule {
/**
 * Number of the rule.
 */
id: number
/**
 * What the team calls it.
 */
name: string
/**
 * The connected system.
 */
type: IntegrationType
/**
 * When the rule is looked at.
 */
trigger: IntegrationTrigger
/**
 * All of them must match.
 */
filters: IntegrationRuleFilter[]
/**
 * What the connected system needs to know, as its file in schemas/integrations says. A secret reads {set: true}.
 */
config: {

}
/**
 * Whether it sends.
 */
is_enabled: boolean
/**
 * Place in the order, from 0.
 */
position: number
/**
 * The revision of its last change; send it back as base_revision.
 */
revision: number
/**
 * When it was last changed.
 */
updated_at: string
/**
 * Who last changed it; null when that is somebody of the platform.
 */
updated_by: (string | null)
}
/**
 * What an import or a rollback does without, and why.
 */
export interface LeftOutSetting {
/**
 * The setting's key.
 */
setting: string
/**
 * Why, for programs: unknown_setting, unknown_reference, permission_denied, invalid_value, or the rule that would be broken.
 */
code: string
/**
 * Why, for people.
 */
message: string
/**
 * The value that does not fit any more; absent where the caller may not read it.
 */
value?: unknown
}
/**
 * Everything that the template of a message can use. Private fields are left out.
 */
export interface NotificationContext {
/**
 * Whom this message goes to.
 */
recipient: {
/**
 * How the recipient is addressed.
 */
name: string
/**
 * collection or delivery.
 */
party: ShipmentParty
/**
 * The PIN that this recipient needs now: for the driver at the door, or for the locker. Absent at all other times.
 */
pin?: string
}
/**
 * The shipment that the message is about.
 */
shipment: Shipment
/**
 * The status in words.
 */
status: {
/**
 * The status as people read it.
 */
title: string
/**
 * The status in a sentence.
 */
description: string
}
/**
 * You, as customers know you.
 */
provider: {
/**
 * Your company name.
 */
name: string
/**
 * Where customers write to.
 */
support_email?: string
/**
 * Where customers call.
 */
support_number?: string
}
}
/**
 * One piece of a shipment (doc1:107).
 */
export interface Parcel {
/**
 * The number on the parcel’s own label.
 */
tracking_reference: string
/**
 * The number that another courier or the customer gave it.
 */
alternative_tracking_reference?: string
/**
 * Where this parcel stands; it may run ahead of its shipment.
 */
status: ShipmentStatus
/**
 * What is inside, in the sender’s words.
 */
parcel_description?: string
/**
 * What it is packed in.
 */
packaging?: string
/**
 * Length of the parcel as booked, in cm.
 */
submitted_length_cm: number
/**
 * Width of the parcel as booked, in cm.
 */
submitted_width_cm: number
/**
 * Height of the parcel as booked, in cm.
 */
submitted_height_cm: number
/**
 * Weight of the parcel as booked, in kg.
 */
submitted_weight_kg: number
/**
 * Length of the parcel as measured at the hub, in cm.
 */
actual_length_cm?: number
/**
 * Width of the parcel as measured at the hub, in cm.
 */
actual_width_cm?: number
/**
 * Height of the parcel as measured at the hub, in cm.
 */
actual_height_cm?: number
/**
 * Weight of the parcel as measured at the hub, in kg.
 */
actual_weight_kg?: number
}
/**
 * An address as people type it; it fits wherever a shipment asks for an address (doc1:111).
 */
export interface PostalAddress {
/**
 * Some service levels and surcharges depend on it.
 */
type?: ("business" | "residential" | "international")
/**
 * Name on the building or at the gate.
 */
company?: string
/**
 * Number and street, or farm and road.
 */
street_address: string
/**
 * Suburb, township or village.
 */
local_area: string
/**
 * City or town of the suburb.
 */
city: string
/**
 * Province, or region where the country has no provinces.
 */
zone: string
/**
 * Four digits in South Africa.
 */
code?: string
/**
 * The country of the address.
 */
country: string
/**
 * Where the map pin stands; found from the address when left empty.
 */
lat?: number
/**
 * Where the map pin stands; found from the address when left empty.
 */
lng?: number
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
 * What a reset here would leave; told only where the value is set here and something wider sets it too.
 */
inherited?: {
source: SettingScope
/**
 * The value that would count; absent when nothing would be set.
 */
value?: unknown
}
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
 * The setting enabled_features as it counts for this provider.
 */
enabled_features?: string[]
}
/**
 * What a user is allowed to do, under one name.
 */
export interface Role {
/**
 * Number of the role; 1 to 9 are built in, see the enum role.
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
 * One thing that a gate has to say about an edited section.
 */
export interface SchemaFinding {
gate: SchemaGate
/**
 * A note stops nothing.
 */
severity: ("error" | "note")
/**
 * What is wrong and what to do about it.
 */
message: string
/**
 * The setting that it is about.
 */
key: (string | null)
/**
 * Where in the project the line is.
 */
file: string
/**
 * From 1.
 */
line: number
/**
 * From 1.
 */
column: number
/**
 * Whom it would hurt, where it is about stored values.
 */
providers: string[]
}
/**
 * One setting before and after.
 */
export interface SettingChange {
/**
 * The setting's key.
 */
setting: string
/**
 * What counted before; absent when nothing did. A secret reads {set: true} or {set: false}.
 */
from?: unknown
/**
 * What counts afterwards; absent when nothing does.
 */
to?: unknown
/**
 * Whether it was set here before, rather than inherited.
 */
from_set: boolean
/**
 * Whether it is set here afterwards.
 */
to_set: boolean
}
/**
 * One save: everything that changed with it.
 */
export interface SettingMoment {
/**
 * Where the settings stood after it.
 */
revision: number
/**
 * When it was saved, with the offset of the business time zone.
 */
at: string
/**
 * Who saved it; null when the product did.
 */
by: (string | null)
/**
 * The door through which it came; null when nobody wrote that down.
 */
source: (AuditSource | null)
/**
 * The request that made it; the same number stands in our logs and in the audit trail.
 */
request_id: (string | null)
/**
 * What the caller may see of what changed. A secret reads only whether it is set.
 */
changes: SettingChange[]
}
/**
 * How providers use one setting: how many set it, to what, and whose stored values its schema refuses.
 */
export interface SettingUsage {
/**
 * Its name in the API.
 */
key: string
/**
 * What people read.
 */
title: string
/**
 * What kind of value it has.
 */
type: string
/**
 * Whether its values are never told.
 */
secret: boolean
/**
 * draft, released or deprecated.
 */
status: string
/**
 * How many providers have stored a value, for themselves or for anybody of theirs.
 */
set_by: number
/**
 * In how many places a value is stored: providers, branches, accounts and users.
 */
places: number
/**
 * The values that are stored most often; of a secret none.
 */
values: {
/**
 * The value as people read it, cut where it is long.
 */
text: string
/**
 * In how many places it is stored.
 */
places: number
/**
 * Whether it is what counts without it too.
 */
is_default: boolean
}[]
/**
 * How many further values are stored.
 */
other_values: number
/**
 * Providers with a stored value that the schema refuses.
 */
debt: string[]
}
/**
 * What a place sets itself, as a file that can be kept, read and imported again. Secrets are never in it.
 */
export interface SettingsFile {
/**
 * Always parcel-settings.
 */
kind: string
/**
 * The version of this format: 1.
 */
version: number
/**
 * When it was made, with the offset of the business time zone.
 */
exported_at: string
/**
 * Where it was made: dev, stage or prod.
 */
environment: string
/**
 * Whose settings they are.
 */
provider: {
/**
 * The provider.
 */
id: number
/**
 * Its name.
 */
name: string
}
scope: SettingPlace
/**
 * Where the settings stood.
 */
revision: number
/**
 * The fingerprint of everything that was set in the place. It tells whether anything has changed since.
 */
hash: string
/**
 * The place that the file is prepared for, as it stood then. If that has moved since, the file is refused there.
 */
target?: {
/**
 * The revision in the target's own export.
 */
revision: number
/**
 * The hash in the target's own export.
 */
hash: string
}
/**
 * Values by key: what is set in the place itself and may be read by whoever exported it.
 */
settings: {
[k: string]: unknown
}
/**
 * Secrets that are set in the place, by key; their texts are not in the file.
 */
secrets: string[]
}
/**
 * Changes that are saved at a later time, as whoever planned them; suspended instead when that cannot be done as it was planned.
 */
export interface SettingsSchedule {
/**
 * Its number.
 */
id: number
status: ScheduleStatus
/**
 * When it is to be saved, with the offset of the business time zone.
 */
run_at: string
/**
 * Why, in the words of whoever planned it; empty when they said nothing.
 */
note: string
/**
 * Who planned it, and as whom it is saved.
 */
planned_by: string
/**
 * When it was planned.
 */
planned_at: string
/**
 * The settings that it changes, as far as the caller may read them.
 */
settings: string[]
/**
 * From what counts now to what was planned, as far as the caller may read it; empty once it is saved or cancelled.
 */
changes: SettingChange[]
/**
 * Why it was suspended; null when it was not.
 */
reason: ({
/**
 * Why, for programs: conflict, permission_denied, invalid_settings …
 */
code: string
/**
 * Why, for people.
 */
message: string
/**
 * What is wrong, setting by setting.
 */
errors: {
/**
 * The setting.
 */
field: string
/**
 * Why, for programs.
 */
code?: string
/**
 * Why, for people.
 */
message: string
}[]
} | null)
/**
 * Who cancelled it or had it saved at once; null when it was saved on time.
 */
settled_by: (string | null)
/**
 * When it was saved, cancelled or suspended.
 */
settled_at: (string | null)
/**
 * The revision that it made.
 */
settled_revision: (number | null)
}
/**
 * One order to bring parcels from a collection address to a delivery address (doc1:105).
 */
export interface Shipment {
/**
 * Number of the shipment inside the platform.
 */
id: number
/**
 * Number of the provider that carries it.
 */
provider_id: number
/**
 * Number of the account that booked it.
 */
account_id: number
/**
 * The account that booked it and pays for it.
 */
account?: Account
/**
 * The account’s own running number of the shipment.
 */
account_shipment_id?: number
/**
 * Where the shipment stands, as the value that conditions compare with.
 */
status: ShipmentStatus
/**
 * The number on the label, by which everybody knows the shipment.
 */
tracking_reference: string
/**
 * The waybill number without its padding, for SMSs and the telephone.
 */
short_tracking_reference: string
/**
 * A waybill number that the customer chose.
 */
custom_tracking_reference?: string
/**
 * The tracking page of this shipment.
 */
tracking_url: string
/**
 * The order number or whatever else the customer calls it.
 */
customer_reference?: string
/**
 * The cost centre of the account that the shipment is booked to.
 */
cost_center?: string
/**
 * Where the parcels are collected.
 */
collection_address: Address
/**
 * Where the parcels are delivered.
 */
delivery_address: Address
/**
 * Who hands the parcels over.
 */
collection_contact: Contact
/**
 * Who takes the parcels.
 */
delivery_contact: Contact
/**
 * Who answers for the shipment where that is neither of the two.
 */
responsible_contact?: Contact
/**
 * Who is asked about the payment.
 */
billing_contact?: Contact
/**
 * What the driver should know at the collection.
 */
special_instructions_collection?: string
/**
 * What the driver should know at the delivery.
 */
special_instructions_delivery?: string
/**
 * First day on which the parcels may be collected.
 */
collection_min_date?: string
/**
 * Earliest time of the collection.
 */
collection_after?: string
/**
 * Latest time of the collection.
 */
collection_before?: string
/**
 * First day on which the parcels may be delivered; a rescheduled delivery has its new day here.
 */
delivery_min_date?: string
/**
 * Earliest time of the delivery.
 */
delivery_after?: string
/**
 * Latest time of the delivery.
 */
delivery_before?: string
/**
 * The locker or counter where the sender hands the parcels in.
 */
collection_pickup_point_id?: string
/**
 * Who runs the locker or counter where the parcels are handed in.
 */
collection_pickup_point_provider?: PickupPointProvider
/**
 * The locker or counter where the receiver fetches the parcels.
 */
delivery_pickup_point_id?: string
/**
 * Who runs the locker or counter where the parcels are fetched.
 */
delivery_pickup_point_provider?: PickupPointProvider
/**
 * User number of the driver who collects.
 */
collection_agent_id?: number
/**
 * User number of the driver who delivers.
 */
delivery_agent_id?: number
/**
 * Number of the branch that collects.
 */
collection_branch_id?: number
/**
 * Number of the branch that delivers.
 */
delivery_branch_id?: number
/**
 * Number of the branch that looks after the account.
 */
account_branch_id?: number
/**
 * The branch that is responsible at the moment.
 */
branch?: Branch
/**
 * Where questions about this shipment go.
 */
support_email?: string
/**
 * What the shipment costs, in rand with VAT.
 */
rate: number
/**
 * Number of the service level.
 */
service_level_id: number
/**
 * Short code of the service level.
 */
service_level_code: string
/**
 * The service level as customers know it.
 */
service_level_name: string
/**
 * Codes of the extras that were booked.
 */
opt_in_rates?: string[]
/**
 * Codes of the timed extras that were booked.
 */
opt_in_time_based_rates?: string[]
/**
 * What the contents are worth, in rand.
 */
declared_value?: number
/**
 * How the delivery is proven; pin-with-fallback where the shipment does not say (doc1:117).
 */
pod_method: PodMethod
/**
 * What the receiver tells the driver. Messages use recipient.pin, which only the right contact gets.
 */
proof_of_delivery_pin?: string
/**
 * What opens the locker for the receiver. Messages use recipient.pin.
 */
pickup_pin?: string
/**
 * What opens the locker for the sender. Messages use recipient.pin.
 */
dropoff_pin?: string
/**
 * Whether this shipment brings back what an earlier one delivered.
 */
is_return: boolean
/**
 * How often a driver could not collect.
 */
failed_collection_attempts: number
/**
 * How often a driver could not deliver.
 */
failed_delivery_attempts: number
/**
 * Why the collection was moved to another day.
 */
collection_rescheduled_reason?: string
/**
 * Why the delivery was moved to another day.
 */
delivery_rescheduled_reason?: string
/**
 * Where a payment stands that staff must look into.
 */
payment_intervention_status?: string
/**
 * The pieces of the shipment.
 */
parcels: Parcel[]
/**
 * When the shipment was booked.
 */
time_created: string
/**
 * When the collection is expected.
 */
estimated_collection?: string
/**
 * When the driver took the parcels.
 */
collected_date?: string
/**
 * The beginning of the time in which the delivery is expected.
 */
estimated_delivery_from?: string
/**
 * The end of the time in which the delivery is expected.
 */
estimated_delivery_to?: string
/**
 * When the receiver took the parcels.
 */
delivered_date?: string
/**
 * When the parcels came back to the hub.
 */
returned_to_hub_date?: string
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
/**
 * Whether the user belongs to the platform's own team, by email domain.
 */
is_internal?: boolean
}
export interface Settings {
/**
 * People who register can enter an address outside South Africa. Switched off, the country is fixed.
 */
enable_international_address_for_account_creation?: boolean
/**
 * Collection and delivery addresses of a booking are added to the account’s address book, unless they are in it already.
 */
auto_add_address_book?: boolean
/**
 * Filled in as collection address when you book. Only you see and change it.
 */
personal_default_collection_address?: PostalAddress
/**
 * Adds a cost centre to every shipment, and to reports and invoices.
 */
enable_cost_centers?: boolean
/**
 * A customer’s shipment cannot be booked without one. Guests are never asked.
 */
require_cost_center?: boolean
/**
 * Offered at booking. Without any, people type what they like.
 */
cost_centers?: {
id: string
/**
 * Stands on the shipment and in reports.
 */
code: string
name: string
/**
 * Shipments that have it keep it.
 */
retired: boolean
}[]
/**
 * Shown in this order on the account’s page. Retire a detail instead of removing it, and what was noted stays with its accounts.
 */
internal_account_detail_fields?: CustomField[]
/**
 * Customers with a prepaid account whose balance is too low can pay for a single shipment, without topping up first.
 */
pay_as_you_go?: boolean
/**
 * Counts for accounts that are opened from now on; existing ones stay as they are. Invoices are made at two in the morning.
 */
default_invoice_frequency?: InvoiceFrequency
/**
 * The run at two in the morning of this day takes along everything that was not invoiced yet.
 */
default_invoice_day_of_week?: DayOfWeek
/**
 * The run at two in the morning of this day takes along everything that was not invoiced yet. The 28th is the last day that every month has.
 */
default_invoice_day_of_month?: number
/**
 * Every user of an account sees its payments and charges. Switched off, only those accounts do for which it was allowed on their own page.
 */
show_billing_transactions_for_account_users?: boolean
/**
 * Asked in this order on the registration page. Wording and order can change at any time; retire a question instead of removing it, and its answers stay with their accounts.
 */
public_registration_fields?: CustomField[]
/**
 * An account is only created once the PIN that was sent has been entered. It keeps out made-up addresses and programs.
 */
require_otp_for_new_account_users?: boolean
/**
 * Where the PIN goes. An SMS costs money, an email does not.
 */
registration_otp_channel?: ("email" | "sms")
/**
 * Afterwards a new one must be asked for. Short times are safer; emails sometimes need a few minutes.
 */
registration_otp_validity?: number
/**
 * Their shipments carry a star everywhere and stand first where shipments need attention. Customers do not see it.
 */
vip_accounts?: string[]
/**
 * The driver scans or types the number that the sender put on each parcel before it counts as collected. Switch it on when customers use stickers of their own.
 */
driver_force_alternative_reference?: boolean
/**
 * At collection and at delivery the driver scans each parcel; one scan for the whole shipment is not enough. It takes longer and finds missing parcels at the door.
 */
driver_must_scan_each_parcel?: boolean
/**
 * A driver who is handed something that nobody booked can book it on the spot for the account that is being collected from.
 */
driver_can_add_shipments?: boolean
/**
 * A driver who is handed more parcels than were booked can add them, and the shipment is charged for them.
 */
driver_can_add_parcels?: boolean
/**
 * A driver can cancel a whole shipment at the door, for example when the sender no longer needs it. Without this the office does it.
 */
driver_can_cancel_shipments?: boolean
/**
 * A driver can take a parcel off a shipment when fewer are handed over than were booked. The price follows.
 */
driver_can_cancel_parcels?: boolean
/**
 * A driver can turn down a collection or delivery with one of your reasons; the office then assigns it to somebody else.
 */
driver_can_reject_parcels_shipments?: boolean
/**
 * The driver may add photos to any status, not only to a proof of delivery. Useful for damaged parcels and closed gates.
 */
drivers_can_add_photos_to_any_status_update?: boolean
/**
 * Parcels of a customer whose account is on hold cannot be set to out for delivery, neither by the driver nor by a scan.
 */
prevent_driver_out_for_delivery_for_barred_accounts?: boolean
/**
 * Whoever sets a parcel to out for delivery is warned when the account is on hold, prepaid with a negative balance, or over its credit limit. It can still go out.
 */
warn_out_for_delivery_for_accounts_in_arrears_or_on_hold?: boolean
/**
 * A parcel whose weight or one of whose sides is zero cannot be set to out for delivery before the hub has measured it.
 */
prevent_driver_out_for_delivery_for_zeroed_parcels?: boolean
/**
 * Whoever sets a parcel to out for delivery is warned when its weight or one of its sides is zero. It can still go out.
 */
warn_out_for_delivery_for_zeroed_parcels?: boolean
/**
 * On South African public holidays, and on days when your office is closed, new shipments wait until somebody assigns a driver by hand.
 */
disable_auto_assigning_drivers_on_public_holidays?: boolean
/**
 * The app sends each driver’s position while a tripsheet is open, and your team sees it on the map. Tell drivers about it first, as POPIA asks.
 */
driver_live_tracking_enabled?: boolean
/**
 * How often the app sends a position. A shorter time follows a driver more closely and uses more battery and data.
 */
driver_live_tracking_interval?: number
/**
 * The driver can write down who takes the parcels.
 */
pod_fallback_name_enabled?: boolean
/**
 * A delivery without a PIN is refused until the name is written down.
 */
pod_fallback_name_required?: boolean
/**
 * The driver can write down the number of whoever takes the parcels.
 */
pod_fallback_mobile_number_enabled?: boolean
/**
 * A delivery without a PIN is refused until a number is written down.
 */
pod_fallback_mobile_number_required?: boolean
/**
 * The driver can write down which part of a company or hospital takes the parcels.
 */
pod_fallback_department_enabled?: boolean
/**
 * A delivery without a PIN is refused until the department is written down.
 */
pod_fallback_department_required?: boolean
/**
 * The driver can write a line about what happened, for example that a neighbour took the parcel.
 */
pod_fallback_description_enabled?: boolean
/**
 * A delivery without a PIN is refused until something is written.
 */
pod_fallback_description_required?: boolean
/**
 * The driver can take photos of the parcels and the place.
 */
pod_fallback_photos_enabled?: boolean
/**
 * A delivery without a PIN is refused until there is at least one photo.
 */
pod_fallback_photos_required?: boolean
/**
 * Whoever takes the parcels can sign on the phone.
 */
pod_fallback_signature_enabled?: boolean
/**
 * A delivery without a PIN is refused until somebody has signed.
 */
pod_fallback_signature_required?: boolean
/**
 * Drivers can scan parcels onto and off a manifest with the app, so that a truck can be loaded where there is no hub scanner.
 */
driver_can_action_manifest_scanner?: boolean
/**
 * The drivers who see the manifest scanner. With nobody in the list every driver sees it.
 */
drivers_allowed_to_action_manifest_scanner?: number[]
/**
 * A driver with an older app must update before going on. Give drivers a day’s notice: an update over mobile data takes a while. Without a version every app works.
 */
latest_driver_app_version?: string
/**
 * Offered when a driver turns down a collection or delivery.
 */
rejection_reasons?: string[]
/**
 * The driver must choose one of your reasons and cannot write another one. Figures about rejected work then stay comparable.
 */
disable_other_for_driver_rejection_reason?: boolean
/**
 * Offered when a driver comes back without the parcels.
 */
collection_failed_attempt_reasons?: string[]
/**
 * The driver must choose one of your reasons and cannot write another one. Figures about failed collections then stay comparable.
 */
disable_other_for_collection_failed_attempt_reason?: boolean
/**
 * Offered when a driver cannot hand over the parcels.
 */
delivery_failed_attempt_reasons?: string[]
/**
 * The driver must choose one of your reasons and cannot write another one. Figures about failed deliveries then stay comparable.
 */
disable_other_for_delivery_failed_attempt_reason?: boolean
/**
 * Usually the person who takes the parcels. It is attached to the shipment, and customers can download it.
 */
driver_pod1?: DeliveryProof
/**
 * A second person or place, for example the receiving department after the gate, or the stamped delivery note.
 */
driver_pod2?: DeliveryProof
/**
 * A last one for special cases, for example photos of goods that were unpacked or installed.
 */
driver_pod3?: DeliveryProof
/**
 * Messages about new work wait until this time, so that nobody is woken by them.
 */
push_notifications_active_hours_from?: string
/**
 * Messages after this time wait until the next morning; the work itself is in the app at once. It must be later than the time above.
 */
push_notifications_active_hours_to?: string
/**
 * Opens /idm, where people who come from a system of the provider’s own are recognised and sent on. Off: the page does not exist.
 */
enable_idm?: boolean
/**
 * Customers who sign in with a browser see a page that asks them to open the app; staff and visitors notice nothing. Can be set for one account or one person.
 */
mobile_app_only?: boolean
/**
 * Where that page leads people with an Android phone.
 */
mobile_app_android_url?: string
/**
 * Where that page leads people with an iPhone.
 */
mobile_app_ios_url?: string
/**
 * What is not in the list disappears from menus and pages at once, and its calls are refused; nothing that was stored is lost. A list at one account or person counts there instead of this one, to try something out.
 */
enabled_features?: Feature[]
/**
 * Adds Fastway to the kinds of integration rules. Rules that were made before it was switched off are kept and do nothing.
 */
enable_fastway_integration?: boolean
/**
 * The address of the Infobip account that sends SMSs and WhatsApp messages. Without one of its own a provider uses the platform’s.
 */
infobip_base_url?: string
/**
 * Signs us in at Infobip. Nobody can read it here again afterwards.
 */
infobip_api_key?: string
/**
 * Shows the provider every setting about WhatsApp and lets messages go out. Switch it on once the number below is registered with WhatsApp.
 */
whatsapp_enabled?: boolean
/**
 * The number that messages come from, as registered with WhatsApp.
 */
whatsapp_sender_number?: string
/**
 * Shows the provider the settings with which its drivers can be followed on the map. Off: positions are no longer accepted.
 */
driver_live_tracking?: boolean
/**
 * The sections for a payment gateway of the provider’s own and for EFT appear under Rates and billing. Off: both also disappear from the ways to top up.
 */
show_custom_payment_gateway?: boolean
/**
 * The provider runs Bob Box lockers: they can be chosen for collection and delivery, and the Bob Box section appears under Shipments.
 */
enable_bob_box?: boolean
/**
 * Bob Box lockers that somebody else runs can be chosen for collection and delivery.
 */
enable_third_party_bob_box?: boolean
/**
 * TCG lockers can be chosen for collection and delivery, in sizes V4-XS to V4-XL.
 */
enable_tcg_locker?: boolean
/**
 * RAM counters can be chosen for collection and delivery, and the kiosk with payment becomes available on the shipment page.
 */
enable_ram_counters?: boolean
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
 * Shown as cards on the help page, in this order. Without any link the page shows your contact details only.
 */
help_center_links?: HelpLink[]
/**
 * Shown as cards on the help page to everybody who is not signed in. Keep price lists and anything internal out of it.
 */
help_center_links_guest?: HelpLink[]
/**
 * Stand at the bottom of the staff menu, in this order: the roster, the price list, a fuel card portal. A branch that has links of its own shows only those.
 */
quick_links_admin?: HelpLink[]
/**
 * Everybody who carries parcels between your hubs, your own trucks included. Take a carrier out of use rather than removing it, so that old manifests still name it.
 */
interhub_manifest_carriers?: {
id: string
/**
 * Printed on manifests and used in daily manifests. Give every carrier its own, and do not change it later.
 */
code: string
name: string
transport: TransportMode
/**
 * Staff then choose one of your drivers when the manifest leaves.
 */
own_vehicles: boolean
/**
 * Whom the hub calls when a load is late.
 */
contact_number?: string
/**
 * The manifest is sent to these addresses when it is closed. Separate several by commas.
 */
manifest_email?: string
/**
 * Opens from the transfer. {waybill} stands for the carrier’s waybill number.
 */
tracking_url?: string
/**
 * Off: no longer offered on new manifests. Manifests that name it keep it.
 */
is_active: boolean
}[]
/**
 * On each of its days, at its time, an empty manifest is opened with the branches, carrier and service level given here. One that is still open from before stays open, and no second one is made.
 */
daily_manifests_config?: {
id: string
/**
 * How the hub calls it, for example the night truck to Cape Town.
 */
name: string
/**
 * The branch where it is loaded.
 */
from_branch: string
/**
 * The branch where it is unloaded.
 */
to_branch: string
/**
 * A carrier from the list above.
 */
carrier: string
/**
 * A service level from the list above.
 */
service_level: string
days: DayOfWeek[]
/**
 * From this time parcels can be scanned onto it.
 */
time: string
skip_public_holidays: boolean
/**
 * Off: no manifest is opened until it is switched on again.
 */
is_active: boolean
}[]
/**
 * Every parcel that is scanned onto a manifest gets this status, and customers see it on the tracking page. When the manifest leaves, parcels that are not in transit yet become so.
 */
interhub_manifest_scan_status?: ("manifested" | "ready-for-dispatch" | "in-transit")
/**
 * What staff choose on a manifest beside the carrier. It says how the load travels and when the other hub may expect it.
 */
interhub_manifest_service_levels?: {
id: string
/**
 * Printed on manifests and used in daily manifests. Give every service level its own, and do not change it later.
 */
code: string
name: string
/**
 * Only carriers that travel the same way are offered for it.
 */
transport: TransportMode
/**
 * Counted from departure. A manifest that takes longer is shown as late.
 */
transit_hours: number
/**
 * Codes of the service levels that customers book, such as ECO. The scanner warns about any other shipment; without codes every shipment may travel with it.
 */
shipment_service_levels: string[]
/**
 * Off: no longer offered on new manifests. Manifests that name it keep it.
 */
is_active: boolean
}[]
/**
 * Who is told when a customer or receiver moves a collection or delivery to another day, so that the tripsheets can be changed.
 */
notify_provider_on_shipment_rescheduled?: ProviderNoticeRecipient
/**
 * Who is told about every new shipment. With many shipments a day this is a flood; a filter on the shipment list serves better.
 */
notify_provider_on_shipment_created?: ProviderNoticeRecipient
/**
 * Who is told when a shipment is cancelled, so that no driver goes there in vain.
 */
notify_provider_on_shipment_cancelled?: ProviderNoticeRecipient
/**
 * The collection contact, usually the sender, gets an email each time a shipment reaches one of these statuses. A status that is not in the list is silent.
 */
email_notifications_collection?: ShipmentStatus[]
/**
 * The delivery contact, usually the receiver, gets an email each time a shipment reaches one of these statuses. A status that is not in the list is silent.
 */
email_notifications_delivery?: ShipmentStatus[]
/**
 * The collection contact gets an email with the new date when a delivery is moved to another day.
 */
email_notifications_rescheduled_delivery_collection?: boolean
/**
 * The delivery contact gets an email with the new date when a delivery is moved to another day.
 */
email_notifications_rescheduled_delivery_delivery?: boolean
/**
 * The collection contact, usually the sender, gets an SMS each time a shipment reaches one of these statuses. A status that is not in the list is silent.
 */
sms_notifications_collection?: ShipmentStatus[]
/**
 * The delivery contact, usually the receiver, gets an SMS each time a shipment reaches one of these statuses. A status that is not in the list is silent.
 */
sms_notifications_delivery?: ShipmentStatus[]
/**
 * The collection contact gets an SMS with the new date when a delivery is moved to another day.
 */
sms_notifications_rescheduled_delivery_collection?: boolean
/**
 * The delivery contact gets an SMS with the new date when a delivery is moved to another day.
 */
sms_notifications_rescheduled_delivery_delivery?: boolean
/**
 * The collection contact, usually the sender, gets a WhatsApp message each time a shipment reaches one of these statuses. A status that is not in the list is silent.
 */
whatsapp_notifications_collection?: ShipmentStatus[]
/**
 * The delivery contact, usually the receiver, gets a WhatsApp message each time a shipment reaches one of these statuses. A status that is not in the list is silent.
 */
whatsapp_notifications_delivery?: ShipmentStatus[]
/**
 * The collection contact gets a WhatsApp message with the new date when a delivery is moved to another day.
 */
whatsapp_notifications_rescheduled_delivery_collection?: boolean
/**
 * The delivery contact gets a WhatsApp message with the new date when a delivery is moved to another day.
 */
whatsapp_notifications_rescheduled_delivery_delivery?: boolean
/**
 * Emails about a delivery no longer ask how it went. Ratings that were given are kept.
 */
email_hide_rating_section?: boolean
/**
 * A warning stands at the top of every email, in the words below. Switch it on when somebody sends false messages in your name.
 */
show_scam_alert_on_emails?: boolean
/**
 * The warning as customers read it. Say what you never ask for, and what to do.
 */
email_scam_alert_text?: string
/**
 * A button in every email opens a WhatsApp chat with you. Somebody should answer it during office hours.
 */
email_whatsapp_link_enabled?: boolean
/**
 * The chat opens with this number. It must be registered with WhatsApp.
 */
email_whatsapp_link_number?: string
/**
 * What already stands in the chat when it opens; the customer can change it before sending.
 */
email_whatsapp_link_message?: string
/**
 * The waybill number follows the first words, so that nobody has to ask for it.
 */
email_whatsapp_link_add_shipment_reference?: boolean
/**
 * The link to the tracking page follows the first words, so that whoever answers can open it.
 */
email_whatsapp_link_add_tracking_link?: boolean
/**
 * The address that emails to your customers come from. Your domain must allow us to send for it, else they end up in spam. Without an address ours is used, with your name.
 */
notification_email_address?: string
/**
 * The name that stands in the inbox beside the subject. Without one your company name is used.
 */
notification_name?: string
/**
 * Where an answer to one of your emails arrives. Without an address it goes to your support address.
 */
notification_reply_to_address?: string
/**
 * Stands at the end of every email: your address, your registration number, a line about confidentiality.
 */
notification_footer?: string
/**
 * Which mail server sends your emails. With your own server a wrong password stops every email, so test the connection after a change.
 */
email_transport?: ("platform" | "smtp")
/**
 * The name of your mail server. Your provider calls it the outgoing or SMTP server.
 */
email_smtp_host?: string
/**
 * 587 for STARTTLS and 465 for TLS fit almost every server.
 */
email_smtp_port?: number
/**
 * How the way to your mail server is protected. A server without encryption is refused.
 */
email_smtp_security?: ("starttls" | "tls")
/**
 * What we sign in with, often the sender address. Without one we do not sign in.
 */
email_smtp_username?: string
/**
 * What we sign in with. Nobody can read it here again afterwards.
 */
email_smtp_password?: string
/**
 * The texts that you have written, one for each cell of the notification matrix. A message without one uses the default text.
 */
notification_templates?: NotificationTemplate[]
/**
 * Tracking links are replaced by short ones, so that most messages fit into one SMS. Short links keep working for a year.
 */
shorten_urls?: boolean
/**
 * Shown as the sender where the network allows a name; elsewhere people see a number. Nobody can answer an SMS with a sender name.
 */
sms_sender_name?: string
/**
 * Customers find it on invoices, statements and beside every payment; their answers to invoice emails arrive here. Several addresses, separated by commas, all receive the message.
 */
billing_email_address?: string
/**
 * The number on invoices and statements. On a phone, touching it starts the call.
 */
billing_contact_number?: string
/**
 * They are told at once when somebody changes bank details, a password or a key of a payment method, or these addresses: a wrong hand is then noticed the same day. Without an address all administrators are told.
 */
owner_email_addresses?: string
/**
 * Guests pay with Bob Pay before their shipment is booked. It is offered as soon as recipient account code and passphrase are filled in.
 */
payment_methods_bobpay_enabled?: boolean
/**
 * What guests can choose from. What is left out is not offered, even if Bob Pay supports it.
 */
payment_methods_bobpay_methods?: ("credit-card" | "instant-eft" | "capitec-pay" | "pay-shap" | "scan-to-pay")[]
/**
 * Names the Bob Pay account in which the money arrives. Copy it from Bob Pay, under Settings, Business details.
 */
payment_methods_bobpay_recipient_account_code?: string
/**
 * Signs every payment and every notice from Bob Pay. Copy it from Bob Pay, under Settings, Security; nobody can read it here again afterwards.
 */
payment_methods_bobpay_passphrase?: string
/**
 * Guests pay on the page of PayFast, by card or instant EFT, before their shipment is booked. It is offered as soon as merchant ID, merchant key and passphrase are filled in.
 */
payment_methods_payfast_enabled?: boolean
/**
 * Names your company at PayFast: the money arrives in the account behind it. Copy it from your PayFast dashboard, under Settings.
 */
payment_methods_payfast_merchant_id?: string
/**
 * Belongs to the merchant ID and stands beside it in the PayFast dashboard. Nobody can read it here again afterwards.
 */
payment_methods_payfast_merchant_key?: string
/**
 * Signs every payment, so that nobody can change an amount on the way. Choose it in the PayFast dashboard under Settings, and enter exactly the same one here.
 */
payment_methods_payfast_passphrase?: string
/**
 * Guests pay from their banking app or by card before their shipment is booked. It is offered as soon as client ID, client secret and the account below are filled in.
 */
payment_methods_stitch_enabled?: boolean
/**
 * What guests can choose from. What is left out is not offered, even if Stitch supports it.
 */
payment_methods_stitch_methods?: ("eft" | "card")[]
/**
 * Names your company at Stitch. Stitch sends it when your account is opened; one that begins with test moves no real money.
 */
payment_methods_stitch_client_id?: string
/**
 * Proves to Stitch that a request comes from you. Copy it from the file that Stitch sent; nobody can read it here again afterwards.
 */
payment_methods_stitch_client_secret?: string
/**
 * Proves that a notice of payment comes from Stitch; without it no payment is booked. Stitch shows it when the webhook is created, and it begins with whsec_.
 */
payment_methods_stitch_webhook_secret?: string
/**
 * The name that payers see and that your bank has for the account. Stitch allows 20 characters.
 */
payment_methods_stitch_beneficiary_name?: string
/**
 * The bank of the account in which the money arrives.
 */
payment_methods_stitch_beneficiary_bank_id?: Bank
/**
 * The account number at that bank, digits only. A wrong digit sends the money to somebody else.
 */
payment_methods_stitch_beneficiary_account_number?: string
/**
 * What stands beside each payment on your own bank statement. Stitch allows 20 characters.
 */
payment_methods_stitch_beneficiary_reference?: string
/**
 * The registered name of your company, as SARS knows it. Without one the company name of your portal is printed.
 */
invoice_company_name?: string
/**
 * Printed under the name, line by line as you type it. A tax invoice must show where your company is.
 */
invoice_company_address?: string
/**
 * The number of your company at CIPC, printed beside the name. Leave it empty if you trade under your own name.
 */
invoice_company_registration_no?: string
/**
 * Ten digits, printed on every tax invoice. Without one the document is headed Invoice instead of Tax invoice; if you are not registered for VAT, set the percentage below to 0 as well.
 */
invoice_company_vat_no?: string
/**
 * The part that is added to every standard-rated price, for all days that the list below says nothing about. 0 means that you charge no VAT.
 */
vat_percentage?: number
/**
 * Enter a change as soon as it is announced: from its date on, its percentage takes the place of the one above. Documents of earlier days keep the percentage of their own day.
 */
all_vat_percentages?: {
id: string
percentage: number
from_date: string
}[]
/**
 * The small print under the amounts of every invoice: when to pay, interest, how to object. Invoices that were sent already keep theirs.
 */
invoice_terms_and_conditions_html?: string
/**
 * Payments of earlier days are left out of every import. Without a date the import begins with the first line of the statement.
 */
payment_import_start_date?: string
/**
 * Payments of later days are left out. Usually left empty; a date here also stops new payments from coming in.
 */
payment_import_end_date?: string
/**
 * Asks for the value of the goods at booking and adds the insurance charge of your rates. Switched off, nobody is asked and nothing is insured.
 */
insurance_declared_value_enabled?: boolean
/**
 * A shipment cannot be booked with a higher value; take it from your own insurance policy. Nothing filled in means no limit.
 */
insurance_max_declared_value?: number
/**
 * After this many days a quote expires and has to be asked for anew. Its price counts until then, even if your rates change.
 */
quote_validity_period?: number
/**
 * A shipment that waits for payment longer than this can no longer be paid and has to be booked anew.
 */
payment_pending_validity_period?: number
/**
 * A parcel that turns out larger or heavier than it was booked costs more. The shipment then waits under Needs intervention until the difference is paid or somebody lets it go.
 */
enable_payment_intervention?: boolean
/**
 * Smaller differences between the booked and the final price are not reported and hold nothing up. 0 reports every cent.
 */
charge_discrepancy_threshold_min_amount?: number
/**
 * Stands at the foot of every quote, on the screen and in the PDF.
 */
quote_disclaimer_footer?: string
/**
 * Prints the bank account of the section Top-up: EFT on quotes, so that customers can pay before booking. Nothing is printed while that account is incomplete.
 */
quote_show_banking_details?: boolean
/**
 * What customers are asked to write as reference when they pay. It decides how easily a payment finds its account.
 */
quote_payment_reference_option?: ("both" | "quote-reference" | "account-code")
/**
 * Customers top up their account with Bob Pay, and may save a card for the next time. It is offered as soon as recipient account code and passphrase are filled in.
 */
payment_methods_bobpay_topup_enabled?: boolean
/**
 * A larger amount is refused. Nothing filled in means no limit.
 */
payment_methods_bobpay_topup_limit?: number
/**
 * What customers can choose from. What is left out is not offered, even if Bob Pay supports it.
 */
payment_methods_bobpay_topup_methods?: ("credit-card" | "instant-eft" | "capitec-pay" | "pay-shap" | "scan-to-pay")[]
/**
 * Names the Bob Pay account in which the money arrives. Copy it from Bob Pay, under Settings, Business details.
 */
payment_methods_bobpay_topup_recipient_account_code?: string
/**
 * Signs every payment and every notice from Bob Pay. Copy it from Bob Pay, under Settings, Security; nobody can read it here again afterwards.
 */
payment_methods_bobpay_topup_passphrase?: string
/**
 * Adds a button with the name below to the ways of topping up. Your page takes the payment; you enter it afterwards under Billing.
 */
payment_methods_custom_enabled?: boolean
/**
 * What customers read among the ways of topping up.
 */
payment_methods_custom_name?: string
/**
 * Customers are sent here with account_id, account_code and amount added to the address.
 */
payment_methods_custom_url?: string
/**
 * A small logo beside the name, best as wide as it is high. Without one only the name is shown.
 */
payment_methods_custom_image_url?: string
/**
 * Shows customers the bank details below when they choose to pay by EFT. The balance rises once you have imported or entered the payment.
 */
payment_methods_eft_enabled?: boolean
/**
 * The bank of your account.
 */
payment_methods_eft_bank?: Bank
/**
 * The name that your bank has for the account; banking apps compare it. Without one the name on invoices is shown.
 */
payment_methods_eft_account_holder?: string
/**
 * Six digits. Every bank has a universal code that works for all branches, for example 051001 for Standard Bank.
 */
payment_methods_eft_branch_code?: string
/**
 * Banks ask for it when somebody pays for the first time.
 */
payment_methods_eft_account_type?: BankAccountType
/**
 * Digits only, as on your bank statement. Customers copy it from here.
 */
payment_methods_eft_account_number?: string
/**
 * Customers top up their account on the page of PayFast, by card or instant EFT. It is offered as soon as merchant ID, merchant key and passphrase are filled in.
 */
payment_methods_payfast_topup_enabled?: boolean
/**
 * A larger amount is refused. Nothing filled in means no limit.
 */
payment_methods_payfast_topup_limit?: number
/**
 * Names your company at PayFast: the money arrives in the account behind it. Copy it from your PayFast dashboard, under Settings.
 */
payment_methods_payfast_topup_merchant_id?: string
/**
 * Belongs to the merchant ID and stands beside it in the PayFast dashboard. Nobody can read it here again afterwards.
 */
payment_methods_payfast_topup_merchant_key?: string
/**
 * Signs every payment, so that nobody can change an amount on the way. Choose it in the PayFast dashboard under Settings, and enter exactly the same one here.
 */
payment_methods_payfast_topup_passphrase?: string
/**
 * Customers top up their account from their banking app or by card. It is offered as soon as client ID, client secret and the account below are filled in.
 */
payment_methods_stitch_topup_enabled?: boolean
/**
 * What customers can choose from. What is left out is not offered, even if Stitch supports it.
 */
payment_methods_stitch_topup_methods?: ("eft" | "card")[]
/**
 * Names your company at Stitch. Stitch sends it when your account is opened; one that begins with test moves no real money.
 */
payment_methods_stitch_topup_client_id?: string
/**
 * Proves to Stitch that a request comes from you. Copy it from the file that Stitch sent; nobody can read it here again afterwards.
 */
payment_methods_stitch_topup_client_secret?: string
/**
 * Proves that a notice of payment comes from Stitch; without it no payment is booked. Stitch shows it when the webhook is created, and it begins with whsec_.
 */
payment_methods_stitch_topup_webhook_secret?: string
/**
 * The name that payers see and that your bank has for the account. Stitch allows 20 characters.
 */
payment_methods_stitch_topup_beneficiary_name?: string
/**
 * The bank of the account in which the money arrives.
 */
payment_methods_stitch_topup_beneficiary_bank_id?: Bank
/**
 * The account number at that bank, digits only. A wrong digit sends the money to somebody else.
 */
payment_methods_stitch_topup_beneficiary_account_number?: string
/**
 * What stands beside each payment on your own bank statement. Stitch allows 20 characters.
 */
payment_methods_stitch_topup_beneficiary_reference?: string
/**
 * The next invoice run after this moment takes the shipment along. Later moments mean fewer corrections; earlier ones mean that you are paid sooner.
 */
invoice_trigger_shipment_status?: ("collected" | "at-destination-hub" | "out-for-delivery" | "delivered")
/**
 * A scanned parcel goes into the first bay that takes its destination; the scanner shows the number in large figures. A parcel that fits none is announced as unsorted.
 */
hub_scanner_bays?: {
id: string
/**
 * What hangs above the bay.
 */
code: string
/**
 * What goes there, in words.
 */
name: string
/**
 * Branches that deliver the parcel. None means: for every branch.
 */
destination_branches: string[]
/**
 * None means: every service level.
 */
service_levels: string[]
}[]
/**
 * Fetches lockers, their free compartments and the state of every reservation from Bob Box, and sends changes back. It begins once the key below is filled in.
 */
bob_box_sync_enabled?: boolean
/**
 * Lets us speak for you at Bob Box. Ask Bob Box for one; nobody can read it here again afterwards.
 */
bob_box_api_key?: string
/**
 * A shorter time shows free compartments earlier. Reservations are always sent at once.
 */
bob_box_sync_interval?: number
/**
 * When no compartment of the booked size is free, the next larger one is reserved at no extra charge. Otherwise the reservation fails.
 */
bob_box_upgrade_enabled?: boolean
/**
 * Larger ones stay free for parcels that need them.
 */
bob_box_upgrade_largest_size?: ("medium" | "large")
/**
 * Countries beside South Africa from which parcels are collected. Without any, the address of a collection is always in South Africa.
 */
international_collection_countries?: string[]
/**
 * Countries beside South Africa to which parcels are delivered. Without any, the address of a delivery is always in South Africa.
 */
international_delivery_countries?: string[]
/**
 * Chosen when a note is written, and searched for later. Without any, a note is just a note that only your staff see.
 */
note_types?: {
id: string
name: string
/**
 * The note appears on the customer’s shipment page as well.
 */
shown_to_customers: boolean
/**
 * Whoever writes the note can still change it.
 */
email_recipients: NoteEmailRecipient[]
/**
 * Notes that have it keep it.
 */
retired: boolean
}[]
/**
 * Adds a bin beside each note. What was deleted stays in the audit trail of the shipment.
 */
delete_shipment_note?: boolean
/**
 * Offered beside every parcel at booking; choosing one fills in size and weight, which can still be changed. Customers whose account has a list of its own see that one instead.
 */
parcel_types?: {
id: string
name: string
length: number
width: number
height: number
weight: number
/**
 * Filled in where goods may be insured. Leave it empty to have customers asked.
 */
declared_value?: number
/**
 * New parcels begin with this packaging. Only one can be it.
 */
is_default: boolean
}[]
/**
 * Offered at booking, in alphabetical order, and printed on labels and reports. Without categories nobody is asked.
 */
parcel_categories?: string[]
/**
 * A shorter parcel cannot be booked. The length is the longest side. Nothing filled in means no limit.
 */
minimum_parcel_length?: number
/**
 * A longer parcel cannot be booked; customers are told the limit. Nothing filled in means no limit.
 */
maximum_parcel_length?: number
/**
 * A narrower parcel cannot be booked. Nothing filled in means no limit.
 */
minimum_parcel_width?: number
/**
 * A wider parcel cannot be booked; customers are told the limit. Nothing filled in means no limit.
 */
maximum_parcel_width?: number
/**
 * A flatter parcel cannot be booked. Nothing filled in means no limit.
 */
minimum_parcel_height?: number
/**
 * A higher parcel cannot be booked; customers are told the limit. Nothing filled in means no limit.
 */
maximum_parcel_height?: number
/**
 * A lighter parcel cannot be booked. Nothing filled in means no limit.
 */
minimum_parcel_weight?: number
/**
 * A heavier parcel cannot be booked; customers are told the limit. Think of what one driver may lift. Nothing filled in means no limit.
 */
maximum_parcel_weight?: number
/**
 * Shown under the parcels at booking, so that nobody is surprised by a correction. Remove the text to show nothing.
 */
parcel_disclaimer?: string
/**
 * A parcel cannot be booked without a description of its content.
 */
is_parcel_content_required?: boolean
/**
 * Adds a link to the list below at booking, before anything is filled in.
 */
show_what_cannot_be_sent?: boolean
/**
 * The text behind that link. Without a text there is no link.
 */
what_cannot_be_sent_html?: string
/**
 * Customers confirm once in a session that their parcels hold no dangerous goods. Staff are not asked.
 */
confirm_no_dangerous_goods?: boolean
/**
 * Shown beside the question, best as a chart of the danger symbols about 600 pixels wide. Without one only the question is shown.
 */
dangerous_goods_image_url?: string
/**
 * A booking without an account needs the email address of the person who pays, so that the invoice can be sent.
 */
require_guest_shipment_billing_email?: boolean
/**
 * The addresses below can be chosen at booking, for example your counters or a return centre.
 */
show_predefined_addresses?: boolean
/**
 * In the order in which they are offered. A shipment keeps the address as it was when it was booked.
 */
predefined_addresses?: {
id: string
/**
 * What people choose.
 */
name: string
address: PostalAddress
contact_name?: string
mobile_number?: string
email?: string
special_instructions?: string
}[]
/**
 * Customers can ask for another collection or delivery date while the driver is not yet on the way. Staff always can.
 */
allow_rescheduling_shipments?: boolean
/**
 * A shipment without a reference of its own gets one at booking: the tracking prefix of the account, a dash and a running number, for example KAROO-004512.
 */
auto_add_custom_references?: boolean
/**
 * Writes KAROO004512 instead of KAROO-004512, for scanners and systems that cannot read a dash.
 */
auto_add_custom_references_remove_dash?: boolean
/**
 * Customers no longer find the field for a waybill number of their own. References that exist stay.
 */
disable_custom_tracking_references_for_non_staff_users?: boolean
/**
 * Rejected and unassigned show as assigned to customers, and on hold (internal) as at hub. Staff always see the true status.
 */
override_shipment_statuses?: boolean
/**
 * What is chosen in the print window from the start.
 */
default_waybill_type?: WaybillType
/**
 * Adds a page of two by three labels to the ways of printing, for an ordinary printer with sticker sheets.
 */
enable_6up_sticker_labels?: boolean
/**
 * The barcode of a label holds the parcel’s alternative reference where it has one. Hub and drivers then scan your customers’ numbers.
 */
use_parcel_alternative_reference_for_sticker_labels?: boolean
/**
 * A label of a shipment that is handed to another courier carries that courier’s routing code instead of yours.
 */
use_third_party_routing_codes?: boolean
/**
 * Staff whose shipment page is in the standard view also find the buttons for waybill and labels. In the data-capturing and kiosk views they always have them.
 */
show_waybill_sticker_download_for_default_screen_mode_staff_user?: boolean
/**
 * Adds a mode in which everything on the floor is scanned; parcels that should be there and were not scanned are listed as missing.
 */
floor_check?: boolean
/**
 * From first to last. It decides what counts as later than collected or delivered; statuses that are not in the list follow in their usual order. Leave it empty for the usual order of all of them.
 */
shipment_status_order?: ShipmentStatus[]
/**
 * Chosen by staff when they put a shipment on hold without the customer seeing it.
 */
shipment_on_hold_internal_reasons?: string[]
/**
 * Chosen by staff when they put a shipment on hold; the customer reads the reason.
 */
shipment_on_hold_reasons?: string[]
/**
 * Chosen by staff and customers when a shipment is cancelled. A cancellation without a message needs one.
 */
shipment_cancellation_reasons?: string[]
/**
 * Chosen when somebody moves the requested date. As soon as there is one reason here, a reason must be given.
 */
shipment_requested_date_change_reasons?: string[]
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
 * HTML for a chat or help widget. Guests and customers open it with a Help button in the bottom corner of every page. It runs in a sealed frame of its own: it can neither read the page nor what people type into it, and keeps nothing in the browser.
 */
custom_widget_html?: string
/**
 * Removes the line with the name of the platform from the bottom of sign-in, tracking pages and emails.
 */
hide_powered_by_shiplogic?: boolean
}
export interface ReadAccountsQuery {
/**
 * The caller's own provider when absent.
 */
provider_id?: number
/**
 * One account.
 */
id?: number
/**
 * Part of the name or the code.
 */
search?: string
/**
 * How many to skip.
 */
offset?: number
/**
 * At most so many.
 */
limit?: number
}
export interface ReadAccountsAnswer200 {
/**
 * By name; balances only for those who may see them.
 */
accounts: Account[]
/**
 * How many there are altogether.
 */
count: number
}
export interface ReadAccountDetailsQuery {
/**
 * The caller's own provider when absent.
 */
provider_id?: number
/**
 * The caller's own account when absent.
 */
account_id?: number
}
export interface ReadAccountDetailsAnswer200 {
account: Account
/**
 * Moves with every answer; send it back as base_revision.
 */
revision: number
/**
 * What is asked, in order, as far as the caller may see the answers.
 */
questions: AccountQuestion[]
/**
 * All answers that the caller may see, those to questions of former days among them.
 */
answers: AccountAnswer[]
}
export interface SaveAccountDetailsBody {
/**
 * The caller's own provider when absent.
 */
provider_id?: number
/**
 * The caller's own account when absent.
 */
account_id?: number
/**
 * The revision that the answers were changed from; without it the newest wins.
 */
base_revision?: number
/**
 * Answer by the field’s id or short name.
 */
answers: {
/**
 * The answer; null takes it back. Of a file only its id counts.
 */
[k: string]: unknown
}
}
export interface SaveAccountDetailsAnswer200 {
account: Account
/**
 * Moves with every answer; send it back as base_revision.
 */
revision: number
/**
 * What is asked, in order, as far as the caller may see the answers.
 */
questions: AccountQuestion[]
/**
 * All answers that the caller may see, those to questions of former days among them.
 */
answers: AccountAnswer[]
}
export interface ReadAnswerHistoryQuery {
/**
 * The caller's own provider when absent.
 */
provider_id?: number
/**
 * The caller's own account when absent.
 */
account_id?: number
/**
 * The field, by its id or its short name.
 */
field_id: string
}
export interface ReadAnswerHistoryAnswer200 {
/**
 * Newest first.
 */
changes: AccountAnswerChange[]
}
export interface UploadAccountFileQuery {
/**
 * The caller's own provider when absent.
 */
provider_id?: number
/**
 * The caller's own account when absent.
 */
account_id?: number
/**
 * The field, by its id or its short name.
 */
field_id: string
/**
 * Name of the file.
 */
name: string
}
export interface UploadAccountFileAnswer200 {
file: AccountFile
}
export interface ReadAccountFileQuery {
/**
 * The caller's own provider when absent.
 */
provider_id?: number
}
export interface ReadAccountFileParams {
/**
 * Number of the file.
 */
file_id: string
}
export interface ReadAuditEventsQuery {
/**
 * The caller's own provider when absent.
 */
provider_id?: number
type: AuditType
scope?: SettingPlace
/**
 * The account, branch or user.
 */
scope_id?: number
/**
 * One thing of that kind: the setting's key; without scope that of a narrow place as account/7/key.
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
 * The revision of an earlier answer to this call; 0 asks for everything.
 */
since?: number
}
export interface ReadGeneralDataAnswer200 {
/**
 * Grows with every change of settings, roles, branches, accounts and people; send it back as since. It is no revision of the settings alone, and 0 where another provider was asked about.
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
export interface ListIntegrationRulesQuery {
/**
 * The caller's own provider when absent.
 */
provider_id?: number
}
export interface ListIntegrationRulesAnswer200 {
/**
 * In their order.
 */
rules: IntegrationRule[]
/**
 * The systems that are offered to this provider.
 */
types: IntegrationType[]
}
export interface CreateIntegrationRuleBody {
/**
 * The caller's own provider when absent.
 */
provider_id?: number
/**
 * What the team calls it.
 */
name: string
/**
 * The connected system; another one begins with an empty configuration.
 */
type: IntegrationType
/**
 * When the rule is looked at.
 */
trigger: IntegrationTrigger
/**
 * All of them must match.
 */
filters?: IntegrationRuleFilter[]
/**
 * What the system needs to know. A secret: a text sets it, null removes it, absent or {set: true} keeps it.
 */
config?: {

}
/**
 * Whether it sends.
 */
is_enabled?: boolean
}
export interface CreateIntegrationRuleAnswer200 {
rule: IntegrationRule
/**
 * The revision that open pages will hear of.
 */
revision: number
}
export interface UpdateIntegrationRuleParams {
/**
 * Number of the rule.
 */
id: number
}
export interface UpdateIntegrationRuleBody {
/**
 * The caller's own provider when absent.
 */
provider_id?: number
/**
 * The revision of the rule that the change was made from.
 */
base_revision: number
/**
 * What the team calls it.
 */
name?: string
/**
 * The connected system; another one begins with an empty configuration.
 */
type?: IntegrationType
/**
 * When the rule is looked at.
 */
trigger?: IntegrationTrigger
/**
 * All of them must match.
 */
filters?: IntegrationRuleFilter[]
/**
 * What the system needs to know. A secret: a text sets it, null removes it, absent or {set: true} keeps it.
 */
config?: {

}
/**
 * Whether it sends.
 */
is_enabled?: boolean
}
export interface UpdateIntegrationRuleAnswer200 {
rule: IntegrationRule
/**
 * The revision that open pages will hear of.
 */
revision: number
}
export interface UpdateIntegrationRuleAnswer409 {
/**
 * conflict
 */
code: string
/**
 * What happened, for people.
 */
message: string
/**
 * Empty.
 */
errors: {

}[]
/**
 * The rule as it is now.
 */
rule: IntegrationRule
}
export interface DeleteIntegrationRuleQuery {
/**
 * The caller's own provider when absent.
 */
provider_id?: number
/**
 * The revision of the rule that the change was made from.
 */
base_revision: number
}
export interface DeleteIntegrationRuleParams {
/**
 * Number of the rule.
 */
id: number
}
export interface DeleteIntegrationRuleAnswer200 {
/**
 * The revision that open pages will hear of.
 */
revision: number
}
export interface DeleteIntegrationRuleAnswer409 {
/**
 * conflict
 */
code: string
/**
 * What happened, for people.
 */
message: string
/**
 * Empty.
 */
errors: {

}[]
/**
 * The rule as it is now.
 */
rule: IntegrationRule
}
export interface SwitchIntegrationRuleParams {
/**
 * Number of the rule.
 */
id: number
}
export interface SwitchIntegrationRuleBody {
/**
 * The caller's own provider when absent.
 */
provider_id?: number
/**
 * Whether it sends.
 */
is_enabled: boolean
}
export interface SwitchIntegrationRuleAnswer200 {
rule: IntegrationRule
/**
 * The revision that open pages will hear of.
 */
revision: number
}
export interface DuplicateIntegrationRuleParams {
/**
 * Number of the rule.
 */
id: number
}
export interface DuplicateIntegrationRuleBody {
/**
 * The caller's own provider when absent.
 */
provider_id?: number
}
export interface DuplicateIntegrationRuleAnswer200 {
rule: IntegrationRule
/**
 * The revision that open pages will hear of.
 */
revision: number
}
export interface OrderIntegrationRulesBody {
/**
 * The caller's own provider when absent.
 */
provider_id?: number
/**
 * The order that the caller saw.
 */
seen: number[]
/**
 * The order that is wanted: the same rules.
 */
ids: number[]
}
export interface OrderIntegrationRulesAnswer200 {
/**
 * In the new order.
 */
ids: number[]
/**
 * The revision that open pages will hear of.
 */
revision: number
}
export interface OrderIntegrationRulesAnswer409 {
/**
 * conflict
 */
code: string
/**
 * What happened, for people.
 */
message: string
/**
 * Empty.
 */
errors: {

}[]
/**
 * The order as it is now.
 */
ids: number[]
}
export interface DryRunIntegrationRuleBody {
/**
 * The caller's own provider when absent.
 */
provider_id?: number
/**
 * The rule, saved or not.
 */
rule: {
/**
 * What the team calls it.
 */
name: string
/**
 * The connected system; another one begins with an empty configuration.
 */
type: IntegrationType
/**
 * When the rule is looked at.
 */
trigger: IntegrationTrigger
/**
 * All of them must match.
 */
filters?: IntegrationRuleFilter[]
/**
 * What the system needs to know. A secret: a text sets it, null removes it, absent or {set: true} keeps it.
 */
config?: {

}
/**
 * Whether it sends.
 */
is_enabled?: boolean
}
/**
 * The saved rule whose secrets count as set.
 */
id?: number
/**
 * Id of a sample shipment.
 */
sample: string
/**
 * What filters are to look at instead of the sample's own.
 */
facts?: IntegrationFacts
}
export interface DryRunIntegrationRuleAnswer200 {
/**
 * Whether every filter matches.
 */
matched: boolean
/**
 * In the order of the rule.
 */
filters: {
/**
 * The filter.
 */
filter: string
/**
 * What people call it.
 */
title: string
/**
 * Whether it matches.
 */
matched: boolean
/**
 * Why, in a sentence.
 */
reason: string
}[]
/**
 * What is sent when the rule matches; secrets read ***.
 */
request: {
/**
 * Method.
 */
method: string
/**
 * Address.
 */
url: string
/**
 * Headers.
 */
headers: {
/**
 * Name.
 */
name: string
/**
 * Value.
 */
value: string
}[]
/**
 * The body, as JSON.
 */
body: {

}
}
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
export interface ReadSchemaSectionsAnswer200 {
/**
 * How many providers there are.
 */
providers: number
/**
 * In screen order.
 */
tabs: {
/**
 * The value of ?tab= in an address.
 */
id: string
/**
 * What people read.
 */
title: string
/**
 * In screen order.
 */
sections: {
/**
 * The value of ?section= in an address.
 */
id: string
/**
 * What people read.
 */
title: string
/**
 * In screen order.
 */
settings: SettingUsage[]
}[]
}[]
}
export interface ReadSchemaSectionQuery {
/**
 * A tab that exists.
 */
tab: string
/**
 * A section of it, the name of a new one, or tab for the tab's own file.
 */
section: string
}
export interface ReadSchemaSectionAnswer200 {
/**
 * Where it lies in the project.
 */
path: string
/**
 * Whether there is no such file yet.
 */
is_new: boolean
/**
 * What it says; of a new one a beginning.
 */
text: string
/**
 * The meta-schemas that the file is written in.
 */
vocabulary: {
/**
 * Where it lies in the project.
 */
path: string
/**
 * The meta-schema itself.
 */
schema: unknown
}[]
/**
 * Permission strings that x-permission may name.
 */
permissions: string[]
/**
 * Enumerations and entities that $ref may name.
 */
references: {
/**
 * Where it lies in the project.
 */
path: string
/**
 * What it is called.
 */
title: string
}[]
}
export interface JudgeSchemaSectionBody {
/**
 * A tab that exists.
 */
tab: string
/**
 * A section of it, the name of a new one, or tab for the tab's own file.
 */
section: string
/**
 * What the file would say.
 */
text: string
/**
 * Values to judge by the edited schemas, by key.
 */
values?: {

}
}
export interface JudgeSchemaSectionAnswer200 {
/**
 * Each gate once, in the order in which they are passed.
 */
gates: {
gate: SchemaGate
/**
 * not_reached: what comes before it has to be mended first.
 */
verdict: ("passed" | "noted" | "failed" | "not_reached")
/**
 * What was looked at, in one line.
 */
summary: string
}[]
/**
 * Everything that was found, in the order of the gates.
 */
findings: SchemaFinding[]
/**
 * What the text makes; null while it cannot be compiled.
 */
assembled: ({
/**
 * The section as in the catalogue.
 */
section: unknown
/**
 * Its settings by key.
 */
settings: {
/**
 * A setting as in the catalogue.
 */
[k: string]: unknown
}
/**
 * Its part of the settings reference, in Markdown.
 */
docs: string
} | null)
/**
 * What is wrong with the values that were sent.
 */
errors: {
/**
 * The key, and below it the place.
 */
field: string
/**
 * What kind of mistake it is.
 */
code: string
/**
 * What to do about it.
 */
message: string
}[]
/**
 * Rules across settings that the values break, by id.
 */
failed_rules: string[]
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
export interface ConfirmPasswordBody {
/**
 * The password of sign-in.
 */
password: string
/**
 * Ignored; clients add it to every payload.
 */
provider_id?: number
}
export interface ConfirmPasswordAnswer200 {
/**
 * When it has to be entered again.
 */
confirmed_until: string
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
export interface ReadSettingsHistoryQuery {
/**
 * The caller's own provider when absent.
 */
provider_id?: number
scope?: SettingPlace
/**
 * The account, branch or user.
 */
scope_id?: number
/**
 * Only this setting.
 */
setting?: string
source?: AuditSource
/**
 * Only saves older than this revision: the next of the answer before.
 */
before?: number
/**
 * At most so many saves.
 */
limit?: number
}
export interface ReadSettingsHistoryAnswer200 {
/**
 * Newest first.
 */
moments: SettingMoment[]
/**
 * What to send as before in order to read on; null when that was all.
 */
next: (number | null)
}
export interface CompareSettingsQuery {
/**
 * The caller's own provider when absent.
 */
provider_id?: number
scope?: SettingPlace
/**
 * The account, branch or user.
 */
scope_id?: number
/**
 * The one moment.
 */
from: string
/**
 * The other one; now when absent.
 */
to?: string
}
export interface CompareSettingsAnswer200 {
/**
 * The one moment.
 */
from: {
/**
 * Where the settings stood.
 */
revision: number
/**
 * When they came to stand there; null before the first change.
 */
at: (string | null)
}
/**
 * The other moment.
 */
to: {
/**
 * Where the settings stood.
 */
revision: number
/**
 * When they came to stand there; null before the first change.
 */
at: (string | null)
}
/**
 * Where the settings stand now.
 */
revision: number
/**
 * What the caller may read of what is different, in screen order.
 */
changes: SettingChange[]
}
export interface RollBackSettingsBody {
/**
 * The caller's own provider when absent.
 */
provider_id?: number
/**
 * The provider when absent.
 */
scope?: {
kind: SettingPlace
/**
 * The account, branch or user.
 */
id?: number
}
/**
 * The moment to go back to: a revision, or an instant with its offset.
 */
to: string
/**
 * Only these settings; all when absent.
 */
settings?: string[]
/**
 * The revision of the preview that was looked at. With it the rollback is carried out; absent, it is only previewed.
 */
base_revision?: number
}
export interface RollBackSettingsAnswer200 {
/**
 * The moment that was gone back to.
 */
to: {
/**
 * Where the settings stood.
 */
revision: number
/**
 * When they came to stand there; null before the first change.
 */
at: (string | null)
}
/**
 * Whether it was carried out.
 */
applied: boolean
/**
 * Where the settings stand now; send it back as base_revision in order to carry it out.
 */
revision: number
/**
 * What the caller may read of what is different, in screen order.
 */
changes: SettingChange[]
/**
 * What cannot be done, with the reason.
 */
left_out: LeftOutSetting[]
}
export interface ReadSettingsSchedulesQuery {
/**
 * The caller's own provider when absent.
 */
provider_id?: number
scope?: SettingPlace
/**
 * The account, branch or user.
 */
scope_id?: number
}
export interface ReadSettingsSchedulesAnswer200 {
/**
 * Open ones first.
 */
schedules: SettingsSchedule[]
/**
 * Where the settings stand now; send it back as base_revision.
 */
revision: number
}
export interface PlanSettingsBody {
/**
 * The caller's own provider when absent.
 */
provider_id?: number
/**
 * The provider when absent.
 */
scope?: {
kind: SettingPlace
/**
 * The account, branch or user.
 */
id?: number
}
/**
 * When to save it: an instant with its offset, later than now and within a year.
 */
run_at: string
/**
 * Why, for whoever reads the list.
 */
note?: string
/**
 * The revision that the caller looked at. What others changed since refuses the call.
 */
base_revision: number
/**
 * Values by key.
 */
settings?: {
[k: string]: unknown
}
/**
 * Settings that go back to what is inherited.
 */
reset?: string[]
}
export interface ChangeSettingsScheduleParams {
/**
 * Its number.
 */
schedule_id: number
}
export interface ChangeSettingsScheduleBody {
/**
 * The caller's own provider when absent.
 */
provider_id?: number
/**
 * cancel, resume or apply.
 */
action: ("cancel" | "resume" | "apply")
/**
 * When to save it: an instant with its offset, later than now and within a year.
 */
run_at?: string
/**
 * The revision that the caller looked at. What others changed since refuses the call.
 */
base_revision?: number
}
export interface ExportSettingsQuery {
/**
 * The caller's own provider when absent.
 */
provider_id?: number
scope?: SettingPlace
/**
 * The account, branch or user.
 */
scope_id?: number
/**
 * The hash in an export of the place that the file is meant for.
 */
target_hash?: string
/**
 * The revision in that export.
 */
target_revision?: number
}
export interface ImportSettingsBody {
/**
 * The caller's own provider when absent.
 */
provider_id?: number
/**
 * The provider when absent.
 */
scope?: {
kind: SettingPlace
/**
 * The account, branch or user.
 */
id?: number
}
file: SettingsFile
/**
 * true: what is set here and not in the file is reset, so that afterwards both are alike. Secrets stay.
 */
reset_others?: boolean
/**
 * The revision of the dry run that was looked at. With it the import is carried out; absent, it is only tried.
 */
base_revision?: number
}
export interface ImportSettingsAnswer200 {
/**
 * Whether it was carried out.
 */
applied: boolean
/**
 * Where the settings stand now; send it back as base_revision in order to carry it out.
 */
revision: number
/**
 * What the caller may read of what changes, in screen order.
 */
changes: SettingChange[]
/**
 * What of the file cannot be done, with the reason.
 */
left_out: LeftOutSetting[]
/**
 * How many settings of the file are set to the same here already.
 */
unchanged: number
/**
 * Secrets that are set where the file comes from and not here: they must be entered on the screen.
 */
secrets_missing: string[]
/**
 * Whether the file was prepared for this place as it stands.
 */
target: {
/**
 * any, same or moved; a file whose target moved is not carried out.
 */
state: ("any" | "same" | "moved")
/**
 * What the caller may read of what has changed here since the file was prepared, when it was prepared for this place.
 */
changes: SettingChange[]
}
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
/**
 * The place that is looked at; without a number one's own. Absent: the provider for its people, for customers what counts for them.
 */
scope?: string
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
 * The revision the change was made from, as read for the same scope: every provider counts its own saves and the platform's, the platform only its own.
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
export interface TestConnectionBody {
/**
 * The caller's own provider when absent.
 */
provider_id?: number
/**
 * Tab and section, such as rates/guest_payments_payfast.
 */
section: string
settings?: Settings
/**
 * Keys that the save would clear.
 */
reset?: string[]
}
export interface TestConnectionAnswer200 {
/**
 * What came of it.
 */
result: ("connected" | "wrong_credentials" | "unreachable" | "unexpected")
/**
 * What to tell the person who tried.
 */
message: string
/**
 * How long the other side took.
 */
duration_ms: number
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
export interface SaveCustomFieldsBody {
/**
 * The caller's own provider when absent.
 */
provider_id?: number
group: CustomFieldGroup
/**
 * All of them, in their order. Retire a field instead of leaving it out, and its answers stay.
 * 
 * Items: A custom field, as the setting holds it.
 */
fields: unknown[]
/**
 * The revision of the settings that the change was made from.
 */
base_revision: number
}
export interface SaveCustomFieldsAnswer200 {
group: CustomFieldGroup
/**
 * As they stand now, with what others changed meanwhile.
 * 
 * Items: A custom field.
 */
fields: unknown[]
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
export interface ReadSettingPlacesQuery {
/**
 * The caller's own provider when absent.
 */
provider_id?: number
/**
 * Part of a name, a code or an email address.
 */
search?: string
/**
 * How many of each kind; 50 when absent.
 */
limit?: number
/**
 * This place is among the answers too, whatever is searched for.
 */
shown?: string
}
export interface ReadSettingPlacesAnswer200 {
/**
 * What was found.
 */
places: {
kind: SettingPlace
/**
 * Number of the branch, account or user.
 */
id: number
/**
 * Its name.
 */
title: string
/**
 * Its code, or the person's email address.
 */
detail: string
/**
 * Of a person: the account that the person belongs to.
 */
account_id?: (number | null)
/**
 * How many settings it has of its own.
 */
own: number
}[]
}
export interface ReadSettingReachQuery {
/**
 * The caller's own provider when absent.
 */
provider_id?: number
/**
 * The place that is looked at; without a number one's own. Absent: the provider for its people, for customers what counts for them.
 */
scope?: string
}
export interface ReadSettingReachAnswer200 {
/**
 * How many places of each kind lie below.
 */
totals: {
kind: SettingPlace
/**
 * How many there are.
 */
count: number
}[]
/**
 * Settings that somebody below sets; what nobody sets is not listed.
 */
own: {
/**
 * Key of the setting.
 */
setting: string
kind: SettingPlace
/**
 * How many set it themselves.
 */
count: number
}[]
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
/**
 * The position of the last message that was heard: what moved since then is told first.
 */
since?: number
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
/**
 * Answers of an account to custom fields were given, changed or taken back, all in one save.
 */
export interface AccountAnswersChangedEvent {
/**
 * The account that answered.
 */
account_id: number
/**
 * The fields whose answers changed.
 */
field_ids: string[]
/**
 * Where the answers of the account stand now.
 */
revision: number
}
/**
 * Credentials of a rule were set or removed by somebody who entered the password again. The owners are told by mail.
 */
export interface IntegrationRuleCredentialsChangedEvent {
/**
 * The rule.
 */
rule_id: number
/**
 * What the team called it then.
 */
rule_name: string
/**
 * The connected system.
 */
type: IntegrationType
/**
 * Names of the credentials that got a new text.
 */
set: string[]
/**
 * Names of the credentials that are gone.
 */
removed: string[]
/**
 * Whom the provider wanted told at that time; empty for its administrators.
 */
owners: string[]
/**
 * Who changed them; null for somebody of the platform, whose name no provider is told.
 */
changed_by: (string | null)
/**
 * The user as whom that person was acting, if any.
 */
acting_as: (string | null)
/**
 * When.
 */
changed_at: string
}
/**
 * A rule was added, changed, switched or removed, or the rules were put into another order.
 */
export interface IntegrationRulesChangedEvent {
/**
 * The rule; null when the order changed, which concerns them all.
 */
rule_id: (number | null)
/**
 * Where the rules of the provider stand now.
 */
revision: number
}
/**
 * Settings of one scope were saved together, by a person, a scheduled change, an import or a rollback.
 */
export interface SettingsChangedEvent {
/**
 * Where they were saved: platform, provider, account, branch or user.
 */
scope: string
/**
 * The account, branch or user; 0 for the other scopes.
 */
scope_id: number
/**
 * The settings that got another value or none of their own any more.
 */
keys: string[]
/**
 * The revision that they make, on the one line of the provider and the platform.
 */
revision: number
}
