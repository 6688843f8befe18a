// Written by `npm run generate`; edit the schemas instead.
/**
 * A question that a provider adds to a form. Answers are stored under the field’s id.
 */
export type CustomField = ({
/**
 * Ties stored answers to the field; it never changes.
 */
id: string
/**
 * The type of answer the field takes.
 */
type: "text"
/**
 * Shown above the field. You can reword it at any time; answers are kept.
 */
label: string
/**
 * Name of the answer in exports and the API: lowercase letters, digits and underscores. Must be unique.
 */
key: string
/**
 * Shown under the question.
 */
help?: string
/**
 * The form can’t be sent without an answer. Existing accounts are asked at their next change.
 */
required: boolean
/**
 * Who can see the answer, and who can change it later.
 */
seen_by: CustomFieldAudience
/**
 * Checked while people type.
 */
content: ("any" | "email" | "phone" | "web_address" | "digits")
/**
 * Shows a larger box for longer answers.
 */
multiline: boolean
/**
 * The most characters an answer can have.
 */
max_length: number
/**
 * No longer asked. Existing answers are kept.
 */
retired: boolean
} | {
/**
 * Ties stored answers to the field; it never changes.
 */
id: string
/**
 * The type of answer the field takes.
 */
type: "number"
/**
 * Shown above the field. You can reword it at any time; answers are kept.
 */
label: string
/**
 * Name of the answer in exports and the API: lowercase letters, digits and underscores. Must be unique.
 */
key: string
/**
 * Shown under the question.
 */
help?: string
/**
 * The form can’t be sent without an answer. Existing accounts are asked at their next change.
 */
required: boolean
/**
 * Who can see the answer, and who can change it later.
 */
seen_by: CustomFieldAudience
/**
 * Leave empty for no limit.
 */
minimum?: number
/**
 * Leave empty for no limit.
 */
maximum?: number
/**
 * 0 for whole numbers.
 */
decimals: number
/**
 * Shown inside the field.
 */
unit?: string
/**
 * No longer asked. Existing answers are kept.
 */
retired: boolean
} | {
/**
 * Ties stored answers to the field; it never changes.
 */
id: string
/**
 * The type of answer the field takes.
 */
type: "date"
/**
 * Shown above the field. You can reword it at any time; answers are kept.
 */
label: string
/**
 * Name of the answer in exports and the API: lowercase letters, digits and underscores. Must be unique.
 */
key: string
/**
 * Shown under the question.
 */
help?: string
/**
 * The form can’t be sent without an answer. Existing accounts are asked at their next change.
 */
required: boolean
/**
 * Who can see the answer, and who can change it later.
 */
seen_by: CustomFieldAudience
/**
 * Other dates aren’t accepted.
 */
allowed_days: ("any" | "past" | "future")
/**
 * No longer asked. Existing answers are kept.
 */
retired: boolean
} | {
/**
 * Ties stored answers to the field; it never changes.
 */
id: string
/**
 * The type of answer the field takes.
 */
type: "choice"
/**
 * Shown above the field. You can reword it at any time; answers are kept.
 */
label: string
/**
 * Name of the answer in exports and the API: lowercase letters, digits and underscores. Must be unique.
 */
key: string
/**
 * Shown under the question.
 */
help?: string
/**
 * The form can’t be sent without an answer. Existing accounts are asked at their next change.
 */
required: boolean
/**
 * Who can see the answer, and who can change it later.
 */
seen_by: CustomFieldAudience
/**
 * Offered in this order.
 */
choices: {
/**
 * Ties stored answers to the choice; it never changes.
 */
id: string
/**
 * What people choose. You can reword it at any time.
 */
label: string
/**
 * No longer offered. Existing answers are kept.
 */
retired: boolean
}[]
/**
 * People can choose more than one.
 */
multiple: boolean
/**
 * No longer asked. Existing answers are kept.
 */
retired: boolean
} | {
/**
 * Ties stored answers to the field; it never changes.
 */
id: string
/**
 * The type of answer the field takes.
 */
type: "checkbox"
/**
 * Shown above the field. You can reword it at any time; answers are kept.
 */
label: string
/**
 * Name of the answer in exports and the API: lowercase letters, digits and underscores. Must be unique.
 */
key: string
/**
 * Shown under the question.
 */
help?: string
/**
 * The form can’t be sent without an answer. Existing accounts are asked at their next change.
 */
required: boolean
/**
 * Who can see the answer, and who can change it later.
 */
seen_by: CustomFieldAudience
/**
 * No longer asked. Existing answers are kept.
 */
retired: boolean
} | {
/**
 * Ties stored answers to the field; it never changes.
 */
id: string
/**
 * The type of answer the field takes.
 */
type: "file"
/**
 * Shown above the field. You can reword it at any time; answers are kept.
 */
label: string
/**
 * Name of the answer in exports and the API: lowercase letters, digits and underscores. Must be unique.
 */
key: string
/**
 * Shown under the question.
 */
help?: string
/**
 * The form can’t be sent without an answer. Existing accounts are asked at their next change.
 */
required: boolean
/**
 * Who can see the answer, and who can change it later.
 */
seen_by: CustomFieldAudience
/**
 * Other files aren’t accepted.
 */
accept: ("pdf" | "image" | "csv")[]
/**
 * Larger files aren’t accepted.
 */
max_size_mb: number
/**
 * No longer asked. Existing answers are kept.
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
 * One change of an answer.
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
 * Who answered; null for the platform team.
 */
changed_by: (string | null)
/**
 * The question as it was worded then.
 */
question: string
/**
 * The answer in words; empty when it was removed.
 */
text: string
/**
 * The answer itself; null when it was removed.
 */
value: unknown
}
/**
 * What an account answered to a custom field; readable even if the field has since been changed or removed.
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
 * Who gave it; null for the platform team.
 */
answered_by: (string | null)
}
/**
 * An API key of one of an account’s users, for those who manage them.
 */
export interface AccountApiKey {
/**
 * Number of the key.
 */
id: number
/**
 * The account of its user.
 */
account_id: number
/**
 * What uses the key.
 */
name: string
/**
 * Whose key it is: it may do what this user may do.
 */
user: string
/**
 * When it was created.
 */
created_at: string
/**
 * When it stops working; absent when never.
 */
expires_at?: string
/**
 * When it was last used, to the minute; absent when it never was.
 */
last_used_at?: string
}
/**
 * A bank card that a customer had Bob Pay save. Its number is never kept, only its last four digits.
 */
export interface AccountBillingCardInformation {
/**
 * Names the card when it is paid with.
 */
saved_card_id: number
/**
 * Masked but for the last four digits.
 */
card_pan: string
card_association?: CardAssociation
/**
 * Whether it is offered first.
 */
is_default: boolean
}
/**
 * Why an account is closed.
 */
export interface AccountClosing {
/**
 * Kept in the audit trail and shown to staff. Customers don’t see it.
 */
reason: string
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
 * What staff enter when an account has paid.
 */
export interface AccountPayment {
/**
 * Its oldest open invoices are paid first.
 */
account_id: number
/**
 * How it was paid.
 */
method: CounterMethod
/**
 * What was received.
 */
amount: number
/**
 * The day on the bank statement. Statements and debtor ageing count from this day.
 */
effective_date: string
/**
 * What the customer reads on the statement, such as the bank’s reference.
 */
description: string
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
 * An account as a client sends it. A new one needs a name and a type; a code is made from the name when there is none.
 */
export interface AccountRecordRequest {
/**
 * Name of the customer.
 */
name?: (string | null)
/**
 * Short code on invoices and payments: capital letters, digits and dashes.
 */
account_code?: (string | null)
account_type?: (AccountType | null)
/**
 * How far below zero the balance may go. Without a limit the account can’t book on credit.
 */
credit_limit?: (number | null)
/**
 * The account can’t book shipments.
 */
is_on_hold?: (boolean | null)
/**
 * The account may book for now although it is on hold.
 */
temp_disable_auto_hold?: (boolean | null)
invoice_frequency?: (InvoiceFrequency | null)
invoice_day_of_week?: (DayOfWeek | null)
/**
 * Day of the month on which invoices are created, at 02:00.
 */
invoice_day_of_month?: (number | null)
/**
 * How many days after its date an invoice is due. New invoices follow it; the provider’s setting applies when empty.
 */
payment_terms_days?: (number | null)
billing_contact?: (SimpleContactRequest | null)
/**
 * The name that invoices, credit notes and statements are made out to. The account’s name when empty.
 */
company_name?: (string | null)
/**
 * CIPC number of the company, printed on its documents.
 */
company_registration_no?: (string | null)
/**
 * Printed on tax invoices and credit notes. Required on tax invoices over R5 000 if the customer is registered for VAT.
 */
company_vat_no?: (string | null)
/**
 * Printed on invoices, credit notes and statements. Required on tax invoices over R5 000.
 */
billing_address?: (string | null)
/**
 * Where the account’s own customers write; your support address when empty.
 */
support_email?: (string | null)
/**
 * What the custom references of the account’s shipments begin with: capital letters and digits.
 */
tracking_prefix?: (string | null)
/**
 * The branch that looks after the account.
 */
branch_id?: (number | null)
/**
 * Each shipment needs a reference of the customer’s own, such as an order number.
 */
customer_reference_required?: (boolean | null)
/**
 * What these references must begin with.
 */
customer_reference_prefix?: (string | null)
/**
 * The account’s users see its payments and charges, whatever the provider’s setting says.
 */
force_show_billing_transactions?: (boolean | null)
/**
 * Of a change: the account.
 */
account_id?: number
/**
 * The caller's own provider when absent.
 */
provider_id?: number
/**
 * For updates: the base revision; without it the last change wins.
 */
base_revision?: number
}
/**
 * A customer account as staff manage it: who it is, how it pays, and rules for its shipments.
 */
export interface AccountRecord {
/**
 * Number of the account.
 */
id: number
/**
 * Name of the customer.
 */
name: string
/**
 * Short code on invoices and payments: capital letters, digits and dashes.
 */
account_code: string
account_type: AccountType
/**
 * How far below zero the balance may go. Without a limit the account can’t book on credit.
 */
credit_limit?: number
/**
 * The account can’t book shipments.
 */
is_on_hold?: boolean
/**
 * The account may book for now although it is on hold.
 */
temp_disable_auto_hold?: boolean
invoice_frequency?: InvoiceFrequency
invoice_day_of_week?: DayOfWeek
/**
 * Day of the month on which invoices are created, at 02:00.
 */
invoice_day_of_month?: number
/**
 * How many days after its date an invoice is due. New invoices follow it; the provider’s setting applies when empty.
 */
payment_terms_days?: number
billing_contact?: SimpleContact
/**
 * The name that invoices, credit notes and statements are made out to. The account’s name when empty.
 */
company_name?: string
/**
 * CIPC number of the company, printed on its documents.
 */
company_registration_no?: string
/**
 * Printed on tax invoices and credit notes. Required on tax invoices over R5 000 if the customer is registered for VAT.
 */
company_vat_no?: string
/**
 * Printed on invoices, credit notes and statements. Required on tax invoices over R5 000.
 */
billing_address?: string
/**
 * Where the account’s own customers write; your support address when empty.
 */
support_email?: string
/**
 * What the custom references of the account’s shipments begin with: capital letters and digits.
 */
tracking_prefix?: string
/**
 * The branch that looks after the account.
 */
branch_id?: number
/**
 * Each shipment needs a reference of the customer’s own, such as an order number.
 */
customer_reference_required?: boolean
/**
 * What these references must begin with.
 */
customer_reference_prefix?: string
/**
 * The account’s users see its payments and charges, whatever the provider’s setting says.
 */
force_show_billing_transactions?: boolean
/**
 * What the account’s parcels are packed in: its own list, else the provider’s. Saved as the account’s setting of the same name.
 */
parcel_types?: ParcelType[]
/**
 * When the account was closed; absent while it is open.
 */
closed_at?: string
/**
 * Why it was closed, for staff.
 */
closing_reason?: string
/**
 * Increases with every change; send it back as base_revision.
 */
revision: number
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
 * Whether the account is on hold and can’t book shipments.
 */
is_on_hold?: boolean
/**
 * Whether staff treat the customer as a VIP. Customers don’t see it.
 */
is_vip?: boolean
/**
 * Whether the account may book for now although it would be on hold.
 */
temp_disable_auto_hold?: boolean
/**
 * What the custom references of the account’s shipments begin with; empty for none.
 */
tracking_prefix?: string
/**
 * Words by which staff group accounts. Customers don’t see them.
 */
tags?: string[]
/**
 * Whether the account is closed: its users can’t sign in and nothing is booked for it.
 */
is_closed?: boolean
}
/**
 * An entry as a client sends it. A new one needs a name and a complete address.
 */
export interface AddressBookEntryRequest {
/**
 * The account whose address book it is in.
 */
account_id?: (number | null)
/**
 * The name people look for, usually the company or the person.
 */
name?: (string | null)
/**
 * Who hands parcels over or receives them.
 */
contact_name?: (string | null)
/**
 * Where SMSs and WhatsApp messages go.
 */
mobile_number?: (string | null)
/**
 * Where emails go.
 */
email?: (string | null)
/**
 * Where parcels are collected or delivered.
 */
address?: (AddressRequest | null)
/**
 * What the driver should know.
 */
special_instructions?: (string | null)
source?: (AddressSource | null)
/**
 * The caller's own provider when absent.
 */
provider_id?: number
/**
 * For updates: the base revision; without it the last change wins.
 */
base_revision?: number
}
/**
 * A saved address of an account with its contact, to be chosen when booking.
 */
export interface AddressBookEntry {
/**
 * Number of the entry.
 */
id: number
/**
 * The account whose address book it is in.
 */
account_id: number
/**
 * The name people look for, usually the company or the person.
 */
name: string
/**
 * Who hands parcels over or receives them.
 */
contact_name?: string
/**
 * Where SMSs and WhatsApp messages go.
 */
mobile_number?: string
/**
 * Where emails go.
 */
email?: string
/**
 * Where parcels are collected or delivered.
 */
address: Address
/**
 * What the driver should know.
 */
special_instructions?: string
/**
 * The provider whose account has the entry.
 */
provider_id: number
/**
 * Number of the saved address, which the address of a shipment refers to as id.
 */
address_id: number
/**
 * The company of the address.
 */
company?: string
source: AddressSource
/**
 * Increases with every change; send it back as base_revision.
 */
revision: number
/**
 * When it was last changed.
 */
time_modified: string
}
/**
 * An address as a client sends it. What it still needs, the rules of the booking say.
 */
export interface AddressRequest {
/**
 * Number of the stored address, where it is one.
 */
id?: (number | null)
type?: (AddressType | null)
/**
 * Name on the building, at the gate or on the locker.
 */
company?: (string | null)
/**
 * Number and street, or farm and road.
 */
street_address?: (string | null)
/**
 * Suburb, township or village.
 */
local_area?: (string | null)
/**
 * City or town of the suburb.
 */
city?: (string | null)
/**
 * Province, or region where the country has no provinces.
 */
zone?: (string | null)
/**
 * Four digits in South Africa.
 */
code?: (string | null)
/**
 * Two letters, or the name in English: ZA or South Africa, which applies when absent.
 */
country?: (string | null)
/**
 * Position of the map pin, to six decimals.
 */
lat?: (number | null)
/**
 * Position of the map pin, to six decimals.
 */
lng?: (number | null)
/**
 * What was typed into the search, before it was taken apart.
 */
entered_address?: (string | null)
/**
 * Fingerprint of the address at the geocoder; equal places have equal ones.
 */
gs_hash?: (string | null)
}
/**
 * Where a shipment is collected or delivered.
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
street_address?: string
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
 * Position of the map pin, to six decimals.
 */
lat?: number
/**
 * Position of the map pin, to six decimals.
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
 * What an account owes on a day, by the age of its invoices, and what it paid or was credited that no invoice has.
 */
export interface Ageing {
/**
 * Outstanding on invoices up to 30 days old.
 */
current: number
/**
 * Outstanding on invoices 31 to 60 days old.
 */
days_30: number
/**
 * Outstanding on invoices 61 to 90 days old.
 */
days_60: number
/**
 * Outstanding on invoices 91 to 120 days old.
 */
days_90: number
/**
 * Outstanding on invoices more than 120 days old.
 */
days_120: number
/**
 * Debits that no invoice has, less such payments and credits: below zero for money that is not allocated yet.
 */
unallocated: number
/**
 * All of it together; below zero when the account is in credit.
 */
amount_due: number
}
/**
 * A bearer token with which a program uses the API as its user.
 */
export interface ApiKey {
/**
 * Number of the key.
 */
id: number
/**
 * What uses the key, so that you know it again.
 */
name: string
/**
 * When it was created.
 */
created_at: string
/**
 * When it stops working; absent when never.
 */
expires_at?: string
/**
 * When it was last used, to the minute; absent when it never was.
 */
last_used_at?: string
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
 * The request that made the change, as it appears in the server logs.
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
 * The user on whose behalf it was done, when staff were signed in as a customer.
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
 * What the transport itself costs.
 */
export interface BaseRate {
/**
 * The share of each parcel, in the order of the request; they add up to the charge.
 */
charge_per_parcel: number[]
/**
 * The amount as the tariff states prices.
 */
charge: number
/**
 * Name of the rate group that it was taken from.
 */
group_name: string
/**
 * VAT in the charge or on top of it.
 */
vat: number
vat_type: VatType
/**
 * The percentage of the day, or 0 when zero-rated.
 */
vat_percentage: number
rate_formula_type: RateFormulaType
/**
 * The weight that the charge was worked out for.
 */
total_calculated_weight: number
}
/**
 * Who gets an invoice or credit note by email.
 */
export interface BillingDocumentEmail {
/**
 * One or more email addresses, separated by commas.
 */
recipients: string
}
/**
 * One movement of money on an account. It is never changed; what was wrong is reversed by another.
 */
export interface BillingTransaction {
/**
 * Number of the transaction.
 */
id: number
/**
 * The account whose balance it moved.
 */
account_id: number
/**
 * Name of the account.
 */
account?: string
/**
 * When it was written.
 */
transaction_date: string
/**
 * The day for which it counts on statements.
 */
effective_date: string
type: TransactionType
/**
 * What it is for.
 */
description: string
/**
 * Number of the document that it belongs to.
 */
doc_display_id?: (string | null)
/**
 * With VAT; below zero when it was taken from the account.
 */
amount: number
/**
 * The VAT within the amount.
 */
vat: number
/**
 * The percentage that was charged.
 */
vat_percentage: number
/**
 * The account’s balance right after it.
 */
balance: number
/**
 * Whether the next invoice can include it.
 */
invoiceable: boolean
/**
 * Whether another transaction undid it.
 */
has_been_reversed: boolean
/**
 * The transaction that this one undoes.
 */
reverses_id?: (number | null)
/**
 * The shipment that it is about.
 */
shipment_id?: (number | null)
/**
 * The invoice that includes it.
 */
invoice_id?: (number | null)
/**
 * Number of the invoice that includes it; Pending while it waits for the next invoice run.
 */
invoice_number?: (string | null)
/**
 * The number that its invoice had in the provider’s previous system, shown as its invoice number.
 */
migration_reference?: (string | null)
/**
 * The credit note that includes it.
 */
credit_note_id?: (number | null)
/**
 * The bank line that it was made from.
 */
imported_payment_id?: (number | null)
}
/**
 * Someone who can’t register, book as a guest or log in as a customer.
 */
export interface BlockedEntry {
/**
 * Number of the entry.
 */
id: number
type: BlockedList
/**
 * The email address, domain such as example.com, mobile number or IP address.
 */
value: string
/**
 * Why it’s blocked, for your staff.
 */
note?: string
/**
 * When it was added.
 */
created_at: string
/**
 * Who added it; absent for someone of the platform.
 */
created_by?: string
}
/**
 * A branch as a client sends it. A new one needs a code and a name.
 */
export interface BranchRecordRequest {
/**
 * Short code on labels and manifests: capital letters and digits.
 */
code?: (string | null)
/**
 * What people call the branch.
 */
name?: (string | null)
/**
 * Where people reach the branch.
 */
phone_number?: (string | null)
/**
 * Where people write to the branch.
 */
email?: (string | null)
/**
 * Where the branch is.
 */
address?: (AddressRequest | null)
/**
 * When people can come. Leave empty when the branch is not open to the public.
 */
trading_hours?: (TradingHoursRequest[] | null)
/**
 * true: nothing new is given to the branch; false opens it again.
 */
is_retired?: boolean
/**
 * The caller's own provider when absent.
 */
provider_id?: number
/**
 * For updates: the base revision; without it the last change wins.
 */
base_revision?: number
}
/**
 * A depot or office, as those who manage branches see it.
 */
export interface BranchRecord {
/**
 * Number of the branch.
 */
id: number
/**
 * Short code on labels and manifests: capital letters and digits.
 */
code: string
/**
 * What people call the branch.
 */
name: string
/**
 * Where people reach the branch.
 */
phone_number?: string
/**
 * Where people write to the branch.
 */
email?: string
/**
 * Where the branch is.
 */
address?: Address
/**
 * City of the address.
 */
city?: string
/**
 * When people can come. Leave empty when the branch is not open to the public.
 */
trading_hours?: TradingHours[]
state: BranchState
/**
 * Increases with every change; send it back as base_revision.
 */
revision: number
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
 * A spreadsheet with one shipment a line, and how far its booking has come.
 */
export interface BulkBooking {
/**
 * Number of the bulk booking.
 */
id: number
/**
 * The account that books and pays.
 */
account_id: number
/**
 * Name of the account.
 */
account: string
/**
 * Name of the file that was sent.
 */
file_name: string
state: BulkBookingState
/**
 * Grows whenever the columns are mapped again.
 */
revision: number
/**
 * Who sent the file.
 */
created_by: (string | null)
/**
 * When the file was sent.
 */
time_created: string
/**
 * Lines with a shipment, the headings not counted.
 */
rows_total: number
/**
 * Lines that were checked.
 */
rows_checked: number
/**
 * Good lines that are not booked yet.
 */
rows_valid: number
/**
 * What the lines to book cost, in rand with VAT; only for users who may see prices.
 */
amount_valid?: number
/**
 * Why the account can’t pay for all lines to book; absent when it can, and for users who can’t see prices.
 */
refusal?: string
/**
 * Lines that became shipments.
 */
rows_booked: number
/**
 * Lines that can’t be booked as they are.
 */
rows_failed: number
/**
 * The first line of the file.
 */
headings: string[]
/**
 * The field of each column, null for one that is skipped.
 */
columns: (string | null)[]
/**
 * The first value of each column.
 */
examples: string[]
/**
 * The first 200 mistakes, by line.
 */
errors: ImportError[]
/**
 * The bulk booking in which this account booked the very same file before.
 */
booked_before: (number | null)
}
/**
 * A change of many rows that goes on when its page is closed, and the result for each row.
 */
export interface BulkChange {
/**
 * Identifies the change.
 */
id: number
/**
 * What is changed.
 */
title: string
/**
 * The call that started it, such as change_shipment_statuses: it says what the rows are.
 */
call: string
state: BulkChangeState
/**
 * How many rows were chosen.
 */
rows_total: number
/**
 * How many are as they were asked to be.
 */
rows_changed: number
/**
 * How many could not be changed.
 */
rows_refused: number
/**
 * The first 1,000 rows that could not be changed, each with why.
 */
refused: {
/**
 * The row.
 */
id: number
/**
 * Why.
 */
message: string
}[]
/**
 * The first 1,000 rows that were changed and need a check, each with what to check.
 */
warnings: {
/**
 * The row.
 */
id: number
/**
 * What to check.
 */
message: string
}[]
/**
 * When it was asked for.
 */
created_at: string
}
/**
 * A call of the API and who it answers.
 */
export interface CallAccess {
/**
 * Name of the call.
 */
name: string
/**
 * What the call does.
 */
title: string
/**
 * Its method.
 */
method: string
/**
 * Its path.
 */
path: string
/**
 * Whether anyone may call it, everyone who is logged in, or those with a permission.
 */
access: ("public" | "signed_in" | "permission")
/**
 * The permissions that it asks for.
 */
permissions: string[]
/**
 * Numbers of the roles that may call it, of those that the caller sees.
 */
role_ids: number[]
}
/**
 * What is needed to request a bulk collection.
 */
export interface CollectionRequestDraft {
/**
 * The account whose shipments are collected.
 */
account_id?: number
/**
 * The day on which the shipments are ready.
 */
collection_date: string
/**
 * One waybill number a line, up to 500.
 */
references: string
/**
 * Leave empty if there is nothing to know.
 */
note?: string
}
/**
 * A shipment that a bulk collection collects.
 */
export interface CollectionRequestShipment {
/**
 * Number of the entry.
 */
id: number
/**
 * The bulk collection.
 */
collection_request_id: number
/**
 * The account that booked the shipment.
 */
account_id: number
/**
 * The shipment.
 */
shipment_id: number
/**
 * Its waybill number.
 */
tracking_reference: string
status: ShipmentStatus
/**
 * How many parcels it has.
 */
parcel_count: number
/**
 * The town that it goes to.
 */
delivery_town?: (string | null)
/**
 * When it was collected.
 */
collected_at?: (string | null)
}
/**
 * One request to collect several shipments of an account.
 */
export interface CollectionRequest {
/**
 * Number of the request inside the platform.
 */
id: number
/**
 * The number that people know it by.
 */
reference: string
/**
 * The account whose shipments are collected.
 */
account_id: number
/**
 * Name of the account.
 */
account: string
status: CollectionRequestStatus
/**
 * The day of the collection.
 */
collection_date: string
/**
 * What the driver should know.
 */
note?: (string | null)
/**
 * User number of the driver who collects.
 */
driver_id?: (number | null)
/**
 * Name of the driver who collects.
 */
driver?: (string | null)
/**
 * How many shipments it has.
 */
shipment_count: number
/**
 * How many of them have been collected.
 */
collected_count: number
/**
 * When it was requested.
 */
created_at: string
/**
 * Who requested it.
 */
created_by?: (string | null)
/**
 * When it was closed or cancelled.
 */
closed_at?: (string | null)
/**
 * Counts its changes.
 */
revision: number
}
/**
 * A contact as a client sends it.
 */
export interface ContactRequest {
/**
 * Who the driver asks for.
 */
name?: (string | null)
/**
 * Where emails go.
 */
email?: (string | null)
/**
 * Where SMSs and WhatsApp messages go.
 */
mobile_number?: (string | null)
}
/**
 * A contact person for a shipment.
 */
export interface Contact {
/**
 * Who the driver asks for.
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
 * What the shipments of one account for one of its cost centres cost.
 */
export interface CostCenterFigures {
/**
 * Tells the groups apart.
 */
id: string
/**
 * Name of the account.
 */
account: string
/**
 * The cost centre, or that there is none.
 */
cost_center: string
/**
 * How many shipments.
 */
shipments: number
/**
 * What their prices are made of, in kg.
 */
charged_weight: number
/**
 * Their prices with VAT, in rand.
 */
cost: number
/**
 * Price of a shipment with VAT on average, in rand.
 */
average: number
}
/**
 * A parcel that someone brings to a locker or counter, or comes for.
 */
export interface CounterParcel {
/**
 * Number of its shipment.
 */
shipment_id: number
/**
 * Waybill number.
 */
tracking_reference: string
status: ShipmentStatus
/**
 * Who brings it.
 */
sender: string
/**
 * Who comes for it.
 */
receiver: string
next_step: CounterStep
/**
 * Why nothing can be done with it here.
 */
problem: (string | null)
pod_method: PodMethod
/**
 * Whether the receiver was given a PIN for it.
 */
has_pin: boolean
}
/**
 * What staff enter when someone pays for a shipment at the counter.
 */
export interface CounterPayment {
/**
 * How the customer pays.
 */
method: CounterMethod
/**
 * The change is worked out from it. Leave empty when the exact amount is paid.
 */
tendered?: number
/**
 * The number on the slip of the card machine, or the reference of the transfer.
 */
payment_reference?: string
}
/**
 * A credit to an account, for an invoice or without one.
 */
export interface CreditNote {
/**
 * Number of the credit note inside the platform.
 */
id: number
/**
 * CR and 6 digits.
 */
number: string
/**
 * The account that gets it.
 */
account_id: number
/**
 * Name of the account.
 */
account: string
/**
 * The day of the credit note.
 */
credit_date: string
/**
 * The invoice that it corrects.
 */
invoice_id?: (number | null)
/**
 * Number of the invoice that it corrects.
 */
invoice_number?: (string | null)
/**
 * Why it was given, as the customer reads it.
 */
reason: string
/**
 * With VAT.
 */
amount: number
/**
 * The VAT within the amount.
 */
vat: number
}
/**
 * How many shipments a filtered list has.
 */
export interface DashboardFigure {
/**
 * Names the figure.
 */
id: string
/**
 * What is counted.
 */
title: string
/**
 * How many there are.
 */
count: number
/**
 * The filters of the list of shipments that has exactly these, as its address writes them.
 */
filters: {
[k: string]: string
}
}
/**
 * What is on its way, what needs attention, and how often delivery was on time.
 */
export interface Dashboard {
/**
 * The counts, in the order in which they are shown.
 */
figures: DashboardFigure[]
/**
 * Deliveries of the last thirty days.
 */
on_time: {
delivered: DashboardFigure
/**
 * How many of them were delivered by the promised day.
 */
on_time: number
/**
 * That as a percentage; null when nothing was delivered.
 */
share: (number | null)
}
/**
 * What receivers thought of the deliveries of the last thirty days.
 */
rating: {
/**
 * In stars; null if there are no ratings.
 */
average: (number | null)
/**
 * How many of them were rated.
 */
count: number
}
/**
 * The last fourteen days, oldest first.
 */
trend: {
/**
 * The day.
 */
date: string
/**
 * How many shipments were created.
 */
booked: number
/**
 * How many were delivered.
 */
delivered: number
}[]
/**
 * The shipments that need intervention, those of VIP accounts first for staff, then the oldest booking first; up to ten.
 */
oldest_problems: {
/**
 * The shipment.
 */
id: number
/**
 * Its short waybill number.
 */
short_tracking_reference: string
status: ShipmentStatus
/**
 * When it was booked.
 */
time_created: string
/**
 * The town that it goes to.
 */
delivery_town: (string | null)
/**
 * Whether it is of a VIP account; for staff only.
 */
is_vip?: boolean
}[]
/**
 * Active shipments by service, most first.
 */
by_service: DashboardFigure[]
/**
 * Active shipments by delivering branch, most first; for staff only.
 */
by_branch: DashboardFigure[]
}
/**
 * What an account owes today by the age of its invoices, and what it paid or was credited that no invoice has.
 */
export interface Debtor {
/**
 * The account.
 */
id: number
/**
 * Name of the account.
 */
account: string
/**
 * Code of the account.
 */
account_code: string
account_type: AccountType
/**
 * The branch that looks after the account.
 */
branch_id?: (number | null)
/**
 * Name of that branch.
 */
branch?: (string | null)
/**
 * Whether the account is on hold and can’t book shipments.
 */
is_on_hold: boolean
/**
 * Whether some of the amount due is overdue.
 */
is_overdue: boolean
/**
 * Words by which staff group accounts.
 */
tags?: string[]
/**
 * Outstanding on invoices up to 30 days old.
 */
current: number
/**
 * Outstanding on invoices 31 to 60 days old.
 */
days_30: number
/**
 * Outstanding on invoices 61 to 90 days old.
 */
days_60: number
/**
 * Outstanding on invoices 91 to 120 days old.
 */
days_90: number
/**
 * Outstanding on invoices more than 120 days old.
 */
days_120: number
/**
 * Debits that no invoice has, less such payments and credits: below zero for money that is not allocated yet.
 */
unallocated: number
/**
 * All of it together; below zero when the account is in credit.
 */
amount_due: number
/**
 * Outstanding on invoices after their due date, and at most the amount due.
 */
overdue: number
/**
 * How far below zero the balance may go.
 */
credit_limit: number
}
/**
 * A service level that does not take a shipment, and why.
 */
export interface DeclinedServiceLevel {
/**
 * Number of the service level.
 */
id: number
/**
 * Short code of the service level.
 */
code: string
/**
 * Name of the service level.
 */
name: string
/**
 * Why it does not take the shipment.
 */
message: string
}
/**
 * How long a delivery takes after the collection.
 */
export interface DeliveryEstimate {
/**
 * The earliest, in hours or working days.
 */
value_from: number
/**
 * The latest, in hours or working days.
 */
value_to: number
type: EstimateType
}
/**
 * What the driver captures in one step of a delivery. There are up to three steps.
 */
export interface DeliveryProof {
/**
 * When off, drivers skip this step; its setup is kept.
 */
enabled: boolean
/**
 * Shown above the fields, for example Receiver or Security gate.
 */
heading: string
/**
 * Shipments with other methods skip this proof.
 */
pod_methods: PodMethod[]
name: FieldDemand
mobile_number: FieldDemand
/**
 * The department that receives the parcels.
 */
department: FieldDemand
/**
 * A note by the driver, for example left with the guard at gate 2.
 */
description: FieldDemand
photos: FieldDemand
/**
 * How many photos are needed when photos are required.
 */
minimum_photos: number
signature: FieldDemand
}
/**
 * What a receiver asks for who would rather get the parcels on another day.
 */
export interface DeliveryReschedule {
/**
 * As the sender gave it to us, so that nobody else moves your delivery.
 */
contact: string
/**
 * The first day that suits you.
 */
delivery_min_date: string
/**
 * Earliest time.
 */
delivery_after?: string
/**
 * Latest time.
 */
delivery_before?: string
/**
 * Why another day suits you better.
 */
delivery_rescheduled_reason?: string
}
/**
 * Who issues an invoice or credit note, or who it is for, as it was on that day.
 */
export interface DocumentParty {
/**
 * The company or customer.
 */
name: string
/**
 * Address, registration and contact details, a line each.
 */
lines: string[]
}
/**
 * What one driver has collected and delivered.
 */
export interface DriverFigures {
/**
 * The driver.
 */
id: number
/**
 * The driver's name.
 */
driver: (string | null)
/**
 * How many shipments were collected.
 */
collected: number
/**
 * How many shipments were delivered.
 */
delivered: number
/**
 * How often the driver could not collect or deliver a shipment.
 */
failed_attempts: number
/**
 * How many deliveries were made by the last day that was promised.
 */
on_time: number
/**
 * Of a hundred deliveries, those on time; null without deliveries.
 */
on_time_share: (number | null)
/**
 * Stars that receivers gave, from 1 to 5, on average; null where none did.
 */
rating: (number | null)
}
/**
 * One collection or delivery of a shipment that is still to be done.
 */
export interface DriverJob {
/**
 * Number of the job: twice that of the shipment, and one more for a delivery.
 */
id: number
/**
 * The shipment.
 */
shipment_id: number
leg: ShipmentLeg
/**
 * Waybill number of the shipment.
 */
tracking_reference: string
status: ShipmentStatus
assignment: DriverJobAssignment
/**
 * Why a driver rejected the job.
 */
reason?: (string | null)
/**
 * Who hands the parcels over or receives them.
 */
contact?: (string | null)
/**
 * The suburb, or the town if it has none, and the company if there is one.
 */
place: string
/**
 * Where the driver goes, on one line.
 */
address: string
/**
 * The requested day of the job, otherwise the promised one; null for a delivery without either.
 */
due_date?: (string | null)
/**
 * The requested times of day; null if any time will do.
 */
times?: (string | null)
/**
 * Short code of the service level.
 */
service_level_code: string
/**
 * How many parcels there are.
 */
parcel_count: number
/**
 * The branch that collects or delivers.
 */
branch_id?: (number | null)
/**
 * Name of the branch that collects or delivers.
 */
branch?: (string | null)
/**
 * User number of the driver.
 */
driver_id?: (number | null)
/**
 * Name of the driver.
 */
driver?: (string | null)
/**
 * When the shipment was booked.
 */
time_created: string
}
/**
 * Where a driver was last seen; receivers see it to about 100 metres.
 */
export interface DriverPosition {
/**
 * Latitude in degrees.
 */
lat: number
/**
 * Longitude in degrees.
 */
lng: number
/**
 * When the driver was there.
 */
date: string
}
/**
 * What is assigned to a driver automatically, as a client sends it.
 */
export interface DriverRequest {
/**
 * New shipments in the driver’s area are assigned for collection automatically.
 */
collects?: (boolean | null)
/**
 * Parcels for the driver’s area are assigned for delivery when they arrive at the hub.
 */
delivers?: (boolean | null)
/**
 * Codes or ranges the driver serves. Leave empty together with the outline to serve the whole branch.
 */
postal_codes?: (string[] | null)
/**
 * Corners of an area on the map, one per line: latitude and longitude, separated by a comma. An outline goes before postal codes.
 */
outline?: (string | null)
/**
 * Days on which the driver gets jobs automatically. Leave empty for every day.
 */
working_days?: (DayOfWeek[] | null)
/**
 * The base revision; without it the last change wins.
 */
base_revision?: number
}
/**
 * A driver, and the jobs that are assigned to the driver automatically.
 */
export interface Driver {
/**
 * User number of the driver.
 */
id: number
/**
 * Name of the driver.
 */
name: string
/**
 * The branch the driver works at.
 */
branch_id?: (number | null)
/**
 * Name of the branch the driver works at.
 */
branch?: (string | null)
/**
 * Collections and deliveries that the driver has not finished.
 */
open_jobs: number
/**
 * New shipments in the driver’s area are assigned for collection automatically.
 */
collects: boolean
/**
 * Parcels for the driver’s area are assigned for delivery when they arrive at the hub.
 */
delivers: boolean
/**
 * Codes or ranges the driver serves. Leave empty together with the outline to serve the whole branch.
 */
postal_codes: string[]
/**
 * Corners of an area on the map, one per line: latitude and longitude, separated by a comma. An outline goes before postal codes.
 */
outline?: string
/**
 * Days on which the driver gets jobs automatically. Leave empty for every day.
 */
working_days: DayOfWeek[]
/**
 * Where the driver’s phone was last; absent where positions aren’t shared.
 */
position?: DriverPosition
/**
 * Increases with every change; send it back as base_revision.
 */
revision: number
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
 * A collection or delivery that a driver has done, or an attempt that failed.
 */
export interface FinishedJob {
/**
 * Its shipment.
 */
shipment_id: number
/**
 * Whether it was a collection or a delivery.
 */
leg: ShipmentLeg
/**
 * Who did it.
 */
driver_id: number
/**
 * Whose collection or delivery it was.
 */
branch_id: (number | null)
/**
 * Account of the shipment.
 */
account_id: number
/**
 * When it was collected or delivered, or the attempt failed.
 */
finished_at: string
}
/**
 * A percentage that follows the price of fuel, usually month by month.
 */
export interface FuelLevy {
/**
 * Number of the levy.
 */
id: number
/**
 * Shown next to the amount.
 */
name: string
/**
 * One for each month or change; the latest that has started applies.
 */
percentages: FuelPercentage[]
percentage_of?: PercentageBase
/**
 * Only with these service levels. Leave empty for all.
 */
service_level_ids?: number[]
/**
 * Standard unless said otherwise; everything of a zero-rated service level is zero-rated.
 */
vat_type?: VatType
}
/**
 * The fuel levy from a day on.
 */
export interface FuelPercentage {
/**
 * First day on which it applies.
 */
from_date: string
/**
 * The levy.
 */
percentage: number
}
/**
 * A link for staff, customers or visitors, with a short description.
 */
export interface HelpLink {
/**
 * Tells the links of a list apart; the form fills it in.
 */
id: string
/**
 * The text of the link.
 */
title: string
/**
 * A full address starting with https://, or a page of your portal such as /track.
 */
url: string
/**
 * Shown under the title.
 */
description?: string
icon: LinkIcon
/**
 * Keeps the current page open.
 */
new_tab: boolean
}
/**
 * What is wrong with one line of an imported file.
 */
export interface ImportError {
/**
 * Line of the file, the headings being line 1.
 */
row: number
/**
 * The column, as the product calls it.
 */
field: string
/**
 * What to fix.
 */
message: string
}
/**
 * One line of a bank statement, and its import result.
 */
export interface ImportedLine {
/**
 * Line of the file, the headings being line 1.
 */
row: number
result: PaymentImportResult
/**
 * As the bank wrote it; null for a line that can’t be read.
 */
reference: (string | null)
/**
 * In rand; null for a line that can’t be read.
 */
amount: (number | null)
/**
 * The account that it is paid into, or why it isn’t.
 */
reason: string
}
/**
 * A payment from a bank statement that was imported.
 */
export interface ImportedPayment {
/**
 * Number of the payment inside the platform.
 */
id: number
/**
 * PMT and 6 digits.
 */
number: string
/**
 * The day on the bank statement.
 */
payment_date: string
/**
 * What was paid.
 */
amount: number
/**
 * What the payer wrote.
 */
reference: string
/**
 * What the bank wrote.
 */
description?: (string | null)
allocation: PaymentImportAllocation
/**
 * The account that it was paid into.
 */
account_id?: (number | null)
/**
 * Name of the account.
 */
account?: (string | null)
/**
 * The transaction that credited the account.
 */
transaction_id?: (number | null)
/**
 * What no invoice has of it yet.
 */
unallocated: number
/**
 * When it was imported.
 */
imported_at: string
}
/**
 * Something that the product emailed to a person, who can read it here too.
 */
export interface InboxMessage {
/**
 * Number of the message.
 */
id: number
/**
 * What it is about.
 */
subject: string
/**
 * The message as plain text, with the addresses that it leads to.
 */
body: string
/**
 * Whether the person has read it.
 */
is_read: boolean
/**
 * When it was written.
 */
created_at: string
}
/**
 * What insuring the declared value costs.
 */
export interface InsuranceRate {
/**
 * Number of the insurance rate.
 */
id: number
/**
 * Percentage of the declared value, or flat.
 */
charge_type: ChargeType
/**
 * Percent of the declared value, or rand.
 */
charge_value: number
/**
 * Lowest insurance charge.
 */
minimum_charge?: number
/**
 * Declared value up to which nothing is charged.
 */
free_cover?: number
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
 * The current status of the shipment.
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
 * A request that an integration rule sent, and the response. Secrets read ***.
 */
export interface IntegrationRequest {
/**
 * Number of the request.
 */
id: number
/**
 * Whether it went to an API or a webhook.
 */
type: RequestLogType
/**
 * Method.
 */
method: RequestLogMethod
/**
 * Address that it went to.
 */
url: string
/**
 * The result.
 */
status: RequestLogStatus
/**
 * Status code of the response; null without a response.
 */
status_code: (number | null)
/**
 * Group of the status code; absent without a response.
 */
status_code_group?: StatusCodeGroup
/**
 * The rule; null once it was deleted.
 */
rule_id: (number | null)
/**
 * Name of the rule.
 */
rule: string
/**
 * The shipment that was sent.
 */
shipment_id: number
/**
 * Short waybill number of the shipment.
 */
short_tracking_reference: string
/**
 * Headers, secrets as ***.
 */
request_headers: {
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
 * What was sent.
 */
request_body: string
/**
 * The response, truncated to 10 000 characters.
 */
response_body: (string | null)
/**
 * What went wrong.
 */
problem: (string | null)
/**
 * How often it was sent.
 */
attempts: number
/**
 * What set it off; absent where a person did.
 */
trigger?: IntegrationTrigger
/**
 * Who triggered it; null where an event did.
 */
created_by: (string | null)
/**
 * When it was triggered.
 */
created_at: string
/**
 * When it succeeded or finally failed.
 */
finished_at: (string | null)
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
 * Which shipments are sent to which connected system, and when. Rules run in order; every match sends.
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
 * When the rule runs.
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
 * Who last changed it; null for the platform team.
 */
updated_by: (string | null)
}
/**
 * What is noted when an interhub transfer departs.
 */
export interface InterhubDeparture {
/**
 * Registration number of the vehicle, or number of the wagon.
 */
vehicle?: string
/**
 * Number of the flight.
 */
flight_number?: string
/**
 * The carrier’s own number of the load, such as the air waybill.
 */
waybill?: string
/**
 * Who drives, where the vehicle is your own.
 */
driver_id?: number
}
/**
 * A parcel on an interhub transfer.
 */
export interface InterhubTransferParcel {
/**
 * Number of the entry.
 */
id: number
/**
 * The transfer.
 */
interhub_transfer_id: number
/**
 * The account that booked the shipment.
 */
account_id: number
/**
 * The shipment.
 */
shipment_id: number
/**
 * The parcel.
 */
parcel_id: number
/**
 * Number of the parcel.
 */
tracking_reference: string
status: ShipmentStatus
/**
 * Service level of the shipment.
 */
service_level_code?: (string | null)
/**
 * The town that it goes to.
 */
delivery_town?: (string | null)
/**
 * Weight of the parcel, in kg.
 */
weight_kg?: (number | null)
/**
 * When it was scanned onto the manifest.
 */
scanned_at: string
/**
 * When it was scanned off at the other branch.
 */
received_at?: (string | null)
}
/**
 * A load of parcels that travels from one branch to another, with its manifest.
 */
export interface InterhubTransfer {
/**
 * Number of the transfer inside the platform.
 */
id: number
/**
 * The number that people know it by, printed on the manifest.
 */
reference: string
status: InterhubTransferStatus
/**
 * The branch where it is loaded.
 */
from_branch_id: number
/**
 * Name of the branch where it is loaded.
 */
from_branch: string
/**
 * The branch where it is unloaded.
 */
to_branch_id: number
/**
 * Name of the branch where it is unloaded.
 */
to_branch: string
/**
 * Code of the carrier.
 */
carrier: string
/**
 * Who carries the load.
 */
carrier_name: string
/**
 * Code of the interhub service level.
 */
service_level: string
/**
 * How fast it travels.
 */
service_level_name: string
transport: TransportMode
/**
 * Registration number of the vehicle, or number of the wagon.
 */
vehicle?: (string | null)
/**
 * Number of the flight.
 */
flight_number?: (string | null)
/**
 * The carrier’s own number of the load.
 */
waybill?: (string | null)
/**
 * User number of the driver, where the vehicle is your own.
 */
driver_id?: (number | null)
/**
 * Name of the driver, where the vehicle is your own.
 */
driver?: (string | null)
/**
 * What the other branch should know.
 */
note?: (string | null)
/**
 * How many parcels are on it.
 */
parcel_count: number
/**
 * How many of them were scanned off.
 */
received_count: number
/**
 * When it was opened.
 */
created_at: string
/**
 * The user who opened it; null for scheduled transfers.
 */
created_by?: (string | null)
/**
 * When it was closed and left.
 */
closed_at?: (string | null)
/**
 * When it should arrive.
 */
due_at?: (string | null)
/**
 * Counts its changes.
 */
revision: number
}
/**
 * An account with charges that can be invoiced now.
 */
export interface InvoiceCandidate {
/**
 * The account.
 */
id: number
/**
 * Name of the account.
 */
account: string
invoice_frequency: InvoiceFrequency
/**
 * Shipments among the charges.
 */
shipments: number
/**
 * Charges that would be invoiced.
 */
charges: number
/**
 * What they come to, with VAT.
 */
amount: number
/**
 * What its invoice would lack.
 */
warning: (string | null)
}
/**
 * One charge on an invoice.
 */
export interface InvoiceLine {
/**
 * The transaction that charged it.
 */
id: number
/**
 * The day for which it was charged.
 */
date: string
/**
 * What it is for.
 */
description: string
/**
 * The shipment that it is about.
 */
shipment_id?: (number | null)
/**
 * Service, places, parcels and charged weight of the shipment, as they were on the day of the invoice.
 */
details?: (string | null)
/**
 * The customer's own reference for the shipment.
 */
customer_reference?: (string | null)
/**
 * The department or project that the shipment is for.
 */
cost_center?: (string | null)
/**
 * The amount without VAT.
 */
excluding_vat: number
/**
 * 0 for what is zero-rated.
 */
vat_percentage: number
/**
 * The VAT within the amount.
 */
vat: number
/**
 * With VAT.
 */
amount: number
}
/**
 * A payment, credit or write-off that covers part of an invoice.
 */
export interface InvoiceSettlement {
/**
 * Position in the list.
 */
id: number
/**
 * The day of the payment or credit.
 */
date: string
/**
 * What it is: Credit note, or the type of a transaction.
 */
document: string
/**
 * Number of the document, where it has one.
 */
number: (string | null)
/**
 * What was entered for it.
 */
description: string
/**
 * The credit note that the line is.
 */
credit_note_id: (number | null)
/**
 * How much of the invoice it covers.
 */
amount: number
}
/**
 * What part of a payment goes to an invoice.
 */
export interface InvoiceShare {
/**
 * Number of the invoice inside the platform.
 */
invoice_id: number
/**
 * In rand, up to what is outstanding.
 */
amount: number
}
/**
 * What an account owes for its charges of a period. Its lines never change; what was wrong is credited.
 */
export interface Invoice {
/**
 * Number of the invoice inside the platform.
 */
id: number
/**
 * INV and 6 digits, or the number that it had in an earlier system.
 */
number: string
/**
 * The account that owes it.
 */
account_id: number
/**
 * Name of the account.
 */
account: string
/**
 * The day of the invoice run.
 */
invoice_date: string
/**
 * The last day to pay it, by the payment terms on the day of the invoice.
 */
due_date: string
status: InvoiceStatus
/**
 * With VAT.
 */
total: number
/**
 * The VAT within the total.
 */
vat: number
/**
 * What payments cover, and other credits of the account.
 */
paid: number
/**
 * What credit notes cover.
 */
credited: number
/**
 * What is written off as a bad debt.
 */
written_off: number
/**
 * What is still to be paid.
 */
outstanding: number
/**
 * Whether some of it is outstanding after its due date.
 */
is_overdue: boolean
/**
 * How many days ago it was due. Empty unless it is overdue.
 */
days_overdue: (number | null)
}
/**
 * The result for one account in an invoice run.
 */
export interface InvoicingRunAccount {
/**
 * The account.
 */
id: number
/**
 * Name of the account.
 */
account: string
state: InvoicingResult
/**
 * Invoices that it got.
 */
invoices: number
/**
 * What they come to, with VAT.
 */
total: number
/**
 * Why it couldn’t be invoiced.
 */
problem?: (string | null)
}
/**
 * A run that created invoices: each night’s, and those that staff started.
 */
export interface InvoicingRun {
/**
 * Number of the run.
 */
id: number
/**
 * Charges before this day were invoiced.
 */
run_date: string
/**
 * When it began.
 */
started_at: string
/**
 * Who started it; empty for the run of each night.
 */
started_by?: (string | null)
state: BulkChangeState
/**
 * Accounts that the run is about.
 */
accounts: number
/**
 * Number of accounts that are finished.
 */
done: number
/**
 * Invoices that it created.
 */
invoices: number
/**
 * What the invoices come to, with VAT.
 */
total: number
/**
 * Accounts that couldn’t be invoiced.
 */
failed: number
}
/**
 * A setting that an import or rollback skips, and why.
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
 * The value that no longer fits; absent when the caller can’t read it.
 */
value?: unknown
}
/**
 * A list as a file, while it is being written and once it can be downloaded.
 */
export interface ListExport {
/**
 * Identifies the export.
 */
id: string
/**
 * Title of the list.
 */
title: string
status: ExportStatus
/**
 * Name of the file.
 */
file_name: string
/**
 * Where its file is once it is ready; it takes the same bearer token.
 */
url: string
/**
 * How many rows have been written.
 */
rows_done: number
/**
 * How many rows there were when it was asked for.
 */
rows_total: number
/**
 * When it was asked for.
 */
created_at: string
/**
 * When it is deleted.
 */
expires_at: string
}
/**
 * Filters, sort and columns of a list that a person keeps under a name.
 */
export interface ListView {
/**
 * Identifies the view.
 */
id: string
/**
 * The list that it is a view of: shipments_filters for the list of shipments.
 */
filter_key: string
/**
 * What the person calls it; unique among the views of a list.
 */
name: string
/**
 * Filters, sort, page size and columns as the address of the list has them: status=delivered&sort=-time_created.
 */
query: string
/**
 * Whether the list opens with it; one view of a list at most.
 */
is_default: boolean
}
/**
 * A file of shipments that was uploaded.
 */
export interface ListedBulkBooking {
/**
 * Number of the bulk booking.
 */
id: number
/**
 * The account that books and pays.
 */
account_id: number
/**
 * Name of the account.
 */
account: string
/**
 * Name of the file that was sent.
 */
file_name: string
state: BulkBookingState
/**
 * Lines with a shipment, the headings not counted.
 */
rows_total: number
/**
 * Who sent the file.
 */
created_by: (string | null)
/**
 * When the file was sent.
 */
time_created: string
}
/**
 * A shipment whose collection was due on a day that has passed.
 */
export interface MissedCollection {
/**
 * The shipment.
 */
id: number
/**
 * Short waybill number.
 */
short_tracking_reference: string
/**
 * Account that booked it.
 */
account_id: number
/**
 * Name of the account.
 */
account: string
/**
 * Branch that collects it.
 */
branch_id: (number | null)
/**
 * Name of that branch.
 */
branch: (string | null)
/**
 * Driver who is assigned; null where none is.
 */
driver: (string | null)
/**
 * Status of the shipment.
 */
status: ShipmentStatus
/**
 * The day on which it was to be collected.
 */
due_date: string
/**
 * Days since then.
 */
days_late: number
/**
 * How often it could not be collected.
 */
failed_attempts: number
/**
 * Who hands the parcels over.
 */
contact: (string | null)
/**
 * How to call them.
 */
phone: (string | null)
/**
 * When it was booked.
 */
time_created: string
}
/**
 * What staff enter to move money on an account.
 */
export interface NewAccountTransaction {
/**
 * How much the balance changes.
 */
amount: number
/**
 * What it is for, as the customer reads it.
 */
description: string
}
/**
 * What someone chooses for an API key.
 */
export interface NewApiKey {
/**
 * What uses the key, so that you know it again.
 */
name: string
expires: ApiKeyExpiry
}
/**
 * What staff enter to block someone.
 */
export interface NewBlockedEntry {
type: BlockedList
/**
 * The email address, domain such as example.com, mobile number or IP address.
 */
value: string
/**
 * Why it’s blocked, for your staff.
 */
note?: string
}
/**
 * What staff enter to credit an invoice or an account.
 */
export interface NewCreditNote {
/**
 * Whose balance the credit is added to.
 */
account_id: number
/**
 * With VAT.
 */
amount: number
/**
 * Printed on the credit note.
 */
reason: string
}
/**
 * What a person enters to save a view of a list.
 */
export interface NewListView {
/**
 * How you find the view again.
 */
name: string
/**
 * You can change this at any time.
 */
is_default?: boolean
}
/**
 * What a new courier business needs: a name, an address, a colour, a branch and its first administrator.
 */
export interface NewProvider {
/**
 * What the platform’s team calls the provider.
 */
name: string
kind?: ProviderKind
/**
 * Host name of the provider’s site, in lower case and without https://.
 */
origin: string
/**
 * Colour of buttons and links. Leave empty for the standard one.
 */
theme_primary?: string
/**
 * Short code of the first branch, in capital letters and digits.
 */
branch_code: string
/**
 * Name of the first branch.
 */
branch_name: string
tariff?: TariffTemplate
/**
 * First name and surname of the first provider administrator.
 */
admin_name: string
/**
 * Where the invitation is sent.
 */
admin_email: string
}
/**
 * What the platform’s team enters about a version.
 */
export interface NewReleaseNote {
/**
 * The version that the notes are about.
 */
version: string
/**
 * The notes are shown from this day.
 */
published_on: string
/**
 * What changed, for people who work with the product.
 */
body: string
}
/**
 * The page that a short link leads to.
 */
export interface NewShortUrl {
/**
 * The full URL that the link leads to, starting with https://.
 */
url: string
}
/**
 * Everything a message template can use. Private fields are excluded.
 */
export interface NotificationContext {
/**
 * The person this message goes to.
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
 * When things should happen, in words.
 */
expected: {
/**
 * The day and time. Absent while it isn’t known, and once it has passed.
 */
collection?: string
/**
 * The day with its hours, or the first and last day. Absent while it isn’t known, and once it has passed.
 */
delivery?: string
/**
 * The later day that delivery is requested for. Absent where there is none, or it has passed.
 */
next_attempt?: string
}
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
 * Deliveries of one branch by one service, and how many were on time.
 */
export interface OnTimeFigures {
/**
 * Tells the groups apart.
 */
id: string
/**
 * The delivering branch; null where none was found.
 */
branch: (string | null)
/**
 * The service level.
 */
service: string
/**
 * How many were delivered.
 */
delivered: number
/**
 * How many of them by the last day that was promised.
 */
on_time: number
/**
 * How many of them later.
 */
late: number
/**
 * Of a hundred deliveries, those on time.
 */
on_time_share: number
/**
 * From collection to delivery, on average, in days; null where no collection is known.
 */
days: (number | null)
}
/**
 * A payment or credit of an account that isn’t fully allocated to invoices.
 */
export interface OpenPayment {
/**
 * Number of the transaction.
 */
id: number
/**
 * The day for which it counts.
 */
effective_date: string
/**
 * As the customer reads it.
 */
description: string
/**
 * Of the whole payment or credit, in rand.
 */
amount: number
/**
 * What can be allocated, in rand.
 */
unallocated: number
}
/**
 * Something that can be chosen at booking and, for people who may see prices, what it costs.
 */
export interface OptInRate {
/**
 * Number of the adjustment.
 */
id: number
/**
 * Shown next to the choice.
 */
name: string
charge_type?: ChargeType
/**
 * Percent for a percentage, otherwise rand.
 */
charge_value?: number
/**
 * What the customer gets for it.
 */
description: string
/**
 * Charged unless it is taken away.
 */
opted_in_by_default: boolean
/**
 * The service levels of the route that have it.
 */
service_level_ids: number[]
}
/**
 * An invoice that is outstanding after its due date.
 */
export interface OverdueInvoice {
/**
 * Number of the invoice inside the platform.
 */
id: number
/**
 * INV and 6 digits, or the number that it had in an earlier system.
 */
number: string
/**
 * The last day to pay it.
 */
due_date: string
/**
 * What is still to be paid.
 */
outstanding: number
}
/**
 * One thing that a machine that weighs and measures parcels reported of a parcel.
 */
export interface ParcelMeasurement {
/**
 * Number of the measurement.
 */
id: number
/**
 * The shipment.
 */
shipment_id: number
/**
 * The parcel.
 */
parcel_id: number
type: ParcelMeasurementType
/**
 * Measured length in cm; null unless the type is dimensions.
 */
length_cm: (number | null)
/**
 * Measured width in cm; null unless the type is dimensions.
 */
width_cm: (number | null)
/**
 * Measured height in cm; null unless the type is dimensions.
 */
height_cm: (number | null)
/**
 * Measured weight in kg; null unless the type is dimensions.
 */
weight_kg: (number | null)
/**
 * The image among the files of the shipment; null unless the type is image.
 */
file_id: (number | null)
/**
 * The price before; null unless the type is rate-recalculation, and for people who can’t see prices.
 */
rate_before: (number | null)
/**
 * The price from then on, the same where the difference is below the threshold.
 */
rate_after: (number | null)
/**
 * Which machine reported it.
 */
machine: (string | null)
/**
 * Why the shipment isn’t priced by these sizes, such as a service that can’t carry them; null when it is. For staff.
 */
problem: (string | null)
/**
 * When it was reported.
 */
created_at: string
}
/**
 * A parcel as a client sends it. Sizes and weight are required when it is booked.
 */
export interface ParcelRequest {
/**
 * The number that another courier or the customer gave it.
 */
alternative_tracking_reference?: (string | null)
/**
 * What is inside, in the sender’s words.
 */
parcel_description?: (string | null)
/**
 * What it is packed in.
 */
packaging?: (string | null)
/**
 * Length of the parcel as booked, in cm.
 */
submitted_length_cm?: (number | null)
/**
 * Width of the parcel as booked, in cm.
 */
submitted_width_cm?: (number | null)
/**
 * Height of the parcel as booked, in cm.
 */
submitted_height_cm?: (number | null)
/**
 * Weight of the parcel as booked, in kg.
 */
submitted_weight_kg?: (number | null)
/**
 * Length of the parcel as measured at the hub, in cm.
 */
actual_length_cm?: (number | null)
/**
 * Width of the parcel as measured at the hub, in cm.
 */
actual_width_cm?: (number | null)
/**
 * Height of the parcel as measured at the hub, in cm.
 */
actual_height_cm?: (number | null)
/**
 * Weight of the parcel as measured at the hub, in kg.
 */
actual_weight_kg?: (number | null)
/**
 * The parcel to change.
 */
id?: number
}
/**
 * A packaging that people choose for a parcel; it fills in the parcel’s size and weight.
 */
export interface ParcelType {
/**
 * Tells the entries of the list apart; it never changes.
 */
id: string
/**
 * What people choose it by.
 */
name: string
/**
 * Length of the parcel, in cm.
 */
length: number
/**
 * Width of the parcel, in cm.
 */
width: number
/**
 * Height of the parcel, in cm.
 */
height: number
/**
 * Weight of the parcel, in kg.
 */
weight: number
/**
 * Used where goods can be insured. Leave empty to ask the customer.
 */
declared_value?: number
/**
 * New parcels start with this packaging. Only one can be the default.
 */
is_default: boolean
}
/**
 * One piece of a shipment.
 */
export interface Parcel {
/**
 * Number of the parcel inside the platform.
 */
id?: number
/**
 * Number of the shipment that the parcel belongs to.
 */
shipment_id?: number
/**
 * The number on the parcel’s own label.
 */
tracking_reference: string
/**
 * The number that another courier or the customer gave it.
 */
alternative_tracking_reference?: string
/**
 * The current status of this parcel; it can be ahead of its shipment.
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
 * A credential of a device or a password manager that signs its user in without a password.
 */
export interface Passkey {
/**
 * Number of the passkey.
 */
id: number
/**
 * What you know it by, such as the device.
 */
name: string
/**
 * When it was added.
 */
created_at: string
/**
 * When it signed in last.
 */
last_used_at?: string
}
/**
 * The account that an imported payment is paid into.
 */
export interface PaymentAccount {
/**
 * It is credited with the whole payment.
 */
account_id: number
allocation: InvoiceAllocation
}
/**
 * What was paid in one way, to one person or through one payment provider.
 */
export interface PaymentFigures {
/**
 * Tells the groups apart.
 */
id: string
/**
 * The staff member who recorded the payments; empty for those that a gateway or a bank statement reported.
 */
received_by?: (string | null)
provider: PaymentProvider
/**
 * Empty where the provider doesn’t say.
 */
type?: (PaymentType | null)
/**
 * How many payments.
 */
payments: number
/**
 * What they come to, in rand.
 */
amount: number
/**
 * What of it was paid back, in rand.
 */
refunded: number
}
/**
 * Something that was paid back of a payment.
 */
export interface PaymentRefund {
/**
 * Number of the refund.
 */
id: number
/**
 * What was paid back.
 */
amount: number
/**
 * Why, as the customer reads it.
 */
reason: string
way: RefundWay
state: RefundState
/**
 * The payment provider’s own number of it, or that of the transfer.
 */
reference: (string | null)
/**
 * Why it was not made.
 */
failure: (string | null)
/**
 * The staff member who asked for it.
 */
created_by: (string | null)
/**
 * When it was asked for.
 */
created_at: string
}
/**
 * What was paid back of a payment, and what still can be.
 */
export interface PaymentRefunds {
/**
 * What can be paid back now: the payment without what was refunded and what pays invoices.
 */
refundable: number
/**
 * Whether the payment provider can be asked to pay it back.
 */
through_gateway: boolean
/**
 * Only a prepaid account can’t be refunded what it has spent, unless staff allow a negative balance.
 */
account_type: AccountType
/**
 * The balance of the account.
 */
balance: number
/**
 * Newest first.
 */
refunds: PaymentRefund[]
}
/**
 * One thing that a role may allow.
 */
export interface PermissionRecord {
/**
 * Permission string.
 */
permission: string
/**
 * What it is called.
 */
title: string
/**
 * What it allows.
 */
description: string
/**
 * What it is about: permissions of one subject belong together.
 */
group: string
/**
 * Whether one sees, adds or changes with it.
 */
action: ("GET" | "POST" | "PATCH" | "other")
/**
 * Whether it only changes what the screens show.
 */
screens_only: boolean
/**
 * Whether the caller has it, and so may give it to a role.
 */
can_give: boolean
/**
 * Titles of the calls that ask for it.
 */
calls: string[]
}
/**
 * What fits into one compartment of a locker, or over a counter.
 */
export interface PickupPointCompartment {
size: PickupPointSize
/**
 * Longest side of a parcel, in cm.
 */
length_cm?: number
/**
 * Second side of a parcel, in cm.
 */
width_cm?: number
/**
 * Shortest side of a parcel, in cm.
 */
height_cm?: number
/**
 * Heaviest parcel, in kg.
 */
weight_kg?: number
/**
 * How many of this size are free; absent where the network doesn’t say.
 */
free?: number
}
/**
 * A locker or counter where parcels are handed in and fetched.
 */
export interface PickupPoint {
/**
 * Number of the locker or counter in its network.
 */
pickup_point_id: string
pickup_point_provider: PickupPointProvider
type: PickupPointType
/**
 * Name of the locker or counter.
 */
name: string
/**
 * Where on the premises it is.
 */
description?: string
/**
 * Where it is.
 */
address: Address
/**
 * Position on the map.
 */
lat: number
/**
 * Position on the map.
 */
lng: number
/**
 * What fits, from small to large.
 */
compartments: PickupPointCompartment[]
/**
 * When it is open, by day of the week; a day that is absent is closed.
 */
trading_hours: TradingHours[]
/**
 * In a straight line from where the caller asked, in km.
 */
distance_km?: number
}
/**
 * A place that completes what was typed.
 */
export interface PlaceSuggestion {
/**
 * Send it to the geocode call to get the address.
 */
place_id: string
/**
 * The first line: the street, suburb or town.
 */
title: string
/**
 * The second line: the town and province.
 */
subtitle: string
}
/**
 * An address as people enter it.
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
 * Position of the map pin. Leave empty to find it from the address.
 */
lat?: number
/**
 * Position of the map pin. Leave empty to find it from the address.
 */
lng?: number
}
/**
 * What people change about themselves.
 */
export interface Profile {
/**
 * First name and surname.
 */
name: string
/**
 * Where we reach the person.
 */
phone_number?: string
}
/**
 * How a delivery was proven: by PIN, by what the driver captured instead, or by a signed delivery note.
 */
export interface ProofOfDelivery {
/**
 * The tracking event of the delivery.
 */
event_id: number
/**
 * pin: the receiver gave the PIN. fallback: the driver captured the receiver’s details. grv: a signed delivery note.
 */
method: ("pin" | "fallback" | "grv")
/**
 * Who took the parcels.
 */
name: (string | null)
/**
 * The mobile number of that person.
 */
mobile_number: (string | null)
/**
 * The department that took them.
 */
department: (string | null)
/**
 * What the driver wrote.
 */
description: (string | null)
/**
 * What was captured besides, each with its heading.
 */
further: {
/**
 * Whom or what it is of.
 */
heading: string
/**
 * Who was there.
 */
name: (string | null)
/**
 * Their mobile number.
 */
mobile_number: (string | null)
/**
 * The department.
 */
department: (string | null)
/**
 * What the driver wrote.
 */
description: (string | null)
/**
 * Its photos and signature, among the files of the delivery.
 */
file_ids: number[]
}[]
/**
 * Who delivered; null for customers to whom that is not shown.
 */
user_name: (string | null)
/**
 * When it was delivered.
 */
delivered_at: string
/**
 * What was captured.
 */
files: ShipmentFile[]
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
 * The value after a reset; given only when the value is set here and also in a wider scope.
 */
inherited?: {
source: SettingScope
/**
 * The value that would count; absent when nothing would be set.
 */
value?: unknown
}
/**
 * True when the stored value is no longer valid. Staff see it so that they can fix it; everywhere else the inherited value applies.
 */
unusable?: boolean
}
/**
 * What is changed of a provider.
 */
export interface ProviderRecordRequest {
/**
 * What the platform’s team calls the provider.
 */
name?: (string | null)
kind?: (ProviderKind | null)
status?: (ProviderStatus | null)
/**
 * Host names under which the provider is reached, without https:// and port.
 */
origins?: (string[] | null)
/**
 * The base revision; without it the last change wins.
 */
base_revision?: number
}
/**
 * A courier business, as the platform’s team manages it.
 */
export interface ProviderRecord {
/**
 * Number of the provider.
 */
id: number
/**
 * What the platform’s team calls the provider.
 */
name: string
kind: ProviderKind
status: ProviderStatus
/**
 * Host names under which the provider is reached, without https:// and port.
 */
origins: string[]
/**
 * When the provider was added.
 */
time_created?: string
/**
 * Increases with every change; send it back as base_revision.
 */
revision: number
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
/**
 * What is special about its type, such as no_guest_shipments.
 */
kind_flags?: string[]
status: ProviderStatus
environment?: Environment
/**
 * Where uploaded logos are served from in this environment, to be put before their paths; the page's own address when absent.
 */
image_host?: string
/**
 * The effective value of the setting enabled_features for this provider.
 */
enabled_features?: string[]
}
/**
 * What is asked before a price can be given: where from, where to, and how large.
 */
export interface QuickQuote {
/**
 * The account whose prices are shown.
 */
account_id?: number
/**
 * Suburb, town or postal code of the collection.
 */
collection_place: string
/**
 * Suburb, town or postal code of the delivery.
 */
delivery_place: string
/**
 * Sizes and weight of each parcel.
 */
parcels: {
/**
 * Length of the parcel in cm.
 */
length: number
/**
 * Width of the parcel in cm.
 */
width: number
/**
 * Height of the parcel in cm.
 */
height: number
/**
 * Weight of the parcel in kg.
 */
weight: number
}[]
/**
 * What the contents are worth. Insurance is charged for it.
 */
declared_value?: number
/**
 * Leave empty for as soon as possible.
 */
collection_date?: string
}
/**
 * Who gets a quote by email.
 */
export interface QuoteEmail {
/**
 * One or more email addresses, separated by commas.
 */
recipients: string
}
/**
 * A discount or an addition: for everybody, for some accounts, or chosen at booking.
 */
export interface RateAdjustment {
/**
 * Number of the adjustment.
 */
id: number
/**
 * Shown next to the amount.
 */
name: string
/**
 * What the customer gets for it.
 */
description?: string
/**
 * Charged only when it is chosen.
 */
is_opt_in?: boolean
/**
 * Charged unless it is taken away.
 */
opted_in_by_default?: boolean
/**
 * Only for these rate groups. Leave empty for all.
 */
rate_group_ids?: number[]
/**
 * Only for these accounts. Leave empty for all.
 */
account_ids?: number[]
/**
 * Only with these service levels. Leave empty for all.
 */
service_level_ids?: number[]
charge_type: ChargeType
/**
 * Percent for a percentage, otherwise rand; below zero it is a discount.
 */
charge_value: number
percentage_of?: PercentageBase
/**
 * Whether the amount is charged once or for every parcel.
 */
charge_basis?: ChargeBasis
/**
 * Lowest amount.
 */
minimum_charge?: number
/**
 * Highest amount.
 */
maximum_charge?: number
/**
 * Standard unless said otherwise; everything of a zero-rated service level is zero-rated.
 */
vat_type?: VatType
}
/**
 * One amount of a price, and why it is what it is.
 */
export interface RateEntry {
type: RateEntryType
/**
 * Number of the surcharge, the adjustment or the extra; the base rate has none.
 */
id?: number
/**
 * Shown next to the amount.
 */
name: string
/**
 * The amount as the tariff states prices: with VAT where its prices include VAT.
 */
value: number
/**
 * VAT in the amount or on top of it.
 */
vat: number
vat_type: VatType
charge_type?: ChargeType
/**
 * Percent for a percentage, otherwise rand.
 */
charge_value?: number
/**
 * How the amount came about, for people.
 */
explanation?: string
}
/**
 * One step of how a price came about.
 */
export interface RateExplanation {
/**
 * The step, for people.
 */
text: string
/**
 * What the step adds, as the tariff states prices.
 */
amount?: number
}
/**
 * What the rate group adds to a price: the insurance.
 */
export interface RateExtra {
/**
 * Number of the insurance rate.
 */
id: number
/**
 * The amount as the tariff states prices.
 */
insurance_charge: number
/**
 * VAT in the charge or on top of it.
 */
vat: number
vat_type: VatType
}
/**
 * The terms of a rate group; its rates are changed one at a time. A new one needs a number and a name.
 */
export interface RateGroupRequest {
/**
 * Number of the rate group.
 */
id?: (number | null)
/**
 * Name of the group, also on quotes.
 */
name?: (string | null)
/**
 * Used for every account that is in no group.
 */
is_default?: (boolean | null)
/**
 * Accounts whose shipments are priced by this group.
 */
account_ids?: (number[] | null)
insurance?: InsuranceRate
}
/**
 * The rates of some accounts; the default group holds for everybody else and fills what a group leaves open.
 */
export interface RateGroup {
/**
 * Number of the rate group.
 */
id: number
/**
 * Name of the group, also on quotes.
 */
name: string
/**
 * Used for every account that is in no group.
 */
is_default?: boolean
/**
 * Accounts whose shipments are priced by this group.
 */
account_ids?: number[]
/**
 * What each service level costs from zone to zone.
 */
rates: ZoneRate[]
insurance?: InsuranceRate
}
/**
 * Name, first day and state of a price list; what is in it is changed part by part. A new one needs a number, a name and a first day.
 */
export interface RateRevisionRequest {
/**
 * Number of the revision.
 */
id?: (number | null)
/**
 * What the revision is about.
 */
name?: (string | null)
/**
 * First day on which shipments are priced by it.
 */
valid_from?: (string | null)
/**
 * Not used for prices until it is published. You can try it out before.
 */
is_draft?: (boolean | null)
}
/**
 * All rates, surcharges and adjustments as they hold from a day on, until the next revision.
 */
export interface RateRevision {
/**
 * Number of the revision.
 */
id: number
/**
 * What the revision is about.
 */
name: string
/**
 * First day on which shipments are priced by it.
 */
valid_from: string
/**
 * Not used for prices until it is published. You can try it out before.
 */
is_draft?: boolean
/**
 * Exactly one of them is the default.
 */
groups: RateGroup[]
/**
 * In the order in which they are shown.
 */
surcharges: Surcharge[]
/**
 * In the order in which they are shown.
 */
rate_adjustments: RateAdjustment[]
/**
 * In the order in which they are shown.
 */
time_based_rate_adjustments: TimeBasedRateAdjustment[]
}
/**
 * What one service level costs for a shipment, when it is collected and delivered, and how the price came about.
 */
export interface Rate {
/**
 * The whole price with VAT.
 */
rate: number
/**
 * The whole price without VAT.
 */
rate_excluding_vat: number
/**
 * Whether the single amounts include VAT; they add up to the price with or without VAT accordingly.
 */
prices_include_vat: boolean
base_rate: BaseRate
service_level: RatedServiceLevel
/**
 * For places that cost more to reach.
 */
surcharges: RateEntry[]
/**
 * Discounts, levies and what was chosen.
 */
rate_adjustments: RateEntry[]
/**
 * For days and times outside the ordinary.
 */
time_based_rate_adjustments: RateEntry[]
/**
 * Insurance.
 */
extras: RateExtra[]
/**
 * The greater of actual and volumetric weight, rounded.
 */
charged_weight: number
/**
 * What the parcels weigh.
 */
actual_weight: number
/**
 * Volumetric weight: the volume divided by the divisor of the service level, kg.
 */
volumetric_weight: number
/**
 * Step by step, in order.
 */
explanation: RateExplanation[]
}
/**
 * A service level with its dates for this shipment.
 */
export interface RatedServiceLevel {
/**
 * Number of the service level.
 */
id: number
/**
 * Short code.
 */
code: string
/**
 * What customers read.
 */
name: string
/**
 * What sets it apart.
 */
description: string
/**
 * Beginning of the time in which it is delivered.
 */
delivery_date_from: string
/**
 * End of the time in which it is delivered.
 */
delivery_date_to: string
/**
 * When it is collected at the earliest.
 */
collection_date: string
/**
 * Latest time to book for collection on that day.
 */
collection_cut_off_time: string
vat_type: VatType
/**
 * Declared values are not insured with it.
 */
insurance_disabled: boolean
}
/**
 * What may be given as the reason of a change.
 */
export interface ReasonChoices {
/**
 * The reasons that the provider lists.
 */
choices: string[]
/**
 * Whether another reason may be written.
 */
may_be_other: boolean
/**
 * Whether there must be a reason.
 */
required: boolean
}
/**
 * A payment that an account was credited with, and the way it was made.
 */
export interface ReceivedPayment {
/**
 * Number of its transaction.
 */
id: number
/**
 * Number of the payment, as on statements and receipts; null for a payment recorded before payments had numbers.
 */
number?: (string | null)
/**
 * When the account was credited.
 */
transaction_date: string
/**
 * The account that was credited.
 */
account_id: number
/**
 * Name of the account.
 */
account: string
provider: PaymentProvider
/**
 * Empty where the provider doesn’t say.
 */
type?: (PaymentType | null)
/**
 * What was paid.
 */
amount: number
/**
 * What was paid back of it.
 */
refunded: number
/**
 * Whether a refund awaits the answer of the payment provider.
 */
refund_pending: boolean
/**
 * Whether a guest has paid more for the shipment than it costs, such as after a lower price. Refund what is left.
 */
is_overpaid: boolean
/**
 * The payment provider’s own number of it, or that of the imported payment.
 */
reference?: (string | null)
/**
 * What it is for.
 */
description: string
/**
 * Whether it was undone.
 */
has_been_reversed: boolean
/**
 * The staff member who recorded it; empty where a gateway or a bank statement did.
 */
received_by?: (string | null)
}
/**
 * What staff enter when they refund a payment.
 */
export interface RefundRequest {
/**
 * How the customer gets the money.
 */
way: RefundWay
/**
 * What is paid back.
 */
amount: number
/**
 * The customer reads it on the statement.
 */
reason: string
/**
 * The number of the transfer or slip.
 */
payment_reference?: string
/**
 * For a payment that is already spent, such as on a booked shipment: the account owes the difference afterwards.
 */
below_zero?: boolean
}
/**
 * What someone enters who opens an account.
 */
export interface Registration {
/**
 * Leave empty if you don’t ship for a company.
 */
account_name?: string
/**
 * First name and surname.
 */
name: string
/**
 * You log in with it, and invoices are sent there.
 */
email: string
/**
 * For calls from drivers and for SMS updates.
 */
phone_number: string
/**
 * At least 10 characters. A few words in a row are easy to remember and hard to guess.
 */
password: string
/**
 * Where we usually collect. It is saved in your address book.
 */
address: Address
}
/**
 * What is new in a version of the product.
 */
export interface ReleaseNote {
/**
 * Number of the notes.
 */
id: number
/**
 * The version that the notes are about.
 */
version: string
/**
 * The notes are shown from this day.
 */
published_on: string
/**
 * What changed, for people who work with the product.
 */
body: string
/**
 * Increases with every change; send it back as base_revision.
 */
revision: number
}
/**
 * A responsible contact as a client sends it.
 */
export interface ResponsibleContactRequest {
/**
 * Who answers for the shipment.
 */
name?: (string | null)
/**
 * Where receipts go.
 */
email?: (string | null)
/**
 * How they are reached.
 */
mobile_number?: (string | null)
}
/**
 * Who answers for a shipment, and pays for it: for guests the address for billing.
 */
export interface ResponsibleContact {
/**
 * Who answers for the shipment.
 */
name?: string
/**
 * Where receipts go.
 */
email?: string
/**
 * How they are reached.
 */
mobile_number?: string
}
/**
 * What the shipments of one account by one service cost.
 */
export interface RevenueFigures {
/**
 * Tells the groups apart.
 */
id: string
/**
 * Name of the account.
 */
account: string
/**
 * The service level.
 */
service: string
/**
 * How many shipments.
 */
shipments: number
/**
 * What their prices are made of, in kg.
 */
charged_weight: number
/**
 * Their prices with VAT, in rand.
 */
revenue: number
/**
 * Price of a shipment with VAT on average, in rand.
 */
average: number
}
/**
 * A role as a client sends it. A new one needs a name and permissions.
 */
export interface RoleRecordRequest {
/**
 * What people call the role.
 */
label?: (string | null)
/**
 * Who gets this role and what they do with it.
 */
description?: (string | null)
/**
 * What people with this role can do. You can give no more than you have yourself.
 */
permissions?: (string[] | null)
/**
 * The caller's own provider when absent.
 */
provider_id?: number
/**
 * For updates: the base revision; without it the last change wins.
 */
base_revision?: number
}
/**
 * A role as those who manage roles see it.
 */
export interface RoleRecord {
/**
 * Number of the role.
 */
id: number
/**
 * What people call the role.
 */
label: string
/**
 * Who gets this role and what they do with it.
 */
description?: string
kind: RoleKind
/**
 * What people with this role can do. You can give no more than you have yourself.
 */
permissions: string[]
/**
 * How many people have the role.
 */
user_count: number
/**
 * Increases with every change; send it back as base_revision.
 */
revision: number
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
 * A way of sending: how fast, until when it can be booked for the day, how large a parcel may be and how its weight is charged.
 */
export interface ServiceLevel {
/**
 * Number of the service level.
 */
id: number
/**
 * Short code on labels and in the API.
 */
code: string
/**
 * What customers read when they choose.
 */
name: string
/**
 * What sets it apart, in a sentence.
 */
description?: string
/**
 * Position in the list of prices; lower comes first.
 */
sort_order?: number
/**
 * Booked later, it is collected on the next day.
 */
collection_cut_off_time: string
/**
 * Days of the week on which parcels are collected.
 */
collection_days: DayOfWeek[]
/**
 * Days of the week on which parcels are delivered and which count as transit days.
 */
delivery_days: DayOfWeek[]
/**
 * Public holidays are days like any other.
 */
works_on_public_holidays?: boolean
delivery_estimate: DeliveryEstimate
/**
 * Where it collects.
 */
collects_from: ServicePlace
/**
 * Where it delivers.
 */
delivers_to: ServicePlace
/**
 * Cubic centimetres that count as one kilogram. Leave empty to charge by actual weight only.
 */
volumetric_divisor?: number
weight_rounding: WeightRounding
/**
 * Whether parcels are priced together or separately.
 */
charge_basis: ChargeBasis
/**
 * Longest side of a parcel; it may be turned to fit.
 */
max_parcel_length_cm?: number
/**
 * Second longest side of a parcel.
 */
max_parcel_width_cm?: number
/**
 * Shortest side of a parcel.
 */
max_parcel_height_cm?: number
/**
 * Highest weight of one parcel.
 */
max_parcel_weight_kg?: number
/**
 * Highest weight of all parcels together.
 */
max_shipment_weight_kg?: number
/**
 * Highest number of parcels in a shipment.
 */
max_parcels?: number
/**
 * From each group, only the service level with the best fit for the parcel is offered, as with locker sizes.
 */
size_group?: string
vat_type: VatType
/**
 * Declared values are not insured with this service level.
 */
insurance_disabled?: boolean
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
 * The effective value before; absent when there was none. A secret reads {set: true} or {set: false}.
 */
from?: unknown
/**
 * The effective value afterwards; absent when there is none.
 */
to?: unknown
/**
 * Whether it was previously set here, rather than inherited.
 */
from_set: boolean
/**
 * Whether it is set here afterwards.
 */
to_set: boolean
}
/**
 * One save and everything it changed.
 */
export interface SettingRevision {
/**
 * The revision after it.
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
 * Where the change came from; null when it wasn’t recorded.
 */
source: (AuditSource | null)
/**
 * The request that made it, as it appears in the server logs and in the audit trail.
 */
request_id: (string | null)
/**
 * The version of the app that sent it; null when it wasn’t recorded.
 */
client_version: (string | null)
/**
 * Whose view the person was in; null when it was their own.
 */
impersonated: (string | null)
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
 * Whether its values are never shown.
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
 * Whether it is also the default.
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
invalid: string[]
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
scope: ScopeRef
/**
 * The revision.
 */
revision: number
/**
 * A hash of all values set in the scope, used to detect later changes.
 */
hash: string
/**
 * The scope that the file is prepared for, with its revision. The file is rejected if the scope has changed since.
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
 * Values by key: what is set in the scope itself and can be read by the person who exported it.
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
 * Changes to be saved at a later time on behalf of the person who scheduled them; suspended when they can’t be saved as scheduled.
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
 * Why, in the words of the person who scheduled it; may be empty.
 */
note: string
/**
 * Who scheduled it; it is saved on their behalf.
 */
scheduled_by: string
/**
 * When it was scheduled.
 */
scheduled_at: string
/**
 * The settings that it changes, as far as the caller may read them.
 */
settings: string[]
/**
 * From the current value to the scheduled one, as far as the caller can read them; empty once it is saved or cancelled.
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
 * Who cancelled it or saved it early; null when it was saved on time.
 */
finished_by: (string | null)
/**
 * When it was saved, cancelled or suspended.
 */
finished_at: (string | null)
/**
 * The revision that it made.
 */
finished_revision: (number | null)
}
/**
 * A document, photo or signature that belongs to a shipment.
 */
export interface ShipmentFile {
/**
 * Number of the file within the provider.
 */
id: number
/**
 * The shipment.
 */
shipment_id: number
/**
 * document: uploaded by staff or the customer. photo: taken with a tracking event. signature and grv: of a delivery.
 */
kind: ("document" | "photo" | "signature" | "grv")
/**
 * The tracking event that it was sent with; null for documents.
 */
event_id: (number | null)
/**
 * The first version of this document; null for a file that is itself the first.
 */
first_id: (number | null)
/**
 * 1 for a file as it was added; each annotated copy is one more.
 */
version: number
/**
 * The version that was annotated; null for the first.
 */
based_on: (number | null)
/**
 * Its name.
 */
name: string
/**
 * What it is by its content.
 */
media_type: string
/**
 * Size in bytes.
 */
size: number
/**
 * Where to fetch it, for 15 minutes, by GET and without a session.
 */
url: string
/**
 * Who added it; null for customers to whom that is not shown.
 */
user_name: (string | null)
/**
 * When it was added.
 */
created_at: string
}
/**
 * A message about a shipment, and its delivery status.
 */
export interface ShipmentMessage {
/**
 * Number of the message.
 */
id: number
/**
 * The shipment that it is about.
 */
shipment_id: number
/**
 * The account that booked the shipment.
 */
account_id: number
/**
 * The short waybill number of the shipment.
 */
short_tracking_reference: string
/**
 * The status or event that it is about.
 */
about: string
channel: NotificationChannel
party: MessageParty
/**
 * Name of the recipient.
 */
recipient_name: string
/**
 * The email address or mobile number; empty when there was none.
 */
recipient: string
/**
 * The subject of an email.
 */
subject?: (string | null)
/**
 * What it says, without PINs.
 */
content: string
status: MessageStatus
/**
 * How often sending was tried.
 */
attempts: number
/**
 * Why it wasn’t sent, or what went wrong last.
 */
problem?: (string | null)
/**
 * When it was written.
 */
created_at: string
/**
 * When it was sent.
 */
sent_at?: (string | null)
/**
 * When the gateway reported its arrival.
 */
delivered_at?: (string | null)
}
/**
 * Something that was written down about a shipment, for staff or for the customer too.
 */
export interface ShipmentNote {
/**
 * Number of the note among those of its kind.
 */
id: number
kind: ShipmentNoteKind
/**
 * The shipment.
 */
shipment_id: number
/**
 * The type that the provider gave it; null for a plain note.
 */
note_type: (string | null)
/**
 * What was written.
 */
text: string
/**
 * Whether the customer reads it too.
 */
shown_to_customers: boolean
/**
 * Who received it by email.
 */
emailed_to: NoteEmailRecipient[]
/**
 * Who wrote it; null for customers to whom that is not shown.
 */
user_name: (string | null)
/**
 * When it was written.
 */
created_at: string
}
/**
 * A priced shipment that is not booked yet, as lists show it; the shipment of the same number holds the rest.
 */
export interface ShipmentQuote {
/**
 * Number of the quote and of the shipment that it becomes.
 */
id: number
/**
 * The account that it is for.
 */
account_id: number
/**
 * Name of the account.
 */
account_name: string
/**
 * The reference by which people speak of the quote.
 */
short_tracking_reference: string
/**
 * The order number or whatever else the customer calls it.
 */
customer_reference: (string | null)
status: ShipmentStatus
/**
 * Town of the collection.
 */
collection_city: (string | null)
/**
 * Town of the delivery.
 */
delivery_city: (string | null)
/**
 * The service level that was priced.
 */
service_level_name: string
/**
 * How many parcels it is for.
 */
parcel_count: number
/**
 * What it costs, in rand with VAT.
 */
rate?: number
/**
 * When the price was given.
 */
time_created: string
/**
 * Until when the price can be accepted.
 */
quote_valid_until: string
}
/**
 * What the receiver thought of a delivery.
 */
export interface ShipmentRating {
/**
 * From 1 (poor) to 5 (excellent).
 */
stars: number
/**
 * What they wrote.
 */
comment: (string | null)
/**
 * When they rated it.
 */
date: string
}
/**
 * A shipment as a client sends it. Booking takes everything; a change takes the fields that change. Null removes a value.
 */
export interface ShipmentRequest {
/**
 * Number of the account that booked it.
 */
account_id?: (number | null)
/**
 * The code by which the courier that the shipment is handed to sorts it.
 */
routing_code?: (string | null)
/**
 * A waybill number that the customer chose. It is stored in capitals.
 */
custom_tracking_reference?: (string | null)
/**
 * The order number or whatever else the customer calls it.
 */
customer_reference?: (string | null)
/**
 * The cost centre of the account that the shipment is booked to.
 */
cost_center?: (string | null)
/**
 * Where the parcels are collected.
 */
collection_address?: (AddressRequest | null)
/**
 * Where the parcels are delivered.
 */
delivery_address?: (AddressRequest | null)
/**
 * Who hands the parcels over.
 */
collection_contact?: (ContactRequest | null)
/**
 * Who takes the parcels.
 */
delivery_contact?: (ContactRequest | null)
/**
 * Who answers for the shipment where that is neither of the two.
 */
responsible_contact?: (ResponsibleContactRequest | null)
/**
 * What the driver should know at the collection.
 */
special_instructions_collection?: (string | null)
/**
 * What the driver should know at the delivery.
 */
special_instructions_delivery?: (string | null)
/**
 * First day on which the parcels may be collected.
 */
collection_min_date?: (string | null)
/**
 * Earliest time of the collection.
 */
collection_after?: (string | null)
/**
 * Latest time of the collection.
 */
collection_before?: (string | null)
/**
 * First day on which the parcels may be delivered; a rescheduled delivery has its new day here.
 */
delivery_min_date?: (string | null)
/**
 * Earliest time of the delivery.
 */
delivery_after?: (string | null)
/**
 * Latest time of the delivery.
 */
delivery_before?: (string | null)
/**
 * The locker or counter where the sender hands the parcels in.
 */
collection_pickup_point_id?: (string | null)
/**
 * Who runs the locker or counter where the parcels are handed in.
 */
collection_pickup_point_provider?: (PickupPointProvider | null)
/**
 * The locker or counter where the receiver fetches the parcels.
 */
delivery_pickup_point_id?: (string | null)
/**
 * Who runs the locker or counter where the parcels are fetched.
 */
delivery_pickup_point_provider?: (PickupPointProvider | null)
/**
 * User number of the driver who collects.
 */
collection_agent_id?: (number | null)
/**
 * User number of the driver who delivers.
 */
delivery_agent_id?: (number | null)
/**
 * Number of the service level.
 */
service_level_id?: (number | null)
/**
 * Short code of the service level, by which it is chosen.
 */
service_level_code?: (string | null)
/**
 * Numbers of the extras that were booked.
 */
opt_in_rates?: (number[] | null)
/**
 * Numbers of the timed extras that were booked.
 */
opt_in_time_based_rates?: (number[] | null)
/**
 * What the contents are worth, in rand.
 */
declared_value?: (number | null)
/**
 * How the delivery is proven; pin-with-fallback where the shipment does not say.
 */
pod_method?: (PodMethod | null)
/**
 * Whether this shipment returns what an earlier one delivered.
 */
is_return?: (boolean | null)
/**
 * Why the collection was moved to another day.
 */
collection_rescheduled_reason?: (string | null)
/**
 * Why the delivery was moved to another day.
 */
delivery_rescheduled_reason?: (string | null)
/**
 * The pieces of the shipment.
 */
parcels?: (ParcelRequest[] | null)
/**
 * What kind of goods are sent, as the provider lists them.
 */
category?: (string | null)
/**
 * A note for the courier’s team, written when the shipment was booked.
 */
note?: (string | null)
/**
 * Whether no messages are sent to the contacts of this shipment.
 */
mute_notifications?: (boolean | null)
/**
 * The caller's own provider when absent.
 */
provider_id?: number
/**
 * The shipment to change.
 */
id?: number
/**
 * The revision that the change is based on; without it the last change wins.
 */
base_revision?: number
/**
 * Changing a shipment to cancelled cancels it and refunds its price.
 */
status?: "cancelled"
/**
 * Why the shipment is cancelled.
 */
tracking_message?: (string | null)
/**
 * data-capture skips the rule about the billing email address.
 */
mode?: ("default" | "data-capture" | null)
/**
 * The shipment that this one duplicates.
 */
duplicate_of?: (number | null)
/**
 * The shipment that this one returns.
 */
return_of?: (number | null)
/**
 * The sender confirms that there are no dangerous goods.
 */
no_dangerous_goods?: (boolean | null)
/**
 * The price that was shown, in rand with VAT. Booking fails with price_changed when it costs something else.
 */
expected_rate?: (number | null)
}
/**
 * One order to bring parcels from a collection address to a delivery address.
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
 * The current status, as the value that conditions compare with.
 */
status: ShipmentStatus
/**
 * The status as the reader is shown it: with or without a driver, and as the provider shows statuses to customers.
 */
displayed_status?: ShipmentStatus
/**
 * The number on the label, by which everybody knows the shipment.
 */
tracking_reference: string
/**
 * The code by which the courier that the shipment is handed to sorts it.
 */
routing_code?: string
/**
 * The waybill number without its padding, for SMSs and the telephone.
 */
short_tracking_reference: string
/**
 * A waybill number that the customer chose. It is stored in capitals.
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
responsible_contact?: ResponsibleContact
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
 * Size of the locker compartment that is reserved for the parcel.
 */
delivery_compartment?: PickupPointSize
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
 * Number of the branch that looked after the account when the shipment was booked.
 */
account_branch_id?: number
/**
 * The branch that is currently responsible.
 */
branch?: Branch
/**
 * Where questions about this shipment go.
 */
support_email?: string
/**
 * What the shipment costs, in rand with VAT.
 */
rate?: number
/**
 * Number of the service level.
 */
service_level_id: number
/**
 * Short code of the service level, by which it is chosen.
 */
service_level_code: string
/**
 * The service level as customers know it.
 */
service_level_name: string
/**
 * Numbers of the extras that were booked.
 */
opt_in_rates?: number[]
/**
 * Numbers of the timed extras that were booked.
 */
opt_in_time_based_rates?: number[]
/**
 * What the contents are worth, in rand.
 */
declared_value?: number
/**
 * How the delivery is proven; pin-with-fallback where the shipment does not say.
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
 * Whether this shipment returns what an earlier one delivered.
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
 * The state of a payment that staff must resolve. held: the measured parcels cost more than the account can be charged, so the shipment is on hold. awaiting-payment: the same, and it was on hold already.
 */
payment_intervention_status?: string
/**
 * What is left of a price that was paid in part: what the measured parcels cost beyond what was charged, until it is paid or staff release the shipment, or what the price was raised by while a guest paid for it.
 */
outstanding_amount?: number
/**
 * The day on which it is to be collected: the requested one, otherwise the promised one, otherwise that of the booking.
 */
collection_due_date?: string
/**
 * Whether it is stuck: by its status, or because a difference of the price is not paid.
 */
needs_intervention?: boolean
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
 * Until when the sender drops the parcel off so that it is collected as promised. Absent unless it awaits its drop-off.
 */
drop_off_by?: string
/**
 * The last day on which the parcel can be dropped off; then the shipment is cancelled. Absent unless it awaits its drop-off and the provider limits that.
 */
drop_off_last_day?: string
/**
 * When the sender dropped the parcel off at the locker or counter where it is collected.
 */
dropped_off_date?: string
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
 * The last moment at which the delivery is expected, as the tracking page shows it: by the estimate, or by a later requested date. Absent while the shipment is on hold or waits at a pickup point, and after its end.
 */
expected_delivery?: string
/**
 * When the receiver took the parcels.
 */
delivered_date?: string
/**
 * When the parcels came back to the hub.
 */
returned_to_hub_date?: string
/**
 * What kind of goods are sent, as the provider lists them.
 */
category?: string
/**
 * A note for the courier’s team, written when the shipment was booked.
 */
note?: string
/**
 * Whether no messages are sent to the contacts of this shipment.
 */
mute_notifications?: boolean
/**
 * How many parcels the shipment has, without cancelled ones.
 */
parcel_count?: number
/**
 * Every amount of the price and how it came about, as it was when the shipment was booked.
 */
rate_breakdown?: Rate
/**
 * The weight that the price is based on, in kg.
 */
charged_weight?: number
/**
 * The shipment that this one duplicates or returns.
 */
original_shipment_id?: number
/**
 * The bulk booking that this shipment was booked by.
 */
bulk_booking_id?: number
/**
 * Why the shipment was cancelled.
 */
cancellation_reason?: string
/**
 * Until when the quoted price can be accepted.
 */
quote_valid_until?: string
/**
 * Increases with every change; send it back as base_revision to detect conflicts.
 */
revision?: number
/**
 * The person who booked the shipment.
 */
created_by?: string
/**
 * Words by which staff group shipments. Customers don’t see them.
 */
tags?: string[]
}
/**
 * A short address, and the page that it leads to.
 */
export interface ShortUrl {
/**
 * Number of the link.
 */
id: number
/**
 * What follows /s/ in the link.
 */
code: string
/**
 * The page that it leads to.
 */
url: string
/**
 * How often it was followed.
 */
clicks: number
/**
 * When it was made.
 */
created_at: string
/**
 * When it was last opened; null if never.
 */
last_clicked_at: (string | null)
/**
 * After this it leads to the empty tracking page.
 */
expires_at: string
}
/**
 * A contact as a client sends it.
 */
export interface SimpleContactRequest {
/**
 * First and last name.
 */
name?: (string | null)
/**
 * Where the person is reached first.
 */
mobile_number?: (string | null)
/**
 * Another number, for when the first isn't answered.
 */
alternative_contact_number?: (string | null)
/**
 * Where emails go.
 */
email?: (string | null)
}
/**
 * A person to reach who has no shipment of their own, such as whom invoices go to.
 */
export interface SimpleContact {
/**
 * First and last name.
 */
name: string
/**
 * Where the person is reached first.
 */
mobile_number?: string
/**
 * Another number, for when the first isn't answered.
 */
alternative_contact_number?: string
/**
 * Where emails go.
 */
email?: string
}
/**
 * One document on a statement of account, with the balance after it.
 */
export interface StatementLine {
/**
 * The last transaction of the document.
 */
id: number
/**
 * The day of the document.
 */
date: string
/**
 * What it is: Invoice, Credit note, or the type of a transaction.
 */
document: string
/**
 * Number of the document, where it has one.
 */
number?: (string | null)
/**
 * What it is for; of a payment, the invoices that it paid.
 */
description: string
/**
 * The invoice that the line is.
 */
invoice_id?: (number | null)
/**
 * The credit note that the line is.
 */
credit_note_id?: (number | null)
/**
 * Of an invoice, the last day to pay it.
 */
due_date?: (string | null)
/**
 * What was taken from the account.
 */
debit?: (number | null)
/**
 * What was paid or credited.
 */
credit?: (number | null)
/**
 * The balance of the documents after it; below zero for what the account owes.
 */
balance: number
}
/**
 * The result for one account in a statement run.
 */
export interface StatementRunAccount {
/**
 * The account.
 */
id: number
/**
 * Name of the account.
 */
account: string
state: StatementResult
/**
 * Addresses that it was emailed to.
 */
sent_to?: (string | null)
/**
 * Why it wasn’t sent.
 */
problem?: (string | null)
}
/**
 * Statements that were emailed to many accounts: each month’s, and those that staff started.
 */
export interface StatementRun {
/**
 * Number of the run.
 */
id: number
/**
 * When it began.
 */
started_at: string
/**
 * Who started it; empty for the run of each month.
 */
started_by?: (string | null)
/**
 * First day of the statements.
 */
from_day: string
/**
 * Last day of the statements.
 */
to_day: string
state: BulkChangeState
/**
 * Accounts that the run is about.
 */
accounts: number
/**
 * Accounts that were emailed their statement.
 */
sent: number
/**
 * Accounts without anybody to email it to.
 */
skipped: number
/**
 * Accounts whose statement couldn’t be sent.
 */
failed: number
}
/**
 * A file that was uploaded to a signed address.
 */
export interface StoredFile {
/**
 * Name in its folder, with which it is downloaded later.
 */
file_name: string
/**
 * Size in bytes as stored.
 */
size: number
/**
 * What it is by its content.
 */
media_type: string
/**
 * Path that anyone may open, for images of the brand; null for other files.
 */
public_url: (string | null)
}
/**
 * What is added where a place costs more to reach, found by its zone or by a tag.
 */
export interface Surcharge {
/**
 * Number of the surcharge.
 */
id: number
/**
 * Shown next to the amount.
 */
name: string
applies_to: SurchargeLeg
/**
 * Surcharge zones in which it is charged. Without zones and tags it is charged everywhere.
 */
zone_ids?: number[]
/**
 * Also charged where the zone or the address has one of these tags, such as mine or plot.
 */
tags?: string[]
/**
 * Only with these service levels. Leave empty for all.
 */
service_level_ids?: number[]
charge_type: ChargeType
/**
 * Percent for a percentage, otherwise rand; below zero it is a discount.
 */
charge_value: number
/**
 * Whether the amount is charged once or for every parcel.
 */
charge_basis?: ChargeBasis
/**
 * Lowest amount.
 */
minimum_charge?: number
/**
 * Highest amount.
 */
maximum_charge?: number
/**
 * Standard unless said otherwise; everything of a zero-rated service level is zero-rated.
 */
vat_type?: VatType
}
/**
 * A word by which staff group accounts, shipments or areas of a map.
 */
export interface Tag {
/**
 * The tag itself; unique within its kind, whatever its capitals.
 */
name: string
/**
 * What the tag is put on.
 */
type: TagType
}
/**
 * Where the kilometres of a charge per kilometre begin.
 */
export interface TariffBranch {
/**
 * Number of the branch.
 */
id: number
/**
 * Short code of the branch.
 */
code: string
/**
 * Latitude of the branch.
 */
lat: number
/**
 * Longitude of the branch.
 */
lng: number
}
/**
 * What applies to every amount of a tariff.
 */
export interface TariffTerms {
/**
 * On: customers pay the amounts as they are entered. Off: VAT is added to them.
 */
prices_include_vat: boolean
/**
 * By how much a road is longer than the straight line, for charges per kilometre.
 */
road_factor?: number
}
/**
 * Everything that decides what a shipment costs with a provider.
 */
export interface Tariff {
/**
 * Whether the amounts of the tariff include VAT or VAT comes on top.
 */
prices_include_vat: boolean
/**
 * By how much a road is longer than the straight line, for charges per kilometre.
 */
road_factor?: number
/**
 * All areas that rates, surcharges and service days refer to.
 */
zones: Zone[]
/**
 * All ways of sending.
 */
service_levels: ServiceLevel[]
/**
 * Branches with their places.
 */
branches: TariffBranch[]
/**
 * Levies by month; they hold across revisions.
 */
fuel_levies: FuelLevy[]
/**
 * Past, present and future; the latest that has started applies.
 */
revisions: RateRevision[]
}
/**
 * A charge for a day or a time: Saturdays, public holidays, evenings.
 */
export interface TimeBasedRateAdjustment {
/**
 * Number of the adjustment.
 */
id: number
/**
 * Shown next to the amount.
 */
name: string
/**
 * What the customer gets for it.
 */
description?: string
/**
 * Whether the time of the collection or of the delivery decides.
 */
applies_to: ShipmentLeg
/**
 * Days of the week on which it applies. Leave empty for all.
 */
days?: DayOfWeek[]
/**
 * Applies on public holidays, whatever the day of the week.
 */
on_public_holidays?: boolean
/**
 * The requested time is after this.
 */
from_time?: string
/**
 * The requested time is before this.
 */
to_time?: string
/**
 * Chosen at booking, it adds its days to those on which the service level runs.
 */
opens_days?: boolean
/**
 * Charged only when it is chosen.
 */
is_opt_in?: boolean
/**
 * Charged unless it is taken away.
 */
opted_in_by_default?: boolean
/**
 * Only for these rate groups. Leave empty for all.
 */
rate_group_ids?: number[]
/**
 * Only for these accounts. Leave empty for all.
 */
account_ids?: number[]
/**
 * Only with these service levels. Leave empty for all.
 */
service_level_ids?: number[]
charge_type: ChargeType
/**
 * Percent for a percentage, otherwise rand; below zero it is a discount.
 */
charge_value: number
percentage_of?: PercentageBase
/**
 * Whether the amount is charged once or for every parcel.
 */
charge_basis?: ChargeBasis
/**
 * Lowest amount.
 */
minimum_charge?: number
/**
 * Highest amount.
 */
maximum_charge?: number
/**
 * Standard unless said otherwise; everything of a zero-rated service level is zero-rated.
 */
vat_type?: VatType
}
/**
 * Something that happened to a shipment, as anyone who holds its number may know it.
 */
export interface TrackedEvent {
/**
 * Number of the event.
 */
id: number
/**
 * The parcel; null when the event concerns the whole shipment.
 */
parcel_tracking_reference: (string | null)
/**
 * When it happened.
 */
date: string
status: ShipmentStatus
/**
 * What the courier says about it.
 */
message: (string | null)
/**
 * Where it happened, such as the name of a branch or town.
 */
location: (string | null)
/**
 * What reported it: booking, staff, customer, driver, scanner, integration or system.
 */
source: string
}
/**
 * A suburb or town on the way of a shipment, never an address.
 */
export interface TrackedPlace {
/**
 * The suburb or town.
 */
name: string
/**
 * Latitude of its centre, in degrees.
 */
lat: number
/**
 * Longitude of its centre, in degrees.
 */
lng: number
}
/**
 * How a delivery was proven, as its sender and receiver see it without signing in.
 */
export interface TrackedProof {
/**
 * pin: the receiver gave the PIN. fallback: the driver captured the receiver’s details. grv: a signed delivery note.
 */
method: ("pin" | "fallback" | "grv")
/**
 * Who took the parcels.
 */
name: (string | null)
/**
 * When it was delivered.
 */
delivered_at: string
/**
 * What was captured.
 */
files: ShipmentFile[]
}
/**
 * What anyone who holds a shipment's number may know about it: no names, no streets, no prices.
 */
export interface TrackedShipment {
/**
 * The waybill number.
 */
tracking_reference: string
/**
 * The short waybill number.
 */
short_tracking_reference: string
/**
 * The customer's own waybill number.
 */
custom_tracking_reference: (string | null)
status: ShipmentStatus
/**
 * The service that was booked.
 */
service_level_name: string
/**
 * How many parcels it has.
 */
parcel_count: number
/**
 * Whether it returns to the sender of another shipment.
 */
is_return: boolean
/**
 * The town that it comes from.
 */
collection_town: (string | null)
/**
 * The town that it goes to.
 */
delivery_town: (string | null)
/**
 * The locker or counter where the parcel is to be dropped off or collected now.
 */
waits_at: (string | null)
/**
 * The last day on which the parcel can be dropped off; then the shipment is cancelled. Null unless it awaits its drop-off and the provider limits that.
 */
drop_off_last_day: (string | null)
/**
 * Where it is collected; null when the map does not know the town.
 */
collection_place: (TrackedPlace | null)
/**
 * Where it goes; null when the map does not know the town.
 */
delivery_place: (TrackedPlace | null)
/**
 * Where something last happened to it; null before that, and where the place is not known.
 */
last_place: (TrackedPlace | null)
/**
 * Where the driver is while it is out for delivery, as far as the provider shows it and the position is fresh.
 */
driver_position: (DriverPosition | null)
/**
 * The earliest time of the delivery, on the day that was asked for since where that is later; null while it is on hold, and if it ended without a delivery.
 */
estimated_delivery_from: (string | null)
/**
 * The latest time of the delivery; null while it is on hold, and if it ended without a delivery.
 */
estimated_delivery_to: (string | null)
/**
 * The earliest time of the delivery as it was before the last change; null when it never changed.
 */
previous_delivery_from: (string | null)
/**
 * The latest time of the delivery as it was before the last change; null when it never changed.
 */
previous_delivery_to: (string | null)
/**
 * When it was delivered.
 */
delivered_date: (string | null)
/**
 * Whether it waits for a payment that its sender or receiver can make online.
 */
can_pay: boolean
/**
 * Its receiver may ask for another delivery day here.
 */
can_reschedule: boolean
/**
 * The earliest requested delivery time, for a receiver who may reschedule; null if none was requested.
 */
delivery_after: (string | null)
/**
 * The latest requested delivery time, for a receiver who may reschedule; null if none was requested.
 */
delivery_before: (string | null)
/**
 * The reasons that the receiver chooses from then; without any, one need not be given.
 */
reschedule_reasons: string[]
/**
 * Its delivery was recorded with a proof, which its sender and receiver may see.
 */
has_proof: boolean
/**
 * It is booked and not collected yet: its sender may print its labels.
 */
can_print_label: boolean
/**
 * Whether it was delivered and is not yet rated.
 */
can_rate: boolean
/**
 * How the delivery was rated; null before that.
 */
stars: (number | null)
/**
 * Where to write for help: the address of the branch that delivers it, or else the provider's.
 */
support_email_address: (string | null)
/**
 * The number to call for help, of the branch that delivers it or else the provider's.
 */
support_contact_number: (string | null)
/**
 * The WhatsApp number for help, of the branch that delivers it or else the provider's.
 */
support_whatsapp_number: (string | null)
/**
 * The four steps of its way, in order.
 */
tracking_steps: TrackingStep[]
/**
 * What happened, the newest first, without what the provider hides.
 */
tracking_events: TrackedEvent[]
}
/**
 * How someone shows that a shipment was sent by or to them.
 */
export interface TrackingContact {
/**
 * As it was given to us for the collection or the delivery.
 */
contact: string
}
/**
 * Something that happened to a shipment or one of its parcels: when, where, and the status from then on.
 */
export interface TrackingEvent {
/**
 * Number of the event.
 */
id: number
/**
 * The shipment.
 */
shipment_id: number
/**
 * The parcel; null when it concerns the whole shipment.
 */
parcel_id: (number | null)
status: ShipmentStatus
/**
 * What people should know about it, such as a reason.
 */
message: (string | null)
/**
 * Where it happened, such as the name of a branch or town.
 */
location: (string | null)
/**
 * What reported it: booking, staff, customer, driver, scanner, integration or system.
 */
source: string
/**
 * Who did it; null for customers to whom that is not shown, and for the system.
 */
user_name: (string | null)
/**
 * When it happened.
 */
date: string
}
/**
 * One of the four steps of a shipment's way, as the tracking page draws them.
 */
export interface TrackingStep {
/**
 * The step.
 */
name: ("created" | "collected" | "in-transit" | "delivered")
/**
 * Whether the shipment is past it, at it or before it.
 */
state: ("complete" | "current" | "pending")
}
/**
 * Opening hours of one day as a client sends them.
 */
export interface TradingHoursRequest {
day?: (DayOfWeek | null)
/**
 * South African time.
 */
from?: (string | null)
/**
 * South African time; 23:59 when it is open around the clock.
 */
to?: (string | null)
}
/**
 * When a pickup point is open on one day of the week.
 */
export interface TradingHours {
day: DayOfWeek
/**
 * South African time.
 */
from: string
/**
 * South African time; 23:59 when it is open around the clock.
 */
to: string
}
/**
 * Why a transaction is reversed.
 */
export interface TransactionReversal {
/**
 * Shown to the customer with the reversal.
 */
reason: string
}
/**
 * One collection or delivery, as the driver needs it.
 */
export interface TripJob {
/**
 * Number of the job.
 */
id: number
/**
 * The shipment.
 */
shipment_id: number
leg: ShipmentLeg
/**
 * Waybill number.
 */
tracking_reference: string
status: ShipmentStatus
/**
 * Who is there.
 */
contact: (string | null)
/**
 * Their number.
 */
mobile_number: (string | null)
/**
 * What the driver should know.
 */
instructions: (string | null)
/**
 * Not before this time.
 */
after: (string | null)
/**
 * Not later than this time.
 */
before: (string | null)
pod_method: PodMethod
/**
 * Whether the receiver was given a PIN.
 */
has_pin: boolean
/**
 * What to look at before the parcels go out for delivery.
 */
warnings: string[]
/**
 * The kind of pickup point where it is; absent at an address.
 */
pickup_point_type?: PickupPointType
/**
 * The parcels that are not cancelled.
 */
parcels: {
/**
 * The parcel.
 */
id: number
/**
 * Number of the parcel.
 */
tracking_reference: string
/**
 * What it is.
 */
description: (string | null)
/**
 * The sender’s own number on it, where it is known.
 */
alternative_tracking_reference: (string | null)
}[]
}
/**
 * The stops of one driver on one day, in the order of the round.
 */
export interface TripSheet {
/**
 * User number of the driver.
 */
driver_id: number
/**
 * Name of the driver.
 */
driver: string
/**
 * The day.
 */
date: string
/**
 * How many stops a day may have before staff are warned; null for no limit.
 */
stop_limit: (number | null)
/**
 * The stops that are left, in order. Several shipments to one address are one stop.
 */
stops: TripStop[]
}
/**
 * One address of a tripsheet, and what is to be done there.
 */
export interface TripStop {
/**
 * The address on one line.
 */
address: string
/**
 * Latitude, where it is known.
 */
lat: (number | null)
/**
 * Longitude, where it is known.
 */
lng: (number | null)
/**
 * The time by which the driver must be there.
 */
before: (string | null)
/**
 * What is collected and delivered there.
 */
jobs: TripJob[]
}
/**
 * A user as a client sends it. A new one needs a name, an email address and a role.
 */
export interface UserRecordRequest {
/**
 * First name and surname.
 */
name?: (string | null)
/**
 * What the user logs in with.
 */
email?: (string | null)
/**
 * Where colleagues reach the user.
 */
phone_number?: (string | null)
/**
 * What the user may do.
 */
role_id?: (number | null)
/**
 * The customer account the user belongs to; staff have none.
 */
account_id?: (number | null)
/**
 * The branch the user works at.
 */
branch_id?: (number | null)
/**
 * The user sees nothing of other branches.
 */
limit_user_to_branch?: (number | null)
/**
 * The user sees nothing of other accounts.
 */
limit_user_to_account?: (number | null)
/**
 * How the shipment page opens for the user. The kiosk with payment needs RAM counters, which are turned on in the settings.
 */
shipment_page_mode?: ("default" | "data-capturing" | "kiosk" | "kiosk-with-payment-flow")
/**
 * true: the user can’t log in, and every session ends.
 */
is_blocked?: boolean
/**
 * The caller's own provider when absent.
 */
provider_id?: number
/**
 * For updates: the base revision; without it the last change wins.
 */
base_revision?: number
}
/**
 * Someone who can log in, as those who manage users see it.
 */
export interface UserRecord {
/**
 * Number of the user.
 */
id: number
/**
 * First name and surname.
 */
name: string
/**
 * What the user logs in with.
 */
email: string
/**
 * Where colleagues reach the user.
 */
phone_number?: string
/**
 * What the user may do.
 */
role_id: number
/**
 * Name of the role.
 */
role: string
/**
 * The customer account the user belongs to; staff have none.
 */
account_id?: number
/**
 * Name of the customer account.
 */
account?: string
/**
 * The branch the user works at.
 */
branch_id?: number
/**
 * Name of the branch.
 */
branch?: string
/**
 * The user sees nothing of other branches.
 */
limit_user_to_branch?: number
/**
 * The user sees nothing of other accounts.
 */
limit_user_to_account?: number
/**
 * How the shipment page opens for the user. The kiosk with payment needs RAM counters, which are turned on in the settings.
 */
shipment_page_mode?: ("default" | "data-capturing" | "kiosk" | "kiosk-with-payment-flow")
state: UserState
/**
 * When the user last logged in.
 */
last_signed_in_at?: string
/**
 * When the user was added.
 */
time_created?: string
/**
 * Whether the caller may change, block and invite the user again: users with more permissions than the caller’s can’t be changed. In lists only.
 */
can_change?: boolean
/**
 * Increases with every change; send it back as base_revision.
 */
revision: number
}
/**
 * A browser in which someone is signed in.
 */
export interface UserSession {
/**
 * Number of the session.
 */
id: number
/**
 * Browser and system, as far as the browser says, such as Chrome on Windows.
 */
browser: string
/**
 * When the person signed in.
 */
created_at: string
/**
 * When it ends automatically.
 */
expires_at: string
/**
 * Whether this is the session that asks.
 */
is_current: boolean
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
/**
 * What an invoice or credit note has at one VAT rate.
 */
export interface VatLine {
vat_type: VatType
/**
 * In percent.
 */
percentage: number
/**
 * Sum of the amounts without VAT.
 */
excluding_vat: number
/**
 * Sum of the VAT.
 */
vat: number
}
/**
 * Shipments that one branch collects and that have the same status.
 */
export interface VolumeFigures {
/**
 * Tells the groups apart.
 */
id: string
/**
 * The collecting branch; null where none was found.
 */
branch: (string | null)
/**
 * Their status.
 */
status: ShipmentStatus
/**
 * How many shipments.
 */
shipments: number
/**
 * How many parcels they have.
 */
parcels: number
/**
 * What their prices are made of, in kg.
 */
charged_weight: number
}
/**
 * A shipment that someone brings to a locker or counter, or comes for.
 */
export interface WaitingParcel {
/**
 * ID of the shipment.
 */
id: number
/**
 * Its account.
 */
account_id: number
/**
 * Waybill number.
 */
tracking_reference: string
next_step: CounterStep
/**
 * The sender who brings it, or the receiver who comes for it.
 */
person: string
/**
 * Their number.
 */
mobile_number: (string | null)
/**
 * The locker or counter, by the number of its network.
 */
pickup_point_id: string
/**
 * The name of the locker or counter.
 */
place: (string | null)
status: ShipmentStatus
/**
 * Since when it has its status.
 */
since: (string | null)
/**
 * When it was booked.
 */
time_created: string
}
/**
 * The price of each further kilogram, up to a weight.
 */
export interface WeightStep {
/**
 * Charged weight at which the next step begins. The last step has none.
 */
up_to_kg?: number
/**
 * Amount for each kilogram of the step.
 */
charge_per_kg: number
}
/**
 * What a service level costs from one zone to another.
 */
export interface ZoneRate {
/**
 * Number of the service level.
 */
service_level_id: number
/**
 * Zone of the collection. Leave empty for anywhere.
 */
from_zone_id?: number
/**
 * Zone of the delivery. Leave empty for anywhere.
 */
to_zone_id?: number
/**
 * The same rate applies in the other direction.
 */
both_directions?: boolean
formula_type: RateFormulaType
/**
 * The flat price, or the price up to the included weight.
 */
base_charge?: number
/**
 * Weight that the charge includes, for a formula.
 */
base_weight_kg?: number
/**
 * What each further kilogram costs, from the included weight upwards.
 */
steps?: WeightStep[]
/**
 * Added for every parcel after the first, where parcels are priced together.
 */
additional_parcel_charge?: number
}
/**
 * A zone as it is to be. A new one needs a name, a map, and an outline, postal codes or countries; the map of one that is there does not change.
 */
export interface ZoneRequest {
/**
 * Name of the area, as in rate sheets.
 */
name?: (string | null)
/**
 * What the area is for. A draft area can be moved to another map, and then counts there.
 */
layer?: (MapLayer | null)
/**
 * Polygons as in GeoJSON: each a list of closed rings of longitude and latitude, the outer ring first, then holes.
 */
polygons?: (number[][][][] | null)
/**
 * South African postal codes, each a code or a range.
 */
postal_codes?: (string[] | null)
/**
 * Whole countries; the least specific way to be in a zone.
 */
countries?: (string[] | null)
/**
 * Words by which surcharges find the area, such as outlying or mine.
 */
tags?: (string[] | null)
/**
 * Days of the week on which an area of the map service_days is served.
 */
service_days?: (DayOfWeek[] | null)
}
/**
 * An area drawn on a map or given by postal codes: for rates, for surcharges or for the days on which it is served.
 */
export interface Zone {
/**
 * Number of the zone.
 */
id: number
/**
 * Name of the area, as in rate sheets.
 */
name: string
/**
 * What the area is for. A draft area can be moved to another map, and then counts there.
 */
layer: MapLayer
/**
 * Polygons as in GeoJSON: each a list of closed rings of longitude and latitude, the outer ring first, then holes.
 */
polygons?: number[][][][]
/**
 * South African postal codes, each a code or a range.
 */
postal_codes?: string[]
/**
 * Whole countries; the least specific way to be in a zone.
 */
countries?: string[]
/**
 * Words by which surcharges find the area, such as outlying or mine.
 */
tags?: string[]
/**
 * Days of the week on which an area of the map service_days is served.
 */
service_days?: DayOfWeek[]
/**
 * Increases with every change; send it back as base_revision. Absent in price lists.
 */
revision?: number
}

/**
 * How a customer pays.
 */
export type AccountType = ("prepaid" | "postpaid" | "guest")
/**
 * How an entry came into the address book.
 */
export type AddressSource = ("manual" | "automatic" | "import")
/**
 * What kind of place an address is; some service levels and surcharges depend on it.
 */
export type AddressType = ("residential" | "business" | "international" | "locker" | "counter")
/**
 * How a message looks on screen.
 */
export type AlertVariant = ("success" | "error" | "warning" | "info" | "general")
/**
 * How a stored answer relates to its question today. Changing a question never loses answers.
 */
export type AnswerState = ("current" | "outdated" | "retired" | "removed")
/**
 * How long an API key works.
 */
export type ApiKeyExpiry = ("7_days" | "30_days" | "never")
/**
 * Where a change came from.
 */
export type AuditSource = ("staff" | "api" | "import" | "schedule" | "rollback" | "automatic" | "migration")
/**
 * What an event of the audit trail is about.
 */
export type AuditType = ("provider_setting" | "account_setting" | "user_setting" | "shipment" | "integration_rule" | "account_detail" | "address_book_entry" | "collection_request" | "user" | "tariff" | "account" | "role" | "branch" | "provider" | "blocked_entry" | "release_note" | "interhub_transfer" | "short_url")
/**
 * The type that banks ask for with the account number.
 */
export type BankAccountType = ("cheque" | "savings" | "transmission")
/**
 * South African banks, under the ids by which Stitch pays into an account (vendor’s BankBeneficiaryBankId).
 */
export type Bank = ("absa" | "african_bank" | "capitec" | "za_capitec_business" | "discovery_bank" | "fnb" | "investec" | "nedbank" | "standard_bank" | "tymebank" | "za_access_bank" | "za_albaraka_bank" | "za_bank_zero" | "za_bidvest" | "za_citibank" | "za_finbond_mutual_bank" | "grindrod_bank" | "za_hbz_bank" | "za_hsbc" | "za_postbank" | "sasfin_bank" | "za_standard_chartered_bank" | "za_state_bank_of_india")
/**
 * What is blocked.
 */
export type BlockedList = ("email-address" | "email-domain" | "mobile-number" | "ip-address")
/**
 * Whether a branch is worked from.
 */
export type BranchState = ("open" | "retired")
/**
 * How far the booking of a file of shipments has come.
 */
export type BulkBookingState = ("checking" | "checked" | "booking" | "done" | "failed")
/**
 * How far a change of many rows is.
 */
export type BulkChangeState = ("running" | "done")
/**
 * The association that a bank card belongs to.
 */
export type CardAssociation = ("visa" | "mastercard" | "american express" | "diners club")
/**
 * Whether an amount counts once or for every parcel.
 */
export type ChargeBasis = ("shipment" | "parcel")
/**
 * How the amount of a charge is worked out.
 */
export type ChargeType = ("percentage" | "flat" | "perKg" | "perKmFromDeliveryBranch" | "perKmFromCollectionBranch")
/**
 * The state of a bulk collection.
 */
export type CollectionRequestStatus = ("collection-assigned" | "collection-unassigned" | "collection-rejected" | "collection-exception" | "collection-failed-attempt" | "closed" | "cancelled")
/**
 * What the contacts of a shipment are notified about besides its statuses.
 */
export type ContactNotice = "rescheduled-delivery"
/**
 * The way in which someone pays at the counter.
 */
export type CounterMethod = ("cash" | "card-machine" | "manual-eft")
/**
 * What staff at a counter do with a parcel.
 */
export type CounterStep = ("take-in" | "hand-over" | "none")
/**
 * Who may see the answer to a custom field, and who may change it afterwards.
 */
export type CustomFieldAudience = ("staff" | "account_reads" | "account_edits")
/**
 * Which of the two lists of custom fields a question belongs to.
 */
export type CustomFieldGroup = ("registration" | "internal")
/**
 * The days by their numbers, Monday 1 to Saturday 6 and Sunday 0, listed as a working week runs.
 */
export type DayOfWeek = (1 | 2 | 3 | 4 | 5 | 6 | 0)
/**
 * Whether a collection or delivery has a driver.
 */
export type DriverJobAssignment = ("unassigned" | "rejected" | "assigned")
/**
 * The installation a browser is connected to, from its host name.
 */
export type Environment = ("dev" | "stage" | "prod")
/**
 * What the delivery time is counted in.
 */
export type EstimateType = ("h" | "d")
/**
 * How far the export of a list has come.
 */
export type ExportStatus = ("waiting" | "running" | "ready" | "failed")
/**
 * Features that can be turned on per provider. Features with a switch of their own, such as interhub transfers or lockers, aren’t listed. Flags: who uses it.
 */
export type Feature = ("customer_dashboard" | "shipment_quotes" | "address_book" | "inbox" | "locations" | "data_capturing" | "kiosk" | "maps" | "tools" | "billing" | "rates_and_estimates" | "reports" | "bulk_sms" | "integrations" | "customer_api" | "document_editor")
/**
 * Whether a field is hidden, optional or required.
 */
export type FieldDemand = ("off" | "optional" | "required")
/**
 * What a rule can filter on. The triggers each filter suits, and what it compares, are in schemas/integrations/filters.json.
 */
export type IntegrationFilter = ("collection-branch" | "delivery-branch" | "both-branches" | "routing-complete" | "account-includes" | "account-excludes" | "manifest-destination-branch" | "status-is" | "tracking-status-is" | "service-level-includes" | "service-level-excludes")
/**
 * When integration rules run.
 */
export type IntegrationTrigger = ("shipment-created" | "shipment-updated" | "hub-scanner" | "outbounded" | "tracking-event-created")
/**
 * Systems that shipments can be sent to. Each has a file under schemas/integrations.
 */
export type IntegrationType = ("matflo" | "rws" | "parcel-perfect" | "ship-logic-delivery" | "ship-logic-collection" | "webhook" | "fastway")
/**
 * The state of an interhub transfer.
 */
export type InterhubTransferStatus = ("open" | "closed")
/**
 * How a payment is divided over invoices.
 */
export type InvoiceAllocation = ("auto-oldest-invoice-first" | "manual")
/**
 * How often an account is invoiced. Invoices are created at 02:00.
 */
export type InvoiceFrequency = ("monthly" | "weekly" | "daily" | "shipment")
/**
 * How much of an invoice is paid, credited or written off.
 */
export type InvoiceStatus = ("unpaid" | "part-paid" | "part-credited" | "part-written-off" | "paid" | "credited" | "written-off")
/**
 * The result for an account in an invoice run.
 */
export type InvoicingResult = ("waiting" | "invoiced" | "nothing" | "failed")
/**
 * What a label is printed from.
 */
export type LabelFormat = ("pdf" | "zpl")
/**
 * What a label is printed on.
 */
export type LabelPaper = ("100x150" | "4x6" | "6up")
/**
 * The icon next to a link in the menu or on the help page.
 */
export type LinkIcon = ("link" | "question" | "book" | "video" | "document" | "phone" | "email" | "chat" | "map" | "money" | "package" | "truck")
/**
 * How exactly a place on the map is known.
 */
export type LocationPrecision = ("address" | "street" | "suburb" | "town")
/**
 * What the areas of a map are for.
 */
export type MapLayer = ("branches" | "rates" | "surcharges" | "service_days" | "exceptions" | "draft")
/**
 * Who a message about a shipment goes to.
 */
export type MessageParty = ("collection" | "delivery" | "staff")
/**
 * The delivery status of a message.
 */
export type MessageStatus = ("queued" | "sent" | "delivered" | "failed" | "not-sent")
/**
 * Who can receive a shipment note by email.
 */
export type NoteEmailRecipient = ("collection-contact" | "delivery-contact" | "account-holder")
/**
 * How a message about a shipment is sent. Flags: the contact field it is sent to, html, segments, and templates for messages that need approval first.
 */
export type NotificationChannel = ("email" | "sms" | "whatsapp")
/**
 * What a machine that weighs and measures parcels reports of one.
 */
export type ParcelMeasurementType = ("image" | "dimensions" | "rate-recalculation")
/**
 * Whether an imported payment belongs to an account.
 */
export type PaymentImportAllocation = ("allocated_only" | "unallocated_only")
/**
 * The import result of one line of a bank statement.
 */
export type PaymentImportResult = ("matched" | "unmatched" | "known" | "skipped" | "failed")
/**
 * Who took a payment, and for what.
 */
export type PaymentProvider = ("payfast" | "payfast-topup" | "bobpay" | "bobpay-topup" | "counter" | "manual" | "stitch")
/**
 * The way in which something was paid.
 */
export type PaymentType = ("cash" | "card-machine" | "eft" | "instant-eft" | "manual-eft" | "capitec-pay" | "pay-shap" | "credit-card" | "scan-to-pay" | "stitch-card" | "stitch-eft")
/**
 * What a percentage is taken of.
 */
export type PercentageBase = ("base_rate" | "subtotal")
/**
 * Every permission string there is. A role may also hold a wildcard: API_/shipments:* for every action, API_/billing/*:GET for every path below, * for everything.
 */
export type Permission = ("*" | "API_/shipments:GET" | "API_/shipments:POST" | "API_/shipments:PATCH" | "API_/shipments/label/stickers:GET" | "API_/tracking/shipment-events:POST" | "API_/trip-sheet:GET" | "API_/interhub-transfers:GET" | "API_/collection-requests:GET" | "API_/collection-requests:POST" | "API_/pickup-points:GET" | "API_/accounts:GET" | "API_/accounts:POST" | "API_/accounts:PATCH" | "API_/accounts/settings:POST" | "API_/accounts/address-books:GET" | "API_/accounts/address-books:POST" | "API_/billing/invoices:GET" | "API_/billing/transactions:GET" | "API_/billing/import/payments:GET" | "API_/billing/invoicing-runs:POST" | "API_/users:GET" | "API_/users:POST" | "API_/users:PATCH" | "API_/roles:GET" | "API_/roles:POST" | "API_/roles:PATCH" | "API_/users/settings:POST" | "API_/blocked-lists:GET" | "API_/blocked-lists:POST" | "API_/branches:GET" | "API_/branches:POST" | "API_/branches:PATCH" | "API_/rates/revisions:GET" | "API_/rates/revisions:POST" | "API_/reports:GET" | "API_/tags:GET" | "API_/notification/bulk/sms:POST" | "API_/audit/events:GET" | "API_/integration/third-party-integration-rules/trigger:POST" | "API_/providers/settings:POST" | "API_/providers/custom-fields:POST" | "API_/providers:POST" | "API_/providers/infobip-config:POST" | "API_/release-notes:GET" | "API_/release-notes:POST" | "API_/short-urls:POST" | "INLINE_feature_toggles" | "INLINE_see_billing_info" | "INLINE_deliver_parcels_or_shipments" | "INLINE_impersonate_accounts" | "INLINE_reference_search" | "INLINE_transaction_payment" | "INLINE_transaction_reversal" | "INLINE_transaction_refund" | "INLINE_transaction_admin_debit" | "INLINE_transaction_admin_credit" | "INLINE_transaction_promotional" | "INLINE_transaction_balance_adjustment" | "INLINE_transaction_bad_debt" | "INLINE_view_map_drivers" | "INLINE_edit_map_drivers" | "INLINE_view_map_branches" | "INLINE_edit_map_branches" | "INLINE_view_map_rates" | "INLINE_edit_map_rates" | "INLINE_view_map_surcharges" | "INLINE_edit_map_surcharges" | "INLINE_view_map_service_days" | "INLINE_edit_map_service_days" | "INLINE_view_map_draft" | "INLINE_edit_map_draft" | "INLINE_view_map_exceptions" | "INLINE_edit_map_exceptions" | "hide_site_wide_message" | "hide_logout")
/**
 * Who runs a locker or counter. Flags: locker or counter, and bob_box.
 */
export type PickupPointProvider = ("bob-box" | "tcg-locker" | "ram-counter")
/**
 * Sizes of lockers and counters, each network with its own names.
 */
export type PickupPointSize = ("small" | "medium" | "large" | "V4-XS" | "V4-S" | "V4-M" | "V4-L" | "V4-XL" | "any")
/**
 * A locker or a counter.
 */
export type PickupPointType = ("locker" | "counter")
/**
 * How delivery is proven. Shipments without a method use PIN with fallback.
 */
export type PodMethod = ("pin-with-fallback" | "grv")
/**
 * The type of business; it decides which features can be turned on.
 */
export type ProviderKind = ("courier" | "locker-network" | "marketplace")
/**
 * Which staff are emailed about a shipment.
 */
export type ProviderNoticeRecipient = ("support" | "ops-manager" | "none")
/**
 * Whether a provider can operate.
 */
export type ProviderStatus = ("active" | "overdue" | "inactive")
/**
 * The nine provinces of South Africa by their abbreviations.
 */
export type Province = ("EC" | "FS" | "GP" | "KZN" | "LP" | "MP" | "NC" | "NW" | "WC")
/**
 * Which part of a price an amount belongs to.
 */
export type RateEntryType = ("base" | "surcharge" | "rate_adjustment" | "time_based_rate_adjustment" | "rate_group_extras")
/**
 * How a base rate is worked out from the charged weight.
 */
export type RateFormulaType = ("flat" | "formula" | "no-rate" | "zero-rate")
/**
 * Records that the value of a setting can refer to (x-refers-to), besides members of another setting.
 */
export type ReferenceSource = ("branches" | "accounts" | "drivers" | "service_levels")
/**
 * What a number that someone searches for belongs to.
 */
export type ReferenceType = ("shipment" | "account" | "invoice" | "credit-note")
/**
 * How far a refund has come.
 */
export type RefundState = ("pending" | "done" | "failed")
/**
 * How a payment is paid back.
 */
export type RefundWay = ("gateway" | "outside")
/**
 * The method of a request between systems.
 */
export type RequestLogMethod = ("GET" | "POST" | "PATCH" | "PUT" | "DELETE" | "SOAP")
/**
 * The status of a request to another system.
 */
export type RequestLogStatus = ("success" | "failed" | "pending" | "completed" | "bounced" | "complaint" | "do-not-disturb" | "complete" | "locked")
/**
 * Who asked whom, and how.
 */
export type RequestLogType = ("outbound-api" | "inbound-api" | "outbound-webhook" | "inbound-webhook")
/**
 * Whether a role is built in or the provider’s own.
 */
export type RoleKind = ("global" | "custom")
/**
 * The built-in roles by their numbers. A provider may add its own, numbered from 100.
 */
export type RoleId = (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)
/**
 * The state of a scheduled change of settings.
 */
export type ScheduleStatus = ("waiting" | "suspended" | "applied" | "cancelled")
/**
 * Checks that an edited section must pass before it becomes part of the catalogue.
 */
export type SchemaGate = ("syntax" | "vocabulary" | "invariants" | "compat" | "stored" | "dead")
/**
 * Where a setting’s value is stored; the nearest scope wins.
 */
export type ScopeRef = ("platform" | "provider" | "account" | "branch" | "user")
/**
 * At what kind of place a service level collects or delivers.
 */
export type ServicePlace = ("door" | "pickup_point" | "any")
/**
 * The widest audience that can receive a setting’s value.
 */
export type SettingExposure = ("public" | "customer" | "staff" | "server")
/**
 * Where a setting can be set, from the widest to the nearest; the nearest wins. Each scope names the permission it requires.
 */
export type SettingScope = ("default" | "platform" | "provider" | "account" | "branch" | "user")
/**
 * The two ends of a shipment: where it is collected and where it is delivered.
 */
export type ShipmentLeg = ("collection" | "delivery")
/**
 * What a note of a shipment is about: what someone wrote, or what happened to the shipment.
 */
export type ShipmentNoteKind = ("shipment-note" | "tracking-event" | "parcel-dimension-changes" | "shipment-address-changes" | "reservation-details")
/**
 * How the shipment page opens for a user.
 */
export type ShipmentPageMode = ("default" | "data-capturing" | "kiosk" | "kiosk-with-payment-flow")
/**
 * The two contacts that a shipment has.
 */
export type ShipmentParty = ("collection" | "delivery")
/**
 * The state of a shipment or parcel, in the usual order. Flags: active, problem, final, past_collection, delivered, admin_only, admin_only_in_lists, pay_now, invoice_trigger, notification_admin_only, the stage, and bob_box, lockers, counters for what only happens where those are used.
 */
export type ShipmentStatus = ("quote" | "quote-expired" | "payment-pending" | "payment-failed" | "submitted" | "outsourced" | "collection-assigned" | "awaiting-dropoff" | "collection-unassigned" | "collection-rejected" | "collection-exception" | "collection-failed-attempt" | "collected" | "at-hub" | "manifested" | "ready-for-dispatch" | "in-transit" | "at-destination-hub" | "returned-to-hub" | "delivery-assigned" | "delivery-unassigned" | "delivery-rejected" | "bob-box-reservation-failed" | "out-for-delivery" | "delivery-exception" | "delivery-failed-attempt" | "in-locker" | "ready-for-pickup" | "collect-and-return-to-hub" | "collected-from-locker" | "collected-from-counter" | "returned-to-sender" | "delivered" | "undeliverable" | "cancelled" | "on-hold" | "on-hold-internal")
/**
 * The result for an account in a statement run.
 */
export type StatementResult = ("waiting" | "sent" | "skipped" | "failed")
/**
 * Status codes of responses, by their first digit.
 */
export type StatusCodeGroup = ("200s" | "300s" | "400s" | "500s")
/**
 * At which end of a shipment a surcharge is charged.
 */
export type SurchargeLeg = ("collection" | "delivery" | "either" | "each")
/**
 * What a tag is put on; the first five are tags of areas on the maps.
 */
export type TagType = ("branches" | "rates" | "surcharges" | "service_days" | "exceptions" | "account" | "shipment")
/**
 * The rates that a new provider starts with.
 */
export type TariffTemplate = ("starter" | "none")
/**
 * Why money moved into or out of an account.
 */
export type TransactionType = ("payment" | "payment-reversal" | "refund" | "refund-reversal" | "admin-debit" | "admin-credit" | "promotional" | "balance-adjustment" | "bad-debt-write-off" | "reversal" | "shipping-charge" | "shipping-charge-reversal" | "shipping-charge-credit")
/**
 * How parcels travel between two hubs. needs_vehicle and needs_flight say what staff enter when a manifest departs.
 */
export type TransportMode = ("road" | "air" | "rail")
/**
 * Whether someone can log in.
 */
export type UserState = ("invited" | "active" | "blocked")
/**
 * Whether VAT is charged at the standard percentage or at zero.
 */
export type VatType = ("standard" | "zero")
/**
 * What one waybill is printed for.
 */
export type WaybillType = ("parcel" | "shipment")
/**
 * The request method of a webhook.
 */
export type WebhookMethod = ("POST" | "PUT")
/**
 * What happens to a weight before it is charged.
 */
export type WeightRounding = ("round_up" | "round_normally" | "round_up_to_nearest_half" | "do_not_round")

export interface Settings {
/**
 * Lets customers register with an address outside South Africa. When off, the country is always South Africa.
 */
enable_international_address_for_account_creation?: boolean
/**
 * Adds new collection and delivery addresses to the account’s address book when a shipment is booked.
 */
auto_add_address_book?: boolean
/**
 * Filled in when you book. Only you can see and change it.
 */
personal_default_collection_address?: PostalAddress
/**
 * Adds a cost centre to shipments, reports and invoices.
 */
enable_cost_centers?: boolean
/**
 * Account customers can’t book a shipment without a cost centre. Guests are never asked.
 */
require_cost_center?: boolean
/**
 * The cost centres offered at booking. Leave empty to let people type their own.
 */
cost_centers?: {
id: string
/**
 * Shown on shipments and in reports.
 */
code: string
name: string
/**
 * No longer offered at booking. Existing shipments keep it.
 */
retired: boolean
}[]
/**
 * Shown in this order on the account page. Retire a field instead of removing it to keep the answers.
 */
internal_account_detail_fields?: CustomField[]
/**
 * Lets prepaid customers with too little balance pay for a single shipment without topping up.
 */
pay_as_you_go?: boolean
/**
 * Applies to new accounts; existing accounts keep theirs. Invoices are created at 02:00.
 */
default_invoice_frequency?: InvoiceFrequency
/**
 * Invoices are created at 02:00 on this day and cover everything not yet invoiced.
 */
default_invoice_day_of_week?: DayOfWeek
/**
 * Invoices are created at 02:00 on this day and cover everything not yet invoiced. The 28th is the last day that every month has.
 */
default_invoice_day_of_month?: number
/**
 * Lets every user of an account see its payments and charges. When off, only accounts you allow on their own page see them.
 */
show_billing_transactions_for_account_users?: boolean
/**
 * Asked in this order on the registration page. Retire a question instead of removing it to keep its answers.
 */
public_registration_fields?: CustomField[]
/**
 * Creates an account only after the customer enters the PIN we send. Keeps out fake addresses and bots.
 */
require_otp_for_new_account_users?: boolean
/**
 * How the PIN is sent. SMSs are charged; emails are free.
 */
registration_otp_channel?: ("email" | "sms")
/**
 * After this time the customer must request a new PIN. Shorter is safer, but emails can take a few minutes.
 */
registration_otp_validity?: number
/**
 * Their shipments are marked with a star and listed first where shipments need attention. Customers don’t see this.
 */
vip_accounts?: string[]
/**
 * Drivers scan or enter the sender’s own number on each parcel at collection. Turn it on when customers use their own stickers.
 */
driver_force_alternative_reference?: boolean
/**
 * Drivers scan each parcel at collection and delivery, not just one per shipment. Slower, but finds missing parcels at the door.
 */
driver_must_scan_each_parcel?: boolean
/**
 * Drivers can book a shipment on the spot for the account they are collecting from.
 */
driver_can_add_shipments?: boolean
/**
 * Drivers can add parcels that weren’t booked. The shipment is charged for them.
 */
driver_can_add_parcels?: boolean
/**
 * Drivers can cancel a shipment at the door. When off, only the office can.
 */
driver_can_cancel_shipments?: boolean
/**
 * Drivers can remove parcels from a shipment when fewer are handed over. The price is updated.
 */
driver_can_cancel_parcels?: boolean
/**
 * Drivers can reject a collection or delivery with one of your reasons. The office then assigns another driver.
 */
driver_can_reject_parcels_shipments?: boolean
/**
 * Drivers can add photos to every status update, for example of damaged parcels or closed gates, not only to proof of delivery.
 */
drivers_can_add_photos_to_any_status_update?: boolean
/**
 * Parcels of an account on hold can’t go out for delivery, whether set by a driver or by a scan.
 */
prevent_driver_out_for_delivery_for_barred_accounts?: boolean
/**
 * Shows a warning when a parcel goes out for delivery and its account is on hold, over its credit limit, or prepaid with a negative balance.
 */
warn_out_for_delivery_for_accounts_in_arrears_or_on_hold?: boolean
/**
 * Parcels with a zero weight or dimension can’t go out for delivery until the hub has measured them.
 */
prevent_driver_out_for_delivery_for_zeroed_parcels?: boolean
/**
 * Shows a warning when a parcel with a zero weight or dimension goes out for delivery.
 */
warn_out_for_delivery_for_zeroed_parcels?: boolean
/**
 * Assigns drivers to new shipments on public holidays and your closed days. When off, staff assign them by hand.
 */
disable_auto_assigning_drivers_on_public_holidays?: boolean
/**
 * The app sends each driver’s location while a tripsheet is open, and staff see it on the map. POPIA requires you to inform drivers first.
 */
driver_live_tracking_enabled?: boolean
/**
 * How often the app sends a location. A shorter interval is more accurate but uses more battery and data.
 */
driver_live_tracking_interval?: number
/**
 * Drivers can capture the name of the person who receives the parcels.
 */
pod_fallback_name_enabled?: boolean
/**
 * A delivery without a PIN can’t be completed without a name.
 */
pod_fallback_name_required?: boolean
/**
 * Drivers can capture the mobile number of the person who receives the parcels.
 */
pod_fallback_mobile_number_enabled?: boolean
/**
 * A delivery without a PIN can’t be completed without a mobile number.
 */
pod_fallback_mobile_number_required?: boolean
/**
 * Drivers can capture the department that receives the parcels, for example in a hospital.
 */
pod_fallback_department_enabled?: boolean
/**
 * A delivery without a PIN can’t be completed without a department.
 */
pod_fallback_department_required?: boolean
/**
 * Drivers can describe what happened, for example that a neighbour took the parcel.
 */
pod_fallback_description_enabled?: boolean
/**
 * A delivery without a PIN can’t be completed without a description.
 */
pod_fallback_description_required?: boolean
/**
 * Drivers can take photos of the parcels and the location.
 */
pod_fallback_photos_enabled?: boolean
/**
 * A delivery without a PIN can’t be completed without a photo.
 */
pod_fallback_photos_required?: boolean
/**
 * The person who receives the parcels can sign on the driver’s phone.
 */
pod_fallback_signature_enabled?: boolean
/**
 * A delivery without a PIN can’t be completed without a signature.
 */
pod_fallback_signature_required?: boolean
/**
 * Drivers can scan parcels onto and off a manifest, for loading where there is no hub scanner.
 */
driver_can_action_manifest_scanner?: boolean
/**
 * Leave empty to allow all drivers.
 */
drivers_allowed_to_action_manifest_scanner?: number[]
/**
 * Drivers with an older app must update before they continue. Give them a day’s notice. Leave empty to allow all versions.
 */
latest_driver_app_version?: string
/**
 * Offered when a driver rejects a collection or delivery.
 */
rejection_reasons?: string[]
/**
 * Lets drivers enter their own reason. Turn it off to keep reports comparable.
 */
disable_other_for_driver_rejection_reason?: boolean
/**
 * Offered when a driver can’t collect the parcels.
 */
collection_failed_attempt_reasons?: string[]
/**
 * Lets drivers enter their own reason. Turn it off to keep reports comparable.
 */
disable_other_for_collection_failed_attempt_reason?: boolean
/**
 * Offered when a driver can’t deliver the parcels.
 */
delivery_failed_attempt_reasons?: string[]
/**
 * Lets drivers enter their own reason. Turn it off to keep reports comparable.
 */
disable_other_for_delivery_failed_attempt_reason?: boolean
/**
 * Usually the receiver. Attached to the shipment; customers can download it.
 */
driver_pod1?: DeliveryProof
/**
 * A second person or place, for example the receiving department or the stamped delivery note.
 */
driver_pod2?: DeliveryProof
/**
 * For special cases, for example photos of unpacked or installed goods.
 */
driver_pod3?: DeliveryProof
/**
 * Notifications about new jobs wait until this time.
 */
push_notifications_active_hours_from?: string
/**
 * Later notifications wait until the next morning. New jobs still appear in the app immediately.
 */
push_notifications_active_hours_to?: string
/**
 * Opens /idm, which signs in people who arrive from the provider’s own system. When off, the page doesn’t exist.
 */
enable_idm?: boolean
/**
 * Customers who sign in with a browser are asked to use the app. Staff and visitors aren’t affected. Can be set per account or user.
 */
mobile_app_only?: boolean
/**
 * Where people with an Android phone are sent.
 */
mobile_app_android_url?: string
/**
 * Where people with an iPhone are sent.
 */
mobile_app_ios_url?: string
/**
 * Features not in this list disappear from menus and pages at once; stored data is kept. Set a different list on an account or user to try something out.
 */
enabled_features?: Feature[]
/**
 * Adds Fastway to integration rules. When off, existing Fastway rules are kept but don’t run.
 */
enable_fastway_integration?: boolean
/**
 * The Infobip account that sends SMSs and WhatsApp messages. Leave empty to use the platform’s account.
 */
infobip_base_url?: string
/**
 * Authenticates us with Infobip. It can’t be viewed again after saving.
 */
infobip_api_key?: string
/**
 * Shows the WhatsApp settings and sends messages. Turn it on once the number below is registered with WhatsApp.
 */
whatsapp_enabled?: boolean
/**
 * The number messages are sent from, as registered with WhatsApp.
 */
whatsapp_sender_number?: string
/**
 * Shows the driver tracking settings and accepts driver locations.
 */
driver_live_tracking?: boolean
/**
 * Shows the custom payment page and EFT sections under Rates and billing. When off, both are also removed from the top-up methods.
 */
show_custom_payment_gateway?: boolean
/**
 * The provider’s own Bob Box lockers can be used for collection and delivery, and the Bob Box section appears under Shipments.
 */
enable_bob_box?: boolean
/**
 * Bob Box lockers run by others can be used for collection and delivery.
 */
enable_third_party_bob_box?: boolean
/**
 * The Courier Guy lockers, in sizes V4-XS to V4-XL, can be used for collection and delivery.
 */
enable_tcg_locker?: boolean
/**
 * RAM counters can be used for collection and delivery, and the kiosk with payment becomes available on the shipment page.
 */
enable_ram_counters?: boolean
/**
 * Shows a Google button on the sign-in page. Google users are matched by email address and must already have a user here.
 */
google_login_enabled?: boolean
/**
 * Identifies your portal to Google. Create it in the Google Cloud console under Credentials, with your portal URL as an authorised origin.
 */
google_login_client_id?: string
/**
 * Shows an Apple button on the sign-in page. People who use Hide My Email can’t be matched and must sign in with a password.
 */
apple_login_enabled?: boolean
/**
 * Identifies your portal to Apple. Find it in your Apple developer account under Identifiers, Services IDs.
 */
apple_login_client_id?: string
/**
 * Your 10-character team ID. Find it in your Apple developer account under Membership.
 */
apple_login_team_id?: string
/**
 * The 10-character ID of the key that signs requests. Find it next to the key in your Apple developer account.
 */
apple_login_key_id?: string
/**
 * Signs requests to Apple. Paste the full contents of the .p8 file; it can’t be viewed again after saving. Without it, the Apple button stays hidden.
 */
apple_login_private_key?: string
/**
 * Shown on the sign-in page, in the browser tab, in messages and on documents, and wherever there is no logo. Reset it to use the name in the platform’s records.
 */
provider_title?: string
/**
 * Shown on the sign-in page and, if it is a PNG or JPEG, on documents and labels. Use a transparent image about 400 pixels wide that is readable on white. Without a logo, your company name is shown.
 */
logo_url?: string
/**
 * Shown at the top of the navigation, on your navigation background colour. Leave empty to use the main logo.
 */
navigation_logo_url?: string
/**
 * The icon in browser tabs and bookmarks. Use a square PNG or SVG of at least 32 × 32 pixels.
 */
favicon_url?: string
/**
 * Collected shipments still undelivered after this many days appear under Collected but undelivered.
 */
dashboard_undelivered_shipments_duration?: number
/**
 * Shipments with these statuses don’t appear in the undelivered list.
 */
dashboard_undelivered_shipments_exclude_statuses?: ShipmentStatus[]
/**
 * Shipments not collected this many days after their collection date appear under Uncollected and undelivered. 0 shows them the next morning.
 */
dashboard_uncollected_shipments_duration?: number
/**
 * The date from which uncollected days are counted.
 */
dashboard_uncollected_shipments_date_to_use?: ("collection_min_date" | "estimated_collection" | "time_created")
/**
 * Shipments with these statuses don’t appear in the uncollected list, for example when the sender drops off the parcel.
 */
dashboard_uncollected_shipments_exclude_statuses?: ShipmentStatus[]
/**
 * Bulk collections still open after this many days appear on the dashboard.
 */
dashboard_unclosed_collection_requests_duration?: number
/**
 * Bulk collections with these statuses don’t appear in the list.
 */
dashboard_unclosed_collection_requests_exclude_statuses?: CollectionRequestStatus[]
/**
 * Dashboard figures ignore anything before this date. Set it after moving from another system. Leave empty to include everything.
 */
dashboard_stats_start_date?: string
/**
 * Includes the day of collection in delivery times. When off, counting starts the day after, so late collections don’t cost a day.
 */
exclude_collection_day_from_performance_calculations?: boolean
/**
 * Shows transfers and manifests between hubs in the staff menu. Turn it off if you have one hub.
 */
unused_feature_interhub_transfers?: boolean
/**
 * Shows the scanning screen in the staff menu. Turn it off if you don’t scan parcels in and out.
 */
unused_feature_hub_scanner?: boolean
/**
 * Shows bulk collections in the staff and customer menus.
 */
unused_feature_collection_requests?: boolean
/**
 * Lets customers request bulk collections. When off, only staff can.
 */
unused_feature_collection_request_accounts?: boolean
/**
 * Lets customers open an account from the sign-in page. When off, only your staff can open accounts.
 */
unused_feature_public_account_creation?: boolean
/**
 * Lets visitors book and get quotes without an account. When off, they must sign in first.
 */
unused_feature_guest_shipment_creation?: boolean
/**
 * Shows the operations dashboard in the staff menu.
 */
unused_feature_ops_dashboard?: boolean
/**
 * Loads Google Tag Manager on your portal. Turn it on only if your privacy policy covers visitor tracking.
 */
unused_feature_gtm?: boolean
/**
 * The container to load. Its tags can do anything on your pages, so let only people you trust publish to it.
 */
gtm_container_id?: string
/**
 * The address where customers open your portal, one of the domains set up for you. Links in emails and SMSs use it.
 */
url?: string
/**
 * Linked from sign-in and registration. POPIA requires a page that explains how you use personal information.
 */
privacy_url?: string
/**
 * Linked from sign-in and registration. Leave empty for no link.
 */
terms_url?: string
/**
 * Where maps open when there is nothing to show. Branches and users can set their own. Latitudes in South Africa are negative.
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
 * The address of map images, with {z}, {x} and {y} for zoom and position. Leave empty to show outlines and place names only.
 */
map_tile_url?: string
/**
 * Shown in the corner of maps, as the supplier of the images asks for.
 */
map_tile_attribution?: string
/**
 * The most corner points an area on the map can have. Very detailed areas slow down older computers.
 */
map_max_node_count?: number
/**
 * Only one person can edit the map at a time; others see who is editing. When off, the last save wins.
 */
enable_map_edit_lock?: boolean
/**
 * After this long without activity we ask whether the editor is still there, and release the map if there is no answer. 0 turns this off.
 */
map_inactivity_check_minutes?: number
/**
 * Number of the locker that is chosen at first when a shipment starts or ends at a locker. Branches and users can set their own.
 */
default_locker_id?: string
/**
 * Number of the counter where your kiosk is. It is chosen at first when parcels are handed in at a counter. Branches and users can set their own.
 */
kiosk_id?: string
/**
 * When your office opens on working days.
 */
work_hours_from?: string
/**
 * When your office closes on working days. Must be later than the opening time.
 */
work_hours_to?: string
/**
 * Public holidays and other days your office is closed. Customers see the next closed day and its reason with your office hours.
 */
office_closed_days?: {
id: string
date: string
reason: string
}[]
/**
 * Warns when a driver’s tripsheet has too many stops for one day.
 */
tripsheet_unique_stops_alert_enabled?: boolean
/**
 * The warning shows above this number of unique addresses. Several shipments to one address count as one stop.
 */
tripsheet_unique_stops_alert_limit?: number
/**
 * Shown to staff at the top of every page until you clear it. Long messages collapse to two lines.
 */
site_wide_admin_message?: string
/**
 * The colour and icon of the message.
 */
site_wide_admin_message_icon?: ("error" | "warning" | "info" | "success")
/**
 * Shown to customers and visitors at the top of every page until you clear it. You can set a different message for an account.
 */
site_wide_account_message?: string
/**
 * The colour and icon of the message.
 */
site_wide_account_message_icon?: ("error" | "warning" | "info" | "success")
/**
 * Where customers write for help. Separate several addresses with commas.
 */
support_email_address?: string
/**
 * The number customers call for help.
 */
support_contact_number?: string
/**
 * Adds a WhatsApp button next to your phone number. Use a number that is answered during office hours.
 */
support_whatsapp_number?: string
/**
 * Tracking links in emails and SMSs open this page. Leave empty to use the tracking page of your portal.
 */
tracking_url?: string
/**
 * The letters and digits your waybill numbers start with. Any other number is searched as a customer reference.
 */
provider_tracking_prefixes?: string[]
/**
 * Events with these statuses are hidden from customers and receivers. Staff see all events.
 */
exclude_tracking_statuses?: ShipmentStatus[]
/**
 * Receivers see the driver on the tracking map while their parcel is out for delivery.
 */
tracking_show_driver_position?: boolean
/**
 * How customers accept your terms. They are asked once, and again when the version changes.
 */
terms_mode?: ("none" | "checkbox" | "window")
/**
 * One line per term, in the order shown. Customers must tick all of them.
 */
shipment_terms?: string[]
/**
 * The text customers read and accept.
 */
window_user_terms_and_conditions?: string
/**
 * Change it when the terms change: all customers are asked to accept again on their next visit.
 */
terms_and_conditions_version?: string
/**
 * Shown as cards on the help page, in this order. Without links, the page shows your contact details only.
 */
help_center_links?: HelpLink[]
/**
 * Shown as cards on the help page to anyone who isn’t signed in. Don’t include internal information.
 */
help_center_links_guest?: HelpLink[]
/**
 * Shown at the bottom of the staff menu, in this order. A branch with its own links shows only those.
 */
quick_links_admin?: HelpLink[]
/**
 * Everyone who moves parcels between your hubs, including your own trucks. Make a carrier inactive instead of removing it.
 */
interhub_manifest_carriers?: {
id: string
/**
 * Printed on manifests and used in daily manifests. Must be unique; don’t change it later.
 */
code: string
name: string
transport: TransportMode
/**
 * Staff choose one of your drivers when the manifest departs.
 */
own_vehicles: boolean
/**
 * The number the hub calls when a load is late.
 */
contact_number?: string
/**
 * Sent when the manifest is closed. Separate several addresses with commas.
 */
manifest_email?: string
/**
 * Opened from the transfer. {waybill} is replaced with the carrier’s waybill number.
 */
tracking_url?: string
/**
 * Inactive carriers aren’t offered on new manifests. Existing manifests keep them.
 */
is_active: boolean
}[]
/**
 * Opens an empty manifest on each chosen day at the given time. If the previous one is still open, no second one is created.
 */
daily_manifests_config?: {
id: string
/**
 * What the hub calls it, for example Cape Town night truck.
 */
name: string
/**
 * Where the vehicle is loaded.
 */
from_branch: string
/**
 * Where the vehicle is unloaded.
 */
to_branch: string
/**
 * One of your interhub carriers.
 */
carrier: string
/**
 * One of your interhub service levels.
 */
service_level: string
days: DayOfWeek[]
/**
 * Parcels can be scanned from this time.
 */
time: string
skip_public_holidays: boolean
/**
 * When off, no manifests are opened.
 */
is_active: boolean
}[]
/**
 * Customers see this status on the tracking page. When the manifest departs, all its parcels are marked as in transit.
 */
interhub_manifest_scan_status?: ("manifested" | "ready-for-dispatch" | "in-transit")
/**
 * Chosen on a manifest with the carrier. Sets how the load travels and when it should arrive.
 */
interhub_manifest_service_levels?: {
id: string
/**
 * Printed on manifests and used in daily manifests. Must be unique; don’t change it later.
 */
code: string
name: string
/**
 * Only carriers with the same transport are offered.
 */
transport: TransportMode
/**
 * Counted from departure. Manifests that take longer are shown as late.
 */
transit_hours: number
/**
 * Service level codes such as ECO. The scanner warns about other shipments. Leave empty to allow all.
 */
shipment_service_levels: string[]
/**
 * Inactive service levels aren’t offered on new manifests. Existing manifests keep them.
 */
is_active: boolean
}[]
/**
 * Who is emailed when a customer or receiver reschedules a collection or delivery.
 */
notify_provider_on_shipment_rescheduled?: ProviderNoticeRecipient
/**
 * Who is emailed about every new shipment. At high volumes, use a filter on the shipment list instead.
 */
notify_provider_on_shipment_created?: ProviderNoticeRecipient
/**
 * Who is emailed when a shipment is cancelled.
 */
notify_provider_on_shipment_cancelled?: ProviderNoticeRecipient
/**
 * The collection contact, usually the sender, is emailed when a shipment reaches one of these statuses.
 */
email_notifications_collection?: ShipmentStatus[]
/**
 * The delivery contact, usually the receiver, is emailed when a shipment reaches one of these statuses.
 */
email_notifications_delivery?: ShipmentStatus[]
/**
 * Emails the new date to the collection contact when a delivery is rescheduled.
 */
email_notifications_rescheduled_delivery_collection?: boolean
/**
 * Emails the new date to the delivery contact when a delivery is rescheduled.
 */
email_notifications_rescheduled_delivery_delivery?: boolean
/**
 * The collection contact, usually the sender, gets an SMS when a shipment reaches one of these statuses.
 */
sms_notifications_collection?: ShipmentStatus[]
/**
 * The delivery contact, usually the receiver, gets an SMS when a shipment reaches one of these statuses.
 */
sms_notifications_delivery?: ShipmentStatus[]
/**
 * Sends the new date by SMS to the collection contact when a delivery is rescheduled.
 */
sms_notifications_rescheduled_delivery_collection?: boolean
/**
 * Sends the new date by SMS to the delivery contact when a delivery is rescheduled.
 */
sms_notifications_rescheduled_delivery_delivery?: boolean
/**
 * The collection contact, usually the sender, gets a WhatsApp message when a shipment reaches one of these statuses.
 */
whatsapp_notifications_collection?: ShipmentStatus[]
/**
 * The delivery contact, usually the receiver, gets a WhatsApp message when a shipment reaches one of these statuses.
 */
whatsapp_notifications_delivery?: ShipmentStatus[]
/**
 * Sends the new date by WhatsApp to the collection contact when a delivery is rescheduled.
 */
whatsapp_notifications_rescheduled_delivery_collection?: boolean
/**
 * Sends the new date by WhatsApp to the delivery contact when a delivery is rescheduled.
 */
whatsapp_notifications_rescheduled_delivery_delivery?: boolean
/**
 * Delivery emails ask customers to rate the service. When off, existing ratings are kept.
 */
email_hide_rating_section?: boolean
/**
 * Shows a warning at the top of every email. Turn it on when someone sends false messages in your name.
 */
show_scam_alert_on_emails?: boolean
/**
 * Say what you never ask for, and what customers should do.
 */
email_scam_alert_text?: string
/**
 * Adds a button that opens a WhatsApp chat with you. Make sure it is answered during office hours.
 */
email_whatsapp_link_enabled?: boolean
/**
 * Must be registered with WhatsApp.
 */
email_whatsapp_link_number?: string
/**
 * Already typed when the chat opens. The customer can change it before sending.
 */
email_whatsapp_link_message?: string
/**
 * Adds the waybill number after the prefilled message.
 */
email_whatsapp_link_add_shipment_reference?: boolean
/**
 * Adds the link to the tracking page after the prefilled message.
 */
email_whatsapp_link_add_tracking_link?: boolean
/**
 * Customer emails come from this address. Your domain must authorise us to send for it, or emails may be marked as spam. Leave empty to use ours.
 */
notification_email_address?: string
/**
 * The name shown in the inbox. Leave empty to use your company name.
 */
notification_name?: string
/**
 * Replies to your emails go here. Leave empty to use your support email.
 */
notification_reply_to_address?: string
/**
 * Shown at the end of every email, for example your address, registration number and confidentiality notice.
 */
notification_footer?: string
/**
 * The mail server for your emails. If you use your own, test the connection after every change: wrong details stop all emails.
 */
email_transport?: ("platform" | "smtp")
/**
 * The host name of your outgoing mail server.
 */
email_smtp_host?: string
/**
 * Usually 587 for STARTTLS or 465 for TLS.
 */
email_smtp_port?: number
/**
 * How the connection to your mail server is encrypted. Unencrypted servers aren’t supported.
 */
email_smtp_security?: ("starttls" | "tls")
/**
 * Often the sender address. Leave empty if your server needs no sign-in.
 */
email_smtp_username?: string
/**
 * It can’t be viewed again after saving.
 */
email_smtp_password?: string
/**
 * The messages you have reworded. All other messages use the default text.
 */
notification_templates?: NotificationTemplate[]
/**
 * Replaces tracking links with short ones, so that most messages fit in one SMS. Short links work for a year.
 */
shorten_urls?: boolean
/**
 * Shown as the sender on networks that support names. Customers can’t reply to a sender name.
 */
sms_sender_name?: string
/**
 * Shown on invoices, statements and payments, and used for replies to invoice emails. Separate several addresses with commas.
 */
billing_email_address?: string
/**
 * Shown on invoices and statements.
 */
billing_contact_number?: string
/**
 * Alerted immediately when bank details, payment credentials or these addresses change. Leave empty to alert all administrators.
 */
owner_email_addresses?: string
/**
 * Guests pay with Bob Pay before their shipment is booked. Requires a recipient account code and passphrase.
 */
payment_methods_bobpay_enabled?: boolean
/**
 * The payment options guests can choose from.
 */
payment_methods_bobpay_methods?: ("credit-card" | "instant-eft" | "capitec-pay" | "pay-shap" | "scan-to-pay")[]
/**
 * The Bob Pay account that receives payments. Find it in Bob Pay under Settings, Business details.
 */
payment_methods_bobpay_recipient_account_code?: string
/**
 * Signs payments and notifications. Find it in Bob Pay under Settings, Security. It can’t be viewed again after saving.
 */
payment_methods_bobpay_passphrase?: string
/**
 * Guests pay by card or instant EFT on PayFast before their shipment is booked. Requires a merchant ID, merchant key and passphrase.
 */
payment_methods_payfast_enabled?: boolean
/**
 * Identifies your company to PayFast. Find it in your PayFast dashboard under Settings.
 */
payment_methods_payfast_merchant_id?: string
/**
 * Find it next to the merchant ID in your PayFast dashboard. It can’t be viewed again after saving.
 */
payment_methods_payfast_merchant_key?: string
/**
 * Signs payments so that amounts can’t be changed. Must match the passphrase in your PayFast settings.
 */
payment_methods_payfast_passphrase?: string
/**
 * Guests pay from their banking app or by card before their shipment is booked. Requires a client ID, client secret and bank account.
 */
payment_methods_stitch_enabled?: boolean
/**
 * The payment options guests can choose from.
 */
payment_methods_stitch_methods?: ("eft" | "card")[]
/**
 * Identifies your company to Stitch. IDs that start with test don’t move real money.
 */
payment_methods_stitch_client_id?: string
/**
 * Authenticates you with Stitch. Find it in the file Stitch sent you. It can’t be viewed again after saving.
 */
payment_methods_stitch_client_secret?: string
/**
 * Verifies payment notifications from Stitch; without it, payments aren’t recorded. Shown when you create the webhook; starts with whsec_.
 */
payment_methods_stitch_webhook_secret?: string
/**
 * The account name at your bank, shown to payers. Up to 20 characters.
 */
payment_methods_stitch_beneficiary_name?: string
/**
 * The bank of the account that receives payments.
 */
payment_methods_stitch_beneficiary_bank_id?: Bank
/**
 * The account that receives payments, digits only. Check every digit: a wrong number sends the money to someone else.
 */
payment_methods_stitch_beneficiary_account_number?: string
/**
 * Shown next to each payment on your bank statement. Up to 20 characters.
 */
payment_methods_stitch_beneficiary_reference?: string
/**
 * The name registered with SARS. Leave empty to use your portal’s company name.
 */
invoice_company_name?: string
/**
 * Printed under the company name. Required on tax invoices.
 */
invoice_company_address?: string
/**
 * Your CIPC number, printed next to the name. Leave empty if you trade under your own name.
 */
invoice_company_registration_no?: string
/**
 * Printed on every tax invoice. Without it, documents are titled Invoice instead of Tax invoice. If you aren’t registered for VAT, also set the VAT rate to 0.
 */
invoice_company_vat_no?: string
/**
 * Added to all standard-rated prices, unless a VAT change below applies. 0 means no VAT.
 */
vat_percentage?: number
/**
 * Future VAT rates and their effective dates. Each replaces the rate above from its date. Earlier documents keep their rate.
 */
all_vat_percentages?: {
id: string
percentage: number
from_date: string
}[]
/**
 * How many days after its date an invoice is due, and overdue if it isn’t paid. Applies to new invoices of accounts without terms of their own. 0 means on the invoice date.
 */
payment_terms_days?: number
/**
 * Printed below the amounts, for example payment terms, interest and disputes. Invoices already sent keep their terms.
 */
invoice_terms_and_conditions_html?: string
/**
 * Earlier payments are skipped. Leave empty to import from the first line of the statement.
 */
payment_import_start_date?: string
/**
 * Later payments are skipped. Usually empty: a date here also stops new payments from being imported.
 */
payment_import_end_date?: string
/**
 * Asks for the declared value at booking and adds your insurance charge.
 */
insurance_declared_value_enabled?: boolean
/**
 * Shipments with a higher value can’t be booked. Check your insurance policy.
 */
insurance_max_declared_value?: number
/**
 * The quoted price applies until then, even if your rates change.
 */
quote_validity_period?: number
/**
 * Shipments unpaid after this time must be booked again.
 */
payment_pending_validity_period?: number
/**
 * Cancels and refunds shipments that aren’t dropped off at their locker or counter by then, counted from the collection date. Applies to new bookings. Leave empty to never cancel.
 */
dropoff_validity_period?: number
/**
 * Holds shipments that turn out larger or heavier than booked under Needs intervention, until the difference is paid or staff release them.
 */
enable_payment_intervention?: boolean
/**
 * Smaller differences between the booked and final price are ignored. 0 reports every difference.
 */
charge_discrepancy_threshold_min_amount?: number
/**
 * Shown at the bottom of every quote, on screen and in the PDF.
 */
quote_disclaimer_footer?: string
/**
 * Prints the bank account from Top-up: EFT on quotes, so that customers can pay before booking. Requires complete bank details.
 */
quote_show_banking_details?: boolean
/**
 * The reference customers use when they pay. It determines how easily payments are matched.
 */
quote_payment_reference_option?: ("both" | "quote-reference" | "account-code")
/**
 * Emails accounts their statement at 06:00, to the billing contact. You get a summary by email.
 */
automatic_statements?: boolean
/**
 * In shorter months, the last day. A statement starts on the previous statement day.
 */
automatic_statements_day?: number
/**
 * Amounts that aren’t invoiced yet don’t count.
 */
automatic_statements_to?: ("owing" | "overdue")
/**
 * Customers top up with Bob Pay, and can save a card. Requires a recipient account code and passphrase.
 */
payment_methods_bobpay_topup_enabled?: boolean
/**
 * The most a customer can top up at once. Leave empty for no limit.
 */
payment_methods_bobpay_topup_limit?: number
/**
 * The payment options customers can choose from.
 */
payment_methods_bobpay_topup_methods?: ("credit-card" | "instant-eft" | "capitec-pay" | "pay-shap" | "scan-to-pay")[]
/**
 * The Bob Pay account that receives top-ups. Find it in Bob Pay under Settings, Business details.
 */
payment_methods_bobpay_topup_recipient_account_code?: string
/**
 * Signs payments and notifications. Find it in Bob Pay under Settings, Security. It can’t be viewed again after saving.
 */
payment_methods_bobpay_topup_passphrase?: string
/**
 * Adds your payment page to the top-up methods. You record the payments yourself under Billing.
 */
payment_methods_custom_enabled?: boolean
/**
 * Shown among the top-up methods.
 */
payment_methods_custom_name?: string
/**
 * Customers are sent here, with account_id, account_code and amount added to the URL.
 */
payment_methods_custom_url?: string
/**
 * A small square logo. Leave empty to show only the label.
 */
payment_methods_custom_image_url?: string
/**
 * Shows your bank details to customers who choose EFT. Their balance is updated once you import or record the payment.
 */
payment_methods_eft_enabled?: boolean
/**
 * The bank that holds your account.
 */
payment_methods_eft_bank?: Bank
/**
 * The account name at your bank, which banking apps verify. Leave empty to use the name on your invoices.
 */
payment_methods_eft_account_holder?: string
/**
 * Use your bank’s universal branch code, for example 051001 for Standard Bank.
 */
payment_methods_eft_branch_code?: string
/**
 * Customers need it for a first payment.
 */
payment_methods_eft_account_type?: BankAccountType
/**
 * Digits only, as on your bank statement.
 */
payment_methods_eft_account_number?: string
/**
 * Customers top up by card or instant EFT on PayFast. Requires a merchant ID, merchant key and passphrase.
 */
payment_methods_payfast_topup_enabled?: boolean
/**
 * The most a customer can top up at once. Leave empty for no limit.
 */
payment_methods_payfast_topup_limit?: number
/**
 * Identifies your company to PayFast. Find it in your PayFast dashboard under Settings.
 */
payment_methods_payfast_topup_merchant_id?: string
/**
 * Find it next to the merchant ID in your PayFast dashboard. It can’t be viewed again after saving.
 */
payment_methods_payfast_topup_merchant_key?: string
/**
 * Signs payments so that amounts can’t be changed. Must match the passphrase in your PayFast settings.
 */
payment_methods_payfast_topup_passphrase?: string
/**
 * Customers top up from their banking app or by card. Requires a client ID, client secret and bank account.
 */
payment_methods_stitch_topup_enabled?: boolean
/**
 * The payment options customers can choose from.
 */
payment_methods_stitch_topup_methods?: ("eft" | "card")[]
/**
 * Identifies your company to Stitch. IDs that start with test don’t move real money.
 */
payment_methods_stitch_topup_client_id?: string
/**
 * Authenticates you with Stitch. Find it in the file Stitch sent you. It can’t be viewed again after saving.
 */
payment_methods_stitch_topup_client_secret?: string
/**
 * Verifies payment notifications from Stitch; without it, payments aren’t recorded. Shown when you create the webhook; starts with whsec_.
 */
payment_methods_stitch_topup_webhook_secret?: string
/**
 * The account name at your bank, shown to payers. Up to 20 characters.
 */
payment_methods_stitch_topup_beneficiary_name?: string
/**
 * The bank of the account that receives top-ups.
 */
payment_methods_stitch_topup_beneficiary_bank_id?: Bank
/**
 * The account that receives top-ups, digits only. Check every digit: a wrong number sends the money to someone else.
 */
payment_methods_stitch_topup_beneficiary_account_number?: string
/**
 * Shown next to each payment on your bank statement. Up to 20 characters.
 */
payment_methods_stitch_topup_beneficiary_reference?: string
/**
 * Shipments are included in the next invoice run from this status. Later means fewer corrections; earlier means you are paid sooner.
 */
invoice_trigger_shipment_status?: ("collected" | "at-destination-hub" | "out-for-delivery" | "delivered")
/**
 * A scanned parcel goes to the first bay that matches; the scanner shows its number. Parcels without a match are announced as unsorted.
 */
hub_scanner_bays?: {
id: string
/**
 * Shown above the bay.
 */
code: string
/**
 * What the bay is for.
 */
name: string
/**
 * Leave empty for all branches.
 */
destination_branches: string[]
/**
 * Leave empty for all service levels.
 */
service_levels: string[]
}[]
/**
 * Syncs lockers, free compartments and reservations with Bob Box. Requires an API key.
 */
bob_box_sync_enabled?: boolean
/**
 * Authenticates you with Bob Box, which issues the key. It can’t be viewed again after saving.
 */
bob_box_api_key?: string
/**
 * How often availability is refreshed. Reservations are always sent immediately.
 */
bob_box_sync_interval?: number
/**
 * Reserves the next larger compartment at no extra charge when the booked size isn’t free. When off, the reservation fails.
 */
bob_box_upgrade_enabled?: boolean
/**
 * Larger compartments are never used for upgrades.
 */
bob_box_upgrade_largest_size?: ("medium" | "large")
/**
 * Countries you collect from, besides South Africa. Leave empty to collect in South Africa only.
 */
international_collection_countries?: string[]
/**
 * Countries you deliver to, besides South Africa. Leave empty to deliver in South Africa only.
 */
international_delivery_countries?: string[]
/**
 * Chosen when staff write a note, and searchable later. Leave empty for plain notes that only staff see.
 */
note_types?: {
id: string
name: string
/**
 * The note also appears on the customer’s shipment page.
 */
shown_to_customers: boolean
/**
 * The author of a note can change them.
 */
email_recipients: NoteEmailRecipient[]
/**
 * No longer offered. Existing notes keep it.
 */
retired: boolean
}[]
/**
 * Staff can delete notes. Deleted notes remain in the shipment’s audit trail.
 */
delete_shipment_note?: boolean
/**
 * Offered for every parcel at booking; customers can still change size and weight. Accounts can have their own list.
 */
parcel_types?: ParcelType[]
/**
 * Offered in alphabetical order at booking, and printed on labels and reports. Leave empty not to ask.
 */
parcel_categories?: string[]
/**
 * Leave empty for no limit.
 */
minimum_parcel_length?: number
/**
 * Leave empty for no limit.
 */
maximum_parcel_length?: number
/**
 * Leave empty for no limit.
 */
minimum_parcel_width?: number
/**
 * Leave empty for no limit.
 */
maximum_parcel_width?: number
/**
 * Leave empty for no limit.
 */
minimum_parcel_height?: number
/**
 * Leave empty for no limit.
 */
maximum_parcel_height?: number
/**
 * Leave empty for no limit.
 */
minimum_parcel_weight?: number
/**
 * Consider what one driver can lift. Leave empty for no limit.
 */
maximum_parcel_weight?: number
/**
 * Shown below the parcels at booking, for example to explain price corrections. Leave empty to show nothing.
 */
parcel_disclaimer?: string
/**
 * Customers must describe the contents of each parcel.
 */
is_parcel_content_required?: boolean
/**
 * Links to your list of prohibited items at booking.
 */
show_what_cannot_be_sent?: boolean
/**
 * The text behind the link. Leave empty to show no link.
 */
what_cannot_be_sent_html?: string
/**
 * Customers confirm once per session that their parcels contain no dangerous goods. Staff aren’t asked.
 */
confirm_no_dangerous_goods?: boolean
/**
 * Shown with the question, for example a chart of hazard symbols about 600 pixels wide.
 */
dangerous_goods_image_url?: string
/**
 * Guests must give a billing email address, so that you can send the invoice.
 */
require_guest_shipment_billing_email?: boolean
/**
 * Customers can choose from the addresses below at booking, for example your counters or a returns centre.
 */
show_predefined_addresses?: boolean
/**
 * Listed in this order. Shipments keep the address as it was when booked.
 */
predefined_addresses?: {
id: string
/**
 * The name customers choose.
 */
name: string
address: PostalAddress
contact_name?: string
mobile_number?: string
email?: string
special_instructions?: string
}[]
/**
 * Customers can request another collection or delivery date until the driver is on the way. Staff always can.
 */
allow_rescheduling_shipments?: boolean
/**
 * Shipments without a reference get one at booking: the account’s tracking prefix and a sequence number, for example KAROO-004512.
 */
auto_add_custom_references?: boolean
/**
 * Generates KAROO-004512. Turn it off for KAROO004512, if scanners or other systems can’t read a dash.
 */
auto_add_custom_references_remove_dash?: boolean
/**
 * Lets customers enter their own waybill number. When off, only staff can; existing references stay.
 */
disable_custom_tracking_references_for_non_staff_users?: boolean
/**
 * Customers see assigned instead of rejected or unassigned, and at hub instead of on hold (internal). Staff see the real status.
 */
override_shipment_statuses?: boolean
/**
 * What a waybill is printed for: one for the whole shipment, or one for each parcel. Accounts can have their own choice.
 */
default_waybill_type?: WaybillType
/**
 * Adds a print format with two by three labels, for sticker sheets in an ordinary printer.
 */
enable_6up_sticker_labels?: boolean
/**
 * The label’s barcode holds the parcel’s alternative reference if it has one. Hubs and drivers then scan your customers’ numbers.
 */
use_parcel_alternative_reference_for_sticker_labels?: boolean
/**
 * Labels of shipments handed to another courier show that courier’s routing code.
 */
use_third_party_routing_codes?: boolean
/**
 * Shows waybill and label buttons to staff in the standard view. The data capturing and kiosk views always have them.
 */
show_waybill_sticker_download_for_default_screen_mode_staff_user?: boolean
/**
 * Adds a scanner mode that lists parcels missing from the floor.
 */
floor_check?: boolean
/**
 * First to last; decides which statuses count as later than collected or delivered. Leave empty for the default order. Missing statuses follow in default order.
 */
shipment_status_order?: ShipmentStatus[]
/**
 * Chosen by staff for holds that customers don’t see.
 */
shipment_on_hold_internal_reasons?: string[]
/**
 * Chosen by staff; customers see the reason.
 */
shipment_on_hold_reasons?: string[]
/**
 * Chosen by staff and customers. Required when a cancellation has no message.
 */
shipment_cancellation_reasons?: string[]
/**
 * Chosen when a collection or delivery date is changed. A reason is required if this list has any.
 */
shipment_requested_date_change_reasons?: string[]
/**
 * Buttons and links. Choose a colour dark enough for white text.
 */
theme_primary?: string
/**
 * Background of selected rows, notes and badges. Choose a very pale version of the main colour.
 */
theme_primary_light?: string
/**
 * Headings, and buttons on hover. Choose a darker version of the main colour.
 */
theme_primary_dark?: string
/**
 * Body text on white and on the light shade. Choose a colour close to black.
 */
theme_text?: string
/**
 * The background of the menu, behind your navigation logo.
 */
theme_nav_bg?: string
/**
 * Labels and icons in the menu. Must be readable on all three background colours.
 */
theme_nav_text?: string
/**
 * Highlights the current page in the menu.
 */
theme_nav_active_bg?: string
/**
 * The highlight under the pointer. Choose a slightly lighter or darker version of the active page background.
 */
theme_nav_active_bg_hover?: string
/**
 * How round buttons, fields and cards are. 0 gives square corners.
 */
theme_corner_radius?: number
/**
 * HTML for a chat or help widget, opened with a Help button on every page for guests and customers. It runs in an isolated frame and can’t read the page or store data in the browser.
 */
custom_widget_html?: string
/**
 * Shows the platform’s name at the bottom of sign-in, tracking pages and emails.
 */
hide_powered_by_shiplogic?: boolean
}

export type CreateAccountBody = AccountRecordRequest
export type UpdateAccountBody = AccountRecordRequest
export type CreateBranchBody = BranchRecordRequest
export type UpdateBranchBody = BranchRecordRequest
export type ReadDashboardAnswer200 = Dashboard
export type CreateAddressBookEntryBody = AddressBookEntryRequest
export type UpdateAddressBookEntryBody = AddressBookEntryRequest
export type ReadPaymentRefundsAnswer200 = PaymentRefunds
export type RefundPaymentAnswer200 = PaymentRefunds
export type ResolvePaymentRefundAnswer200 = PaymentRefunds
export type CreateProviderBody = NewProvider
export type UpdateProviderBody = ProviderRecordRequest
export type CreateRoleBody = RoleRecordRequest
export type UpdateRoleBody = RoleRecordRequest
export type ScheduleSettingsAnswer200 = SettingsSchedule
export type ChangeSettingsScheduleAnswer200 = SettingsSchedule
export type ExportSettingsAnswer200 = SettingsFile
export type CreateShipmentBody = ShipmentRequest
export type UpdateShipmentBody = ShipmentRequest
export type CreateQuoteBody = ShipmentRequest
export type ReadEventsAnswer200 = string
export type UpdateDriverBody = DriverRequest
export type CreateUserBody = UserRecordRequest
export type UpdateUserBody = UserRecordRequest

export interface ReadAccountDetailsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Defaults to the caller's own account.
 */
account_id?: number
}
export interface ReadAccountDetailsAnswer200 {
account: Account
/**
 * Increases with every answer; send it back as base_revision.
 */
revision: number
/**
 * What is asked, in order, as far as the caller may see the answers.
 */
questions: AccountQuestion[]
/**
 * All answers that the caller may see, including answers to questions that were removed.
 */
answers: AccountAnswer[]
/**
 * Who the account is and how it pays; for those who may change it.
 */
record?: AccountRecord
/**
 * Whether the caller may be shown the account’s transactions and statements.
 */
shows_transactions: boolean
}
export interface SaveAccountDetailsBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Defaults to the caller's own account.
 */
account_id?: number
/**
 * The base revision of the answers; without it the last change wins.
 */
base_revision?: number
/**
 * Answer by the field’s id or short name.
 */
answers: {
/**
 * The answer; null removes it. Only the id of a file is used.
 */
[k: string]: unknown
}
}
export interface SaveAccountDetailsAnswer200 {
account: Account
/**
 * Increases with every answer; send it back as base_revision.
 */
revision: number
/**
 * What is asked, in order, as far as the caller may see the answers.
 */
questions: AccountQuestion[]
/**
 * All answers that the caller may see, including answers to questions that were removed.
 */
answers: AccountAnswer[]
/**
 * Who the account is and how it pays; for those who may change it.
 */
record?: AccountRecord
/**
 * Whether the caller may be shown the account’s transactions and statements.
 */
shows_transactions: boolean
}
export interface ReadAnswerHistoryQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Defaults to the caller's own account.
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
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Defaults to the caller's own account.
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
 * Defaults to the caller's own provider.
 */
provider_id?: number
}
export interface ReadAccountFileParams {
/**
 * ID of the file.
 */
file_id: string
}
export interface CreateAccountAnswer200 {
account: AccountRecord
}
export interface UpdateAccountAnswer200 {
account: AccountRecord
}
export interface ReadTagsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * What the tags are put on.
 */
type: ("account" | "shipment")
/**
 * A part of the name.
 */
search?: string
/**
 * Maximum number of rows; 1000 when absent.
 */
limit?: number
}
export interface ReadTagsAnswer200 {
/**
 * The tags, by name.
 */
tags: Tag[]
}
export interface TagAccountsBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The accounts.
 */
ids: number[]
/**
 * Tags to add; unknown ones are created.
 */
add?: string[]
/**
 * Tags to remove.
 */
remove?: string[]
}
export interface TagAccountsAnswer200 {
/**
 * Those whose tags changed.
 */
changed: number[]
/**
 * Those that could not be changed, with the reasons.
 */
refused: {
/**
 * Which one.
 */
id: number
/**
 * The reason.
 */
message: string
}[]
}
export interface CloseAccountBody {
/**
 * ID of the account.
 */
account_id: number
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Why it is closed, for staff.
 */
reason: string
}
export interface CloseAccountAnswer200 {
account: AccountRecord
}
export interface ReopenAccountBody {
/**
 * ID of the account.
 */
account_id: number
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
}
export interface ReopenAccountAnswer200 {
account: AccountRecord
}
export interface ReadAccountUseQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
}
export interface ReadAccountUseParams {
/**
 * ID of the account.
 */
id: number
}
export interface ReadAccountUseAnswer200 {
/**
 * The kinds of records that exist.
 */
uses: {
/**
 * Display name.
 */
title: string
/**
 * How many there are, or how much.
 */
value: string
}[]
}
export interface UploadAccountsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The field of each column, empty for one that is skipped; guessed from the headings when absent.
 */
columns?: string[]
/**
 * true: nothing is saved, and every line is checked.
 */
dry_run?: boolean
/**
 * Lines before it were imported by earlier requests; 0 when absent.
 */
from?: number
}
export interface UploadAccountsAnswer200 {
/**
 * Whether nothing was saved.
 */
dry_run: boolean
/**
 * The first line of the file.
 */
headings: string[]
/**
 * The field of each column, null for one that is skipped.
 */
columns: (string | null)[]
/**
 * By column, the first non-empty cell; empty if there is none.
 */
examples: string[]
/**
 * Lines of the whole file, the headings not counted.
 */
rows: number
/**
 * Accounts that were added, or would be.
 */
added: number
/**
 * Lines that this file added already.
 */
known: number
/**
 * Lines with errors.
 */
failed: number
/**
 * The first 200 errors, by line.
 */
errors: ImportError[]
/**
 * The lines with errors and their reasons, as CSV; empty if there are none.
 */
failed_file: string
/**
 * The from of the next request; absent after the last line and in a dry run.
 */
next?: number
}
export interface FindReferenceQuery {
/**
 * The whole number, in capital letters.
 */
search_query: string
}
export interface FindReferenceAnswer200 {
type: ReferenceType
/**
 * The record.
 */
data: {
/**
 * ID of the record.
 */
id: number
}
}
export interface CreateReleaseNoteBody {
/**
 * Ignored; release notes are the platform’s.
 */
provider_id?: number
/**
 * The version.
 */
version: string
/**
 * The day from which they are shown.
 */
published_on: string
/**
 * HTML; scripts are removed.
 */
body: string
}
export interface CreateReleaseNoteAnswer200 {
release_note: ReleaseNote
}
export interface UpdateReleaseNoteParams {
/**
 * ID of the notes.
 */
id: number
}
export interface UpdateReleaseNoteBody {
/**
 * Ignored; release notes are the platform’s.
 */
provider_id?: number
/**
 * The version.
 */
version: string
/**
 * The day from which they are shown.
 */
published_on: string
/**
 * HTML; scripts are removed.
 */
body: string
/**
 * For updates: the base revision; without it the last change wins.
 */
base_revision?: number
}
export interface UpdateReleaseNoteAnswer200 {
release_note: ReleaseNote
}
export interface CreateTransactionBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The account.
 */
account_id: number
type: TransactionType
/**
 * In rand; debits may be sent above zero.
 */
amount: number
/**
 * What it is for, as the customer reads it.
 */
description: string
counter_method?: CounterMethod
/**
 * For a payment: the day on which it was received, at most a year ago; today when absent.
 */
effective_date?: string
/**
 * For a balance adjustment: the number that the invoice had in the provider’s previous system.
 */
migration_reference?: string
allocation?: InvoiceAllocation
/**
 * For a manual allocation: the amount per invoice.
 */
invoices?: InvoiceShare[]
}
export interface CreateTransactionAnswer200 {
/**
 * ID of the transaction.
 */
id: number
/**
 * The account’s balance after it, in rand.
 */
balance: number
}
export interface ReadOpenPaymentsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The account.
 */
account_id: number
}
export interface ReadOpenPaymentsAnswer200 {
/**
 * Newest first.
 */
open_payments: OpenPayment[]
}
export interface AllocatePaymentBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The transaction of the payment.
 */
id: number
allocation: InvoiceAllocation
/**
 * For a manual allocation: the amount per invoice.
 */
invoices?: InvoiceShare[]
}
export interface AllocatePaymentAnswer200 {
/**
 * The unallocated amount of the payment, in rand.
 */
unallocated: number
}
export interface ReverseTransactionBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The transaction.
 */
id: number
/**
 * Why, as the customer reads it.
 */
reason: string
}
export interface ReverseTransactionAnswer200 {
/**
 * ID of the transaction.
 */
id: number
/**
 * The account’s balance after it, in rand.
 */
balance: number
}
export interface ReadCreditNoteQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
}
export interface ReadCreditNoteParams {
/**
 * ID of the credit note.
 */
id: number
}
export interface ReadCreditNoteAnswer200 {
credit_note: CreditNote
issuer: DocumentParty
customer: DocumentParty
/**
 * The VAT rate; 0 where several rates or none apply.
 */
vat_percentage: number
/**
 * Address of the account’s billing contact.
 */
billing_email: (string | null)
}
export interface ReadCreditNoteDocumentQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
}
export interface ReadCreditNoteDocumentParams {
/**
 * ID of the credit note.
 */
id: number
}
export interface ReadCreditNoteDocumentAnswer200 {
/**
 * Download it with GET; no session is required.
 */
url: string
}
export interface EmailCreditNoteBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * ID of the credit note.
 */
id: number
/**
 * One or more email addresses, separated by commas.
 */
recipients: string
}
export interface EmailCreditNoteAnswer200 {
/**
 * The recipients.
 */
recipients: string[]
}
export interface CreateCreditNoteBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The account; not needed with an invoice.
 */
account_id?: number
/**
 * The invoice that is credited.
 */
invoice_id?: number
/**
 * In rand, with VAT.
 */
amount: number
/**
 * Why, as the customer reads it.
 */
reason: string
}
export interface CreateCreditNoteAnswer200 {
credit_note: CreditNote
}
export interface UploadPaymentsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * true: nothing is saved, and every line is checked.
 */
dry_run?: boolean
/**
 * Lines before it were imported by earlier requests; 0 when absent.
 */
from?: number
}
export interface UploadPaymentsAnswer200 {
/**
 * Whether nothing was saved.
 */
dry_run: boolean
/**
 * Lines of the whole file, the headings not counted.
 */
rows: number
/**
 * Payments that were imported, or would be.
 */
added: number
/**
 * How many of them were matched to an account by their reference.
 */
matched: number
/**
 * Lines that were imported before.
 */
known: number
/**
 * Lines outside the import dates, or that are not incoming payments.
 */
skipped: number
/**
 * Lines with errors.
 */
failed: number
/**
 * The first 200 errors, by line.
 */
errors: ImportError[]
/**
 * The result for each line of this request: up to 200 lines, those that are not imported first.
 */
lines: ImportedLine[]
/**
 * The from of the next request; absent after the last line and in a dry run.
 */
next?: number
}
export interface AllocateImportedPaymentBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The imported payment.
 */
id: number
/**
 * The account; not needed for one that is in an account.
 */
account_id?: number
allocation: InvoiceAllocation
/**
 * For a manual allocation: the amount per invoice.
 */
invoices?: InvoiceShare[]
}
export interface AllocateImportedPaymentAnswer200 {
imported_payment: ImportedPayment
}
export interface ReadInvoiceQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
}
export interface ReadInvoiceParams {
/**
 * ID of the invoice.
 */
id: number
}
export interface ReadInvoiceAnswer200 {
invoice: Invoice
/**
 * Tax invoice, or Invoice of a provider without a VAT number.
 */
title: string
issuer: DocumentParty
customer: DocumentParty
/**
 * Its charges, oldest first.
 */
lines: InvoiceLine[]
/**
 * The payments, credits and write-offs that cover it, oldest first. With what is outstanding they add up to the total.
 */
settlements: InvoiceSettlement[]
/**
 * By VAT rate.
 */
vat_lines: VatLine[]
/**
 * The provider’s terms of that day, as HTML.
 */
terms_html: string
/**
 * How much of the total isn’t credited yet, whether it is paid or not.
 */
creditable: number
/**
 * Address of the account’s billing contact.
 */
billing_email: (string | null)
}
export interface ReadInvoiceDocumentQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * csv and xlsx: the lines, one row each.
 */
format?: ("pdf" | "csv" | "xlsx")
}
export interface ReadInvoiceDocumentParams {
/**
 * ID of the invoice.
 */
id: number
}
export interface ReadInvoiceDocumentAnswer200 {
/**
 * Download it with GET; no session is required.
 */
url: string
}
export interface EmailInvoiceBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * ID of the invoice.
 */
id: number
/**
 * One or more email addresses, separated by commas.
 */
recipients: string
}
export interface EmailInvoiceAnswer200 {
/**
 * The recipients.
 */
recipients: string[]
}
export interface EmailInvoicesBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The invoices.
 */
ids: number[]
}
export interface EmailInvoicesAnswer202 {
bulk_change: BulkChange
}
export interface ReadInvoiceCandidatesQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
}
export interface ReadInvoiceCandidatesAnswer200 {
/**
 * Those with the most first.
 */
accounts: InvoiceCandidate[]
}
export interface ReadInvoicingRunQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
}
export interface ReadInvoicingRunParams {
/**
 * ID of the run.
 */
id: number
}
export interface ReadInvoicingRunAnswer200 {
invoicing_run: InvoicingRun
/**
 * Its accounts, failures first; at most 1,000.
 */
accounts: InvoicingRunAccount[]
}
export interface StartInvoicingRunBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The accounts.
 */
account_ids: number[]
}
export interface StartInvoicingRunAnswer202 {
invoicing_run: InvoicingRun
}
export interface ReadStatementRunQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
}
export interface ReadStatementRunParams {
/**
 * ID of the run.
 */
id: number
}
export interface ReadStatementRunAnswer200 {
statement_run: StatementRun
/**
 * Its accounts, those without a statement first; at most 1,000.
 */
accounts: StatementRunAccount[]
}
export interface ReadStatementQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The account; customers read their own without it.
 */
account_id?: number
/**
 * First day of the period.
 */
from: string
/**
 * Last day of the period, at most a year after the first.
 */
to: string
}
export interface ReadStatementAnswer200 {
/**
 * The account.
 */
account_id: number
/**
 * First day.
 */
from: string
/**
 * Last day.
 */
to: string
/**
 * Balance of the documents before the first day.
 */
opening_balance: number
/**
 * Sum of the debits; never above zero.
 */
charged: number
/**
 * Sum of the credits.
 */
credited: number
/**
 * Balance of the documents after the last day.
 */
closing_balance: number
/**
 * Charges until the last day, and what undid some, that no document has yet.
 */
not_invoiced: number
/**
 * The account’s balance after the last day: the closing balance and what isn’t invoiced.
 */
account_balance: number
/**
 * How many lines there are.
 */
count: number
/**
 * The documents of the period, oldest first.
 */
lines: StatementLine[]
ageing: Ageing
/**
 * Outstanding on invoices after their due date, and at most the amount due: on the last day or, while the period runs, today.
 */
overdue: number
/**
 * The invoices after their due date, the longest overdue first.
 */
overdue_invoices: OverdueInvoice[]
issuer: DocumentParty
customer: DocumentParty
/**
 * Address of the account’s billing contact.
 */
billing_email: (string | null)
}
export interface ReadStatementDocumentQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The account; customers read their own without it.
 */
account_id?: number
/**
 * First day of the period.
 */
from: string
/**
 * Last day of the period, at most a year after the first.
 */
to: string
}
export interface ReadStatementDocumentAnswer200 {
/**
 * Download it with GET; no session is required.
 */
url: string
}
export interface EmailStatementBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The account.
 */
account_id: number
/**
 * First day of the period.
 */
from: string
/**
 * Last day of the period, at most a year after the first.
 */
to: string
/**
 * One or more email addresses, separated by commas.
 */
recipients: string
}
export interface EmailStatementAnswer200 {
/**
 * The recipients.
 */
recipients: string[]
}
export interface EmailStatementsBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The accounts.
 */
account_ids: number[]
/**
 * First day of the period.
 */
from: string
/**
 * Last day of the period, at most a year after the first.
 */
to: string
/**
 * Text above the statement in each email.
 */
message?: string
}
export interface EmailStatementsAnswer202 {
bulk_change: BulkChange
}
export interface CreateBranchAnswer200 {
branch: BranchRecord
}
export interface UpdateBranchParams {
/**
 * ID of the branch.
 */
id: number
}
export interface UpdateBranchAnswer200 {
branch: BranchRecord
}
export interface ReadBranchUseQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
}
export interface ReadBranchUseParams {
/**
 * ID of the branch.
 */
id: number
}
export interface ReadBranchUseAnswer200 {
/**
 * The kinds of records that exist.
 */
uses: {
/**
 * Display name.
 */
title: string
/**
 * How many there are.
 */
count: number
/**
 * Whether the branch can’t be retired while there are any.
 */
prevents: boolean
}[]
/**
 * Whether nothing prevents it.
 */
can_retire: boolean
}
export interface CreateCollectionRequestBody {
/**
 * The account; the caller’s own when absent.
 */
account_id?: number
/**
 * The day of the collection, not in the past.
 */
collection_date: string
/**
 * Waybill numbers, separated by lines, commas or spaces; up to 500.
 */
references: string
/**
 * Notes for the driver.
 */
note?: string
}
export interface CreateCollectionRequestAnswer200 {
collection_request: CollectionRequest
}
export interface ChangeCollectionRequestBody {
/**
 * The request.
 */
id: number
status?: CollectionRequestStatus
/**
 * The driver who collects; null unassigns the driver.
 */
driver_id?: (number | null)
/**
 * The base revision; without it the last change wins.
 */
base_revision?: number
}
export interface ChangeCollectionRequestAnswer200 {
collection_request: CollectionRequest
}
export interface ScanCollectionRequestBody {
/**
 * The request.
 */
id: number
/**
 * The waybill number that was scanned.
 */
tracking_reference: string
}
export interface ScanCollectionRequestAnswer200 {
collection_request: CollectionRequest
}
export interface ReadUploadUrlQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Name of the file, with its extension.
 */
file_name: string
/**
 * What the file is for, such as logos.
 */
folder: string
}
export interface ReadUploadUrlAnswer200 {
/**
 * Send the bytes here by PUT as application/octet-stream, without a session.
 */
url: string
/**
 * Name under which it is stored.
 */
file_name: string
}
export interface ReadDownloadUrlQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Names of the files, as the upload answered them.
 */
file_name: string[]
/**
 * The folder that they were uploaded to.
 */
folder: string
}
export interface ReadDownloadUrlAnswer200 {
/**
 * Download it with GET; no session is required.
 */
url: string
}
export interface UploadFileQuery {
/**
 * The permission in the address.
 */
token: string
}
export interface UploadFileAnswer200 {
file: StoredFile
}
export interface DownloadFileQuery {
/**
 * The permission in the address.
 */
token: string
}
export interface ReadPublicImageParams {
/**
 * Whose image it is.
 */
provider: string
/**
 * The image.
 */
image_id: string
}
export interface ReadGeneralDataQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The revision of an earlier response to this call; 0 requests everything.
 */
since?: number
}
export interface ReadGeneralDataAnswer200 {
/**
 * Increases with every change of settings, roles, branches, accounts and users; send it back as since. It is not the revision of the settings, and is 0 for another provider.
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
 * Tags for shipments; none for those who may not see tags.
 */
shipment_tags: Tag[]
/**
 * Tags for accounts; none for those who may not see tags.
 */
account_tags: Tag[]
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
 * For staff: the account on which customers without one book; absent where the provider has none.
 */
guest_account_id?: number
/**
 * The server's clock, with the business time zone's offset.
 */
current_time: string
}
export interface CreateAddressBookEntryAnswer200 {
address_book_entry: AddressBookEntry
}
export interface UpdateAddressBookEntryParams {
/**
 * ID of the entry.
 */
id: number
}
export interface UpdateAddressBookEntryAnswer200 {
address_book_entry: AddressBookEntry
}
export interface DeleteAddressBookEntryQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Only if the entry is in the address book of this account.
 */
account_id?: number
}
export interface DeleteAddressBookEntryParams {
/**
 * ID of the entry.
 */
id: number
}
export interface DeleteAddressBookEntryAnswer200 {
/**
 * Always true.
 */
deleted: true
}
export interface UploadAddressBookQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Defaults to the caller's own account.
 */
account_id?: number
/**
 * true: nothing is saved.
 */
dry_run?: boolean
}
export interface UploadAddressBookAnswer200 {
/**
 * Whether nothing was saved.
 */
dry_run: boolean
/**
 * Lines with an address, the headings not counted.
 */
rows: number
/**
 * Lines that were added, or would be.
 */
added: number
/**
 * Lines that are in the address book or in the file already.
 */
known: number
/**
 * Lines with errors.
 */
failed: number
/**
 * Headings that name no field of an address.
 */
ignored_columns: string[]
/**
 * The first 200 errors, by line.
 */
errors: ImportError[]
/**
 * The lines with mistakes as CSV, the reasons in a last column; empty when there are none.
 */
failed_file: string
}
export interface GeocodeAddressBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Number and street.
 */
street_address?: string
/**
 * Suburb.
 */
local_area?: string
/**
 * City or town.
 */
city?: string
/**
 * Province.
 */
zone?: string
/**
 * Two letters, or the name in English; ZA when absent.
 */
country?: string
/**
 * Postal code.
 */
code?: string
/**
 * Name of the building; stored, and passed to the geocoder.
 */
company?: string
/**
 * A suggestion’s place_id.
 */
place_id?: string
/**
 * What was typed into the search.
 */
entered_address?: string
/**
 * With lng: the address of this pin.
 */
lat?: number
/**
 * With lat: the address of this pin.
 */
lng?: number
}
export interface GeocodeAddressAnswer200 {
address: AddressRequest
precision: LocationPrecision
/**
 * Whether the coordinates are only those of the town.
 */
is_approximate: boolean
}
export interface SuggestPlacesQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * What was typed.
 */
search: string
/**
 * Only places of this country; ZA when absent.
 */
country?: string
/**
 * Session token: the same for all searches for one address; the geocoding service bills them together.
 */
session_token?: string
}
export interface SuggestPlacesAnswer200 {
/**
 * At most eight.
 */
suggestions: PlaceSuggestion[]
}
export interface ReadZonesQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Which map.
 */
layer: MapLayer
}
export interface ReadZonesAnswer200 {
/**
 * The zones, by name.
 */
zones: Zone[]
/**
 * Who is editing the map now; absent if no one is.
 */
edited_by?: {
/**
 * ID of the user.
 */
user_id: number
/**
 * Name of the user.
 */
name: string
}
}
export interface SaveZoneBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The zone that is changed; a new one when absent.
 */
zone_id?: (number | null)
/**
 * For updates: the base revision; without it the last change wins.
 */
base_revision?: number
zone: ZoneRequest
}
export interface SaveZoneAnswer200 {
zone: Zone
}
export interface RemoveZoneQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
}
export interface RemoveZoneParams {
/**
 * The zone.
 */
zone_id: number
}
export interface RemoveZoneAnswer200 {
/**
 * The zone that was removed.
 */
zone_id: number
}
export interface UploadZonesQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Which map.
 */
layer: MapLayer
/**
 * true: only reports the contents of the file, without saving.
 */
dry_run?: boolean
}
export interface UploadZonesAnswer200 {
/**
 * The areas of the file.
 */
zones: {
/**
 * Name of the area.
 */
name: string
/**
 * Corners of its outlines.
 */
points: number
/**
 * Whether a zone of that name gets these outlines.
 */
replaces: boolean
}[]
}
export interface LockMapBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Which map.
 */
layer: MapLayer
/**
 * true: the caller has finished.
 */
release?: boolean
}
export interface LockMapAnswer200 {
/**
 * Who is editing the map now; absent if no one is.
 */
edited_by?: {
/**
 * ID of the user.
 */
user_id: number
/**
 * Name of the user.
 */
name: string
}
}
export interface ReadZoneTagsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Which map.
 */
type: TagType
}
export interface ReadZoneTagsAnswer200 {
/**
 * The tags, by name.
 */
tags: Tag[]
}
export interface ReadPickupPointsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * ID of the locker or counter in its network.
 */
pickup_point_id?: string
/**
 * Only points of this network.
 */
pickup_point_provider?: PickupPointProvider
/**
 * Lockers or counters only.
 */
type?: PickupPointType
/**
 * With lng: from where distances are measured.
 */
lat?: number
/**
 * With lat: from where distances are measured.
 */
lng?: number
/**
 * The nearest first; by name otherwise.
 */
order_closest?: boolean
/**
 * A part of the name, street, suburb, city or postal code.
 */
search?: string
/**
 * Maximum number of points.
 */
limit?: number
/**
 * How many points to skip.
 */
offset?: number
}
export interface ReadPickupPointsAnswer200 {
/**
 * The points of this page.
 */
pickup_points: PickupPoint[]
/**
 * How many points there are altogether.
 */
count: number
}
export interface ReadApiKeysQuery {
/**
 * Ignored; clients add it to every payload.
 */
provider_id?: number
}
export interface ReadApiKeysAnswer200 {
/**
 * At most a hundred.
 */
api_keys: ApiKey[]
}
export interface CreateApiKeyBody {
/**
 * What uses the key.
 */
name: string
expires: ApiKeyExpiry
/**
 * Ignored; clients add it to every payload.
 */
provider_id?: number
}
export interface CreateApiKeyAnswer200 {
/**
 * The bearer token. It can’t be read again.
 */
token: string
api_key: ApiKey
}
export interface RevokeApiKeyBody {
/**
 * ID of the key.
 */
id: number
/**
 * Ignored; clients add it to every payload.
 */
provider_id?: number
}
export interface RevokeApiKeyAnswer200 {
/**
 * Always true.
 */
ok: boolean
}
export interface RevokeAccountApiKeyParams {
/**
 * ID of the key.
 */
id: number
}
export interface RevokeAccountApiKeyBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
}
export interface RevokeAccountApiKeyAnswer200 {
/**
 * Always true.
 */
ok: boolean
}
export interface CreateBlockedEntryBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
type: BlockedList
/**
 * What is blocked; a domain without the @.
 */
value: string
/**
 * The reason.
 */
note?: string
}
export interface CreateBlockedEntryAnswer200 {
/**
 * Always true.
 */
ok: boolean
}
export interface RemoveBlockedEntryBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * ID of the entry.
 */
id: number
}
export interface RemoveBlockedEntryAnswer200 {
/**
 * Always true.
 */
ok: boolean
}
export interface ReadSignInMethodsQuery {
/**
 * Ignored; clients add it to every payload.
 */
provider_id?: number
}
export interface ReadSignInMethodsAnswer200 {
/**
 * At most twenty, newest first.
 */
passkeys: Passkey[]
/**
 * At most one of each.
 */
identities: {
/**
 * Whose identity.
 */
identity_provider: ("google" | "apple")
/**
 * Its address when it was connected; empty where none was given.
 */
email: string
/**
 * When it was connected.
 */
created_at: string
}[]
}
export interface BeginPasskeyBody {
/**
 * The password of sign-in.
 */
password: string
/**
 * Ignored; clients add it to every payload.
 */
provider_id?: number
}
export interface BeginPasskeyAnswer200 {
/**
 * What the passkey signs.
 */
challenge: string
/**
 * The host that the passkey works at.
 */
rp_id: string
/**
 * Name of the provider.
 */
rp_name: string
/**
 * The user, in base64url.
 */
user_handle: string
/**
 * Credentials that the user has already.
 */
known: string[]
/**
 * Address that the person logs in with, which devices show.
 */
user: string
}
export interface AddPasskeyBody {
/**
 * What the person knows it by.
 */
name: string
/**
 * The challenge that it began with.
 */
challenge: string
/**
 * The credential.
 */
id: string
/**
 * The client data that the browser signed.
 */
client_data_json: string
/**
 * The key, as the authenticator gives it.
 */
attestation_object: string
/**
 * Ignored; clients add it to every payload.
 */
provider_id?: number
}
export interface AddPasskeyAnswer200 {
passkey: Passkey
}
export interface RenamePasskeyBody {
/**
 * ID of the passkey.
 */
id: number
/**
 * What the person knows it by.
 */
name: string
/**
 * Ignored; clients add it to every payload.
 */
provider_id?: number
}
export interface RenamePasskeyAnswer200 {
/**
 * Always true.
 */
ok: boolean
}
export interface RemovePasskeyBody {
/**
 * ID of the passkey.
 */
id: number
/**
 * Ignored; clients add it to every payload.
 */
provider_id?: number
}
export interface RemovePasskeyAnswer200 {
/**
 * Always true.
 */
ok: boolean
}
export interface DisconnectIdentityBody {
/**
 * Whose identity.
 */
identity_provider: ("google" | "apple")
/**
 * Ignored; clients add it to every payload.
 */
provider_id?: number
}
export interface DisconnectIdentityAnswer200 {
/**
 * Always true.
 */
ok: boolean
}
export interface BeginPasskeySignInBody {
/**
 * Ignored; clients add it to every payload.
 */
provider_id?: number
}
export interface BeginPasskeySignInAnswer200 {
/**
 * What the passkey signs.
 */
challenge: string
/**
 * The host.
 */
rp_id: string
}
export interface ReadTwoFactorQuery {
/**
 * Ignored; clients add it to every payload.
 */
provider_id?: number
}
export interface ReadTwoFactorAnswer200 {
/**
 * Whether signing in asks for a passcode.
 */
enabled: boolean
/**
 * Recovery codes that were not used yet.
 */
recovery_codes_left: number
}
export interface BeginTwoFactorBody {
/**
 * The password of sign-in.
 */
password: string
/**
 * Ignored; clients add it to every payload.
 */
provider_id?: number
}
export interface BeginTwoFactorAnswer200 {
/**
 * The secret in base32, to be typed where no code can be scanned.
 */
secret: string
/**
 * A QR code of it as SVG, which authenticator apps scan.
 */
qr_svg: string
}
export interface EnableTwoFactorBody {
/**
 * The six digits that the app shows.
 */
passcode: string
/**
 * Ignored; clients add it to every payload.
 */
provider_id?: number
}
export interface EnableTwoFactorAnswer200 {
/**
 * Ten codes, each of which signs in once instead of a passcode. They are shown only here.
 */
recovery_codes: string[]
}
export interface DisableTwoFactorBody {
/**
 * The password of sign-in.
 */
password: string
/**
 * Ignored; clients add it to every payload.
 */
provider_id?: number
}
export interface DisableTwoFactorAnswer200 {
/**
 * Always true.
 */
ok: boolean
}
export interface RenewRecoveryCodesBody {
/**
 * The password of sign-in.
 */
password: string
/**
 * Ignored; clients add it to every payload.
 */
provider_id?: number
}
export interface RenewRecoveryCodesAnswer200 {
/**
 * Ten codes, each of which signs in once instead of a passcode. They are shown only here.
 */
recovery_codes: string[]
}
export interface ListIntegrationRulesQuery {
/**
 * Defaults to the caller's own provider.
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
 * Defaults to the caller's own provider.
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
 * When the rule is evaluated.
 */
trigger: IntegrationTrigger
/**
 * All of them must match.
 */
filters?: IntegrationRuleFilter[]
/**
 * The configuration of the system. A secret: a text sets it, null removes it, absent or {set: true} keeps it.
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
 * The new revision, which open pages also receive.
 */
revision: number
}
export interface UpdateIntegrationRuleParams {
/**
 * ID of the rule.
 */
id: number
}
export interface UpdateIntegrationRuleBody {
/**
 * Defaults to the caller's own provider.
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
 * When the rule is evaluated.
 */
trigger?: IntegrationTrigger
/**
 * All of them must match.
 */
filters?: IntegrationRuleFilter[]
/**
 * The configuration of the system. A secret: a text sets it, null removes it, absent or {set: true} keeps it.
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
 * The new revision, which open pages also receive.
 */
revision: number
}
export interface UpdateIntegrationRuleAnswer409 {
/**
 * conflict
 */
code: string
/**
 * What happened, in plain language.
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
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The revision of the rule that the change was made from.
 */
base_revision: number
}
export interface DeleteIntegrationRuleParams {
/**
 * ID of the rule.
 */
id: number
}
export interface DeleteIntegrationRuleAnswer200 {
/**
 * The new revision, which open pages also receive.
 */
revision: number
}
export interface DeleteIntegrationRuleAnswer409 {
/**
 * conflict
 */
code: string
/**
 * What happened, in plain language.
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
 * ID of the rule.
 */
id: number
}
export interface SwitchIntegrationRuleBody {
/**
 * Defaults to the caller's own provider.
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
 * The new revision, which open pages also receive.
 */
revision: number
}
export interface DuplicateIntegrationRuleParams {
/**
 * ID of the rule.
 */
id: number
}
export interface DuplicateIntegrationRuleBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
}
export interface DuplicateIntegrationRuleAnswer200 {
rule: IntegrationRule
/**
 * The new revision, which open pages also receive.
 */
revision: number
}
export interface OrderIntegrationRulesBody {
/**
 * Defaults to the caller's own provider.
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
 * The new revision, which open pages also receive.
 */
revision: number
}
export interface OrderIntegrationRulesAnswer409 {
/**
 * conflict
 */
code: string
/**
 * What happened, in plain language.
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
 * Defaults to the caller's own provider.
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
 * When the rule is evaluated.
 */
trigger: IntegrationTrigger
/**
 * All of them must match.
 */
filters?: IntegrationRuleFilter[]
/**
 * The configuration of the system. A secret: a text sets it, null removes it, absent or {set: true} keeps it.
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
 * Values for the filters instead of those of the sample.
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
export interface TriggerIntegrationRuleBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The rule; it must be on.
 */
rule_id: number
/**
 * The shipment to send.
 */
shipment_id: number
}
export interface TriggerIntegrationRuleAnswer200 {
/**
 * ID of the request in the log.
 */
id: number
}
export interface RetryIntegrationRequestBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * ID of the request.
 */
id: number
}
export interface RetryIntegrationRequestAnswer200 {
/**
 * ID of the request in the log.
 */
id: number
}
export interface RetryMessageBody {
/**
 * ID of the message.
 */
id: number
/**
 * The shipment that it is about.
 */
shipment_id: number
}
export interface RetryMessageAnswer200 {
/**
 * ID of the message.
 */
id: number
}
export interface ReceiveDeliveryReportQuery {
/**
 * The permission in the address.
 */
token: string
}
export interface ReceiveDeliveryReportBody {
/**
 * Reports, of which those before the last are older.
 */
results: {
/**
 * The result.
 */
status?: {
/**
 * PENDING, DELIVERED, UNDELIVERABLE, EXPIRED or REJECTED.
 */
groupName?: string
/**
 * The same in words.
 */
description?: string
[k: string]: unknown
}
/**
 * When it arrived.
 */
doneAt?: string
[k: string]: unknown
}[]
[k: string]: unknown
}
export interface ReceiveDeliveryReportAnswer200 {
/**
 * How many reports were read.
 */
received: number
}
export interface SendBulkSmsBody {
/**
 * The shipments.
 */
ids: number[]
/**
 * The contacts that it is sent to.
 */
recipients: ShipmentParty[]
/**
 * The text. It can contain placeholders for values of the shipment, like notification texts.
 */
text: string
}
export interface SendBulkSmsAnswer202 {
bulk_change: BulkChange
}
export interface ReadUnreadMessagesQuery {
/**
 * Ignored; clients add it to every payload.
 */
provider_id?: number
}
export interface ReadUnreadMessagesAnswer200 {
/**
 * How many there are, counted up to 100.
 */
unread: number
}
export interface MarkInboxReadBody {
/**
 * Ignored; clients add it to every payload.
 */
provider_id?: number
/**
 * The messages.
 */
ids: number[]
/**
 * False marks them as unread.
 */
is_read?: boolean
}
export interface MarkInboxReadAnswer200 {
/**
 * The same messages.
 */
ids: number[]
}
export interface ReadHubBaysQuery {
/**
 * The branch; absent for the settings of the provider.
 */
branch_id?: number
}
export interface ReadHubBaysAnswer200 {
/**
 * Whether the scanner has the mode that lists parcels missing from the floor.
 */
floor_check: boolean
/**
 * The first that matches a parcel takes it.
 */
bays: {
/**
 * The bay number.
 */
code: string
/**
 * Codes of the branches that deliver its parcels; empty for all.
 */
destination_branches: string[]
/**
 * Codes of the service levels of its parcels; empty for all.
 */
service_levels: string[]
}[]
}
export interface CreateInterhubTransferBody {
/**
 * Where it is loaded.
 */
from_branch_id: number
/**
 * Where it is unloaded.
 */
to_branch_id: number
/**
 * Code of the carrier.
 */
carrier: string
/**
 * Code of the interhub service level.
 */
service_level: string
/**
 * What the other branch should know.
 */
note?: string
}
export interface CreateInterhubTransferAnswer200 {
interhub_transfer: InterhubTransfer
}
export interface ScanInterhubTransferBody {
/**
 * The transfer.
 */
id: number
/**
 * The number that was scanned.
 */
tracking_reference: string
/**
 * Loads a parcel that another branch delivers, for example because it travels through the branch of the transfer.
 */
load_anyway?: boolean
}
export interface ScanInterhubTransferAnswer200 {
interhub_transfer: InterhubTransfer
/**
 * What the scan did, as the person reads it.
 */
message: string
/**
 * A warning, if something is unusual.
 */
warning?: string
}
export interface RemoveInterhubParcelBody {
/**
 * The transfer.
 */
id: number
/**
 * The parcel.
 */
parcel_id: number
}
export interface RemoveInterhubParcelAnswer200 {
interhub_transfer: InterhubTransfer
}
export interface CloseInterhubTransferBody {
/**
 * The transfer.
 */
id: number
/**
 * Registration or wagon number.
 */
vehicle?: string
/**
 * Number of the flight.
 */
flight_number?: string
/**
 * The carrier's own number of the load.
 */
waybill?: string
/**
 * The driver, where the vehicle is the provider's own.
 */
driver_id?: number
/**
 * The base revision; without it the last change wins.
 */
base_revision?: number
}
export interface CloseInterhubTransferAnswer200 {
interhub_transfer: InterhubTransfer
}
export interface DeleteInterhubTransferBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * ID of the transfer.
 */
id: number
}
export interface DeleteInterhubTransferAnswer200 {
deleted: true
}
export interface ReadInterhubManifestQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The transfer.
 */
id: number
}
export interface ReadInterhubManifestAnswer200 {
/**
 * Download it with GET; no session is required.
 */
url: string
}
export interface ReadPushKeyQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
}
export interface ReadPushKeyAnswer200 {
/**
 * Point of the curve P-256, uncompressed, in base64url.
 */
public_key: string
/**
 * Time of day, such as 06:00; null: from midnight.
 */
active_from: (string | null)
/**
 * Time of day, such as 20:00; null: until midnight.
 */
active_to: (string | null)
}
export interface SavePushSubscriptionBody {
/**
 * Ignored; clients add it to every payload.
 */
provider_id?: number
/**
 * The endpoint of the browser’s push service.
 */
endpoint: string
/**
 * What messages are encrypted with, so that only the browser reads them (RFC 8291).
 */
keys: {
/**
 * The browser’s public key in base64url.
 */
p256dh: string
/**
 * Its secret in base64url.
 */
auth: string
}
}
export interface SavePushSubscriptionAnswer200 {
/**
 * Always true.
 */
ok: true
}
export interface DeletePushSubscriptionBody {
/**
 * Ignored; clients add it to every payload.
 */
provider_id?: number
/**
 * Of the subscription.
 */
endpoint: string
}
export interface DeletePushSubscriptionAnswer200 {
/**
 * Always true.
 */
ok: true
}
export interface RequestPasswordResetBody {
/**
 * The address the user signs in with.
 */
email?: string
/**
 * Instead of the email address, with which it is identical.
 */
username?: string
/**
 * Ignored: the origin decides; clients add it to every payload.
 */
provider_id?: number
}
export interface RequestPasswordResetAnswer200 {
/**
 * Always true.
 */
ok: boolean
/**
 * How long the link works, in minutes.
 */
valid_minutes: number
}
export interface CheckPasswordLinkBody {
/**
 * The token of the link.
 */
token: string
/**
 * Ignored: the origin decides; clients add it to every payload.
 */
provider_id?: number
}
export interface CheckPasswordLinkAnswer200 {
/**
 * The address that will sign in.
 */
email: string
/**
 * The person’s name.
 */
name: string
/**
 * invitation: the person never had a password.
 */
kind: ("reset" | "invitation")
}
export interface ChoosePasswordBody {
/**
 * The token of the link.
 */
token: string
/**
 * The new password: ten characters or more. There are no other requirements.
 */
password: string
/**
 * Ignored: the token decides whose password it is.
 */
username?: string
/**
 * Ignored: the origin decides; clients add it to every payload.
 */
provider_id?: number
}
export interface ChoosePasswordAnswer200 {
/**
 * The address that signs in with it.
 */
email: string
}
export interface ChangePasswordBody {
/**
 * The password of today.
 */
current_password: string
/**
 * The new password: ten characters or more. There are no other requirements.
 */
password: string
/**
 * Ignored; clients add it to every payload.
 */
provider_id?: number
}
export interface ChangePasswordAnswer200 {
/**
 * Sessions in other browsers that ended.
 */
ended: number
}
export interface ReadOwnSessionsQuery {
/**
 * Ignored; clients add it to every payload.
 */
provider_id?: number
}
export interface ReadOwnSessionsAnswer200 {
/**
 * At most a hundred.
 */
sessions: UserSession[]
}
export interface EndSessionsBody {
/**
 * Only this session; all others when absent.
 */
id?: number
/**
 * Ignored; clients add it to every payload.
 */
provider_id?: number
}
export interface EndSessionsAnswer200 {
/**
 * How many ended.
 */
ended: number
}
export interface ReadPaymentRefundsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Number of the payment’s transaction.
 */
id: number
}
export interface RefundPaymentBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Number of the payment’s transaction.
 */
id: number
/**
 * What is paid back, in rand.
 */
amount: number
/**
 * Why, as the customer reads it on the statement.
 */
reason: string
way: RefundWay
/**
 * The number of the transfer or slip, of a payment that was paid back elsewhere.
 */
payment_reference?: string
/**
 * Confirms that what is paid back is already spent, and that the account owes it afterwards. Without this, no more than the balance of a prepaid account is refunded, and nothing that pays for a guest’s booked shipment.
 */
below_zero?: boolean
}
export interface ResolvePaymentRefundBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Number of the payment’s transaction.
 */
id: number
/**
 * Number of the refund.
 */
refund_id: number
/**
 * Whether the customer has the money.
 */
was_made: boolean
}
export interface SignPayfastPaymentBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The fields of the form, each once: m_payment_id, amount, item_name and notify_url are required. The amount is in rand with two decimals.
 */
key_value_pairs: {
/**
 * Name of the field.
 */
key: ("return_url" | "cancel_url" | "notify_url" | "m_payment_id" | "amount" | "item_name" | "item_description" | "email_confirmation")
/**
 * What the form sends.
 */
value: string
}[]
}
export interface SignPayfastPaymentAnswer200 {
/**
 * The rest of the form.
 */
data: {
/**
 * Signature over all fields.
 */
signature: string
/**
 * Who is paid.
 */
merchant_id: string
/**
 * Required by PayFast in the form.
 */
merchant_key: string
/**
 * Where the form is posted.
 */
action: string
}
}
export interface BeginBobPayPaymentBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * One of the options that the provider offers; credit-card for a saved card too.
 */
payment_method: ("credit-card" | "instant-eft" | "capitec-pay" | "pay-shap" | "scan-to-pay")
/**
 * true: the card that is paid with is saved for the account. Only with credit-card.
 */
is_saved_card_setup?: boolean
/**
 * true: the card that is saved becomes the default of the account.
 */
set_as_default_payment_setup?: boolean
/**
 * The fields of the payment, each once: custom_payment_id, amount and notify_url are required. The amount is in rand with two decimals. A saved card is named by saved_card_id, with saved_card_cvv; saved_card_pan and saved_card_reference, where they are sent, must be its masked number and Bob Pay’s reference of it. The security code is passed on and never stored.
 */
key_value_pairs: {
/**
 * Name of the field.
 */
key: ("recipient_account_code" | "custom_payment_id" | "email" | "mobile_number" | "amount" | "item_name" | "item_description" | "notify_url" | "success_url" | "pending_url" | "cancel_url" | "saved_card_id" | "saved_card_pan" | "saved_card_reference" | "saved_card_cvv")
/**
 * Its value.
 */
value: string
}[]
}
export interface BeginBobPayPaymentAnswer200 {
/**
 * The payment page.
 */
redirect_url: string
}
export interface BeginStitchPaymentBody {
/**
 * The caller's own account, which applies when absent.
 */
account_id?: number
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The fields of the payment, each once: payment_method (eft or card), quantity, external_reference and redirect_uri are required. The quantity is in rand with two decimals. The metadata is a JSON object as text, which Stitch keeps with the payment.
 */
key_value_pairs: {
/**
 * Name of the field.
 */
key: ("payment_method" | "quantity" | "currency" | "external_reference" | "payer_reference" | "metadata" | "payer_information" | "redirect_uri")
/**
 * Its value.
 */
value: string
}[]
}
export interface BeginStitchPaymentAnswer200 {
/**
 * The payment page.
 */
redirect_url: string
}
export interface ReadPublicPaymentMethodsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The provider’s own account at Bob Pay, which applies when absent.
 */
account_code?: string
}
export interface ReadPublicPaymentMethodsAnswer200 {
/**
 * In the order of Bob Pay.
 */
payment_methods: {
/**
 * Such as instant-eft.
 */
name: string
/**
 * active, or why it can’t be used.
 */
status: string
}[]
}
export interface ReadPaymentParams {
/**
 * The payment ID with which it was begun.
 */
reference: string
}
export interface ReadPaymentAnswer200 {
/**
 * What it is over, and where it is.
 */
payment: {
/**
 * Payment ID.
 */
reference: string
/**
 * Where it is paid.
 */
gateway: ("payfast" | "bob_pay" | "stitch")
/**
 * In rand.
 */
amount: number
/**
 * Paid once it is credited to the account.
 */
state: ("pending" | "paid" | "failed" | "cancelled")
}
}
export interface ReceiveBobPayNotificationBody {
/**
 * Our payment ID.
 */
custom_payment_id: string
/**
 * The requested amount, in rand.
 */
amount: number
/**
 * paid, or another state.
 */
status: string
/**
 * Signature over the fields of the payment.
 */
signature: string
[k: string]: unknown
}
export interface ReceiveBobPayNotificationAnswer200 {
/**
 * Always true.
 */
received: boolean
}
export interface ReceiveStitchNotificationBody {
/**
 * The payment request that changed, with its id and our reference, at any depth.
 */
data: {
[k: string]: unknown
}
[k: string]: unknown
}
export interface ReceiveStitchNotificationAnswer200 {
/**
 * Always true.
 */
received: boolean
}
export interface ReceivePayfastNotificationBody {
/**
 * Our payment ID.
 */
m_payment_id: string
/**
 * Payment ID of PayFast.
 */
pf_payment_id: string
/**
 * COMPLETE, or CANCELLED.
 */
payment_status: string
/**
 * What was paid, in rand.
 */
amount_gross: string
/**
 * Who was paid.
 */
merchant_id: string
/**
 * Signature over the other fields.
 */
signature: string
[k: string]: string
}
export interface ReceivePayfastNotificationAnswer200 {
/**
 * Always true.
 */
received: boolean
}
export interface RecordPaymentBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * ID of the shipment.
 */
shipment_id: number
method: CounterMethod
/**
 * The amount that was asked for, in rand: where it has changed since, nothing is paid.
 */
expected_amount: number
/**
 * The cash that was handed over, in rand, at least the amount. Only for cash.
 */
tendered?: number
/**
 * The number on the slip of the card machine, or the reference of the transfer. Not for cash.
 */
payment_reference?: string
}
export interface RecordPaymentAnswer200 {
/**
 * Number of the payment’s transaction.
 */
id: number
status: ShipmentStatus
/**
 * What was paid, in rand.
 */
amount: number
/**
 * The change to hand out, in rand.
 */
change: number
}
export interface ReadPaymentReceiptQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
}
export interface ReadPaymentReceiptParams {
/**
 * Number of the payment’s transaction.
 */
id: number
}
export interface ReadPaymentReceiptAnswer200 {
/**
 * Download it with GET; no session is required.
 */
url: string
}
export interface EmailPaymentReceiptBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Number of the payment’s transaction.
 */
id: number
/**
 * One or more email addresses, separated by commas.
 */
recipients: string
}
export interface EmailPaymentReceiptAnswer200 {
/**
 * The recipients.
 */
recipients: string[]
}
export interface ReadSavedCardsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Staff name the account; a customer’s own applies when absent.
 */
account_id?: number
/**
 * Only cards that can pay for this; all of them when absent.
 */
purpose?: ("top_up" | "shipment")
}
export interface ReadSavedCardsAnswer200 {
/**
 * The default first, then the newest.
 */
saved_cards: AccountBillingCardInformation[]
}
export interface UpdateSavedCardParams {
/**
 * ID of the card.
 */
id: number
}
export interface UpdateSavedCardBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Only if the card is one of this account.
 */
account_id?: number
/**
 * true: the default until then is one no longer.
 */
is_default: true
}
export interface UpdateSavedCardAnswer200 {
saved_card: AccountBillingCardInformation
}
export interface DeleteSavedCardQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Only if the card is one of this account.
 */
account_id?: number
}
export interface DeleteSavedCardParams {
/**
 * ID of the card.
 */
id: number
}
export interface DeleteSavedCardAnswer200 {
/**
 * Always true.
 */
removed: boolean
}
export interface ReadPaymentDueBody {
/**
 * Any number of the shipment. Who is not a customer of its account sends a contact or the token with it.
 */
tracking_reference: string
/**
 * The payment token given to the person who booked the shipment.
 */
token?: string
/**
 * A mobile number or email address that was given for the collection, the delivery or billing.
 */
contact?: string
}
export interface ReadPaymentDueAnswer200 {
/**
 * ID of the shipment.
 */
id: number
/**
 * Its short waybill number.
 */
short_tracking_reference: string
/**
 * The service that was chosen.
 */
service_level_name: (string | null)
status: ShipmentStatus
/**
 * In rand, with VAT.
 */
amount: number
/**
 * Whether only the difference for parcels larger or heavier than booked is to be paid.
 */
is_difference: boolean
/**
 * Ways to pay at a gateway; none when none is offered or needed.
 */
methods: {
/**
 * What is sent to choose it: bob_pay_credit_card, instant_eft, capitec_pay, pay_shap, scan_to_pay, payfast, stitch_eft or stitch_card.
 */
value: string
/**
 * Display text.
 */
label: string
}[]
/**
 * For customers who see billing: the cards of their account that can pay. Where it is present, a card can be saved as well.
 */
saved_cards?: AccountBillingCardInformation[]
/**
 * Pays for this shipment without logging in.
 */
token: string
/**
 * For customers: what their account can do.
 */
account?: {
/**
 * In rand; for customers who see billing.
 */
balance?: number
/**
 * Whether the account can afford it.
 */
can_pay: boolean
/**
 * Why it can't.
 */
message?: string
}
}
export interface PayShipmentBody {
/**
 * Any number of the shipment. Who is not a customer of its account sends a contact or the token with it.
 */
tracking_reference: string
/**
 * The payment token given to the person who booked the shipment.
 */
token?: string
/**
 * A mobile number or email address that was given for the collection, the delivery or billing.
 */
contact?: string
/**
 * One of the methods that are offered, bob_pay_saved_credit_card with a saved card, or account.
 */
method: string
/**
 * The amount that was shown to the payer, in rand: if another is due by now, nothing is paid. An expired quote is booked at today's price only when it is this.
 */
expected_rate?: number
/**
 * The saved card that is paid with; the method is bob_pay_saved_credit_card. Only for customers of the shipment’s account.
 */
saved_card_id?: number
/**
 * Security code of the saved card. It is passed on to Bob Pay and never stored.
 */
security_code?: string
/**
 * true: the card that is paid with is saved for the account. The method is bob_pay_credit_card; only for customers of the shipment’s account.
 */
is_saved_card_setup?: boolean
}
export interface PayShipmentAnswer200 {
/**
 * The page on which it is paid.
 */
redirect_url?: string
/**
 * A form that the browser posts to the gateway, its fields in this order.
 */
form?: {
/**
 * Where it is posted.
 */
action: string
/**
 * Its fields.
 */
fields: {
/**
 * Name of the field.
 */
name: string
/**
 * Its value.
 */
value: string
}[]
}
status?: ShipmentStatus
}
export interface ReadShipmentPaymentParams {
/**
 * The reference of the payment.
 */
reference: string
}
export interface ReadShipmentPaymentAnswer200 {
/**
 * What it is over, and where it is.
 */
payment: {
/**
 * Where it is paid.
 */
gateway: ("payfast" | "bob_pay" | "stitch")
/**
 * In rand.
 */
amount: number
/**
 * Paid once the gateway said so.
 */
state: ("pending" | "paid" | "failed" | "cancelled")
/**
 * Whether only the difference for parcels larger or heavier than booked was to be paid.
 */
is_difference: boolean
/**
 * False if the shipment had already been paid for or cancelled when this payment arrived.
 */
was_awaited: boolean
}
/**
 * What it pays for.
 */
shipment: {
/**
 * ID of the shipment.
 */
id: number
/**
 * Its short waybill number.
 */
short_tracking_reference: string
status: ShipmentStatus
/**
 * Whether something is still to be paid for it.
 */
is_due: boolean
}
/**
 * Pays for this shipment without logging in.
 */
token: string
}
export interface ReadBulkChangesQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Only this one.
 */
id?: number
}
export interface ReadBulkChangesAnswer200 {
/**
 * Newest first, 50 at most.
 */
bulk_changes: BulkChange[]
}
export interface StopBulkChangeParams {
/**
 * The bulk change.
 */
id: number
}
export interface StopBulkChangeBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
}
export interface StopBulkChangeAnswer200 {
bulk_change: BulkChange
}
export interface ReadExportsQuery {
/**
 * Ignored; clients add it to every payload.
 */
provider_id?: number
}
export interface ReadExportsAnswer200 {
/**
 * Newest first.
 */
exports: ListExport[]
}
export interface ReadExportFileQuery {
/**
 * Ignored; clients add it to every payload.
 */
provider_id?: number
}
export interface ReadExportFileParams {
/**
 * The export.
 */
export_id: string
}
export interface ReadListViewsQuery {
/**
 * Ignored; clients add it to every payload.
 */
provider_id?: number
}
export interface ReadListViewsAnswer200 {
/**
 * Of every list, at most 50 a list.
 */
list_views: ListView[]
}
export interface CreateListViewBody {
/**
 * The list that it is a view of: shipments_filters for the list of shipments.
 */
filter_key: string
/**
 * What the person calls it; unique among the views of a list.
 */
name: string
/**
 * Filters, sort, page size and columns as the address of the list has them.
 */
query: string
/**
 * Whether the list opens with it; false when absent.
 */
is_default?: boolean
/**
 * Ignored; clients add it to every payload.
 */
provider_id?: number
}
export interface CreateListViewAnswer200 {
list_view: ListView
}
export interface UpdateListViewParams {
/**
 * The view.
 */
view_id: string
}
export interface UpdateListViewBody {
/**
 * What the person calls it; unique among the views of a list.
 */
name?: string
/**
 * Filters, sort, page size and columns as the address of the list has them.
 */
query?: string
/**
 * Whether the list opens with it; the default of before is none any more.
 */
is_default?: boolean
/**
 * Ignored; clients add it to every payload.
 */
provider_id?: number
}
export interface UpdateListViewAnswer200 {
list_view: ListView
}
export interface DeleteListViewQuery {
/**
 * Ignored; clients add it to every payload.
 */
provider_id?: number
}
export interface DeleteListViewParams {
/**
 * The view.
 */
view_id: string
}
export interface DeleteListViewAnswer200 {
/**
 * Always true.
 */
ok: boolean
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
export interface CreateProviderAnswer200 {
provider: ProviderRecord
}
export interface UpdateProviderParams {
/**
 * ID of the provider.
 */
id: number
}
export interface UpdateProviderAnswer200 {
provider: ProviderRecord
}
export interface RateShipmentBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The account that ships, for staff. Customers are rated as their own account and guests as the provider’s guest account.
 */
account_id?: (number | null)
/**
 * A shipment that is being changed: it is rated for its own account.
 */
shipment_id?: (number | null)
/**
 * Where it is collected; not needed with a pickup point. Prices need coordinates, a postal code or a country.
 */
collection_address?: AddressRequest
/**
 * Drop-off point in place of the collection address.
 */
collection_pickup_point_id?: (string | null)
/**
 * Network of that pickup point.
 */
collection_pickup_point_provider?: (PickupPointProvider | null)
/**
 * Where it is delivered; not needed with a pickup point.
 */
delivery_address?: AddressRequest
/**
 * Pickup point in place of the delivery address.
 */
delivery_pickup_point_id?: (string | null)
/**
 * Network of that pickup point.
 */
delivery_pickup_point_provider?: (PickupPointProvider | null)
/**
 * The pieces with their sizes and weights as booked.
 */
parcels: ParcelRequest[]
/**
 * What the contents are worth, in rand; insurance is charged for it.
 */
declared_value?: (number | null)
/**
 * Only this service level.
 */
service_level_code?: (string | null)
/**
 * Only this service level, by its number.
 */
service_level_id?: (number | null)
/**
 * The first day on which it can be collected; today when absent.
 */
collection_min_date?: (string | null)
/**
 * The first day on which it may be delivered.
 */
delivery_min_date?: (string | null)
/**
 * Not collected before.
 */
collection_after?: (string | null)
/**
 * Not collected after.
 */
collection_before?: (string | null)
/**
 * Not delivered before.
 */
delivery_after?: (string | null)
/**
 * Not delivered after.
 */
delivery_before?: (string | null)
/**
 * Opt-ins that are chosen; those chosen from the start when absent.
 */
opt_in_rates?: (number[] | null)
/**
 * Time-based opt-ins that are chosen; those chosen from the start when absent.
 */
opt_in_time_based_rates?: (number[] | null)
/**
 * Prices by this price list, drafts included, whatever the day; for staff who see the tariff.
 */
rate_revision_id?: (number | null)
}
export interface RateShipmentAnswer200 {
/**
 * A price per available service level; empty for users who may not see prices.
 */
rates: Rate[]
/**
 * The service levels that take the shipment, with their dates.
 */
service_levels: RatedServiceLevel[]
/**
 * The service levels that do not take it.
 */
declined: DeclinedServiceLevel[]
}
export interface ReadOptInsBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The account that ships, for staff. Customers are rated as their own account and guests as the provider’s guest account.
 */
account_id?: (number | null)
/**
 * A shipment that is being changed: it is rated for its own account.
 */
shipment_id?: (number | null)
/**
 * Where it is collected; not needed with a pickup point. Prices need coordinates, a postal code or a country.
 */
collection_address?: AddressRequest
/**
 * Drop-off point in place of the collection address.
 */
collection_pickup_point_id?: (string | null)
/**
 * Network of that pickup point.
 */
collection_pickup_point_provider?: (PickupPointProvider | null)
/**
 * Where it is delivered; not needed with a pickup point.
 */
delivery_address?: AddressRequest
/**
 * Pickup point in place of the delivery address.
 */
delivery_pickup_point_id?: (string | null)
/**
 * Network of that pickup point.
 */
delivery_pickup_point_provider?: (PickupPointProvider | null)
/**
 * The first day on which it can be collected; today when absent.
 */
collection_min_date?: (string | null)
/**
 * The first day on which it may be delivered.
 */
delivery_min_date?: (string | null)
}
export interface ReadOptInsAnswer200 {
/**
 * Extras of the shipment.
 */
opt_in_rates: OptInRate[]
/**
 * Collections and deliveries outside the ordinary days and times.
 */
opt_in_time_based_rates: OptInRate[]
/**
 * Whether the account’s shipments need a customer reference.
 */
customer_reference_required: boolean
/**
 * How the account’s customer references begin; empty when it does not matter.
 */
customer_reference_prefix: string
/**
 * How the account’s waybill numbers begin; it counts towards the length of a custom tracking reference.
 */
tracking_prefix: string
}
export interface ReadServiceAreasQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The account that ships, for staff. Customers are rated as their own account and guests as the provider’s guest account.
 */
account_id?: number
/**
 * true: only what the default rate group serves, whatever the account has agreed.
 */
is_default?: boolean
}
export interface ReadServiceAreasAnswer200 {
/**
 * Rate zones with their outlines, postal codes or countries.
 */
service_areas: Zone[]
}
export interface ReadTariffQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
}
export interface ReadTariffAnswer200 {
/**
 * The revision of the tariff, 0 before there is one.
 */
revision: number
/**
 * Service levels, rate groups and what comes on top; zones without their outlines. Absent before there is a tariff.
 */
tariff?: Tariff
/**
 * Names of the accounts that the tariff mentions.
 */
accounts?: {
/**
 * ID of the account.
 */
id: number
/**
 * Name of the account.
 */
name: string
/**
 * Code of the account.
 */
account_code: string
}[]
}
export interface ChangeTariffBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The revision that the change is based on; without it the last change wins.
 */
base_revision?: number
/**
 * Whether prices include VAT, and how distances are measured. Before there is a tariff, this adds one with starter rates.
 */
terms?: TariffTerms
/**
 * The service level as it is to be, found by its number; a number that there is not adds it.
 */
service_level?: ServiceLevel
/**
 * The number of a service level to remove, which no price list and no fuel levy may name any more.
 */
remove_service_level?: number
/**
 * One rate of a rate group, found by its service level and zones; one that there is not is added.
 */
rate?: {
/**
 * The price list that it belongs to.
 */
rate_revision_id: number
/**
 * The rate group that it belongs to.
 */
rate_group_id: number
rate: ZoneRate
/**
 * true: the rate is removed.
 */
remove?: boolean
}
/**
 * One surcharge of a price list, found by its number; a number that there is not adds it.
 */
surcharge?: {
/**
 * The price list that it belongs to.
 */
rate_revision_id: number
item: Surcharge
/**
 * true: it is removed.
 */
remove?: boolean
}
/**
 * One adjustment of a price list, found by its number; a number that there is not adds it.
 */
rate_adjustment?: {
/**
 * The price list that it belongs to.
 */
rate_revision_id: number
item: RateAdjustment
/**
 * true: it is removed.
 */
remove?: boolean
}
/**
 * One charge for a day or a time of a price list, found by its number; a number that there is not adds it.
 */
time_based_rate_adjustment?: {
/**
 * The price list that it belongs to.
 */
rate_revision_id: number
item: TimeBasedRateAdjustment
/**
 * true: it is removed.
 */
remove?: boolean
}
/**
 * One fuel levy, found by its number; a number that there is not adds it.
 */
fuel_levy?: {
item: FuelLevy
/**
 * true: it is removed.
 */
remove?: boolean
}
/**
 * The terms of one rate group, found by its number; a number that there is not adds it.
 */
rate_group?: {
/**
 * The price list that it belongs to.
 */
rate_revision_id: number
item: RateGroupRequest
/**
 * Of a new group: the group of the same price list whose rates it begins with.
 */
copy_of?: number
/**
 * true: it is removed.
 */
remove?: boolean
}
/**
 * Name, first day and state of a price list, found by its number; a number that there is not adds it.
 */
price_list?: {
item: RateRevisionRequest
/**
 * Of a new price list: the one that it begins as a copy of; without it there is only an empty default group.
 */
copy_of?: number
/**
 * By how much the rates of the copy differ, in percent.
 */
raise_percentage?: number
/**
 * true: it is removed.
 */
remove?: boolean
}
}
export interface ChangeTariffAnswer200 {
/**
 * The revision of the tariff, 0 before there is one.
 */
revision: number
/**
 * Service levels, rate groups and what comes on top; zones without their outlines. Absent before there is a tariff.
 */
tariff?: Tariff
/**
 * Names of the accounts that the tariff mentions.
 */
accounts?: {
/**
 * ID of the account.
 */
id: number
/**
 * Name of the account.
 */
name: string
/**
 * Code of the account.
 */
account_code: string
}[]
}
export interface RegisterBody {
registration: Registration
/**
 * Answers to the provider's registration questions, by the id of the question.
 */
answers?: {
[k: string]: unknown
}
/**
 * The one-time PIN that was sent.
 */
pin?: string
/**
 * Ignored: the origin decides; clients add it to every payload.
 */
provider_id?: number
}
export interface RegisterAnswer200 {
/**
 * Opaque bearer token; it is shown only here.
 */
access_token: string
/**
 * When the token stops working.
 */
expires_at: string
}
export interface RegisterAnswer202 {
/**
 * Where it was sent.
 */
channel: ("email" | "sms")
/**
 * How long it can be used.
 */
valid_minutes: number
}
export interface CreateRoleAnswer200 {
role: RoleRecord
}
export interface UpdateRoleParams {
/**
 * ID of the role.
 */
id: number
}
export interface UpdateRoleAnswer200 {
role: RoleRecord
}
export interface DeleteRoleQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
}
export interface DeleteRoleParams {
/**
 * ID of the role.
 */
id: number
}
export interface DeleteRoleAnswer200 {
/**
 * Always true.
 */
deleted: true
}
export interface ReadPermissionsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
}
export interface ReadPermissionsAnswer200 {
/**
 * The permissions.
 */
permissions: PermissionRecord[]
/**
 * The calls of the API.
 */
calls: CallAccess[]
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
 * Display text.
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
 * Display text.
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
 * Path in the project.
 */
path: string
/**
 * Whether there is no such file yet.
 */
is_new: boolean
/**
 * The text; a template for a new section.
 */
text: string
/**
 * The meta-schemas that the file is written in.
 */
vocabulary: {
/**
 * Path in the project.
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
 * Path in the project.
 */
path: string
/**
 * What it is called.
 */
title: string
}[]
}
export interface ValidateSchemaSectionBody {
/**
 * A tab that exists.
 */
tab: string
/**
 * A section of it, the name of a new one, or tab for the tab's own file.
 */
section: string
/**
 * The resulting text of the file.
 */
text: string
/**
 * Values to validate by the edited schemas, by key.
 */
values?: {

}
}
export interface ValidateSchemaSectionAnswer200 {
/**
 * The result of each check, in order.
 */
gates: {
gate: SchemaGate
/**
 * not_reached: an earlier error has to be fixed first.
 */
verdict: ("passed" | "noted" | "failed" | "not_reached")
/**
 * What was checked, in one line.
 */
summary: string
}[]
/**
 * Everything that was found, in the order of the checks.
 */
findings: SchemaFinding[]
/**
 * The compiled section; null if it cannot be compiled.
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
email?: (string | null)
/**
 * The user's password; with a verification code, the new password.
 */
password?: (string | null)
/**
 * The code of the link in a password email or an invitation, instead of the password; it works once. A password sent with it becomes the user's.
 */
verification_code?: (string | null)
/**
 * What the script of Google or Apple gave. With an email address and a password as well, the two are connected from then on.
 */
social_credentials?: ({
/**
 * Whose script it was.
 */
identity_provider: ("google" | "apple")
/**
 * The identity token.
 */
credential: string
/**
 * The nonce that the sign-in began with; it works once.
 */
nonce: string
/**
 * The client that the script was set up with.
 */
client_id?: string
/**
 * How the user selected the identity, as reported by Google’s script.
 */
select_by?: string
/**
 * Apple’s authorization code, which the server exchanges.
 */
code?: string
} | null)
/**
 * The signature of a passkey, instead of other credentials; no passcode is required.
 */
passkey?: ({
/**
 * The credential.
 */
id: string
/**
 * The challenge that it began with.
 */
challenge: string
/**
 * The client data that the browser signed.
 */
client_data_json: string
/**
 * The authenticator data.
 */
authenticator_data: string
/**
 * Its signature of both.
 */
signature: string
} | null)
/**
 * The six digits of the authenticator app, or a recovery code.
 */
two_factor_auth_passcode?: (string | null)
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
export interface LoginAnswer202 {
/**
 * The requested factor: the passcode of an authenticator app.
 */
two_factor: "passcode"
}
export interface BeginSocialSignInBody {
/**
 * Ignored: the origin decides; clients add it to every payload.
 */
provider_id?: number
}
export interface BeginSocialSignInAnswer200 {
/**
 * What the identity token has to name.
 */
nonce: string
/**
 * Those that are set up, with all that they need.
 */
identity_providers: {
/**
 * Whose identity.
 */
id: ("google" | "apple")
/**
 * Identifies this site to it.
 */
client_id: string
/**
 * Where its script is.
 */
script_url: string
}[]
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
 * Defaults to the caller's own provider.
 */
provider_id?: number
scope?: ScopeRef
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
 * Maximum number of saves.
 */
limit?: number
}
export interface ReadSettingsHistoryAnswer200 {
/**
 * Newest first.
 */
revisions: SettingRevision[]
/**
 * What to send as before in order to read on; null when that was all.
 */
next: (number | null)
}
export interface CompareSettingsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
scope?: ScopeRef
/**
 * The account, branch or user.
 */
scope_id?: number
/**
 * The first revision.
 */
from: string
/**
 * The other one; now when absent.
 */
to?: string
}
export interface CompareSettingsAnswer200 {
/**
 * The first revision.
 */
from: {
/**
 * The revision.
 */
revision: number
/**
 * When the revision was saved; null before the first change.
 */
at: (string | null)
}
/**
 * The second revision.
 */
to: {
/**
 * The revision.
 */
revision: number
/**
 * When the revision was saved; null before the first change.
 */
at: (string | null)
}
/**
 * The current revision.
 */
revision: number
/**
 * What the caller may read of what is different, in screen order.
 */
changes: SettingChange[]
}
export interface RollBackSettingsBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The provider when absent.
 */
scope?: {
kind: ScopeRef
/**
 * The account, branch or user.
 */
id?: number
}
/**
 * The revision to roll back to: a revision number, or a time with its offset.
 */
to: string
/**
 * Only these settings; all when absent.
 */
settings?: string[]
/**
 * The revision that the preview returned. With it the rollback is saved; without it this is a preview.
 */
base_revision?: number
}
export interface RollBackSettingsAnswer200 {
/**
 * The revision that was restored.
 */
to: {
/**
 * The revision.
 */
revision: number
/**
 * When the revision was saved; null before the first change.
 */
at: (string | null)
}
/**
 * Whether it was carried out.
 */
applied: boolean
/**
 * The current revision; send it back as base_revision to save the change.
 */
revision: number
/**
 * What the caller may read of what is different, in screen order.
 */
changes: SettingChange[]
/**
 * Settings that are skipped, with the reason.
 */
left_out: LeftOutSetting[]
}
export interface ReadSettingsSchedulesQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
scope?: ScopeRef
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
 * The current revision; send it back as base_revision.
 */
revision: number
}
export interface ScheduleSettingsBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The provider when absent.
 */
scope?: {
kind: ScopeRef
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
 * The reason, shown in the list.
 */
note?: string
/**
 * The base revision. The call is rejected if others changed the settings after it.
 */
base_revision: number
/**
 * Values by key.
 */
settings?: {
[k: string]: unknown
}
/**
 * Settings to reset to the inherited value.
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
 * Defaults to the caller's own provider.
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
 * The base revision. The call is rejected if others changed the settings after it.
 */
base_revision?: number
}
export interface ExportSettingsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
scope?: ScopeRef
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
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The provider when absent.
 */
scope?: {
kind: ScopeRef
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
 * The revision that the dry run returned. With it the import is saved; without it this is a dry run.
 */
base_revision?: number
}
export interface ImportSettingsAnswer200 {
/**
 * Whether it was carried out.
 */
applied: boolean
/**
 * The current revision; send it back as base_revision to save the change.
 */
revision: number
/**
 * What the caller may read of what changes, in screen order.
 */
changes: SettingChange[]
/**
 * Settings of the file that are skipped, with the reason.
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
 * Whether the file was prepared for the current revision of this scope.
 */
target: {
/**
 * any, same or moved; a file whose target has changed (moved) is not imported.
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
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * A revision the caller already has.
 */
since?: number
/**
 * The scope to read; without an id the caller’s own. Absent: the provider for staff; for customers the values that apply to them.
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
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The provider when absent.
 */
scope?: {
/**
 * The scope of the values.
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
 * Keys to reset to the inherited value.
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
 * What happened, in plain language.
 */
message: string
/**
 * One entry per conflicting setting.
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
 * Both sides of every conflict, without the values of secrets.
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
 * The ids of the conflicting members, if the setting is merged by member.
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
 * Defaults to the caller's own provider.
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
 * Defaults to the caller's own provider.
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
 * Maximum number of rows.
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
 * The revision of the values, which a change is based on. Absent when every account is read.
 */
revision?: number
/**
 * How many there are.
 */
count: number
}
export interface SaveAccountSettingBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Defaults to the caller's own account.
 */
account_id?: number
/**
 * The setting's key.
 */
setting: string
/**
 * The revision that the change was made from; what someone else changed since is a conflict. Without one it replaces whatever is stored.
 */
base_revision?: number
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
 * Defaults to the caller's own provider.
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
 * The current values, including changes by others.
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
 * Defaults to the caller's own provider.
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
 * Defaults to the caller's own provider.
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
kind: ScopeRef
/**
 * ID of the branch, account or user.
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
 * Number of settings set there.
 */
own: number
}[]
}
export interface ReadSettingImpactQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The scope to read; without an id the caller’s own. Absent: the provider for staff; for customers the values that apply to them.
 */
scope?: string
}
export interface ReadSettingImpactAnswer200 {
/**
 * How many places of each kind lie below.
 */
totals: {
kind: ScopeRef
/**
 * How many there are.
 */
count: number
}[]
/**
 * Settings that are set in a more specific scope; others are not listed.
 */
own: {
/**
 * Key of the setting.
 */
setting: string
kind: ScopeRef
/**
 * How many set it themselves.
 */
count: number
}[]
}
export interface UploadBulkBookingQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The account that books and pays; the caller's own when absent.
 */
account_id?: number
/**
 * Name of the file, to find it again.
 */
file_name?: string
}
export interface UploadBulkBookingAnswer200 {
bulk_booking: BulkBooking
}
export interface ReadBulkBookingTemplateQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The account that the file is for; the caller's own when absent.
 */
account_id?: number
}
export interface ReadBulkBookingParams {
/**
 * ID of the bulk booking.
 */
bulk_booking_id: number
}
export interface ReadBulkBookingAnswer200 {
bulk_booking: BulkBooking
}
export interface UpdateBulkBookingBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * ID of the bulk booking.
 */
id: number
/**
 * The field of each column, null for one that is skipped.
 */
columns: (string | null)[]
}
export interface UpdateBulkBookingAnswer200 {
bulk_booking: BulkBooking
}
export interface BookBulkBookingBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * ID of the bulk booking.
 */
id: number
/**
 * The sender confirms that there are no dangerous goods in any of the parcels.
 */
no_dangerous_goods?: boolean
}
export interface BookBulkBookingAnswer200 {
bulk_booking: BulkBooking
}
export interface ReadBulkBookingFileQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Which lines; those that failed when absent.
 */
rows?: ("failed" | "booked")
}
export interface ReadBulkBookingFileParams {
/**
 * ID of the bulk booking.
 */
bulk_booking_id: number
}
export interface ReadShipmentLabelQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * ID of the shipment.
 */
id: number
/**
 * What a waybill is printed for; the default waybill format of the account or provider when absent.
 */
type?: WaybillType
/**
 * PDF when absent.
 */
format?: LabelFormat
/**
 * 100 × 150 mm when absent.
 */
paper?: LabelPaper
}
export interface ReadShipmentLabelAnswer200 {
/**
 * Download it with GET; no session is required.
 */
url: string
}
export interface ReadLabelStickersQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * ID of the shipment.
 */
id: number
/**
 * Staff only: the account that the shipment must belong to.
 */
account_id?: number
/**
 * One label for each parcel, or one for the whole shipment; for each parcel when absent.
 */
type?: WaybillType
/**
 * PDF when absent.
 */
format?: LabelFormat
/**
 * 100 × 150 mm when absent.
 */
paper?: LabelPaper
/**
 * Staff only: prints the labels of a cancelled shipment or a quote too.
 */
force_print?: boolean
}
export interface ReadLabelStickersAnswer200 {
/**
 * Download it with GET; no session is required.
 */
url: string
}
export interface ReadBulkLabelsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The shipments.
 */
ids: number[]
/**
 * The waybills instead of the labels: one for each shipment or parcel, depending on the default waybill format of its account or provider.
 */
waybills?: boolean
/**
 * PDF when absent.
 */
format?: LabelFormat
/**
 * 100 × 150 mm when absent.
 */
paper?: LabelPaper
}
export interface ReadBulkLabelsAnswer200 {
/**
 * Fetch it by GET, without a session.
 */
url: string
/**
 * Short tracking references of the shipments that have neither labels nor a waybill: quotes, and what was cancelled.
 */
skipped: string[]
}
export interface ReadQuoteDocumentQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * ID of the quote.
 */
id: number
}
export interface ReadQuoteDocumentAnswer200 {
/**
 * Download it with GET; no session is required.
 */
url: string
}
export interface EmailQuoteBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * ID of the quote.
 */
id: number
/**
 * One or more email addresses, separated by commas.
 */
recipients: string
}
export interface EmailQuoteAnswer200 {
/**
 * The recipients.
 */
recipients: string[]
}
export interface ReadParcelMeasurementsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * ID of the shipment.
 */
id: number
}
export interface ReadParcelMeasurementsAnswer200 {
/**
 * Oldest first, at most 500.
 */
parcel_measurements: ParcelMeasurement[]
}
export interface RecordParcelMeasurementBody {
/**
 * The waybill number of the parcel, or of a shipment that has only one.
 */
tracking_reference: string
/**
 * Length in cm.
 */
length_cm: number
/**
 * Width in cm.
 */
width_cm: number
/**
 * Height in cm.
 */
height_cm: number
/**
 * Weight in kg.
 */
weight_kg: number
/**
 * Images that were uploaded to the folder shipment-photos, by the names that the upload returned.
 */
photos?: string[]
/**
 * Which machine it is.
 */
machine?: string
}
export interface RecordParcelMeasurementAnswer200 {
/**
 * Oldest first, at most 500.
 */
parcel_measurements: ParcelMeasurement[]
}
export interface ReadShipmentActionsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * ID of the shipment.
 */
id: number
}
export interface ReadShipmentActionsAnswer200 {
/**
 * The revision of the shipment that this is about.
 */
revision: number
/**
 * The statuses to which it can be moved by hand, the current one included; empty for people who may not.
 */
statuses: ShipmentStatus[]
/**
 * The statuses that a tracking event may give it; empty for people who may not record one.
 */
events: ShipmentStatus[]
/**
 * Whether its fields and parcels can be changed.
 */
can_edit: boolean
/**
 * The sides whose requested dates can be changed.
 */
can_reschedule: ShipmentLeg[]
/**
 * Whether it can be cancelled.
 */
can_cancel: boolean
/**
 * Whether it can be put on hold.
 */
can_hold: boolean
/**
 * Whether it is on hold and can be released.
 */
can_release: boolean
/**
 * Whether this person can pay for it: never staff.
 */
can_pay: boolean
/**
 * Whether its sender or receiver can now pay for it online.
 */
is_paid_online: boolean
/**
 * Whether its waybill and labels can be printed here.
 */
can_print: boolean
/**
 * Whether notes can be written.
 */
can_add_notes: boolean
/**
 * Whether notes can be deleted.
 */
can_delete_notes: boolean
/**
 * Whether documents can be added and removed.
 */
can_add_documents: boolean
/**
 * The PINs that can be sent again.
 * 
 * Items: delivery: what the receiver tells the driver. pickup and dropoff: what opens the locker for the receiver and for the sender.
 */
pins: ("delivery" | "pickup" | "dropoff")[]
/**
 * The reasons of each kind of change.
 */
reasons: {
cancel: ReasonChoices
hold: ReasonChoices
hold_internal: ReasonChoices
date_change: ReasonChoices
}
/**
 * The kinds of notes that the user can read.
 */
note_kinds: ShipmentNoteKind[]
/**
 * The types that a new note can have.
 */
note_types: {
/**
 * The type.
 */
name: string
/**
 * Whether customers read it.
 */
shown_to_customers: boolean
/**
 * The default email recipients.
 */
email_recipients: NoteEmailRecipient[]
}[]
}
export interface HoldShipmentBody {
/**
 * ID of the shipment.
 */
id: number
/**
 * Whether customers do not see it.
 */
internal?: boolean
/**
 * Why; one of the reasons of the provider, or another.
 */
message: string
/**
 * The base revision; without it the last change wins.
 */
base_revision?: number
}
export interface HoldShipmentAnswer200 {
/**
 * ID of the event.
 */
event_id: number
/**
 * The shipment.
 */
shipment_id: number
status: ShipmentStatus
/**
 * Whether the status changed.
 */
moved: boolean
/**
 * The revision of the shipment.
 */
revision: number
}
export interface ReleaseShipmentBody {
/**
 * ID of the shipment.
 */
id: number
/**
 * What people should know about it.
 */
message?: string
/**
 * The base revision; without it the last change wins.
 */
base_revision?: number
}
export interface ReleaseShipmentAnswer200 {
/**
 * ID of the event.
 */
event_id: number
/**
 * The shipment.
 */
shipment_id: number
status: ShipmentStatus
/**
 * Whether the status changed.
 */
moved: boolean
/**
 * The revision of the shipment.
 */
revision: number
}
export interface ResendShipmentPinBody {
/**
 * ID of the shipment.
 */
id: number
/**
 * delivery: what the receiver tells the driver. pickup and dropoff: what opens the locker for the receiver and for the sender.
 */
pin: ("delivery" | "pickup" | "dropoff")
}
export interface ResendShipmentPinAnswer200 {
/**
 * The address or number, shortened so that only its owner recognises it.
 */
sent_to: string
}
export interface TagShipmentsBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * The shipments.
 */
ids: number[]
/**
 * Tags to add; unknown ones are created.
 */
add?: string[]
/**
 * Tags to remove.
 */
remove?: string[]
}
export interface TagShipmentsAnswer200 {
/**
 * Those whose tags changed.
 */
changed: number[]
/**
 * Those that could not be changed, with the reasons.
 */
refused: {
/**
 * Which one.
 */
id: number
/**
 * The reason.
 */
message: string
}[]
}
export interface TagShipmentsAnswer202 {
bulk_change: BulkChange
}
export interface ReadShipmentFilesQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * ID of the shipment.
 */
id: number
}
export interface ReadShipmentFilesAnswer200 {
/**
 * Newest first, at most 500.
 */
shipment_files: ShipmentFile[]
}
export interface AddShipmentDocumentBody {
/**
 * ID of the shipment.
 */
shipment_id: number
/**
 * The name that the upload answered.
 */
file_name: string
/**
 * Number of the document, in any version, of which this is an annotated copy. Absent for a new document.
 */
version_of?: number
}
export interface AddShipmentDocumentAnswer200 {
shipment_file: ShipmentFile
}
export interface RemoveShipmentDocumentBody {
/**
 * ID of the shipment.
 */
shipment_id: number
/**
 * ID of the file.
 */
id: number
}
export interface RemoveShipmentDocumentAnswer200 {
/**
 * ID of the file.
 */
id: number
}
export interface ReadProofOfDeliveryQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * ID of the shipment.
 */
id: number
}
export interface ReadProofOfDeliveryAnswer200 {
/**
 * Newest first.
 */
proofs_of_delivery: ProofOfDelivery[]
}
export interface ReadShipmentNotesQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * ID of the shipment.
 */
id: number
/**
 * The kinds of notes; those that were written when absent. Reservation details are for users other than administrators, where Bob Box is in use.
 */
kinds?: ShipmentNoteKind[]
}
export interface ReadShipmentNotesAnswer200 {
/**
 * Newest first, at most 500.
 */
shipment_notes: ShipmentNote[]
}
export interface CreateShipmentNoteBody {
/**
 * ID of the shipment.
 */
shipment_id: number
/**
 * The note.
 */
text: string
/**
 * One of the provider’s types; a plain note when absent.
 */
note_type?: string
/**
 * The email recipients; those of the type when absent.
 */
email_recipients?: NoteEmailRecipient[]
}
export interface CreateShipmentNoteAnswer200 {
shipment_note: ShipmentNote
}
export interface DeleteShipmentNoteBody {
/**
 * ID of the shipment.
 */
shipment_id: number
/**
 * ID of the note.
 */
id: number
}
export interface DeleteShipmentNoteAnswer200 {
/**
 * ID of the note.
 */
id: number
}
export interface CreateShipmentAnswer200 {
/**
 * ID of the shipment.
 */
id: number
shipment: Shipment
/**
 * For a shipment that must be paid for before it is collected: anyone who has it can pay without logging in.
 */
payment_token?: string
}
export interface UpdateShipmentAnswer200 {
/**
 * ID of the shipment.
 */
id: number
shipment: Shipment
}
export interface CancelShipmentBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * ID of the shipment.
 */
id?: number
/**
 * A reference of the shipment, if its id is not known.
 */
tracking_reference?: string
/**
 * Why it is cancelled. Staff have to say.
 */
tracking_message?: (string | null)
}
export interface CancelShipmentAnswer200 {
/**
 * ID of the shipment.
 */
id: number
shipment: Shipment
}
export interface AddParcelsBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * ID of the shipment.
 */
shipment_id: number
/**
 * The parcels to add.
 */
parcels: ParcelRequest[]
/**
 * The new price that was shown; the call is rejected if it differs.
 */
expected_rate?: number
/**
 * The base revision of the shipment; without it the last change wins.
 */
base_revision?: number
}
export interface AddParcelsAnswer200 {
/**
 * ID of the shipment.
 */
id: number
shipment: Shipment
}
export interface UpdateParcelsBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * ID of the shipment.
 */
shipment_id: number
/**
 * The parcels to change, each with its id.
 */
parcels: ParcelRequest[]
/**
 * The new price that was shown; the call is rejected if it differs.
 */
expected_rate?: number
/**
 * The base revision of the shipment; without it the last change wins.
 */
base_revision?: number
}
export interface UpdateParcelsAnswer200 {
/**
 * ID of the shipment.
 */
id: number
shipment: Shipment
}
export interface CancelParcelsBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * ID of the shipment.
 */
shipment_id: number
/**
 * The parcels to cancel.
 */
parcel_ids: number[]
/**
 * Why they are cancelled.
 */
tracking_message?: (string | null)
/**
 * The base revision of the shipment; without it the last change wins.
 */
base_revision?: number
}
export interface CancelParcelsAnswer200 {
/**
 * ID of the shipment.
 */
id: number
shipment: Shipment
}
export interface ReadShipmentHistoryQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * ID of the shipment.
 */
id: number
}
export interface ReadShipmentHistoryAnswer200 {
/**
 * Newest first, at most 500: those of the shipment itself, and the newest of its parcels.
 */
tracking_events: TrackingEvent[]
}
export interface CreateQuoteAnswer200 {
/**
 * ID of the shipment.
 */
id: number
shipment: Shipment
}
export interface ConvertQuoteBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * ID of the quote.
 */
id: number
}
export interface ConvertQuoteAnswer200 {
/**
 * ID of the shipment.
 */
id: number
shipment: Shipment
}
export interface CreateShortUrlBody {
/**
 * Defaults to the caller’s own provider.
 */
provider_id?: number
/**
 * The page that it leads to.
 */
url: string
}
export interface CreateShortUrlAnswer200 {
short_url: ShortUrl
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
export interface ReportErrorBody {
/**
 * The error message.
 */
message: string
/**
 * The path of the page, without its query.
 */
path: string
/**
 * The stack trace.
 */
stack?: string
}
export interface ReportErrorAnswer200 {
/**
 * Always true.
 */
ok: boolean
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
 * The position of the last message received; changes since then are sent first.
 */
since?: number
}
export interface TrackShipmentsQuery {
/**
 * One number, or up to ten separated by commas.
 */
tracking_reference: string
}
export interface TrackShipmentsAnswer200 {
/**
 * What was found.
 */
shipments: TrackedShipment[]
/**
 * The steps of the first shipment, for programs that ask for one at a time.
 */
tracking_steps: TrackingStep[]
/**
 * The numbers that no shipment has.
 */
not_found: string[]
}
export interface RecordShipmentEventBody {
/**
 * Any number of the shipment, or a parcel's: the event then concerns that parcel.
 */
tracking_reference: string
status: ShipmentStatus
/**
 * A note about it, such as a reason.
 */
message?: string
/**
 * Where it happened, such as the name of a branch or town.
 */
location?: string
/**
 * What reports it; scanner when absent, and always driver for drivers.
 */
source?: ("driver" | "scanner" | "integration")
/**
 * When it happened; now when absent. It cannot be in the future.
 */
date?: string
/**
 * Whether it corrects a status that was recorded by mistake: contacts are not notified again.
 */
undo?: boolean
/**
 * Photos that were uploaded to the folder shipment-photos, by the names that the upload returned.
 */
photos?: string[]
/**
 * The parcels that were handed over, each as its label was scanned. Required from drivers if they must scan every parcel, or record the sender’s own number of each.
 */
parcels?: {
/**
 * A number of the parcel.
 */
tracking_reference: string
/**
 * The sender’s own number on it, noted at the collection.
 */
alternative_tracking_reference?: string
}[]
}
export interface RecordShipmentEventAnswer200 {
/**
 * ID of the event.
 */
event_id: number
/**
 * The shipment.
 */
shipment_id: number
status: ShipmentStatus
/**
 * Whether the status of the shipment changed. It does not when the event is older than the newest one, or concerns one parcel of several.
 */
moved: boolean
/**
 * The revision of the shipment.
 */
revision: number
/**
 * Present when the same had been recorded before, and nothing was added; event_id is the first event.
 */
repeated?: true
/**
 * What to check before the parcel leaves for its delivery, such as an account on hold. For staff.
 */
warnings?: string[]
}
export interface RecordDeliveryBody {
/**
 * Any number of the shipment, or a parcel's: the event then concerns that parcel.
 */
tracking_reference: string
/**
 * A note about it, such as a reason.
 */
message?: string
/**
 * Where it happened, such as the name of a branch or town.
 */
location?: string
/**
 * When it happened; now when absent. It cannot be in the future.
 */
date?: string
/**
 * Photos that were uploaded to the folder shipment-photos, by the names that the upload returned.
 */
photos?: string[]
/**
 * The PIN that the receiver gave.
 */
pin?: string
/**
 * Who took the parcels.
 */
name?: string
/**
 * The mobile number of that person.
 */
mobile_number?: string
/**
 * The department that took them.
 */
department?: string
/**
 * What the driver writes about it.
 */
description?: string
/**
 * The signature, uploaded to the folder shipment-photos, by the name that the upload returned.
 */
signature?: string
/**
 * The parcels that were handed over, each as its label was scanned. Required from drivers if they must scan every parcel, or record the sender’s own number of each.
 */
parcels?: {
/**
 * A number of the parcel.
 */
tracking_reference: string
/**
 * The sender’s own number on it, noted at the collection.
 */
alternative_tracking_reference?: string
}[]
/**
 * What drivers captured for the proofs after the first, in their order.
 */
further_proofs?: {
/**
 * Who took the parcels.
 */
name?: string
/**
 * The mobile number of that person.
 */
mobile_number?: string
/**
 * The department that took them.
 */
department?: string
/**
 * What the driver writes about it.
 */
description?: string
/**
 * Photos that were uploaded to the folder shipment-photos, by the names that the upload returned.
 */
photos?: string[]
/**
 * The signature, uploaded to the folder shipment-photos, by the name that the upload returned.
 */
signature?: string
}[]
/**
 * The locker or counter where the parcel is. A parcel of another one is refused. Not checked when absent.
 */
pickup_point_id?: string
}
export interface RecordDeliveryAnswer200 {
/**
 * ID of the event.
 */
event_id: number
/**
 * The shipment.
 */
shipment_id: number
status: ShipmentStatus
/**
 * Whether the status of the shipment changed. It does not when the event is older than the newest one, or concerns one parcel of several.
 */
moved: boolean
/**
 * The revision of the shipment.
 */
revision: number
}
export interface RecordDropoffBody {
/**
 * Any number of the shipment, or a parcel's.
 */
tracking_reference: string
/**
 * The locker or counter where the parcel is. A parcel of another one is refused. Not checked when absent.
 */
pickup_point_id?: string
/**
 * A note about it, such as a reason.
 */
message?: string
/**
 * Where it happened; the locker or counter when absent.
 */
location?: string
/**
 * When it happened; now when absent. It cannot be in the future.
 */
date?: string
/**
 * What reports it; scanner when absent, and always driver for drivers.
 */
source?: ("driver" | "scanner" | "integration")
}
export interface RecordDropoffAnswer200 {
/**
 * ID of the event.
 */
event_id: number
/**
 * The shipment.
 */
shipment_id: number
status: ShipmentStatus
/**
 * Whether the status of the shipment changed. It does not when the event is older than the newest one, or concerns one parcel of several.
 */
moved: boolean
/**
 * The revision of the shipment.
 */
revision: number
}
export interface ReadCounterParcelQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Any number of the shipment, or a parcel's.
 */
tracking_reference: string
/**
 * The locker or counter where the parcel is. A parcel of another one is refused. Not checked when absent.
 */
pickup_point_id?: string
}
export interface ReadCounterParcelAnswer200 {
counter_parcel: CounterParcel
}
export interface ChangeShipmentStatusBody {
/**
 * The shipment.
 */
id: number
status: ShipmentStatus
/**
 * A note for customers, such as a reason.
 */
message?: string
/**
 * The base revision; without it the last change wins.
 */
base_revision?: number
}
export interface ChangeShipmentStatusAnswer200 {
/**
 * ID of the event.
 */
event_id: number
/**
 * The shipment.
 */
shipment_id: number
status: ShipmentStatus
/**
 * Whether the status changed.
 */
moved: boolean
/**
 * The revision of the shipment.
 */
revision: number
/**
 * What to check before the parcel leaves for its delivery, such as an account on hold.
 */
warnings?: string[]
}
export interface ChangeShipmentStatusesBody {
/**
 * The shipments.
 */
ids: number[]
status: ShipmentStatus
/**
 * A note for customers, such as a reason.
 */
message?: string
}
export interface ChangeShipmentStatusesAnswer200 {
/**
 * The shipments that have the status now.
 */
changed: number[]
/**
 * The others, with the reasons.
 */
refused: {
/**
 * The shipment.
 */
id: number
/**
 * The reason.
 */
message: string
}[]
/**
 * Of the changed shipments, those that need a check before they leave for their delivery, such as one whose account is on hold.
 */
warnings: {
/**
 * The shipment.
 */
id: number
/**
 * What to check.
 */
message: string
}[]
}
export interface ChangeShipmentStatusesAnswer202 {
bulk_change: BulkChange
}
export interface ReadShipmentViewsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
}
export interface ReadShipmentViewsAnswer200 {
/**
 * In the order in which they are offered.
 */
views: {
/**
 * Name of the view.
 */
id: string
/**
 * What it is called.
 */
title: string
/**
 * Filters of the list as its address writes them.
 */
filters: {
[k: string]: string
}
}[]
}
export interface RecordDriverPositionBody {
/**
 * Latitude in degrees.
 */
lat: number
/**
 * Longitude in degrees.
 */
lng: number
/**
 * When the driver was there; now when absent. It cannot be in the future.
 */
date?: string
}
export interface RecordDriverPositionAnswer200 {
/**
 * Seconds until the next position should be sent.
 */
next_seconds: number
}
export interface RateDeliveryBody {
/**
 * Any number of the shipment, or a parcel's.
 */
tracking_reference: string
/**
 * From 1 (poor) to 5 (excellent).
 */
stars: number
/**
 * A comment.
 */
comment?: string
}
export interface RateDeliveryAnswer200 {
rating: ShipmentRating
}
export interface RescheduleDeliveryBody {
/**
 * Any number of the shipment, or a parcel's.
 */
tracking_reference: string
/**
 * The mobile number or email address of the delivery contact.
 */
contact: string
/**
 * The first day that suits.
 */
delivery_min_date: string
/**
 * Earliest time; any suits without it.
 */
delivery_after?: string
/**
 * Latest time; any suits without it.
 */
delivery_before?: string
/**
 * Why; required where the provider lists reasons.
 */
delivery_rescheduled_reason?: string
}
export interface RescheduleDeliveryAnswer200 {
/**
 * The earliest time of the delivery now.
 */
estimated_delivery_from: (string | null)
/**
 * The latest time of the delivery now.
 */
estimated_delivery_to: (string | null)
}
export interface ReadTrackedProofBody {
/**
 * Any number of the shipment, or a parcel's.
 */
tracking_reference: string
/**
 * The mobile number or email address of the collection or delivery contact.
 */
contact: string
}
export interface ReadTrackedProofAnswer200 {
/**
 * One for each delivery that was recorded with its proof.
 */
proofs: TrackedProof[]
}
export interface PrintTrackedLabelBody {
/**
 * Any number of the shipment, or a parcel's.
 */
tracking_reference: string
/**
 * The mobile number or email address of the sender, or of the contact for billing.
 */
contact: string
}
export interface PrintTrackedLabelAnswer200 {
/**
 * Download it with GET; no session is required.
 */
url: string
}
export interface ReadShipmentRatingQuery {
/**
 * ID of the shipment.
 */
id: number
}
export interface ReadShipmentRatingAnswer200 {
/**
 * Null if it was not rated.
 */
rating: (ShipmentRating | null)
}
export interface FollowShortUrlParams {
/**
 * The code in the link.
 */
code: string
}
export interface UpdateDriverParams {
/**
 * User number of the driver.
 */
id: number
}
export interface UpdateDriverAnswer200 {
driver: Driver
}
export interface AssignJobsBody {
/**
 * Numbers of the jobs.
 */
ids: number[]
/**
 * The driver; null unassigns them.
 */
driver_id: (number | null)
/**
 * The drivers that the jobs had when the caller saw them. A job that has since been assigned to someone else is rejected. Jobs that are not listed are assigned regardless of who has them.
 */
seen?: {
/**
 * The job.
 */
id: number
/**
 * Its driver; null when it had none.
 */
driver_id: (number | null)
}[]
}
export interface AssignJobsAnswer200 {
/**
 * The jobs that were assigned.
 */
assigned: number[]
/**
 * The jobs that were not.
 */
refused: {
/**
 * The job.
 */
id: number
/**
 * The reason.
 */
message: string
}[]
}
export interface ReadTripSheetQuery {
/**
 * The driver; the caller when absent.
 */
driver_id?: number
}
export interface ReadTripSheetAnswer200 {
trip_sheet: TripSheet
}
export interface AddTripParcelsBody {
/**
 * The shipment.
 */
shipment_id: number
/**
 * The parcels to add.
 */
parcels: ParcelRequest[]
}
export interface AddTripParcelsAnswer200 {
/**
 * Always true.
 */
ok: true
}
export interface CancelTripParcelsBody {
/**
 * The shipment.
 */
shipment_id: number
/**
 * The parcels to cancel.
 */
parcel_ids: number[]
/**
 * The reason.
 */
message: string
}
export interface CancelTripParcelsAnswer200 {
/**
 * Always true.
 */
ok: true
}
export interface AddTripShipmentBody {
/**
 * The shipment that is being collected.
 */
shipment_id: number
delivery_address: AddressRequest
delivery_contact: ContactRequest
/**
 * Notes for the person who delivers.
 */
special_instructions_delivery?: string
/**
 * The parcels that are handed over.
 */
parcels: ParcelRequest[]
}
export interface AddTripShipmentAnswer200 {
/**
 * The new shipment.
 */
shipment: {
/**
 * ID of the shipment.
 */
id: number
/**
 * Its waybill number.
 */
tracking_reference: string
status: ShipmentStatus
}
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
 * The user that a platform or provider administrator is acting as.
 */
impersonated_username: (string | null)
/**
 * Who is signed in; while impersonating, the administrator.
 */
logged_in_user: {
/**
 * ID of the user.
 */
id: number
/**
 * Name of the person.
 */
name: string
/**
 * The address the person signs in with.
 */
email: string
}
}
export interface UpdateCurrentUserBody {
/**
 * First name and surname.
 */
name?: string
/**
 * Phone number; null for none.
 */
phone_number?: (string | null)
/**
 * The version of the provider's terms that is accepted; it must be the current one.
 */
terms_and_conditions_accepted_version?: string
/**
 * Ignored; clients add it to every payload.
 */
provider_id?: number
}
export interface UpdateCurrentUserAnswer200 {
/**
 * Always true; the terms prompt closes on it.
 */
ok: boolean
user: User
}
export interface CreateUserAnswer200 {
user: UserRecord
}
export interface UpdateUserParams {
/**
 * ID of the user.
 */
id: number
}
export interface UpdateUserAnswer200 {
user: UserRecord
}
export interface InviteUserParams {
/**
 * ID of the user.
 */
id: number
}
export interface InviteUserBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
}
export interface InviteUserAnswer200 {
/**
 * Always true.
 */
ok: boolean
}
export interface ResetUserTwoFactorParams {
/**
 * ID of the user.
 */
id: number
}
export interface ResetUserTwoFactorBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
}
export interface ResetUserTwoFactorAnswer200 {
/**
 * Always true.
 */
ok: boolean
}
export interface CreateSignInCodeParams {
/**
 * ID of the user.
 */
id: number
}
export interface CreateSignInCodeBody {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
}
export interface CreateSignInCodeAnswer200 {
/**
 * The one-time code; it is returned only here.
 */
verification_code: string
/**
 * The identity page with the code.
 */
url: string
/**
 * When the code expires.
 */
expires_at: string
}
export interface ReadAssignableRolesQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * For users of this account; absent: for staff.
 */
account_id?: number
/**
 * Only this role.
 */
id?: number
/**
 * A part of the name.
 */
search?: string
/**
 * Maximum number of roles.
 */
limit?: number
}
export interface ReadAssignableRolesAnswer200 {
/**
 * The roles.
 */
roles: Role[]
}
export interface ReadAccountsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Name or code: a part of it.
 */
search?: string
/**
 * Type: any of these, as a JSON list.
 */
account_type?: ("prepaid" | "postpaid" | "guest")[]
/**
 * VIP.
 */
is_vip?: boolean
/**
 * On hold.
 */
is_on_hold?: boolean
/**
 * Closed.
 */
is_closed?: boolean
/**
 * Code: the whole text, or a part written as %part%.
 */
account_code?: string
/**
 * Tags: any of these, as a JSON list.
 */
tags?: string[]
/**
 * One row by its key.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("name" | "-name" | "account_code" | "-account_code")
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadAccountsAnswer200 {
/**
 * The rows of this page.
 */
accounts: Account[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
}
export interface ExportAccountsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Name or code: a part of it.
 */
search?: string
/**
 * Type: any of these, as a JSON list.
 */
account_type?: ("prepaid" | "postpaid" | "guest")[]
/**
 * VIP.
 */
is_vip?: boolean
/**
 * On hold.
 */
is_on_hold?: boolean
/**
 * Closed.
 */
is_closed?: boolean
/**
 * Code: the whole text, or a part written as %part%.
 */
account_code?: string
/**
 * Tags: any of these, as a JSON list.
 */
tags?: string[]
/**
 * One row by its key.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("name" | "-name" | "account_code" | "-account_code")
/**
 * The file format.
 */
format: ("csv" | "xlsx")
/**
 * The columns of the file, as a JSON list; without it all. Their order is that of the list.
 */
columns?: ("name" | "account_code" | "account_type" | "balance" | "credit_limit" | "is_vip" | "is_on_hold" | "is_closed" | "tags")[]
}
export interface ExportAccountsAnswer200 {
/**
 * The URL of the file; it requires the same bearer token.
 */
url: string
export: ListExport
}
export interface ExportAccountsAnswer202 {
export: ListExport
}
export interface ReadAddressBookQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Only entries whose name, company or contact person begins so, for pickers.
 */
starts_with?: string
/**
 * Name, person or place: a part of it.
 */
search?: string
/**
 * Source: any of these, as a JSON list.
 */
source?: ("manual" | "automatic" | "import")[]
/**
 * Account.
 */
account_id?: number
/**
 * Number.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("name" | "-name" | "address.city" | "-address.city")
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadAddressBookAnswer200 {
/**
 * The rows of this page.
 */
address_book_entries: AddressBookEntry[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
}
export interface ExportAddressBookQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Only entries whose name, company or contact person begins so, for pickers.
 */
starts_with?: string
/**
 * Name, person or place: a part of it.
 */
search?: string
/**
 * Source: any of these, as a JSON list.
 */
source?: ("manual" | "automatic" | "import")[]
/**
 * Account.
 */
account_id?: number
/**
 * Number.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("name" | "-name" | "address.city" | "-address.city")
/**
 * The file format.
 */
format: ("csv" | "xlsx")
/**
 * The columns of the file, as a JSON list; without it all. Their order is that of the list.
 */
columns?: ("name" | "contact_name" | "mobile_number" | "email" | "address.type" | "address.company" | "address.street_address" | "address.local_area" | "address.city" | "address.zone" | "address.code" | "address.country" | "address.lat" | "address.lng" | "special_instructions" | "source" | "time_modified")[]
}
export interface ExportAddressBookAnswer200 {
/**
 * The URL of the file; it requires the same bearer token.
 */
url: string
export: ListExport
}
export interface ExportAddressBookAnswer202 {
export: ListExport
}
export interface ReadProvidersQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Name: a part of it.
 */
search?: string
/**
 * Status: any of these, as a JSON list.
 */
status?: ("active" | "overdue" | "inactive")[]
/**
 * One row by its key.
 */
id?: number
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadProvidersAnswer200 {
/**
 * The rows of this page.
 */
providers: ProviderRecord[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
}
export interface ExportProvidersQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Name: a part of it.
 */
search?: string
/**
 * Status: any of these, as a JSON list.
 */
status?: ("active" | "overdue" | "inactive")[]
/**
 * One row by its key.
 */
id?: number
/**
 * The file format.
 */
format: ("csv" | "xlsx")
/**
 * The columns of the file, as a JSON list; without it all. Their order is that of the list.
 */
columns?: ("name" | "kind" | "status" | "origins" | "time_created")[]
}
export interface ExportProvidersAnswer200 {
/**
 * The URL of the file; it requires the same bearer token.
 */
url: string
export: ListExport
}
export interface ExportProvidersAnswer202 {
export: ListExport
}
export interface ReadReleaseNotesQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Version: a part of it.
 */
search?: string
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadReleaseNotesAnswer200 {
/**
 * The rows of this page.
 */
release_notes: ReleaseNote[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
}
export interface ReadAuditEventsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
type: AuditType
scope?: ScopeRef
/**
 * The account, branch or user.
 */
scope_id?: number
/**
 * One thing of that kind: the setting's key; without scope that of a narrow place as account/7/key.
 */
object_id?: string
/**
 * When: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * When: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadAuditEventsAnswer200 {
/**
 * The rows of this page.
 */
audit_events: AuditEvent[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
}
export interface ReadCreditNotesQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Number: the whole text, or a part written as %part%.
 */
number?: string
/**
 * Account: any of these, as a JSON list.
 */
account_id?: number[]
/**
 * Date: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Date: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Credit note.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("credit_date" | "-credit_date")
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadCreditNotesAnswer200 {
/**
 * The rows of this page.
 */
credit_notes: CreditNote[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
}
export interface ExportCreditNotesQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Number: the whole text, or a part written as %part%.
 */
number?: string
/**
 * Account: any of these, as a JSON list.
 */
account_id?: number[]
/**
 * Date: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Date: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Credit note.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("credit_date" | "-credit_date")
/**
 * The file format.
 */
format: ("csv" | "xlsx")
/**
 * The columns of the file, as a JSON list; without it all. Their order is that of the list.
 */
columns?: ("number" | "account" | "credit_date" | "invoice_number" | "reason" | "amount" | "vat")[]
}
export interface ExportCreditNotesAnswer200 {
/**
 * The URL of the file; it requires the same bearer token.
 */
url: string
export: ListExport
}
export interface ExportCreditNotesAnswer202 {
export: ListExport
}
export interface ReadDebtorsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Name or code: a part of it.
 */
search?: string
/**
 * Overdue.
 */
is_overdue?: boolean
/**
 * Branch: any of these, as a JSON list.
 */
branch_id?: number[]
/**
 * Tags: any of these, as a JSON list.
 */
tags?: string[]
/**
 * Type: any of these, as a JSON list.
 */
account_type?: ("prepaid" | "postpaid" | "guest")[]
/**
 * On hold.
 */
is_on_hold?: boolean
/**
 * Amount due: at least.
 */
amount_due_min?: number
/**
 * Amount due: at most.
 */
amount_due_max?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("account" | "-account" | "account_code" | "-account_code" | "branch" | "-branch" | "current" | "-current" | "days_30" | "-days_30" | "days_60" | "-days_60" | "days_90" | "-days_90" | "days_120" | "-days_120" | "unallocated" | "-unallocated" | "amount_due" | "-amount_due" | "overdue" | "-overdue" | "credit_limit" | "-credit_limit")
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadDebtorsAnswer200 {
/**
 * The rows of this page.
 */
debtors: Debtor[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
/**
 * The totals, by the fields of a row.
 */
totals?: {
[k: string]: number | null
}
}
export interface ExportDebtorsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Name or code: a part of it.
 */
search?: string
/**
 * Overdue.
 */
is_overdue?: boolean
/**
 * Branch: any of these, as a JSON list.
 */
branch_id?: number[]
/**
 * Tags: any of these, as a JSON list.
 */
tags?: string[]
/**
 * Type: any of these, as a JSON list.
 */
account_type?: ("prepaid" | "postpaid" | "guest")[]
/**
 * On hold.
 */
is_on_hold?: boolean
/**
 * Amount due: at least.
 */
amount_due_min?: number
/**
 * Amount due: at most.
 */
amount_due_max?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("account" | "-account" | "account_code" | "-account_code" | "branch" | "-branch" | "current" | "-current" | "days_30" | "-days_30" | "days_60" | "-days_60" | "days_90" | "-days_90" | "days_120" | "-days_120" | "unallocated" | "-unallocated" | "amount_due" | "-amount_due" | "overdue" | "-overdue" | "credit_limit" | "-credit_limit")
/**
 * The file format.
 */
format: ("csv" | "xlsx")
/**
 * The columns of the file, as a JSON list; without it all. Their order is that of the list.
 */
columns?: ("account" | "account_code" | "account_type" | "branch" | "is_on_hold" | "current" | "days_30" | "days_60" | "days_90" | "days_120" | "unallocated" | "amount_due" | "overdue" | "credit_limit" | "tags")[]
}
export interface ExportDebtorsAnswer200 {
/**
 * The URL of the file; it requires the same bearer token.
 */
url: string
export: ListExport
}
export interface ExportDebtorsAnswer202 {
export: ListExport
}
export interface ReadImportedPaymentsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Allocation: any of these, as a JSON list.
 */
allocation?: ("allocated_only" | "unallocated_only")[]
/**
 * Number: the whole text, or a part written as %part%.
 */
number?: string
/**
 * Date: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Date: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Amount: at least.
 */
amount_min?: number
/**
 * Amount: at most.
 */
amount_max?: number
/**
 * Account: any of these, as a JSON list.
 */
account_id?: number[]
/**
 * Imported payment.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("payment_date" | "-payment_date")
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadImportedPaymentsAnswer200 {
/**
 * The rows of this page.
 */
imported_payments: ImportedPayment[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
}
export interface ExportImportedPaymentsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Allocation: any of these, as a JSON list.
 */
allocation?: ("allocated_only" | "unallocated_only")[]
/**
 * Number: the whole text, or a part written as %part%.
 */
number?: string
/**
 * Date: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Date: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Amount: at least.
 */
amount_min?: number
/**
 * Amount: at most.
 */
amount_max?: number
/**
 * Account: any of these, as a JSON list.
 */
account_id?: number[]
/**
 * Imported payment.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("payment_date" | "-payment_date")
/**
 * The file format.
 */
format: ("csv" | "xlsx")
/**
 * The columns of the file, as a JSON list; without it all. Their order is that of the list.
 */
columns?: ("number" | "payment_date" | "reference" | "description" | "amount" | "allocation" | "account" | "unallocated" | "imported_at")[]
}
export interface ExportImportedPaymentsAnswer200 {
/**
 * The URL of the file; it requires the same bearer token.
 */
url: string
export: ListExport
}
export interface ExportImportedPaymentsAnswer202 {
export: ListExport
}
export interface ReadInvoicesQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Status: any of these, as a JSON list.
 */
status?: ("unpaid" | "part-paid" | "part-credited" | "part-written-off" | "paid" | "credited" | "written-off")[]
/**
 * Overdue.
 */
is_overdue?: boolean
/**
 * Number: the whole text, or a part written as %part%.
 */
number?: string
/**
 * Account: any of these, as a JSON list.
 */
account_id?: number[]
/**
 * Date: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
from_invoice_date?: string
/**
 * Date: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
to_invoice_date?: string
/**
 * Due: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
from_due_date?: string
/**
 * Due: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
to_due_date?: string
/**
 * Total: at least.
 */
total_min?: number
/**
 * Total: at most.
 */
total_max?: number
/**
 * Invoice.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("invoice_date" | "-invoice_date" | "due_date" | "-due_date")
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadInvoicesAnswer200 {
/**
 * The rows of this page.
 */
invoices: Invoice[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
}
export interface ExportInvoicesQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Status: any of these, as a JSON list.
 */
status?: ("unpaid" | "part-paid" | "part-credited" | "part-written-off" | "paid" | "credited" | "written-off")[]
/**
 * Overdue.
 */
is_overdue?: boolean
/**
 * Number: the whole text, or a part written as %part%.
 */
number?: string
/**
 * Account: any of these, as a JSON list.
 */
account_id?: number[]
/**
 * Date: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
from_invoice_date?: string
/**
 * Date: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
to_invoice_date?: string
/**
 * Due: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
from_due_date?: string
/**
 * Due: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
to_due_date?: string
/**
 * Total: at least.
 */
total_min?: number
/**
 * Total: at most.
 */
total_max?: number
/**
 * Invoice.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("invoice_date" | "-invoice_date" | "due_date" | "-due_date")
/**
 * The file format.
 */
format: ("csv" | "xlsx")
/**
 * The columns of the file, as a JSON list; without it all. Their order is that of the list.
 */
columns?: ("number" | "account" | "invoice_date" | "due_date" | "status" | "total" | "vat" | "paid" | "credited" | "written_off" | "outstanding" | "days_overdue")[]
}
export interface ExportInvoicesAnswer200 {
/**
 * The URL of the file; it requires the same bearer token.
 */
url: string
export: ListExport
}
export interface ExportInvoicesAnswer202 {
export: ListExport
}
export interface ReadInvoicingRunsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Started: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Started: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Invoice run.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("started_at" | "-started_at")
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadInvoicingRunsAnswer200 {
/**
 * The rows of this page.
 */
invoicing_runs: InvoicingRun[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
}
export interface ExportInvoicingRunsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Started: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Started: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Invoice run.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("started_at" | "-started_at")
/**
 * The file format.
 */
format: ("csv" | "xlsx")
/**
 * The columns of the file, as a JSON list; without it all. Their order is that of the list.
 */
columns?: ("started_at" | "started_by" | "state" | "accounts" | "invoices" | "total" | "failed" | "run_date")[]
}
export interface ExportInvoicingRunsAnswer200 {
/**
 * The URL of the file; it requires the same bearer token.
 */
url: string
export: ListExport
}
export interface ExportInvoicingRunsAnswer202 {
export: ListExport
}
export interface ReadStatementRunsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Started: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Started: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Statement run.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("started_at" | "-started_at")
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadStatementRunsAnswer200 {
/**
 * The rows of this page.
 */
statement_runs: StatementRun[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
}
export interface ExportStatementRunsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Started: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Started: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Statement run.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("started_at" | "-started_at")
/**
 * The file format.
 */
format: ("csv" | "xlsx")
/**
 * The columns of the file, as a JSON list; without it all. Their order is that of the list.
 */
columns?: ("started_at" | "started_by" | "from_day" | "to_day" | "state" | "accounts" | "sent" | "skipped" | "failed")[]
}
export interface ExportStatementRunsAnswer200 {
/**
 * The URL of the file; it requires the same bearer token.
 */
url: string
export: ListExport
}
export interface ExportStatementRunsAnswer202 {
export: ListExport
}
export interface ReadBranchesQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Name or code: a part of it.
 */
search?: string
/**
 * State: any of these, as a JSON list.
 */
state?: ("open" | "retired")[]
/**
 * One row by its key.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("code" | "-code")
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadBranchesAnswer200 {
/**
 * The rows of this page.
 */
branches: BranchRecord[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
}
export interface ExportBranchesQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Name or code: a part of it.
 */
search?: string
/**
 * State: any of these, as a JSON list.
 */
state?: ("open" | "retired")[]
/**
 * One row by its key.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("code" | "-code")
/**
 * The file format.
 */
format: ("csv" | "xlsx")
/**
 * The columns of the file, as a JSON list; without it all. Their order is that of the list.
 */
columns?: ("code" | "name" | "city" | "phone_number" | "email" | "state")[]
}
export interface ExportBranchesAnswer200 {
/**
 * The URL of the file; it requires the same bearer token.
 */
url: string
export: ListExport
}
export interface ExportBranchesAnswer202 {
export: ListExport
}
export interface ReadBulkBookingsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * State: any of these, as a JSON list.
 */
state?: ("checking" | "checked" | "booking" | "done" | "failed")[]
/**
 * Number.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("time_created" | "-time_created")
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadBulkBookingsAnswer200 {
/**
 * The rows of this page.
 */
bulk_bookings: ListedBulkBooking[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
}
export interface ReadCollectionRequestShipmentsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Bulk collection.
 */
collection_request_id?: number
/**
 * Number.
 */
id?: number
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadCollectionRequestShipmentsAnswer200 {
/**
 * The rows of this page.
 */
collection_request_shipments: CollectionRequestShipment[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
}
export interface ReadCollectionRequestsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Status: any of these, as a JSON list.
 */
status?: ("collection-assigned" | "collection-unassigned" | "collection-rejected" | "collection-exception" | "collection-failed-attempt" | "closed" | "cancelled")[]
/**
 * Reference: the whole text, or a part written as %part%.
 */
reference?: string
/**
 * Account: any of these, as a JSON list.
 */
account_id?: number[]
/**
 * Requested: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Requested: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Collection date: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
collection_start_date?: string
/**
 * Collection date: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
collection_end_date?: string
/**
 * Number.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("collection_date" | "-collection_date" | "created_at" | "-created_at")
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadCollectionRequestsAnswer200 {
/**
 * The rows of this page.
 */
collection_requests: CollectionRequest[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
}
export interface ExportCollectionRequestsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Status: any of these, as a JSON list.
 */
status?: ("collection-assigned" | "collection-unassigned" | "collection-rejected" | "collection-exception" | "collection-failed-attempt" | "closed" | "cancelled")[]
/**
 * Reference: the whole text, or a part written as %part%.
 */
reference?: string
/**
 * Account: any of these, as a JSON list.
 */
account_id?: number[]
/**
 * Requested: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Requested: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Collection date: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
collection_start_date?: string
/**
 * Collection date: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
collection_end_date?: string
/**
 * Number.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("collection_date" | "-collection_date" | "created_at" | "-created_at")
/**
 * The file format.
 */
format: ("csv" | "xlsx")
/**
 * The columns of the file, as a JSON list; without it all. Their order is that of the list.
 */
columns?: ("reference" | "account" | "status" | "collection_date" | "shipment_count" | "collected_count" | "driver" | "created_at" | "created_by" | "closed_at")[]
}
export interface ExportCollectionRequestsAnswer200 {
/**
 * The URL of the file; it requires the same bearer token.
 */
url: string
export: ListExport
}
export interface ExportCollectionRequestsAnswer202 {
export: ListExport
}
export interface ReadDriverJobsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Assignment: any of these, as a JSON list.
 */
assignment?: ("unassigned" | "rejected" | "assigned")[]
/**
 * Job: any of these, as a JSON list.
 */
leg?: ("collection" | "delivery")[]
/**
 * Waybill: the whole text, or a part written as %part%.
 */
tracking_reference?: string
/**
 * Driver number.
 */
driver_id?: number
/**
 * Due: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Due: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Branch: any of these, as a JSON list.
 */
branch_id?: number[]
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("tracking_reference" | "-tracking_reference" | "leg" | "-leg" | "status" | "-status" | "due_date" | "-due_date" | "parcel_count" | "-parcel_count" | "branch" | "-branch" | "assignment" | "-assignment" | "driver" | "-driver" | "time_created" | "-time_created")
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadDriverJobsAnswer200 {
/**
 * The rows of this page.
 */
driver_jobs: DriverJob[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
}
export interface ReadDriversQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Name: a part of it.
 */
search?: string
/**
 * Branch: any of these, as a JSON list.
 */
branch_id?: number[]
/**
 * Number.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("name" | "-name")
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadDriversAnswer200 {
/**
 * The rows of this page.
 */
drivers: Driver[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
}
export interface ReadAccountApiKeysQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Account.
 */
account_id?: number
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadAccountApiKeysAnswer200 {
/**
 * The rows of this page.
 */
account_api_keys: AccountApiKey[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
}
export interface ReadBlockedEntriesQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Address, number or note: a part of it.
 */
search?: string
/**
 * Kind: any of these, as a JSON list.
 */
type?: ("email-address" | "email-domain" | "mobile-number" | "ip-address")[]
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("value" | "-value")
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadBlockedEntriesAnswer200 {
/**
 * The rows of this page.
 */
blocked_entries: BlockedEntry[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
}
export interface ExportBlockedEntriesQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Address, number or note: a part of it.
 */
search?: string
/**
 * Kind: any of these, as a JSON list.
 */
type?: ("email-address" | "email-domain" | "mobile-number" | "ip-address")[]
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("value" | "-value")
/**
 * The file format.
 */
format: ("csv" | "xlsx")
/**
 * The columns of the file, as a JSON list; without it all. Their order is that of the list.
 */
columns?: ("value" | "type" | "note" | "created_by" | "created_at")[]
}
export interface ExportBlockedEntriesAnswer200 {
/**
 * The URL of the file; it requires the same bearer token.
 */
url: string
export: ListExport
}
export interface ExportBlockedEntriesAnswer202 {
export: ListExport
}
export interface ReadRolesQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Name: a part of it.
 */
search?: string
/**
 * Kind: any of these, as a JSON list.
 */
kind?: ("global" | "custom")[]
/**
 * One row by its key.
 */
id?: number
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadRolesAnswer200 {
/**
 * The rows of this page.
 */
roles: RoleRecord[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
}
export interface ExportRolesQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Name: a part of it.
 */
search?: string
/**
 * Kind: any of these, as a JSON list.
 */
kind?: ("global" | "custom")[]
/**
 * One row by its key.
 */
id?: number
/**
 * The file format.
 */
format: ("csv" | "xlsx")
/**
 * The columns of the file, as a JSON list; without it all. Their order is that of the list.
 */
columns?: ("label" | "kind" | "description" | "user_count")[]
}
export interface ExportRolesAnswer200 {
/**
 * The URL of the file; it requires the same bearer token.
 */
url: string
export: ListExport
}
export interface ExportRolesAnswer202 {
export: ListExport
}
export interface ReadUsersQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Name or email: a part of it.
 */
search?: string
/**
 * State: any of these, as a JSON list.
 */
state?: ("invited" | "active" | "blocked")[]
/**
 * Role: any of these, as a JSON list.
 */
role_id?: number[]
/**
 * Branch: any of these, as a JSON list.
 */
branch_id?: number[]
/**
 * Account: any of these, as a JSON list.
 */
account_id?: number[]
/**
 * One row by its key.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("name" | "-name")
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadUsersAnswer200 {
/**
 * The rows of this page.
 */
users: UserRecord[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
}
export interface ExportUsersQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Name or email: a part of it.
 */
search?: string
/**
 * State: any of these, as a JSON list.
 */
state?: ("invited" | "active" | "blocked")[]
/**
 * Role: any of these, as a JSON list.
 */
role_id?: number[]
/**
 * Branch: any of these, as a JSON list.
 */
branch_id?: number[]
/**
 * Account: any of these, as a JSON list.
 */
account_id?: number[]
/**
 * One row by its key.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("name" | "-name")
/**
 * The file format.
 */
format: ("csv" | "xlsx")
/**
 * The columns of the file, as a JSON list; without it all. Their order is that of the list.
 */
columns?: ("name" | "email" | "phone_number" | "role" | "account" | "branch" | "state" | "last_signed_in_at" | "time_created")[]
}
export interface ExportUsersAnswer200 {
/**
 * The URL of the file; it requires the same bearer token.
 */
url: string
export: ListExport
}
export interface ExportUsersAnswer202 {
export: ListExport
}
export interface ReadIntegrationRequestsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * When: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * When: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Rule: the whole text, or a part written as %part%.
 */
rule?: string
/**
 * Type: any of these, as a JSON list.
 */
type?: ("outbound-api" | "inbound-api" | "outbound-webhook" | "inbound-webhook")[]
/**
 * Method: any of these, as a JSON list.
 */
method?: ("GET" | "POST" | "PATCH" | "PUT" | "DELETE" | "SOAP")[]
/**
 * Status codes: any of these, as a JSON list.
 */
status_code_group?: ("200s" | "300s" | "400s" | "500s")[]
/**
 * Status: any of these, as a JSON list.
 */
status?: ("success" | "failed" | "pending" | "completed" | "bounced" | "complaint" | "do-not-disturb" | "complete" | "locked")[]
/**
 * One row by its key.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("created_at" | "-created_at")
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadIntegrationRequestsAnswer200 {
/**
 * The rows of this page.
 */
integration_requests: IntegrationRequest[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
}
export interface ExportIntegrationRequestsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * When: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * When: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Rule: the whole text, or a part written as %part%.
 */
rule?: string
/**
 * Type: any of these, as a JSON list.
 */
type?: ("outbound-api" | "inbound-api" | "outbound-webhook" | "inbound-webhook")[]
/**
 * Method: any of these, as a JSON list.
 */
method?: ("GET" | "POST" | "PATCH" | "PUT" | "DELETE" | "SOAP")[]
/**
 * Status codes: any of these, as a JSON list.
 */
status_code_group?: ("200s" | "300s" | "400s" | "500s")[]
/**
 * Status: any of these, as a JSON list.
 */
status?: ("success" | "failed" | "pending" | "completed" | "bounced" | "complaint" | "do-not-disturb" | "complete" | "locked")[]
/**
 * One row by its key.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("created_at" | "-created_at")
/**
 * The file format.
 */
format: ("csv" | "xlsx")
/**
 * The columns of the file, as a JSON list; without it all. Their order is that of the list.
 */
columns?: ("created_at" | "rule" | "short_tracking_reference" | "type" | "method" | "url" | "status" | "status_code" | "problem" | "attempts" | "trigger" | "created_by")[]
}
export interface ExportIntegrationRequestsAnswer200 {
/**
 * The URL of the file; it requires the same bearer token.
 */
url: string
export: ListExport
}
export interface ExportIntegrationRequestsAnswer202 {
export: ListExport
}
export interface ReadMessagesQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * When: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * When: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Waybill: the whole text, or a part written as %part%.
 */
short_tracking_reference?: string
/**
 * Address: the whole text, or a part written as %part%.
 */
recipient?: string
/**
 * Status: any of these, as a JSON list.
 */
status?: ("queued" | "sent" | "delivered" | "failed" | "not-sent")[]
/**
 * Channel: any of these, as a JSON list.
 */
channel?: ("email" | "sms" | "whatsapp")[]
/**
 * Shipment number.
 */
shipment_id?: number
/**
 * Number.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("created_at" | "-created_at")
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadMessagesAnswer200 {
/**
 * The rows of this page.
 */
messages: ShipmentMessage[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
}
export interface ExportMessagesQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * When: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * When: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Waybill: the whole text, or a part written as %part%.
 */
short_tracking_reference?: string
/**
 * Address: the whole text, or a part written as %part%.
 */
recipient?: string
/**
 * Status: any of these, as a JSON list.
 */
status?: ("queued" | "sent" | "delivered" | "failed" | "not-sent")[]
/**
 * Channel: any of these, as a JSON list.
 */
channel?: ("email" | "sms" | "whatsapp")[]
/**
 * Shipment number.
 */
shipment_id?: number
/**
 * Number.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("created_at" | "-created_at")
/**
 * The file format.
 */
format: ("csv" | "xlsx")
/**
 * The columns of the file, as a JSON list; without it all. Their order is that of the list.
 */
columns?: ("short_tracking_reference" | "created_at" | "about" | "channel" | "party" | "recipient" | "status" | "problem" | "attempts" | "subject" | "content" | "sent_at" | "delivered_at")[]
}
export interface ExportMessagesAnswer200 {
/**
 * The URL of the file; it requires the same bearer token.
 */
url: string
export: ListExport
}
export interface ExportMessagesAnswer202 {
export: ListExport
}
export interface ReadInboxQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Text: a part of it.
 */
search?: string
/**
 * Read.
 */
is_read?: boolean
/**
 * Received: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Received: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Number.
 */
id?: number
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadInboxAnswer200 {
/**
 * The rows of this page.
 */
inbox: InboxMessage[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
}
export interface ReadInterhubTransferParcelsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Transfer.
 */
interhub_transfer_id?: number
/**
 * Number.
 */
id?: number
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadInterhubTransferParcelsAnswer200 {
/**
 * The rows of this page.
 */
interhub_transfer_parcels: InterhubTransferParcel[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
}
export interface ExportInterhubTransferParcelsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Transfer.
 */
interhub_transfer_id?: number
/**
 * Number.
 */
id?: number
/**
 * The file format.
 */
format: ("csv" | "xlsx")
/**
 * The columns of the file, as a JSON list; without it all. Their order is that of the list.
 */
columns?: ("tracking_reference" | "status" | "service_level_code" | "delivery_town" | "weight_kg" | "scanned_at" | "received_at")[]
}
export interface ExportInterhubTransferParcelsAnswer200 {
/**
 * The URL of the file; it requires the same bearer token.
 */
url: string
export: ListExport
}
export interface ExportInterhubTransferParcelsAnswer202 {
export: ListExport
}
export interface ReadInterhubTransfersQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Status: any of these, as a JSON list.
 */
status?: ("open" | "closed")[]
/**
 * Reference: the whole text, or a part written as %part%.
 */
reference?: string
/**
 * From: any of these, as a JSON list.
 */
from_branch_id?: number[]
/**
 * To: any of these, as a JSON list.
 */
to_branch_id?: number[]
/**
 * Opened: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Opened: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Number.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("created_at" | "-created_at")
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadInterhubTransfersAnswer200 {
/**
 * The rows of this page.
 */
interhub_transfers: InterhubTransfer[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
}
export interface ExportInterhubTransfersQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Status: any of these, as a JSON list.
 */
status?: ("open" | "closed")[]
/**
 * Reference: the whole text, or a part written as %part%.
 */
reference?: string
/**
 * From: any of these, as a JSON list.
 */
from_branch_id?: number[]
/**
 * To: any of these, as a JSON list.
 */
to_branch_id?: number[]
/**
 * Opened: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Opened: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Number.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("created_at" | "-created_at")
/**
 * The file format.
 */
format: ("csv" | "xlsx")
/**
 * The columns of the file, as a JSON list; without it all. Their order is that of the list.
 */
columns?: ("reference" | "status" | "from_branch" | "to_branch" | "carrier_name" | "service_level_name" | "parcel_count" | "received_count" | "created_at" | "closed_at" | "due_at" | "waybill" | "driver" | "created_by")[]
}
export interface ExportInterhubTransfersAnswer200 {
/**
 * The URL of the file; it requires the same bearer token.
 */
url: string
export: ListExport
}
export interface ExportInterhubTransfersAnswer202 {
export: ListExport
}
export interface ReadParcelsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Other number: the whole text, or a part written as %part%.
 */
alternative_tracking_reference?: string
/**
 * Parcel: the whole text, or a part written as %part%.
 */
tracking_reference?: string
/**
 * Number.
 */
id?: number
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadParcelsAnswer200 {
/**
 * The rows of this page.
 */
parcels: Parcel[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
}
export interface ReadReceivedPaymentsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Date: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Date: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Type: any of these, as a JSON list.
 */
type?: ("cash" | "card-machine" | "eft" | "instant-eft" | "manual-eft" | "capitec-pay" | "pay-shap" | "credit-card" | "scan-to-pay" | "stitch-card" | "stitch-eft")[]
/**
 * Amount: at least.
 */
amount_min?: number
/**
 * Amount: at most.
 */
amount_max?: number
/**
 * Account: any of these, as a JSON list.
 */
account_id?: number[]
/**
 * Overpaid by a guest.
 */
is_overpaid?: boolean
/**
 * Payment.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("transaction_date" | "-transaction_date")
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadReceivedPaymentsAnswer200 {
/**
 * The rows of this page.
 */
received_payments: ReceivedPayment[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
}
export interface ExportReceivedPaymentsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Date: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Date: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Type: any of these, as a JSON list.
 */
type?: ("cash" | "card-machine" | "eft" | "instant-eft" | "manual-eft" | "capitec-pay" | "pay-shap" | "credit-card" | "scan-to-pay" | "stitch-card" | "stitch-eft")[]
/**
 * Amount: at least.
 */
amount_min?: number
/**
 * Amount: at most.
 */
amount_max?: number
/**
 * Account: any of these, as a JSON list.
 */
account_id?: number[]
/**
 * Overpaid by a guest.
 */
is_overpaid?: boolean
/**
 * Payment.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("transaction_date" | "-transaction_date")
/**
 * The file format.
 */
format: ("csv" | "xlsx")
/**
 * The columns of the file, as a JSON list; without it all. Their order is that of the list.
 */
columns?: ("transaction_date" | "number" | "account" | "provider" | "type" | "amount" | "refunded" | "reference" | "received_by" | "description" | "has_been_reversed" | "refund_pending" | "is_overpaid")[]
}
export interface ExportReceivedPaymentsAnswer200 {
/**
 * The URL of the file; it requires the same bearer token.
 */
url: string
export: ListExport
}
export interface ExportReceivedPaymentsAnswer202 {
export: ListExport
}
export interface ReadCostCenterReportQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Booked: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Booked: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Account: any of these, as a JSON list.
 */
account_id?: number[]
/**
 * Cost centre: the whole text, or a part written as %part%.
 */
cost_center?: string
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("account" | "-account" | "cost_center" | "-cost_center" | "shipments" | "-shipments" | "charged_weight" | "-charged_weight" | "cost" | "-cost" | "average" | "-average")
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadCostCenterReportAnswer200 {
/**
 * The rows of this page.
 */
cost_center_report: CostCenterFigures[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
/**
 * The totals, by the fields of a row.
 */
totals?: {
[k: string]: number | null
}
/**
 * The groups with the largest figures, by their name; null for those without one.
 */
chart?: {
/**
 * The name of the group.
 */
label: (string | null)
/**
 * The total of the group.
 */
value: number
}[]
/**
 * How many groups there are; chart holds the largest of them.
 */
chart_count?: number
}
export interface ExportCostCenterReportQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Booked: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Booked: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Account: any of these, as a JSON list.
 */
account_id?: number[]
/**
 * Cost centre: the whole text, or a part written as %part%.
 */
cost_center?: string
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("account" | "-account" | "cost_center" | "-cost_center" | "shipments" | "-shipments" | "charged_weight" | "-charged_weight" | "cost" | "-cost" | "average" | "-average")
/**
 * The file format.
 */
format: ("csv" | "xlsx")
/**
 * The columns of the file, as a JSON list; without it all. Their order is that of the list.
 */
columns?: ("account" | "cost_center" | "shipments" | "charged_weight" | "cost" | "average")[]
}
export interface ExportCostCenterReportAnswer200 {
/**
 * The URL of the file; it requires the same bearer token.
 */
url: string
export: ListExport
}
export interface ExportCostCenterReportAnswer202 {
export: ListExport
}
export interface ReadDriverReportQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Done: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Done: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Branch: any of these, as a JSON list.
 */
branch_id?: number[]
/**
 * Driver: any of these, as a JSON list.
 */
driver_id?: number[]
/**
 * Account: any of these, as a JSON list.
 */
account_id?: number[]
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("driver" | "-driver" | "collected" | "-collected" | "delivered" | "-delivered" | "failed_attempts" | "-failed_attempts" | "on_time" | "-on_time" | "on_time_share" | "-on_time_share" | "rating" | "-rating")
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadDriverReportAnswer200 {
/**
 * The rows of this page.
 */
driver_report: DriverFigures[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
/**
 * The totals, by the fields of a row.
 */
totals?: {
[k: string]: number | null
}
/**
 * The groups with the largest figures, by their name; null for those without one.
 */
chart?: {
/**
 * The name of the group.
 */
label: (string | null)
/**
 * The total of the group.
 */
value: number
}[]
/**
 * How many groups there are; chart holds the largest of them.
 */
chart_count?: number
}
export interface ExportDriverReportQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Done: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Done: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Branch: any of these, as a JSON list.
 */
branch_id?: number[]
/**
 * Driver: any of these, as a JSON list.
 */
driver_id?: number[]
/**
 * Account: any of these, as a JSON list.
 */
account_id?: number[]
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("driver" | "-driver" | "collected" | "-collected" | "delivered" | "-delivered" | "failed_attempts" | "-failed_attempts" | "on_time" | "-on_time" | "on_time_share" | "-on_time_share" | "rating" | "-rating")
/**
 * The file format.
 */
format: ("csv" | "xlsx")
/**
 * The columns of the file, as a JSON list; without it all. Their order is that of the list.
 */
columns?: ("driver" | "collected" | "delivered" | "failed_attempts" | "on_time" | "on_time_share" | "rating")[]
}
export interface ExportDriverReportAnswer200 {
/**
 * The URL of the file; it requires the same bearer token.
 */
url: string
export: ListExport
}
export interface ExportDriverReportAnswer202 {
export: ListExport
}
export interface ReadMissedCollectionsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Due: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Due: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Branch: any of these, as a JSON list.
 */
branch_id?: number[]
/**
 * Account: any of these, as a JSON list.
 */
account_id?: number[]
/**
 * Status: any of these, as a JSON list.
 */
status?: ("quote" | "quote-expired" | "payment-pending" | "payment-failed" | "submitted" | "outsourced" | "collection-assigned" | "awaiting-dropoff" | "collection-unassigned" | "collection-rejected" | "collection-exception" | "collection-failed-attempt" | "collected" | "at-hub" | "manifested" | "ready-for-dispatch" | "in-transit" | "at-destination-hub" | "returned-to-hub" | "delivery-assigned" | "delivery-unassigned" | "delivery-rejected" | "bob-box-reservation-failed" | "out-for-delivery" | "delivery-exception" | "delivery-failed-attempt" | "in-locker" | "ready-for-pickup" | "collect-and-return-to-hub" | "collected-from-locker" | "collected-from-counter" | "returned-to-sender" | "delivered" | "undeliverable" | "cancelled" | "on-hold" | "on-hold-internal")[]
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadMissedCollectionsAnswer200 {
/**
 * The rows of this page.
 */
missed_collections: MissedCollection[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
}
export interface ExportMissedCollectionsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Due: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Due: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Branch: any of these, as a JSON list.
 */
branch_id?: number[]
/**
 * Account: any of these, as a JSON list.
 */
account_id?: number[]
/**
 * Status: any of these, as a JSON list.
 */
status?: ("quote" | "quote-expired" | "payment-pending" | "payment-failed" | "submitted" | "outsourced" | "collection-assigned" | "awaiting-dropoff" | "collection-unassigned" | "collection-rejected" | "collection-exception" | "collection-failed-attempt" | "collected" | "at-hub" | "manifested" | "ready-for-dispatch" | "in-transit" | "at-destination-hub" | "returned-to-hub" | "delivery-assigned" | "delivery-unassigned" | "delivery-rejected" | "bob-box-reservation-failed" | "out-for-delivery" | "delivery-exception" | "delivery-failed-attempt" | "in-locker" | "ready-for-pickup" | "collect-and-return-to-hub" | "collected-from-locker" | "collected-from-counter" | "returned-to-sender" | "delivered" | "undeliverable" | "cancelled" | "on-hold" | "on-hold-internal")[]
/**
 * The file format.
 */
format: ("csv" | "xlsx")
/**
 * The columns of the file, as a JSON list; without it all. Their order is that of the list.
 */
columns?: ("short_tracking_reference" | "account" | "branch" | "driver" | "status" | "due_date" | "days_late" | "failed_attempts" | "contact" | "phone" | "time_created")[]
}
export interface ExportMissedCollectionsAnswer200 {
/**
 * The URL of the file; it requires the same bearer token.
 */
url: string
export: ListExport
}
export interface ExportMissedCollectionsAnswer202 {
export: ListExport
}
export interface ReadOnTimeReportQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Delivered: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Delivered: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Delivering branch: any of these, as a JSON list.
 */
delivery_branch_id?: number[]
/**
 * Account: any of these, as a JSON list.
 */
account_id?: number[]
/**
 * Service code: the whole text, or a part written as %part%.
 */
service_level_code?: string
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("branch" | "-branch" | "service" | "-service" | "delivered" | "-delivered" | "on_time" | "-on_time" | "late" | "-late" | "on_time_share" | "-on_time_share" | "days" | "-days")
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadOnTimeReportAnswer200 {
/**
 * The rows of this page.
 */
on_time_report: OnTimeFigures[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
/**
 * The totals, by the fields of a row.
 */
totals?: {
[k: string]: number | null
}
/**
 * The groups with the largest figures, by their name; null for those without one.
 */
chart?: {
/**
 * The name of the group.
 */
label: (string | null)
/**
 * The total of the group.
 */
value: number
}[]
/**
 * How many groups there are; chart holds the largest of them.
 */
chart_count?: number
}
export interface ExportOnTimeReportQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Delivered: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Delivered: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Delivering branch: any of these, as a JSON list.
 */
delivery_branch_id?: number[]
/**
 * Account: any of these, as a JSON list.
 */
account_id?: number[]
/**
 * Service code: the whole text, or a part written as %part%.
 */
service_level_code?: string
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("branch" | "-branch" | "service" | "-service" | "delivered" | "-delivered" | "on_time" | "-on_time" | "late" | "-late" | "on_time_share" | "-on_time_share" | "days" | "-days")
/**
 * The file format.
 */
format: ("csv" | "xlsx")
/**
 * The columns of the file, as a JSON list; without it all. Their order is that of the list.
 */
columns?: ("branch" | "service" | "delivered" | "on_time" | "late" | "on_time_share" | "days")[]
}
export interface ExportOnTimeReportAnswer200 {
/**
 * The URL of the file; it requires the same bearer token.
 */
url: string
export: ListExport
}
export interface ExportOnTimeReportAnswer202 {
export: ListExport
}
export interface ReadPaymentsReportQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Date: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Date: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Account: any of these, as a JSON list.
 */
account_id?: number[]
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("received_by" | "-received_by" | "provider" | "-provider" | "type" | "-type" | "payments" | "-payments" | "amount" | "-amount" | "refunded" | "-refunded")
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadPaymentsReportAnswer200 {
/**
 * The rows of this page.
 */
payments_report: PaymentFigures[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
/**
 * The totals, by the fields of a row.
 */
totals?: {
[k: string]: number | null
}
/**
 * The groups with the largest figures, by their name; null for those without one.
 */
chart?: {
/**
 * The name of the group.
 */
label: (string | null)
/**
 * The total of the group.
 */
value: number
}[]
/**
 * How many groups there are; chart holds the largest of them.
 */
chart_count?: number
}
export interface ExportPaymentsReportQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Date: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Date: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Account: any of these, as a JSON list.
 */
account_id?: number[]
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("received_by" | "-received_by" | "provider" | "-provider" | "type" | "-type" | "payments" | "-payments" | "amount" | "-amount" | "refunded" | "-refunded")
/**
 * The file format.
 */
format: ("csv" | "xlsx")
/**
 * The columns of the file, as a JSON list; without it all. Their order is that of the list.
 */
columns?: ("received_by" | "provider" | "type" | "payments" | "amount" | "refunded")[]
}
export interface ExportPaymentsReportAnswer200 {
/**
 * The URL of the file; it requires the same bearer token.
 */
url: string
export: ListExport
}
export interface ExportPaymentsReportAnswer202 {
export: ListExport
}
export interface ReadRevenueReportQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Booked: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Booked: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Branch of the account: any of these, as a JSON list.
 */
account_branch_id?: number[]
/**
 * Account: any of these, as a JSON list.
 */
account_id?: number[]
/**
 * Service code: the whole text, or a part written as %part%.
 */
service_level_code?: string
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("account" | "-account" | "service" | "-service" | "shipments" | "-shipments" | "charged_weight" | "-charged_weight" | "revenue" | "-revenue" | "average" | "-average")
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadRevenueReportAnswer200 {
/**
 * The rows of this page.
 */
revenue_report: RevenueFigures[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
/**
 * The totals, by the fields of a row.
 */
totals?: {
[k: string]: number | null
}
/**
 * The groups with the largest figures, by their name; null for those without one.
 */
chart?: {
/**
 * The name of the group.
 */
label: (string | null)
/**
 * The total of the group.
 */
value: number
}[]
/**
 * How many groups there are; chart holds the largest of them.
 */
chart_count?: number
}
export interface ExportRevenueReportQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Booked: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Booked: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Branch of the account: any of these, as a JSON list.
 */
account_branch_id?: number[]
/**
 * Account: any of these, as a JSON list.
 */
account_id?: number[]
/**
 * Service code: the whole text, or a part written as %part%.
 */
service_level_code?: string
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("account" | "-account" | "service" | "-service" | "shipments" | "-shipments" | "charged_weight" | "-charged_weight" | "revenue" | "-revenue" | "average" | "-average")
/**
 * The file format.
 */
format: ("csv" | "xlsx")
/**
 * The columns of the file, as a JSON list; without it all. Their order is that of the list.
 */
columns?: ("account" | "service" | "shipments" | "charged_weight" | "revenue" | "average")[]
}
export interface ExportRevenueReportAnswer200 {
/**
 * The URL of the file; it requires the same bearer token.
 */
url: string
export: ListExport
}
export interface ExportRevenueReportAnswer202 {
export: ListExport
}
export interface ReadVolumeReportQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Booked: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Booked: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Collecting branch: any of these, as a JSON list.
 */
collection_branch_id?: number[]
/**
 * Account: any of these, as a JSON list.
 */
account_id?: number[]
/**
 * Status: any of these, as a JSON list.
 */
status?: ("quote" | "quote-expired" | "payment-pending" | "payment-failed" | "submitted" | "outsourced" | "collection-assigned" | "awaiting-dropoff" | "collection-unassigned" | "collection-rejected" | "collection-exception" | "collection-failed-attempt" | "collected" | "at-hub" | "manifested" | "ready-for-dispatch" | "in-transit" | "at-destination-hub" | "returned-to-hub" | "delivery-assigned" | "delivery-unassigned" | "delivery-rejected" | "bob-box-reservation-failed" | "out-for-delivery" | "delivery-exception" | "delivery-failed-attempt" | "in-locker" | "ready-for-pickup" | "collect-and-return-to-hub" | "collected-from-locker" | "collected-from-counter" | "returned-to-sender" | "delivered" | "undeliverable" | "cancelled" | "on-hold" | "on-hold-internal")[]
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("branch" | "-branch" | "status" | "-status" | "shipments" | "-shipments" | "parcels" | "-parcels" | "charged_weight" | "-charged_weight")
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadVolumeReportAnswer200 {
/**
 * The rows of this page.
 */
volume_report: VolumeFigures[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
/**
 * The totals, by the fields of a row.
 */
totals?: {
[k: string]: number | null
}
/**
 * The groups with the largest figures, by their name; null for those without one.
 */
chart?: {
/**
 * The name of the group.
 */
label: (string | null)
/**
 * The total of the group.
 */
value: number
}[]
/**
 * How many groups there are; chart holds the largest of them.
 */
chart_count?: number
}
export interface ExportVolumeReportQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Booked: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Booked: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Collecting branch: any of these, as a JSON list.
 */
collection_branch_id?: number[]
/**
 * Account: any of these, as a JSON list.
 */
account_id?: number[]
/**
 * Status: any of these, as a JSON list.
 */
status?: ("quote" | "quote-expired" | "payment-pending" | "payment-failed" | "submitted" | "outsourced" | "collection-assigned" | "awaiting-dropoff" | "collection-unassigned" | "collection-rejected" | "collection-exception" | "collection-failed-attempt" | "collected" | "at-hub" | "manifested" | "ready-for-dispatch" | "in-transit" | "at-destination-hub" | "returned-to-hub" | "delivery-assigned" | "delivery-unassigned" | "delivery-rejected" | "bob-box-reservation-failed" | "out-for-delivery" | "delivery-exception" | "delivery-failed-attempt" | "in-locker" | "ready-for-pickup" | "collect-and-return-to-hub" | "collected-from-locker" | "collected-from-counter" | "returned-to-sender" | "delivered" | "undeliverable" | "cancelled" | "on-hold" | "on-hold-internal")[]
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("branch" | "-branch" | "status" | "-status" | "shipments" | "-shipments" | "parcels" | "-parcels" | "charged_weight" | "-charged_weight")
/**
 * The file format.
 */
format: ("csv" | "xlsx")
/**
 * The columns of the file, as a JSON list; without it all. Their order is that of the list.
 */
columns?: ("branch" | "status" | "shipments" | "parcels" | "charged_weight")[]
}
export interface ExportVolumeReportAnswer200 {
/**
 * The URL of the file; it requires the same bearer token.
 */
url: string
export: ListExport
}
export interface ExportVolumeReportAnswer202 {
export: ListExport
}
export interface ReadShipmentQuotesQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Name, phone, address or reference: a part of it.
 */
search?: string
/**
 * Quote: the whole text, or a part written as %part%.
 */
short_tracking_reference?: string
/**
 * Status: any of these, as a JSON list.
 */
status?: ("quote" | "quote-expired" | "payment-pending" | "payment-failed" | "submitted" | "outsourced" | "collection-assigned" | "awaiting-dropoff" | "collection-unassigned" | "collection-rejected" | "collection-exception" | "collection-failed-attempt" | "collected" | "at-hub" | "manifested" | "ready-for-dispatch" | "in-transit" | "at-destination-hub" | "returned-to-hub" | "delivery-assigned" | "delivery-unassigned" | "delivery-rejected" | "bob-box-reservation-failed" | "out-for-delivery" | "delivery-exception" | "delivery-failed-attempt" | "in-locker" | "ready-for-pickup" | "collect-and-return-to-hub" | "collected-from-locker" | "collected-from-counter" | "returned-to-sender" | "delivered" | "undeliverable" | "cancelled" | "on-hold" | "on-hold-internal")[]
/**
 * Account: any of these, as a JSON list.
 */
account_id?: number[]
/**
 * Reference: the whole text, or a part written as %part%.
 */
customer_reference?: string
/**
 * Quoted: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Quoted: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Number.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("time_created" | "-time_created")
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadShipmentQuotesAnswer200 {
/**
 * The rows of this page.
 */
shipment_quotes: ShipmentQuote[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
}
export interface ExportShipmentQuotesQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Name, phone, address or reference: a part of it.
 */
search?: string
/**
 * Quote: the whole text, or a part written as %part%.
 */
short_tracking_reference?: string
/**
 * Status: any of these, as a JSON list.
 */
status?: ("quote" | "quote-expired" | "payment-pending" | "payment-failed" | "submitted" | "outsourced" | "collection-assigned" | "awaiting-dropoff" | "collection-unassigned" | "collection-rejected" | "collection-exception" | "collection-failed-attempt" | "collected" | "at-hub" | "manifested" | "ready-for-dispatch" | "in-transit" | "at-destination-hub" | "returned-to-hub" | "delivery-assigned" | "delivery-unassigned" | "delivery-rejected" | "bob-box-reservation-failed" | "out-for-delivery" | "delivery-exception" | "delivery-failed-attempt" | "in-locker" | "ready-for-pickup" | "collect-and-return-to-hub" | "collected-from-locker" | "collected-from-counter" | "returned-to-sender" | "delivered" | "undeliverable" | "cancelled" | "on-hold" | "on-hold-internal")[]
/**
 * Account: any of these, as a JSON list.
 */
account_id?: number[]
/**
 * Reference: the whole text, or a part written as %part%.
 */
customer_reference?: string
/**
 * Quoted: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Quoted: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Number.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("time_created" | "-time_created")
/**
 * The file format.
 */
format: ("csv" | "xlsx")
/**
 * The columns of the file, as a JSON list; without it all. Their order is that of the list.
 */
columns?: ("short_tracking_reference" | "status" | "account_name" | "customer_reference" | "collection_city" | "delivery_city" | "service_level_name" | "parcel_count" | "rate" | "time_created" | "quote_valid_until")[]
}
export interface ExportShipmentQuotesAnswer200 {
/**
 * The URL of the file; it requires the same bearer token.
 */
url: string
export: ListExport
}
export interface ExportShipmentQuotesAnswer202 {
export: ListExport
}
export interface ReadShipmentsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Only shipments of this bulk booking.
 */
bulk_booking_id?: number
/**
 * Name, phone, address or reference: a part of it.
 */
search?: string
/**
 * Waybill: the whole text, or a part written as %part%.
 */
tracking_reference?: string
/**
 * Status: any of these, as a JSON list.
 */
status?: ("quote" | "quote-expired" | "payment-pending" | "payment-failed" | "submitted" | "outsourced" | "collection-assigned" | "awaiting-dropoff" | "collection-unassigned" | "collection-rejected" | "collection-exception" | "collection-failed-attempt" | "collected" | "at-hub" | "manifested" | "ready-for-dispatch" | "in-transit" | "at-destination-hub" | "returned-to-hub" | "delivery-assigned" | "delivery-unassigned" | "delivery-rejected" | "bob-box-reservation-failed" | "out-for-delivery" | "delivery-exception" | "delivery-failed-attempt" | "in-locker" | "ready-for-pickup" | "collect-and-return-to-hub" | "collected-from-locker" | "collected-from-counter" | "returned-to-sender" | "delivered" | "undeliverable" | "cancelled" | "on-hold" | "on-hold-internal")[]
/**
 * Account: any of these, as a JSON list.
 */
account_id?: number[]
/**
 * Cost centre: the whole text, or a part written as %part%.
 */
cost_center?: string
/**
 * Booked: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Booked: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Delivered: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
delivered_start_date?: string
/**
 * Delivered: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
delivered_end_date?: string
/**
 * Collection not before: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
collection_min_start_date?: string
/**
 * Collection not before: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
collection_min_end_date?: string
/**
 * Collection due: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
collection_due_start_date?: string
/**
 * Collection due: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
collection_due_end_date?: string
/**
 * Expected collection: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
estimated_collection_start_date?: string
/**
 * Expected collection: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
estimated_collection_end_date?: string
/**
 * Collected: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
collected_start_date?: string
/**
 * Collected: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
collected_end_date?: string
/**
 * Service.
 */
service_level_id?: number
/**
 * Collecting branch: any of these, as a JSON list.
 */
collection_branch_id?: number[]
/**
 * Delivering branch: any of these, as a JSON list.
 */
delivery_branch_id?: number[]
/**
 * Collecting driver: any of these, as a JSON list.
 */
collection_agent_id?: number[]
/**
 * Delivering driver: any of these, as a JSON list.
 */
delivery_agent_id?: number[]
/**
 * Customer reference: the whole text, or a part written as %part%.
 */
customer_reference?: string
/**
 * Custom reference: the whole text, or a part written as %part%.
 */
custom_tracking_reference?: string
/**
 * Short waybill: the whole text, or a part written as %part%.
 */
short_tracking_reference?: string
/**
 * Service: the whole text, or a part written as %part%.
 */
service_level_code?: string
/**
 * Return.
 */
is_return?: boolean
/**
 * Needs intervention.
 */
needs_intervention?: boolean
/**
 * Tags: any of these, as a JSON list.
 */
tags?: string[]
/**
 * Number.
 */
id?: number
/**
 * Routing code: the whole text, or a part written as %part%.
 */
routing_code?: string
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("status" | "-status" | "time_created" | "-time_created" | "delivered_date" | "-delivered_date")
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadShipmentsAnswer200 {
/**
 * The rows of this page.
 */
shipments: Shipment[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
}
export interface ExportShipmentsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Only shipments of this bulk booking.
 */
bulk_booking_id?: number
/**
 * Name, phone, address or reference: a part of it.
 */
search?: string
/**
 * Waybill: the whole text, or a part written as %part%.
 */
tracking_reference?: string
/**
 * Status: any of these, as a JSON list.
 */
status?: ("quote" | "quote-expired" | "payment-pending" | "payment-failed" | "submitted" | "outsourced" | "collection-assigned" | "awaiting-dropoff" | "collection-unassigned" | "collection-rejected" | "collection-exception" | "collection-failed-attempt" | "collected" | "at-hub" | "manifested" | "ready-for-dispatch" | "in-transit" | "at-destination-hub" | "returned-to-hub" | "delivery-assigned" | "delivery-unassigned" | "delivery-rejected" | "bob-box-reservation-failed" | "out-for-delivery" | "delivery-exception" | "delivery-failed-attempt" | "in-locker" | "ready-for-pickup" | "collect-and-return-to-hub" | "collected-from-locker" | "collected-from-counter" | "returned-to-sender" | "delivered" | "undeliverable" | "cancelled" | "on-hold" | "on-hold-internal")[]
/**
 * Account: any of these, as a JSON list.
 */
account_id?: number[]
/**
 * Cost centre: the whole text, or a part written as %part%.
 */
cost_center?: string
/**
 * Booked: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Booked: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Delivered: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
delivered_start_date?: string
/**
 * Delivered: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
delivered_end_date?: string
/**
 * Collection not before: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
collection_min_start_date?: string
/**
 * Collection not before: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
collection_min_end_date?: string
/**
 * Collection due: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
collection_due_start_date?: string
/**
 * Collection due: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
collection_due_end_date?: string
/**
 * Expected collection: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
estimated_collection_start_date?: string
/**
 * Expected collection: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
estimated_collection_end_date?: string
/**
 * Collected: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
collected_start_date?: string
/**
 * Collected: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
collected_end_date?: string
/**
 * Service.
 */
service_level_id?: number
/**
 * Collecting branch: any of these, as a JSON list.
 */
collection_branch_id?: number[]
/**
 * Delivering branch: any of these, as a JSON list.
 */
delivery_branch_id?: number[]
/**
 * Collecting driver: any of these, as a JSON list.
 */
collection_agent_id?: number[]
/**
 * Delivering driver: any of these, as a JSON list.
 */
delivery_agent_id?: number[]
/**
 * Customer reference: the whole text, or a part written as %part%.
 */
customer_reference?: string
/**
 * Custom reference: the whole text, or a part written as %part%.
 */
custom_tracking_reference?: string
/**
 * Short waybill: the whole text, or a part written as %part%.
 */
short_tracking_reference?: string
/**
 * Service: the whole text, or a part written as %part%.
 */
service_level_code?: string
/**
 * Return.
 */
is_return?: boolean
/**
 * Needs intervention.
 */
needs_intervention?: boolean
/**
 * Tags: any of these, as a JSON list.
 */
tags?: string[]
/**
 * Number.
 */
id?: number
/**
 * Routing code: the whole text, or a part written as %part%.
 */
routing_code?: string
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("status" | "-status" | "time_created" | "-time_created" | "delivered_date" | "-delivered_date")
/**
 * The file format.
 */
format: ("csv" | "xlsx")
/**
 * The columns of the file, as a JSON list; without it all. Their order is that of the list.
 */
columns?: ("tracking_reference" | "status" | "account.name" | "collection_contact.name" | "collection_address.city" | "delivery_contact.name" | "delivery_address.city" | "service_level_code" | "parcel_count" | "charged_weight" | "rate" | "customer_reference" | "custom_tracking_reference" | "cost_center" | "category" | "time_created" | "collected_date" | "expected_delivery" | "delivered_date" | "is_return" | "tags" | "routing_code")[]
}
export interface ExportShipmentsAnswer200 {
/**
 * The URL of the file; it requires the same bearer token.
 */
url: string
export: ListExport
}
export interface ExportShipmentsAnswer202 {
export: ListExport
}
export interface ReadShortUrlsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Created: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Created: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Code.
 */
code?: string
/**
 * One row by its key.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("clicks" | "-clicks" | "created_at" | "-created_at")
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadShortUrlsAnswer200 {
/**
 * The rows of this page.
 */
short_urls: ShortUrl[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
}
export interface ExportShortUrlsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Created: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Created: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Code.
 */
code?: string
/**
 * One row by its key.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("clicks" | "-clicks" | "created_at" | "-created_at")
/**
 * The file format.
 */
format: ("csv" | "xlsx")
/**
 * The columns of the file, as a JSON list; without it all. Their order is that of the list.
 */
columns?: ("code" | "url" | "clicks" | "created_at" | "last_clicked_at" | "expires_at")[]
}
export interface ExportShortUrlsAnswer200 {
/**
 * The URL of the file; it requires the same bearer token.
 */
url: string
export: ListExport
}
export interface ExportShortUrlsAnswer202 {
export: ListExport
}
export interface ReadWaitingParcelsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Name, phone, pickup point or waybill: a part of it.
 */
search?: string
/**
 * Next step: any of these, as a JSON list.
 */
next_step?: ("take-in" | "hand-over" | "none")[]
/**
 * One row by its key.
 */
pickup_point_id?: string
/**
 * One row by its key.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("time_created" | "-time_created")
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadWaitingParcelsAnswer200 {
/**
 * The rows of this page.
 */
waiting_parcels: WaitingParcel[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
}
export interface ReadTransactionsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Type: any of these, as a JSON list.
 */
type?: ("payment" | "payment-reversal" | "refund" | "refund-reversal" | "admin-debit" | "admin-credit" | "promotional" | "balance-adjustment" | "bad-debt-write-off" | "reversal" | "shipping-charge" | "shipping-charge-reversal" | "shipping-charge-credit")[]
/**
 * Date: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Date: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Amount: at least.
 */
amount_min?: number
/**
 * Amount: at most.
 */
amount_max?: number
/**
 * Account: any of these, as a JSON list.
 */
account_id?: number[]
/**
 * Shipment number.
 */
shipment_id?: number
/**
 * Number.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("transaction_date" | "-transaction_date")
/**
 * Maximum number of rows.
 */
limit?: number
/**
 * Number of rows to skip; use cursor to read the following pages.
 */
offset?: number
/**
 * next_cursor of the page before; offset is then ignored.
 */
cursor?: string
}
export interface ReadTransactionsAnswer200 {
/**
 * The rows of this page.
 */
transactions: BillingTransaction[]
/**
 * How many rows there are altogether, counted up to 10000.
 */
count: number
/**
 * Whether there are more rows than count.
 */
count_is_minimum: boolean
/**
 * The cursor of the next page; absent on the last page.
 */
next_cursor?: string
}
export interface ExportTransactionsQuery {
/**
 * Defaults to the caller's own provider.
 */
provider_id?: number
/**
 * Type: any of these, as a JSON list.
 */
type?: ("payment" | "payment-reversal" | "refund" | "refund-reversal" | "admin-debit" | "admin-credit" | "promotional" | "balance-adjustment" | "bad-debt-write-off" | "reversal" | "shipping-charge" | "shipping-charge-reversal" | "shipping-charge-credit")[]
/**
 * Date: from, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
start_date?: string
/**
 * Date: to, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.
 */
end_date?: string
/**
 * Amount: at least.
 */
amount_min?: number
/**
 * Amount: at most.
 */
amount_max?: number
/**
 * Account: any of these, as a JSON list.
 */
account_id?: number[]
/**
 * Shipment number.
 */
shipment_id?: number
/**
 * Number.
 */
id?: number
/**
 * The field to sort by; with a leading minus in descending order.
 */
sort?: ("transaction_date" | "-transaction_date")
/**
 * The file format.
 */
format: ("csv" | "xlsx")
/**
 * The columns of the file, as a JSON list; without it all. Their order is that of the list.
 */
columns?: ("transaction_date" | "account" | "type" | "description" | "invoice_number" | "invoiceable" | "doc_display_id" | "effective_date" | "amount" | "vat" | "balance" | "has_been_reversed")[]
}
export interface ExportTransactionsAnswer200 {
/**
 * The URL of the file; it requires the same bearer token.
 */
url: string
export: ListExport
}
export interface ExportTransactionsAnswer202 {
export: ListExport
}

/**
 * Answers of an account to custom fields were given, changed or removed, all in one save.
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
 * The revision of the account's answers after the save.
 */
revision: number
}
/**
 * An account was added, or what staff manage of it was changed, such as a hold or its credit limit.
 */
export interface AccountChangedEvent {
/**
 * The account.
 */
account_id: number
/**
 * Whether it was added just now.
 */
is_new: boolean
}
/**
 * A credit note was given to an account.
 */
export interface CreditNoteChangedEvent {
/**
 * The account that gets it.
 */
account_id: number
/**
 * The credit note.
 */
credit_note_id: number
}
/**
 * A payment was imported from a bank statement, or given to an account.
 */
export interface ImportedPaymentChangedEvent {
/**
 * The payment.
 */
imported_payment_id: number
}
/**
 * An invoice was created, or what is paid or credited of it changed.
 */
export interface InvoiceChangedEvent {
/**
 * The account that owes it.
 */
account_id: number
/**
 * The invoice.
 */
invoice_id: number
}
/**
 * An invoice run began, is further, or ended.
 */
export interface InvoicingRunChangedEvent {
/**
 * The run.
 */
invoicing_run_id: number
}
/**
 * A statement run began, is further, or ended.
 */
export interface StatementRunChangedEvent {
/**
 * The run.
 */
statement_run_id: number
}
/**
 * Entries of an account’s address book were added, changed or removed.
 */
export interface AddressBookChangedEvent {
/**
 * The account whose address book it is.
 */
account_id: number
}
/**
 * A branch was added, changed, retired or reopened.
 */
export interface BranchChangedEvent {
/**
 * The branch.
 */
branch_id: number
/**
 * The same, for users who are limited to it.
 */
branch_ids: number[]
}
/**
 * Areas of a map were added, changed or removed, or someone began or ended editing it.
 */
export interface ZonesChangedEvent {
/**
 * Which map.
 */
layer: string
}
/**
 * A custom role was added, changed or deleted.
 */
export interface RoleChangedEvent {
/**
 * The role.
 */
role_id: number
}
/**
 * A user was invited, changed, blocked or unblocked.
 */
export interface UserChangedEvent {
/**
 * The user.
 */
user_id: number
/**
 * The account that the user belonged to before the change; null for staff.
 */
account_id: (number | null)
/**
 * The branch of the user, and the one before the change.
 */
branch_ids: number[]
}
/**
 * Credentials of a rule were set or removed by someone who entered the password again. The owners are emailed.
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
 * Addresses that the provider had set for security notices at that time; empty for its administrators.
 */
owners: string[]
/**
 * Who changed them; null for a platform user, whose name providers do not see.
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
 * The revision of the provider's rules after the change.
 */
revision: number
}
/**
 * A transaction moved the balance of an account.
 */
export interface AccountBalanceChangedEvent {
/**
 * The account whose balance moved.
 */
account_id: number
/**
 * The transaction that moved it.
 */
transaction_id: number
}
/**
 * A transaction was added to an account.
 */
export interface TransactionPostedEvent {
/**
 * The account whose balance moved.
 */
account_id: number
/**
 * The transaction that moved it.
 */
transaction_id: number
}
/**
 * A bulk collection was requested, assigned, scanned, closed or cancelled.
 */
export interface CollectionRequestChangedEvent {
/**
 * The bulk collection.
 */
collection_request_id: number
/**
 * The account whose shipments are collected.
 */
account_id: number
/**
 * Its status from then on.
 */
status: CollectionRequestStatus
/**
 * Its revision.
 */
revision: number
/**
 * The branches that collect or deliver its shipments.
 */
branch_ids: number[]
}
/**
 * A driver was added, changed or blocked, or what is assigned to the driver automatically was changed.
 */
export interface DriverChangedEvent {
/**
 * User number of the driver.
 */
driver_id: number
/**
 * The branch of the driver.
 */
branch_ids: number[]
}
/**
 * A transfer was opened, scanned, closed, or deleted while it was empty.
 */
export interface InterhubTransferChangedEvent {
/**
 * The transfer.
 */
interhub_transfer_id: number
/**
 * Its status from then on.
 */
status: InterhubTransferStatus
/**
 * Its revision.
 */
revision: number
/**
 * The branches at both ends.
 */
branch_ids: number[]
}
/**
 * A parcel was scanned out of a hub onto the manifest of an interhub transfer.
 */
export interface ParcelManifestedEvent {
/**
 * The transfer.
 */
interhub_transfer_id: number
/**
 * The branch that it goes to.
 */
to_branch_id: number
/**
 * The shipment.
 */
shipment_id: number
/**
 * The parcel.
 */
parcel_id: number
/**
 * The branches at both ends of the transfer.
 */
branch_ids: number[]
}
/**
 * A rate or a service level was changed; prices that are shown may be old.
 */
export interface TariffChangedEvent {
/**
 * The revision of the tariff.
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
/**
 * A file of shipments was uploaded, or the checking or booking of its lines went on.
 */
export interface BulkBookingChangedEvent {
/**
 * The bulk booking.
 */
bulk_booking_id: number
/**
 * The account that books.
 */
account_id: number
}
/**
 * A collection or delivery was given to a driver.
 */
export interface DriverAssignedEvent {
/**
 * The shipment.
 */
shipment_id: number
/**
 * Which of its jobs.
 */
leg: ("collection" | "delivery")
/**
 * User number of the driver.
 */
driver_id: number
/**
 * The branches that collect and deliver the shipment, and those that did before the change.
 */
branch_ids: number[]
}
/**
 * A shipment was cancelled and its price refunded.
 */
export interface ShipmentCancelledEvent {
/**
 * The shipment.
 */
shipment_id: number
/**
 * The account that it belongs to.
 */
account_id: number
/**
 * Its status from then on.
 */
status: ShipmentStatus
/**
 * The revision of the shipment.
 */
revision: number
/**
 * Why.
 */
reason: string
/**
 * The branches that collect and deliver the shipment, and those that did before the change.
 */
branch_ids: number[]
}
/**
 * A shipment was booked, or a quote was saved, depending on the status.
 */
export interface ShipmentCreatedEvent {
/**
 * The shipment.
 */
shipment_id: number
/**
 * The account that it belongs to.
 */
account_id: number
/**
 * Its status from then on.
 */
status: ShipmentStatus
/**
 * The revision of the shipment.
 */
revision: number
/**
 * The branches that collect and deliver the shipment, and those that did before the change.
 */
branch_ids: number[]
}
/**
 * Parcels were measured larger or heavier than booked, and the shipment waits until the difference is paid.
 */
export interface ShipmentPaymentDueEvent {
/**
 * The shipment.
 */
shipment_id: number
/**
 * The account that it belongs to.
 */
account_id: number
/**
 * Its status.
 */
status: ShipmentStatus
/**
 * The revision of the shipment.
 */
revision: number
/**
 * The branches that collect and deliver the shipment, and those that did before the change.
 */
branch_ids: number[]
}
/**
 * Someone asked for the PIN of a delivery or locker to be sent again, to a contact without an email address.
 */
export interface ShipmentPinRequestedEvent {
/**
 * The shipment.
 */
shipment_id: number
/**
 * Which PIN it is.
 */
pin: ("delivery" | "pickup" | "dropoff")
}
/**
 * Something happened to a shipment: a tracking event was recorded, and the status may have moved.
 */
export interface ShipmentStatusChangedEvent {
/**
 * The shipment.
 */
shipment_id: number
/**
 * The account that booked it.
 */
account_id: number
/**
 * The tracking event.
 */
event_id: number
/**
 * The parcel; null when the event concerns the whole shipment.
 */
parcel_id: (number | null)
from: ShipmentStatus
to: ShipmentStatus
/**
 * Whether this is news: the shipment did not have the status before, or something is tried again.
 */
is_first: boolean
/**
 * What reported it: booking, staff, customer, driver, scanner, integration or system.
 */
source: string
/**
 * The revision of the shipment after the event.
 */
revision: number
/**
 * The branches that collect and deliver the shipment, and those that did before the change.
 */
branch_ids: number[]
}
/**
 * Fields of a shipment or of its parcels were changed.
 */
export interface ShipmentUpdatedEvent {
/**
 * The shipment.
 */
shipment_id: number
/**
 * The account that it belongs to.
 */
account_id: number
/**
 * Its status from then on.
 */
status: ShipmentStatus
/**
 * The revision of the shipment.
 */
revision: number
/**
 * The fields that changed.
 */
fields: string[]
/**
 * Who changed the fields; absent for automatic changes.
 */
source?: ("staff" | "customer")
/**
 * The branches that collect and deliver the shipment, and those that did before the change.
 */
branch_ids: number[]
}
