// Written by `npm run generate`; edit the schemas instead.
export const account_type = [
 {
  "const": "prepaid",
  "title": "Prepaid",
  "description": "Pays in advance; a shipment needs enough balance.",
  "x-colour": "blue"
 },
 {
  "const": "postpaid",
  "title": "Postpaid",
  "description": "Pays by invoice, up to a credit limit.",
  "x-colour": "green",
  "x-flags": [
   "invoiced",
   "bulk_collections"
  ]
 },
 {
  "const": "guest",
  "title": "Guest",
  "description": "Books once, without signing in, and pays straight away.",
  "x-colour": "grey"
 }
] as const;

export const address_type = [
 {
  "const": "residential",
  "title": "Residential",
  "description": "Somebody’s home."
 },
 {
  "const": "business",
  "title": "Business",
  "description": "An office, a shop or a warehouse."
 },
 {
  "const": "international",
  "title": "International",
  "description": "Anywhere outside South Africa."
 },
 {
  "const": "locker",
  "title": "Locker",
  "description": "A locker that opens with a PIN.",
  "x-flags": [
   "pickup_point"
  ]
 },
 {
  "const": "counter",
  "title": "Counter",
  "description": "A counter in a shop that takes in and hands out parcels.",
  "x-flags": [
   "pickup_point"
  ]
 }
] as const;

export const alert_variant = [
 {
  "const": "success",
  "title": "Success",
  "description": "Something worked.",
  "x-colour": "green"
 },
 {
  "const": "error",
  "title": "Error",
  "description": "Something went wrong.",
  "x-colour": "red"
 },
 {
  "const": "warning",
  "title": "Warning",
  "description": "Something needs attention soon.",
  "x-colour": "yellow"
 },
 {
  "const": "info",
  "title": "Information",
  "description": "Good to know.",
  "x-colour": "blue"
 },
 {
  "const": "general",
  "title": "General",
  "description": "A neutral message.",
  "x-colour": "grey"
 }
] as const;

export const answer_state = [
 {
  "const": "current",
  "title": "Current",
  "description": "The question is asked, and this is its answer."
 },
 {
  "const": "outdated",
  "title": "Question changed",
  "description": "The question takes another kind of answer by now."
 },
 {
  "const": "retired",
  "title": "No longer asked",
  "description": "The question was retired."
 },
 {
  "const": "removed",
  "title": "Question removed",
  "description": "The question is gone from the settings."
 }
] as const;

export const audit_source = [
 {
  "const": "staff",
  "title": "Screen",
  "description": "Somebody changed it on a screen."
 },
 {
  "const": "api",
  "title": "API",
  "description": "A program changed it through the API."
 },
 {
  "const": "import",
  "title": "Import",
  "description": "It came out of an imported file."
 },
 {
  "const": "schedule",
  "title": "Schedule",
  "description": "It was planned earlier and took effect on time."
 },
 {
  "const": "rollback",
  "title": "Rollback",
  "description": "An earlier state was brought back."
 },
 {
  "const": "migration",
  "title": "Upgrade",
  "description": "A new version of the product changed it."
 }
] as const;

export const audit_type = [
 {
  "const": "provider_setting",
  "title": "Provider settings",
  "description": "A setting of the provider, or of one of its branches."
 },
 {
  "const": "account_setting",
  "title": "Account settings",
  "description": "A setting of one customer account."
 },
 {
  "const": "user_setting",
  "title": "Personal settings",
  "description": "A setting of one user."
 },
 {
  "const": "shipment",
  "title": "Shipment",
  "description": "A shipment or one of its parcels."
 },
 {
  "const": "integration_rule",
  "title": "Integration rules",
  "description": "An integration rule, or the order of all of them."
 },
 {
  "const": "account_detail",
  "title": "Account details",
  "description": "An answer of one customer account to a custom field."
 }
] as const;

export const bank_account_type = [
 {
  "const": "cheque",
  "title": "Cheque or current account",
  "description": "The usual account of a business."
 },
 {
  "const": "savings",
  "title": "Savings account",
  "description": "Money that is put aside."
 },
 {
  "const": "transmission",
  "title": "Transmission account",
  "description": "An account for transfers only."
 }
] as const;

export const bank = [
 {
  "const": "absa",
  "title": "Absa",
  "description": "Universal branch code 632005."
 },
 {
  "const": "african_bank",
  "title": "African Bank",
  "description": "Universal branch code 430000."
 },
 {
  "const": "capitec",
  "title": "Capitec",
  "description": "Universal branch code 470010."
 },
 {
  "const": "za_capitec_business",
  "title": "Capitec Business",
  "description": "Formerly Mercantile Bank; take the branch code from the bank’s letter."
 },
 {
  "const": "discovery_bank",
  "title": "Discovery Bank",
  "description": "Universal branch code 679000."
 },
 {
  "const": "fnb",
  "title": "First National Bank (FNB)",
  "description": "Universal branch code 250655."
 },
 {
  "const": "investec",
  "title": "Investec",
  "description": "Universal branch code 580105."
 },
 {
  "const": "nedbank",
  "title": "Nedbank",
  "description": "Universal branch code 198765."
 },
 {
  "const": "standard_bank",
  "title": "Standard Bank",
  "description": "Universal branch code 051001."
 },
 {
  "const": "tymebank",
  "title": "TymeBank",
  "description": "Universal branch code 678910."
 },
 {
  "const": "za_access_bank",
  "title": "Access Bank",
  "description": "Universal branch code 410506."
 },
 {
  "const": "za_albaraka_bank",
  "title": "Albaraka Bank",
  "description": "Universal branch code 800000."
 },
 {
  "const": "za_bank_zero",
  "title": "Bank Zero",
  "description": "Universal branch code 888000."
 },
 {
  "const": "za_bidvest",
  "title": "Bidvest Bank",
  "description": "Universal branch code 462005."
 },
 {
  "const": "za_citibank",
  "title": "Citibank",
  "description": "Universal branch code 350005."
 },
 {
  "const": "za_finbond_mutual_bank",
  "title": "Finbond Mutual Bank",
  "description": "Universal branch code 589000."
 },
 {
  "const": "grindrod_bank",
  "title": "Grindrod Bank",
  "description": "Universal branch code 584000."
 },
 {
  "const": "za_hbz_bank",
  "title": "HBZ Bank",
  "description": "Universal branch code 570100."
 },
 {
  "const": "za_hsbc",
  "title": "HSBC",
  "description": "Universal branch code 587000."
 },
 {
  "const": "za_postbank",
  "title": "Postbank",
  "description": "Universal branch code 460005."
 },
 {
  "const": "sasfin_bank",
  "title": "Sasfin Bank",
  "description": "Universal branch code 683000."
 },
 {
  "const": "za_standard_chartered_bank",
  "title": "Standard Chartered",
  "description": "Universal branch code 730020."
 },
 {
  "const": "za_state_bank_of_india",
  "title": "State Bank of India",
  "description": "Universal branch code 801000."
 }
] as const;

export const collection_request_status = [
 {
  "const": "collection-assigned",
  "title": "Collection assigned",
  "description": "A driver has been assigned to collect.",
  "x-colour": "blue",
  "x-flags": [
   "active"
  ]
 },
 {
  "const": "collection-unassigned",
  "title": "Collection unassigned",
  "description": "No driver has been assigned, and one is needed.",
  "x-colour": "red",
  "x-flags": [
   "active",
   "problem"
  ]
 },
 {
  "const": "collection-rejected",
  "title": "Collection rejected",
  "description": "The driver turned the collection down.",
  "x-colour": "red",
  "x-flags": [
   "active",
   "problem"
  ]
 },
 {
  "const": "collection-exception",
  "title": "Collection exception",
  "description": "Something prevents the collection; somebody must step in.",
  "x-colour": "red",
  "x-flags": [
   "active",
   "problem"
  ]
 },
 {
  "const": "collection-failed-attempt",
  "title": "Collection attempt failed",
  "description": "The driver was there but could not collect.",
  "x-colour": "red",
  "x-flags": [
   "active",
   "problem"
  ]
 },
 {
  "const": "closed",
  "title": "Closed",
  "description": "Everything that was asked for has been collected.",
  "x-colour": "grey",
  "x-flags": [
   "final"
  ]
 },
 {
  "const": "cancelled",
  "title": "Cancelled",
  "description": "Called off; nothing further happens.",
  "x-colour": "grey",
  "x-flags": [
   "final"
  ]
 }
] as const;

export const contact_notice = [
 {
  "const": "rescheduled-delivery",
  "title": "Delivery rescheduled",
  "description": "The delivery was moved to another day.",
  "x-colour": "yellow"
 }
] as const;

export const custom_field_audience = [
 {
  "const": "staff",
  "title": "Your staff",
  "description": "Only your staff see and change the answer."
 },
 {
  "const": "account_reads",
  "title": "Customers may read it",
  "description": "Your staff change the answer; the customer sees it."
 },
 {
  "const": "account_edits",
  "title": "Customers may change it",
  "description": "Your staff and the customer see and change the answer."
 }
] as const;

export const custom_field_group = [
 {
  "const": "registration",
  "title": "Registration",
  "description": "Asked of people when they open an account, and kept up to date on the account’s page."
 },
 {
  "const": "internal",
  "title": "Internal details",
  "description": "What staff note about an account."
 }
] as const;

export const day_of_week = [
 {
  "const": 1,
  "title": "Monday",
  "description": "The first day of the working week.",
  "x-name": "monday"
 },
 {
  "const": 2,
  "title": "Tuesday",
  "description": "The second day of the working week.",
  "x-name": "tuesday"
 },
 {
  "const": 3,
  "title": "Wednesday",
  "description": "The third day of the working week.",
  "x-name": "wednesday"
 },
 {
  "const": 4,
  "title": "Thursday",
  "description": "The fourth day of the working week.",
  "x-name": "thursday"
 },
 {
  "const": 5,
  "title": "Friday",
  "description": "The last full working day.",
  "x-name": "friday"
 },
 {
  "const": 6,
  "title": "Saturday",
  "description": "Often a half day.",
  "x-flags": [
   "weekend"
  ],
  "x-name": "saturday"
 },
 {
  "const": 0,
  "title": "Sunday",
  "description": "Most hubs are closed.",
  "x-flags": [
   "weekend"
  ],
  "x-name": "sunday"
 }
] as const;

export const environment = [
 {
  "const": "dev",
  "title": "Development",
  "description": "For building and trying out; nothing here is real.",
  "x-colour": "grey",
  "x-flags": [
   "sandbox"
  ]
 },
 {
  "const": "stage",
  "title": "Staging",
  "description": "A rehearsal with test data, before a release.",
  "x-colour": "blue",
  "x-flags": [
   "sandbox"
  ]
 },
 {
  "const": "prod",
  "title": "Production",
  "description": "The real thing: real parcels, real money.",
  "x-colour": "green"
 }
] as const;

export const feature = [
 {
  "const": "customer_dashboard",
  "title": "Customer dashboard",
  "description": "Customers see figures and problem shipments at /dashboard.",
  "x-flags": [
   "customer"
  ]
 },
 {
  "const": "shipment_quotes",
  "title": "Quotes",
  "description": "Prices can be kept as quotes and booked later; without it there is no Quick quote button either.",
  "x-flags": [
   "customer",
   "staff",
   "guest"
  ]
 },
 {
  "const": "address_book",
  "title": "Address book",
  "description": "Customers keep the addresses they send to.",
  "x-flags": [
   "customer"
  ]
 },
 {
  "const": "inbox",
  "title": "Inbox",
  "description": "Messages about shipments can be read and answered in the portal.",
  "x-flags": [
   "customer",
   "staff"
  ]
 },
 {
  "const": "locations",
  "title": "Lockers and counters",
  "description": "A map of the places where parcels can be dropped off and fetched.",
  "x-flags": [
   "customer",
   "staff"
  ]
 },
 {
  "const": "data_capturing",
  "title": "Data capturing",
  "description": "Staff capture many handwritten waybills one after the other.",
  "x-flags": [
   "staff"
  ]
 },
 {
  "const": "kiosk",
  "title": "Kiosk",
  "description": "The shipment page for a counter: scan a waybill, take the payment, print.",
  "x-flags": [
   "staff"
  ]
 },
 {
  "const": "maps",
  "title": "Maps",
  "description": "Staff draw delivery areas, surcharges and service days on the map.",
  "x-flags": [
   "staff"
  ]
 },
 {
  "const": "tools",
  "title": "Tools",
  "description": "Staff change many shipments at once and reprint labels.",
  "x-flags": [
   "staff"
  ]
 },
 {
  "const": "billing",
  "title": "Billing",
  "description": "Staff see invoices, statements and imported payments.",
  "x-flags": [
   "staff"
  ]
 },
 {
  "const": "rates_and_estimates",
  "title": "Rates and estimates",
  "description": "Staff keep rates and surcharges and try out prices.",
  "x-flags": [
   "staff"
  ]
 },
 {
  "const": "reports",
  "title": "Reports",
  "description": "Staff open and download reports.",
  "x-flags": [
   "staff"
  ]
 },
 {
  "const": "bulk_sms",
  "title": "Bulk SMSs",
  "description": "Staff send one SMS to the receivers of many shipments.",
  "x-flags": [
   "staff"
  ]
 },
 {
  "const": "integrations",
  "title": "Integrations",
  "description": "Shipments are passed on to other systems by rules and webhooks.",
  "x-flags": [
   "staff"
  ]
 },
 {
  "const": "customer_api",
  "title": "API for customers",
  "description": "Customers create keys and book from their own systems.",
  "x-flags": [
   "customer"
  ]
 },
 {
  "const": "document_editor",
  "title": "Document editor",
  "description": "PDFs can be read, marked and signed in the portal.",
  "x-flags": [
   "customer",
   "staff"
  ]
 }
] as const;

export const field_demand = [
 {
  "const": "off",
  "title": "Do not ask",
  "description": "The field is not shown."
 },
 {
  "const": "optional",
  "title": "May be filled in",
  "description": "The field is shown and may stay empty.",
  "x-flags": [
   "asked"
  ]
 },
 {
  "const": "required",
  "title": "Must be filled in",
  "description": "Nobody gets past the field while it is empty.",
  "x-flags": [
   "asked",
   "required"
  ]
 }
] as const;

export const integration_filter = [
 {
  "const": "collection-branch",
  "title": "Collection branch is",
  "description": "One of these branches collects the shipment."
 },
 {
  "const": "delivery-branch",
  "title": "Delivery branch is",
  "description": "One of these branches delivers the shipment."
 },
 {
  "const": "both-branches",
  "title": "Both branches are",
  "description": "Collection and delivery branch are both among these."
 },
 {
  "const": "routing-complete",
  "title": "Routing is complete",
  "description": "It is known which branch collects and which delivers."
 },
 {
  "const": "account-includes",
  "title": "Account is",
  "description": "One of these accounts booked the shipment."
 },
 {
  "const": "account-excludes",
  "title": "Account is not",
  "description": "None of these accounts booked the shipment."
 },
 {
  "const": "manifest-destination-branch",
  "title": "Manifest goes to",
  "description": "The manifest goes to one of these branches."
 },
 {
  "const": "status-is",
  "title": "Shipment status is",
  "description": "The shipment now has one of these statuses."
 },
 {
  "const": "tracking-status-is",
  "title": "Status of the tracking event is",
  "description": "The tracking event that has just been added has one of these statuses."
 },
 {
  "const": "service-level-includes",
  "title": "Service level is",
  "description": "The shipment goes by one of these service levels."
 },
 {
  "const": "service-level-excludes",
  "title": "Service level is not",
  "description": "The shipment goes by none of these service levels."
 }
] as const;

export const integration_trigger = [
 {
  "const": "shipment-created",
  "title": "A shipment is created",
  "description": "As soon as a shipment is booked."
 },
 {
  "const": "shipment-updated",
  "title": "A shipment is changed",
  "description": "Whenever something about a shipment changes, its status included."
 },
 {
  "const": "hub-scanner",
  "title": "A parcel is scanned at a hub",
  "description": "When the hub scanner scans a parcel of the shipment."
 },
 {
  "const": "outbounded",
  "title": "A parcel leaves on a manifest",
  "description": "When a parcel is scanned out of a hub onto a manifest."
 },
 {
  "const": "tracking-event-created",
  "title": "A tracking event is added",
  "description": "Whenever the tracking history of a shipment gets a new event."
 }
] as const;

export const integration_type = [
 {
  "const": "matflo",
  "title": "Matflo",
  "description": "The warehouse system: orders are booked there as they come in."
 },
 {
  "const": "rws",
  "title": "RWS",
  "description": "The warehouse and routing system of a linehaul partner."
 },
 {
  "const": "parcel-perfect",
  "title": "Parcel Perfect",
  "description": "Passes shipments to another courier that works with Parcel Perfect."
 },
 {
  "const": "ship-logic-delivery",
  "title": "Ship Logic, delivery",
  "description": "Another courier on Ship Logic delivers what your hub has received."
 },
 {
  "const": "ship-logic-collection",
  "title": "Ship Logic, collection",
  "description": "Another courier on Ship Logic collects and brings it to your hub."
 },
 {
  "const": "webhook",
  "title": "Webhook",
  "description": "Sends what happened to any address that your own software listens at."
 },
 {
  "const": "fastway",
  "title": "Fastway",
  "description": "Passes shipments to Fastway Couriers."
 }
] as const;

export const invoice_frequency = [
 {
  "const": "monthly",
  "title": "Every month",
  "description": "One invoice for all that was shipped in a month."
 },
 {
  "const": "weekly",
  "title": "Every week",
  "description": "One invoice for all that was shipped in a week."
 },
 {
  "const": "daily",
  "title": "Every day",
  "description": "One invoice for all that was shipped on a day."
 },
 {
  "const": "shipment",
  "title": "For each shipment",
  "description": "An invoice of its own for every shipment."
 }
] as const;

export const link_icon = [
 {
  "const": "link",
  "title": "Link",
  "description": "Anything that fits none of the others."
 },
 {
  "const": "question",
  "title": "Question mark",
  "description": "Questions and answers."
 },
 {
  "const": "book",
  "title": "Book",
  "description": "A manual or a guide."
 },
 {
  "const": "video",
  "title": "Video",
  "description": "A film that shows how it is done."
 },
 {
  "const": "document",
  "title": "Document",
  "description": "A form, a price list or another file."
 },
 {
  "const": "phone",
  "title": "Telephone",
  "description": "A way to call somebody."
 },
 {
  "const": "email",
  "title": "Envelope",
  "description": "A way to write to somebody."
 },
 {
  "const": "chat",
  "title": "Speech bubble",
  "description": "A chat or WhatsApp."
 },
 {
  "const": "map",
  "title": "Map",
  "description": "A place or an area."
 },
 {
  "const": "money",
  "title": "Banknote",
  "description": "Prices, payments and invoices."
 },
 {
  "const": "package",
  "title": "Parcel",
  "description": "Packing and sending."
 },
 {
  "const": "truck",
  "title": "Truck",
  "description": "Collections and deliveries."
 }
] as const;

export const note_email_recipient = [
 {
  "const": "collection-contact",
  "title": "Collection contact",
  "description": "The person from whom the parcels are collected."
 },
 {
  "const": "delivery-contact",
  "title": "Delivery contact",
  "description": "The person who receives the parcels."
 },
 {
  "const": "account-holder",
  "title": "Account holder",
  "description": "The customer whose account the shipment is on."
 }
] as const;

export const notification_channel = [
 {
  "const": "email",
  "title": "Email",
  "description": "A message with a subject and as many words as it needs.",
  "x-flags": [
   "to_email",
   "html"
  ]
 },
 {
  "const": "sms",
  "title": "SMS",
  "description": "A short text; every 153 characters cost once more.",
  "x-flags": [
   "to_mobile_number",
   "segments"
  ]
 },
 {
  "const": "whatsapp",
  "title": "WhatsApp",
  "description": "A template that WhatsApp has approved, filled with the shipment’s data.",
  "x-flags": [
   "to_mobile_number",
   "approved_templates",
   "whatsapp_enabled"
  ]
 }
] as const;

export const permission = [
 {
  "const": "*",
  "title": "Everything",
  "description": "Every permission there is, now and later."
 },
 {
  "const": "API_/shipments:GET",
  "title": "See shipments",
  "description": "Open the shipment list, quotes and shipment pages."
 },
 {
  "const": "API_/shipments:POST",
  "title": "Create shipments",
  "description": "Book shipments and ask for quotes."
 },
 {
  "const": "API_/shipments:PATCH",
  "title": "Change shipments",
  "description": "Edit a shipment, its parcels and its status."
 },
 {
  "const": "API_/shipments/label/stickers:GET",
  "title": "Print labels",
  "description": "Download waybills and parcel stickers."
 },
 {
  "const": "API_/tracking/shipment-events:POST",
  "title": "Scan parcels",
  "description": "Add tracking events, as the hub scanner does."
 },
 {
  "const": "API_/trip-sheet:GET",
  "title": "Ops dashboard",
  "description": "Open the ops dashboard and driver tripsheets."
 },
 {
  "const": "API_/interhub-transfers:GET",
  "title": "Interhub transfers",
  "description": "Open transfers and manifests between hubs."
 },
 {
  "const": "API_/collection-requests:GET",
  "title": "See bulk collections",
  "description": "Open the list of collection requests."
 },
 {
  "const": "API_/collection-requests:POST",
  "title": "Bulk collections",
  "description": "Ask for several collections at once."
 },
 {
  "const": "API_/pickup-points:GET",
  "title": "See lockers and counters",
  "description": "Look for lockers and counters."
 },
 {
  "const": "API_/accounts:GET",
  "title": "See accounts",
  "description": "Read the details of customer accounts."
 },
 {
  "const": "API_/accounts:PATCH",
  "title": "Change accounts",
  "description": "Edit the details of customer accounts."
 },
 {
  "const": "API_/accounts/settings:POST",
  "title": "Change account settings",
  "description": "Change the settings of a customer account."
 },
 {
  "const": "API_/accounts/address-books:GET",
  "title": "See address books",
  "description": "Read the saved addresses of an account."
 },
 {
  "const": "API_/accounts/address-books:POST",
  "title": "Change address books",
  "description": "Add and edit saved addresses."
 },
 {
  "const": "API_/billing/invoices:GET",
  "title": "See invoices",
  "description": "Open accounts and their invoices."
 },
 {
  "const": "API_/billing/transactions:GET",
  "title": "See transactions",
  "description": "Read what was charged to and paid by an account."
 },
 {
  "const": "API_/billing/import/payments:GET",
  "title": "Billing",
  "description": "Open billing and imported payments."
 },
 {
  "const": "API_/users:GET",
  "title": "See users",
  "description": "Open the list of users."
 },
 {
  "const": "API_/users:POST",
  "title": "Add users",
  "description": "Invite people and give them a role."
 },
 {
  "const": "API_/users:PATCH",
  "title": "Change users",
  "description": "Edit, block and unblock users."
 },
 {
  "const": "API_/users/settings:POST",
  "title": "Change personal settings",
  "description": "Change one's own preferences."
 },
 {
  "const": "API_/branches:GET",
  "title": "See branches",
  "description": "Read the list of branches."
 },
 {
  "const": "API_/rates/revisions:GET",
  "title": "See rates",
  "description": "Open rates and their revisions."
 },
 {
  "const": "API_/reports:GET",
  "title": "Reports",
  "description": "Open and download reports."
 },
 {
  "const": "API_/tags:GET",
  "title": "See tags",
  "description": "Read the tags of accounts and shipments."
 },
 {
  "const": "API_/notification/bulk/sms:POST",
  "title": "Send bulk SMSs",
  "description": "Send one SMS to many receivers."
 },
 {
  "const": "API_/audit/events:GET",
  "title": "See audit trails",
  "description": "Read who changed what and when."
 },
 {
  "const": "API_/integration/third-party-integration-rules/trigger:POST",
  "title": "Trigger integrations",
  "description": "Send a shipment to a connected system by hand."
 },
 {
  "const": "API_/providers/settings:POST",
  "title": "Change settings",
  "description": "Change the settings of the provider and read their audit trail."
 },
 {
  "const": "API_/providers/custom-fields:POST",
  "title": "Change custom fields",
  "description": "Design the fields of accounts and of public registration."
 },
 {
  "const": "API_/providers:POST",
  "title": "Manage providers",
  "description": "Add and edit providers. For the platform's own team."
 },
 {
  "const": "API_/providers/infobip-config:POST",
  "title": "Manage messaging",
  "description": "Set up SMS and WhatsApp for providers. For the platform's own team."
 },
 {
  "const": "API_/release-notes:GET",
  "title": "Read release notes",
  "description": "Open the release notes from the version number."
 },
 {
  "const": "API_/release-notes:POST",
  "title": "Write release notes",
  "description": "Publish release notes. For the platform's own team."
 },
 {
  "const": "API_/short-urls:POST",
  "title": "Manage short links",
  "description": "Create short links. For the platform's own team."
 },
 {
  "const": "INLINE_feature_toggles",
  "title": "Feature toggles",
  "description": "See and change the feature toggles tab of the settings (doc2:219)."
 },
 {
  "const": "INLINE_see_billing_info",
  "title": "See prices and balances",
  "description": "Show rates, balances and billing details."
 },
 {
  "const": "INLINE_deliver_parcels_or_shipments",
  "title": "Mark as delivered",
  "description": "Set a parcel or shipment to delivered by hand."
 },
 {
  "const": "INLINE_impersonate_accounts",
  "title": "Look as a customer",
  "description": "See the product as a user of an account sees it."
 },
 {
  "const": "INLINE_reference_search",
  "title": "Reference search",
  "description": "Show the search box for waybill numbers and references."
 },
 {
  "const": "INLINE_transaction_payment",
  "title": "Record payments",
  "description": "Add a payment to an account."
 },
 {
  "const": "INLINE_transaction_reversal",
  "title": "Reverse transactions",
  "description": "Undo a transaction of an account."
 },
 {
  "const": "INLINE_transaction_refund",
  "title": "Record refunds",
  "description": "Pay money back to an account."
 },
 {
  "const": "INLINE_transaction_admin_debit",
  "title": "Admin debits",
  "description": "Charge an account by hand."
 },
 {
  "const": "INLINE_transaction_admin_credit",
  "title": "Admin credits",
  "description": "Credit an account by hand."
 },
 {
  "const": "INLINE_transaction_promotional",
  "title": "Promotional credits",
  "description": "Give or take back promotional credit."
 },
 {
  "const": "INLINE_transaction_balance_adjustment",
  "title": "Adjust balances",
  "description": "Correct the balance of an account."
 },
 {
  "const": "INLINE_transaction_bad_debt",
  "title": "Write off bad debt",
  "description": "Give up money that an account owes."
 },
 {
  "const": "INLINE_view_map_drivers",
  "title": "See the map of drivers",
  "description": "Show drivers on the map."
 },
 {
  "const": "INLINE_edit_map_drivers",
  "title": "Change the map of drivers",
  "description": "Draw and edit drivers on the map."
 },
 {
  "const": "INLINE_view_map_branches",
  "title": "See the map of branches",
  "description": "Show branches on the map."
 },
 {
  "const": "INLINE_edit_map_branches",
  "title": "Change the map of branches",
  "description": "Draw and edit branches on the map."
 },
 {
  "const": "INLINE_view_map_rates",
  "title": "See the map of rate areas",
  "description": "Show rate areas on the map."
 },
 {
  "const": "INLINE_edit_map_rates",
  "title": "Change the map of rate areas",
  "description": "Draw and edit rate areas on the map."
 },
 {
  "const": "INLINE_view_map_surcharges",
  "title": "See the map of surcharge areas",
  "description": "Show surcharge areas on the map."
 },
 {
  "const": "INLINE_edit_map_surcharges",
  "title": "Change the map of surcharge areas",
  "description": "Draw and edit surcharge areas on the map."
 },
 {
  "const": "INLINE_view_map_service_days",
  "title": "See the map of service days",
  "description": "Show service days on the map."
 },
 {
  "const": "INLINE_edit_map_service_days",
  "title": "Change the map of service days",
  "description": "Draw and edit service days on the map."
 },
 {
  "const": "INLINE_view_map_draft",
  "title": "See the map of draft areas",
  "description": "Show draft areas on the map."
 },
 {
  "const": "INLINE_edit_map_draft",
  "title": "Change the map of draft areas",
  "description": "Draw and edit draft areas on the map."
 },
 {
  "const": "INLINE_view_map_exceptions",
  "title": "See the map of exceptions",
  "description": "Show exceptions on the map."
 },
 {
  "const": "INLINE_edit_map_exceptions",
  "title": "Change the map of exceptions",
  "description": "Draw and edit exceptions on the map."
 },
 {
  "const": "hide_site_wide_message",
  "title": "No site-wide message",
  "description": "Never show the site-wide message to these people."
 },
 {
  "const": "hide_logout",
  "title": "No log-out link",
  "description": "Hide the log-out link, for example on a kiosk."
 }
] as const;

export const pickup_point_provider = [
 {
  "const": "bob-box",
  "title": "Bob Box",
  "description": "A Bob Box locker.",
  "x-flags": [
   "locker",
   "bob_box"
  ]
 },
 {
  "const": "tcg-locker",
  "title": "TCG locker",
  "description": "A locker of The Courier Guy.",
  "x-flags": [
   "locker"
  ]
 },
 {
  "const": "ram-counter",
  "title": "RAM counter",
  "description": "A counter of RAM in a shop.",
  "x-flags": [
   "counter"
  ]
 }
] as const;

export const pod_method = [
 {
  "const": "pin-with-fallback",
  "title": "PIN, or the fallback",
  "description": "The receiver tells the driver the PIN from our message. Without it the driver captures what the fallback options ask for.",
  "x-flags": [
   "default",
   "pin"
  ]
 },
 {
  "const": "grv",
  "title": "Signed delivery note",
  "description": "The receiver signs and stamps a goods received voucher (GRV), and the driver photographs it.",
  "x-flags": [
   "document"
  ]
 }
] as const;

export const provider_kind = [
 {
  "const": "courier",
  "title": "Courier",
  "description": "Collects and delivers with its own drivers."
 },
 {
  "const": "locker-network",
  "title": "Locker network",
  "description": "Runs lockers or counters, and may use the Bob Box features (doc2:220).",
  "x-flags": [
   "bob_box",
   "pickup_points"
  ]
 },
 {
  "const": "marketplace",
  "title": "Courier marketplace",
  "description": "Sells the services of several couriers and delivers nothing itself.",
  "x-flags": [
   "no_guest_shipments"
  ]
 }
] as const;

export const provider_notice_recipient = [
 {
  "const": "support",
  "title": "Support",
  "description": "An email to the support addresses of the branch, or of the provider where the branch has none.",
  "x-flags": [
   "sent"
  ]
 },
 {
  "const": "ops-manager",
  "title": "Operations managers",
  "description": "An email to the operations managers of the branches that collect and deliver; to support where a branch has none.",
  "x-flags": [
   "sent"
  ]
 },
 {
  "const": "none",
  "title": "Nobody",
  "description": "No notice is sent."
 }
] as const;

export const provider_status = [
 {
  "const": "active",
  "title": "Active",
  "description": "Everything works.",
  "x-colour": "green"
 },
 {
  "const": "overdue",
  "title": "Overdue",
  "description": "Invoices are unpaid: staff see a red banner, everything still works.",
  "x-colour": "red"
 },
 {
  "const": "inactive",
  "title": "Inactive",
  "description": "Nobody of this provider can sign in.",
  "x-colour": "grey"
 }
] as const;

export const province = [
 {
  "const": "EC",
  "title": "Eastern Cape"
 },
 {
  "const": "FS",
  "title": "Free State"
 },
 {
  "const": "GP",
  "title": "Gauteng"
 },
 {
  "const": "KZN",
  "title": "KwaZulu-Natal"
 },
 {
  "const": "LP",
  "title": "Limpopo"
 },
 {
  "const": "MP",
  "title": "Mpumalanga"
 },
 {
  "const": "NC",
  "title": "Northern Cape"
 },
 {
  "const": "NW",
  "title": "North West"
 },
 {
  "const": "WC",
  "title": "Western Cape"
 }
] as const;

export const reference_source = [
 {
  "const": "branches",
  "title": "Branch",
  "description": "A branch of the provider."
 },
 {
  "const": "accounts",
  "title": "Account",
  "description": "An account of one of the provider's customers."
 },
 {
  "const": "drivers",
  "title": "Driver",
  "description": "A user of the provider whose role is driver."
 },
 {
  "const": "service_levels",
  "title": "Service level",
  "description": "What customers book: how fast, and from where to where."
 }
] as const;

export const role_id = [
 {
  "const": 1,
  "title": "Platform administrator",
  "description": "Runs the platform; may do everything for every provider.",
  "x-name": "platform_admin",
  "x-flags": [
   "staff",
   "platform",
   "built_in"
  ],
  "x-permissions": [
   "*"
  ],
  "x-permissions-ui": [
   "*"
  ]
 },
 {
  "const": 2,
  "title": "Provider administrator",
  "description": "Runs the provider: settings, users, rates, billing and everything below.",
  "x-name": "provider_admin",
  "x-flags": [
   "staff",
   "built_in"
  ],
  "x-permissions": [
   "API_/shipments:GET",
   "API_/shipments:POST",
   "API_/shipments:PATCH",
   "API_/shipments/label/stickers:GET",
   "API_/tracking/shipment-events:POST",
   "API_/trip-sheet:GET",
   "API_/interhub-transfers:GET",
   "API_/collection-requests:GET",
   "API_/collection-requests:POST",
   "API_/pickup-points:GET",
   "API_/accounts:GET",
   "API_/accounts:PATCH",
   "API_/accounts/settings:POST",
   "API_/accounts/address-books:GET",
   "API_/accounts/address-books:POST",
   "API_/billing/invoices:GET",
   "API_/billing/transactions:GET",
   "API_/billing/import/payments:GET",
   "API_/users:GET",
   "API_/users:POST",
   "API_/users:PATCH",
   "API_/users/settings:POST",
   "API_/branches:GET",
   "API_/rates/revisions:GET",
   "API_/reports:GET",
   "API_/tags:GET",
   "API_/notification/bulk/sms:POST",
   "API_/audit/events:GET",
   "API_/integration/third-party-integration-rules/trigger:POST",
   "API_/providers/settings:POST",
   "API_/providers/custom-fields:POST",
   "API_/release-notes:GET",
   "INLINE_see_billing_info",
   "INLINE_deliver_parcels_or_shipments",
   "INLINE_impersonate_accounts",
   "INLINE_transaction_payment",
   "INLINE_transaction_reversal",
   "INLINE_transaction_refund",
   "INLINE_transaction_admin_debit",
   "INLINE_transaction_admin_credit",
   "INLINE_transaction_promotional",
   "INLINE_transaction_balance_adjustment",
   "INLINE_transaction_bad_debt"
  ],
  "x-permissions-ui": [
   "INLINE_view_map_drivers",
   "INLINE_edit_map_drivers",
   "INLINE_view_map_branches",
   "INLINE_edit_map_branches",
   "INLINE_view_map_rates",
   "INLINE_edit_map_rates",
   "INLINE_view_map_surcharges",
   "INLINE_edit_map_surcharges",
   "INLINE_view_map_service_days",
   "INLINE_edit_map_service_days",
   "INLINE_view_map_draft",
   "INLINE_edit_map_draft",
   "INLINE_view_map_exceptions",
   "INLINE_edit_map_exceptions",
   "INLINE_reference_search"
  ]
 },
 {
  "const": 3,
  "title": "Operations manager",
  "description": "Plans collections and deliveries, of one branch or of all, and keeps the operational settings.",
  "x-name": "ops_manager",
  "x-flags": [
   "staff",
   "hands_out_operations_roles"
  ],
  "x-permissions": [
   "API_/shipments:GET",
   "API_/shipments:POST",
   "API_/shipments:PATCH",
   "API_/shipments/label/stickers:GET",
   "API_/tracking/shipment-events:POST",
   "API_/trip-sheet:GET",
   "API_/interhub-transfers:GET",
   "API_/collection-requests:GET",
   "API_/collection-requests:POST",
   "API_/pickup-points:GET",
   "API_/accounts:GET",
   "API_/accounts/address-books:GET",
   "API_/users:GET",
   "API_/users/settings:POST",
   "API_/branches:GET",
   "API_/reports:GET",
   "API_/tags:GET",
   "API_/notification/bulk/sms:POST",
   "API_/audit/events:GET",
   "API_/providers/settings:POST",
   "API_/release-notes:GET",
   "INLINE_deliver_parcels_or_shipments",
   "INLINE_impersonate_accounts"
  ],
  "x-permissions-ui": [
   "INLINE_view_map_drivers",
   "INLINE_edit_map_drivers",
   "INLINE_view_map_branches",
   "INLINE_edit_map_branches",
   "INLINE_view_map_rates",
   "INLINE_edit_map_rates",
   "INLINE_view_map_surcharges",
   "INLINE_edit_map_surcharges",
   "INLINE_view_map_service_days",
   "INLINE_edit_map_service_days",
   "INLINE_view_map_draft",
   "INLINE_edit_map_draft",
   "INLINE_view_map_exceptions",
   "INLINE_edit_map_exceptions",
   "INLINE_reference_search"
  ]
 },
 {
  "const": 4,
  "title": "Customer support",
  "description": "Answers customers: reads and corrects shipments and accounts, and changes no settings.",
  "x-name": "support",
  "x-flags": [
   "staff",
   "operations_role"
  ],
  "x-permissions": [
   "API_/shipments:GET",
   "API_/shipments:POST",
   "API_/shipments:PATCH",
   "API_/shipments/label/stickers:GET",
   "API_/collection-requests:GET",
   "API_/collection-requests:POST",
   "API_/pickup-points:GET",
   "API_/accounts:GET",
   "API_/accounts:PATCH",
   "API_/accounts/address-books:GET",
   "API_/accounts/address-books:POST",
   "API_/billing/invoices:GET",
   "API_/billing/transactions:GET",
   "API_/users/settings:POST",
   "API_/branches:GET",
   "API_/tags:GET",
   "API_/release-notes:GET",
   "INLINE_see_billing_info",
   "INLINE_impersonate_accounts"
  ],
  "x-permissions-ui": [
   "INLINE_view_map_drivers",
   "INLINE_view_map_branches",
   "INLINE_view_map_rates",
   "INLINE_reference_search"
  ]
 },
 {
  "const": 5,
  "title": "Account owner",
  "description": "Runs a customer account: its users, its settings and its bills.",
  "x-name": "account_owner",
  "x-flags": [
   "account",
   "built_in"
  ],
  "x-permissions": [
   "API_/shipments:GET",
   "API_/shipments:POST",
   "API_/shipments:PATCH",
   "API_/shipments/label/stickers:GET",
   "API_/collection-requests:GET",
   "API_/collection-requests:POST",
   "API_/pickup-points:GET",
   "API_/accounts:GET",
   "API_/accounts:PATCH",
   "API_/accounts/settings:POST",
   "API_/accounts/address-books:GET",
   "API_/accounts/address-books:POST",
   "API_/billing/invoices:GET",
   "API_/billing/transactions:GET",
   "API_/users:GET",
   "API_/users:POST",
   "API_/users:PATCH",
   "API_/users/settings:POST",
   "INLINE_see_billing_info"
  ],
  "x-permissions-ui": [
   "INLINE_reference_search"
  ]
 },
 {
  "const": 6,
  "title": "Account user",
  "description": "Books and tracks shipments of a customer account and sees its bills.",
  "x-name": "account_user",
  "x-flags": [
   "account",
   "built_in"
  ],
  "x-permissions": [
   "API_/shipments:GET",
   "API_/shipments:POST",
   "API_/shipments:PATCH",
   "API_/shipments/label/stickers:GET",
   "API_/collection-requests:GET",
   "API_/collection-requests:POST",
   "API_/pickup-points:GET",
   "API_/accounts:GET",
   "API_/accounts/address-books:GET",
   "API_/accounts/address-books:POST",
   "API_/billing/invoices:GET",
   "API_/billing/transactions:GET",
   "API_/users/settings:POST",
   "INLINE_see_billing_info"
  ],
  "x-permissions-ui": [
   "INLINE_reference_search"
  ]
 },
 {
  "const": 7,
  "title": "Driver",
  "description": "Collects and delivers; works in the driver app and on the own tripsheet.",
  "x-name": "driver",
  "x-flags": [
   "staff",
   "driver"
  ],
  "x-permissions": [
   "API_/shipments:GET",
   "API_/tracking/shipment-events:POST",
   "API_/trip-sheet:GET",
   "API_/users/settings:POST",
   "INLINE_deliver_parcels_or_shipments"
  ],
  "x-permissions-ui": []
 },
 {
  "const": 8,
  "title": "Warehouse operator",
  "description": "Scans parcels in and out of a hub and builds manifests.",
  "x-name": "warehouse",
  "x-flags": [
   "staff",
   "operations_role"
  ],
  "x-permissions": [
   "API_/shipments:GET",
   "API_/shipments:PATCH",
   "API_/shipments/label/stickers:GET",
   "API_/tracking/shipment-events:POST",
   "API_/interhub-transfers:GET",
   "API_/users/settings:POST",
   "API_/branches:GET"
  ],
  "x-permissions-ui": [
   "INLINE_reference_search"
  ]
 },
 {
  "const": 9,
  "title": "Account user without billing",
  "description": "Books and tracks shipments of a customer account and sees no prices, balances or bills.",
  "x-name": "account_user_no_billing",
  "x-flags": [
   "account",
   "built_in"
  ],
  "x-permissions": [
   "API_/shipments:GET",
   "API_/shipments:POST",
   "API_/shipments:PATCH",
   "API_/shipments/label/stickers:GET",
   "API_/collection-requests:GET",
   "API_/collection-requests:POST",
   "API_/pickup-points:GET",
   "API_/accounts:GET",
   "API_/accounts/address-books:GET",
   "API_/accounts/address-books:POST",
   "API_/users/settings:POST"
  ],
  "x-permissions-ui": [
   "INLINE_reference_search"
  ]
 }
] as const;

export const schedule_status = [
 {
  "const": "waiting",
  "title": "Planned",
  "description": "It is saved when its time comes.",
  "x-colour": "blue"
 },
 {
  "const": "suspended",
  "title": "Suspended",
  "description": "Its time came and it could not be saved as it was planned. Somebody must decide.",
  "x-colour": "red"
 },
 {
  "const": "applied",
  "title": "Saved",
  "description": "It was saved.",
  "x-colour": "green"
 },
 {
  "const": "cancelled",
  "title": "Cancelled",
  "description": "Somebody took it back before it was saved.",
  "x-colour": "grey"
 }
] as const;

export const schema_gate = [
 {
  "const": "syntax",
  "title": "JSON",
  "description": "Whether the text can be read at all, and says everything once."
 },
 {
  "const": "vocabulary",
  "title": "Vocabulary",
  "description": "Whether every keyword exists and has a value that it may have."
 },
 {
  "const": "laws",
  "title": "Laws",
  "description": "Whether names exist, defaults and examples fit, and every value can be edited and shown."
 },
 {
  "const": "compat",
  "title": "Compatibility",
  "description": "Whether everything that the last release promised is still so."
 },
 {
  "const": "stored",
  "title": "Stored values",
  "description": "Whether what providers have stored would still be accepted, and by whom if not."
 },
 {
  "const": "dead",
  "title": "Read by code",
  "description": "Whether something acts on each setting. What nothing reads is a note, because a feature may come after its settings."
 }
] as const;

export const setting_exposure = [
 {
  "const": "public",
  "title": "Anybody",
  "description": "Even before sign-in."
 },
 {
  "const": "customer",
  "title": "Customers",
  "description": "Users of an account, and staff."
 },
 {
  "const": "staff",
  "title": "Staff",
  "description": "People of the provider only."
 },
 {
  "const": "server",
  "title": "Nobody",
  "description": "Used by our servers only; it never leaves them."
 }
] as const;

export const setting_place = [
 {
  "const": "platform",
  "title": "Every provider"
 },
 {
  "const": "provider",
  "title": "This provider"
 },
 {
  "const": "account",
  "title": "One account"
 },
 {
  "const": "branch",
  "title": "One branch"
 },
 {
  "const": "user",
  "title": "One user"
 }
] as const;

export const setting_scope = [
 {
  "const": "default",
  "title": "Default",
  "description": "Nobody has set it; this is the value we ship."
 },
 {
  "const": "platform",
  "title": "Every provider",
  "description": "Set by the platform, for every provider that does not set its own.",
  "x-permissions": [
   "API_/providers/settings:POST"
  ]
 },
 {
  "const": "provider",
  "title": "This provider",
  "description": "Set by the provider, for all of its branches and customers.",
  "x-permissions": [
   "API_/providers/settings:POST"
  ]
 },
 {
  "const": "account",
  "title": "One account",
  "description": "Set for one customer account.",
  "x-permissions": [
   "API_/accounts/settings:POST"
  ]
 },
 {
  "const": "branch",
  "title": "One branch",
  "description": "Set for one branch.",
  "x-permissions": [
   "API_/providers/settings:POST"
  ]
 },
 {
  "const": "user",
  "title": "One person",
  "description": "Set by or for one user.",
  "x-permissions": [
   "API_/users/settings:POST"
  ]
 }
] as const;

export const shipment_party = [
 {
  "const": "collection",
  "title": "Collection contact",
  "description": "Whoever hands the parcels over, usually the sender."
 },
 {
  "const": "delivery",
  "title": "Delivery contact",
  "description": "Whoever takes the parcels, usually the receiver."
 }
] as const;

export const shipment_status = [
 {
  "const": "quote",
  "title": "Quote",
  "description": "A price was asked for; nothing is booked yet.",
  "x-colour": "blue",
  "x-flags": [
   "admin_only_in_lists",
   "pay_now",
   "stage_quote"
  ]
 },
 {
  "const": "quote-expired",
  "title": "Quote expired",
  "description": "The quote is too old to be accepted. Only staff see this status.",
  "x-colour": "blue",
  "x-flags": [
   "admin_only",
   "admin_only_in_lists",
   "pay_now",
   "stage_quote"
  ]
 },
 {
  "const": "payment-pending",
  "title": "Payment pending",
  "description": "Booked, waiting for the customer to pay.",
  "x-colour": "blue",
  "x-flags": [
   "pay_now",
   "stage_payment"
  ]
 },
 {
  "const": "payment-failed",
  "title": "Payment failed",
  "description": "The payment did not go through.",
  "x-colour": "blue",
  "x-flags": [
   "stage_payment"
  ]
 },
 {
  "const": "submitted",
  "title": "Submitted",
  "description": "Booked and accepted; no driver has been assigned yet.",
  "x-colour": "blue",
  "x-flags": [
   "active",
   "stage_general"
  ]
 },
 {
  "const": "outsourced",
  "title": "Outsourced",
  "description": "Handed to another courier to carry out.",
  "x-colour": "blue",
  "x-flags": [
   "active",
   "stage_general"
  ]
 },
 {
  "const": "collection-assigned",
  "title": "Collection assigned",
  "description": "A driver has been assigned to collect.",
  "x-colour": "blue",
  "x-flags": [
   "active",
   "stage_collection"
  ]
 },
 {
  "const": "awaiting-dropoff",
  "title": "Awaiting drop-off",
  "description": "The sender must bring the parcel to a locker or counter.",
  "x-colour": "blue",
  "x-flags": [
   "active",
   "lockers",
   "counters",
   "stage_collection"
  ]
 },
 {
  "const": "collection-unassigned",
  "title": "Collection unassigned",
  "description": "No driver has been assigned to collect, and one is needed.",
  "x-colour": "red",
  "x-flags": [
   "active",
   "problem",
   "stage_collection"
  ]
 },
 {
  "const": "collection-rejected",
  "title": "Collection rejected",
  "description": "The driver turned the collection down.",
  "x-colour": "red",
  "x-flags": [
   "active",
   "problem",
   "stage_collection"
  ]
 },
 {
  "const": "collection-exception",
  "title": "Collection exception",
  "description": "Something prevents the collection; somebody must step in.",
  "x-colour": "red",
  "x-flags": [
   "active",
   "problem",
   "stage_collection"
  ]
 },
 {
  "const": "collection-failed-attempt",
  "title": "Collection attempt failed",
  "description": "The driver was there but could not collect.",
  "x-colour": "red",
  "x-flags": [
   "active",
   "problem",
   "stage_collection"
  ]
 },
 {
  "const": "collected",
  "title": "Collected",
  "description": "The driver has the parcels.",
  "x-colour": "green",
  "x-flags": [
   "active",
   "past_collection",
   "invoice_trigger",
   "stage_collection"
  ]
 },
 {
  "const": "at-hub",
  "title": "At hub",
  "description": "The parcels are at the collecting hub.",
  "x-colour": "green",
  "x-flags": [
   "active",
   "past_collection",
   "stage_hub"
  ]
 },
 {
  "const": "manifested",
  "title": "Manifested",
  "description": "Listed on a manifest for transport between hubs.",
  "x-colour": "green",
  "x-flags": [
   "active",
   "past_collection",
   "stage_hub"
  ]
 },
 {
  "const": "ready-for-dispatch",
  "title": "Ready for dispatch",
  "description": "Sorted and ready to leave the hub.",
  "x-colour": "green",
  "x-flags": [
   "active",
   "past_collection",
   "stage_hub"
  ]
 },
 {
  "const": "in-transit",
  "title": "In transit",
  "description": "On the way between hubs.",
  "x-colour": "green",
  "x-flags": [
   "active",
   "past_collection",
   "stage_hub"
  ]
 },
 {
  "const": "at-destination-hub",
  "title": "At destination hub",
  "description": "The parcels are at the hub that will deliver them.",
  "x-colour": "green",
  "x-flags": [
   "active",
   "past_collection",
   "invoice_trigger",
   "stage_hub"
  ]
 },
 {
  "const": "returned-to-hub",
  "title": "Returned to hub",
  "description": "The driver brought the parcels back to the hub.",
  "x-colour": "green",
  "x-flags": [
   "active",
   "past_collection",
   "stage_hub"
  ]
 },
 {
  "const": "delivery-assigned",
  "title": "Delivery assigned",
  "description": "A driver has been assigned to deliver.",
  "x-colour": "green",
  "x-flags": [
   "active",
   "past_collection",
   "stage_delivery"
  ]
 },
 {
  "const": "delivery-unassigned",
  "title": "Delivery unassigned",
  "description": "No driver has been assigned to deliver, and one is needed.",
  "x-colour": "red",
  "x-flags": [
   "active",
   "problem",
   "past_collection",
   "stage_delivery"
  ]
 },
 {
  "const": "delivery-rejected",
  "title": "Delivery rejected",
  "description": "The driver turned the delivery down.",
  "x-colour": "red",
  "x-flags": [
   "active",
   "problem",
   "past_collection",
   "stage_delivery"
  ]
 },
 {
  "const": "bob-box-reservation-failed",
  "title": "Bob Box reservation failed",
  "description": "No locker could be reserved. Bob Box deliveries only.",
  "x-colour": "blue",
  "x-flags": [
   "active",
   "past_collection",
   "bob_box",
   "stage_delivery"
  ]
 },
 {
  "const": "out-for-delivery",
  "title": "Out for delivery",
  "description": "On the vehicle, on the way to the receiver.",
  "x-colour": "green",
  "x-flags": [
   "active",
   "past_collection",
   "invoice_trigger",
   "stage_delivery"
  ]
 },
 {
  "const": "delivery-exception",
  "title": "Delivery exception",
  "description": "Something prevents the delivery; somebody must step in.",
  "x-colour": "red",
  "x-flags": [
   "active",
   "problem",
   "past_collection",
   "stage_delivery"
  ]
 },
 {
  "const": "delivery-failed-attempt",
  "title": "Delivery attempt failed",
  "description": "The driver was there but could not deliver.",
  "x-colour": "red",
  "x-flags": [
   "active",
   "problem",
   "past_collection",
   "stage_delivery"
  ]
 },
 {
  "const": "in-locker",
  "title": "In locker",
  "description": "The parcel lies in a locker.",
  "x-colour": "green",
  "x-flags": [
   "active",
   "past_collection",
   "lockers",
   "stage_delivery"
  ]
 },
 {
  "const": "ready-for-pickup",
  "title": "Ready for pickup",
  "description": "The receiver may fetch the parcel at the locker or counter.",
  "x-colour": "green",
  "x-flags": [
   "active",
   "past_collection",
   "lockers",
   "counters",
   "stage_delivery"
  ]
 },
 {
  "const": "collect-and-return-to-hub",
  "title": "Collect and return to hub",
  "description": "Not fetched in time; a driver must bring it back to the hub.",
  "x-colour": "green",
  "x-flags": [
   "active",
   "past_collection",
   "notification_admin_only",
   "lockers",
   "counters",
   "stage_delivery"
  ]
 },
 {
  "const": "collected-from-locker",
  "title": "Collected from locker",
  "description": "The receiver took the parcel out of the locker.",
  "x-colour": "green",
  "x-flags": [
   "active",
   "past_collection",
   "lockers",
   "stage_delivery"
  ]
 },
 {
  "const": "collected-from-counter",
  "title": "Collected from counter",
  "description": "The receiver fetched the parcel at the counter.",
  "x-colour": "green",
  "x-flags": [
   "active",
   "past_collection",
   "counters",
   "stage_delivery"
  ]
 },
 {
  "const": "returned-to-sender",
  "title": "Returned to sender",
  "description": "Brought back to the sender.",
  "x-colour": "grey",
  "x-flags": [
   "final",
   "past_collection",
   "stage_delivery"
  ]
 },
 {
  "const": "delivered",
  "title": "Delivered",
  "description": "The receiver has the parcels.",
  "x-colour": "grey",
  "x-flags": [
   "final",
   "past_collection",
   "delivered",
   "invoice_trigger",
   "stage_delivery"
  ]
 },
 {
  "const": "undeliverable",
  "title": "Undeliverable",
  "description": "Delivery was given up.",
  "x-colour": "grey",
  "x-flags": [
   "final",
   "past_collection",
   "stage_delivery"
  ]
 },
 {
  "const": "cancelled",
  "title": "Cancelled",
  "description": "Called off; nothing further happens.",
  "x-colour": "grey",
  "x-flags": [
   "final",
   "stage_general"
  ]
 },
 {
  "const": "on-hold",
  "title": "On hold",
  "description": "Stopped until somebody releases it.",
  "x-colour": "blue",
  "x-flags": [
   "stage_general"
  ]
 },
 {
  "const": "on-hold-internal",
  "title": "On hold (internal)",
  "description": "Stopped for our own reasons. Only staff see this; customers see At hub.",
  "x-colour": "blue",
  "x-flags": [
   "active",
   "admin_only",
   "admin_only_in_lists",
   "stage_general"
  ]
 }
] as const;

export const transport_mode = [
 {
  "const": "road",
  "title": "Road",
  "description": "By truck or van; staff enter the vehicle’s registration number.",
  "x-flags": [
   "needs_vehicle"
  ]
 },
 {
  "const": "air",
  "title": "Air",
  "description": "By aeroplane; staff enter the flight number and the air waybill.",
  "x-flags": [
   "needs_flight"
  ]
 },
 {
  "const": "rail",
  "title": "Rail",
  "description": "By train; staff enter the wagon’s number.",
  "x-flags": [
   "needs_vehicle"
  ]
 }
] as const;

export const waybill_type = [
 {
  "const": "parcel",
  "title": "One for each parcel",
  "description": "Every parcel carries a waybill of its own."
 },
 {
  "const": "shipment",
  "title": "One for the whole shipment",
  "description": "A single waybill lists all parcels."
 }
] as const;

export const webhook_method = [
 {
  "const": "POST",
  "title": "POST"
 },
 {
  "const": "PUT",
  "title": "PUT"
 }
] as const;
