// Written by `npm run generate`; edit the schemas instead.
const repeated_1 = [
 [
  {
   "provider.kind": {
    "schema": {
     "const": "locker-network"
    },
    "test": "c_a2dbdf30a3"
   }
  },
  {
   "enable_third_party_bob_box": {
    "schema": {
     "const": true
    },
    "test": "c_02e70d9938"
   }
  },
  {
   "enable_tcg_locker": {
    "schema": {
     "const": true
    },
    "test": "c_02e70d9938"
   }
  },
  {
   "enable_ram_counters": {
    "schema": {
     "const": true
    },
    "test": "c_02e70d9938"
   }
  }
 ]
] as const;

const repeated_2 = {
 "title": "Shipment status",
 "description": "Where a shipment or parcel stands, in the order in which things normally happen (doc1:132). Flags: active, problem, final, past_collection, delivered, admin_only, admin_only_in_lists, pay_now, invoice_trigger, notification_admin_only, the stage, and bob_box, lockers, counters for what only happens where those are used.",
 "type": "string",
 "oneOf": [
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
 ],
 "x-enum": "shipment_status"
} as const;

const repeated_3 = [
 {
  "const": "error",
  "title": "Problem",
  "description": "Red: something does not work."
 },
 {
  "const": "warning",
  "title": "Warning",
  "description": "Yellow: something needs attention."
 },
 {
  "const": "info",
  "title": "Information",
  "description": "Blue: good to know."
 },
 {
  "const": "success",
  "title": "Good news",
  "description": "Green: something works again."
 }
] as const;

const repeated_4 = {
 "type": "string",
 "maxLength": 12,
 "pattern": "^[0-9]{5,12}$",
 "title": "PayFast merchant ID",
 "description": "Names your company at PayFast: the money arrives in the account behind it. Copy it from your PayFast dashboard, under Settings.",
 "examples": [
  "10000100"
 ],
 "x-message": "A merchant ID has five to twelve digits, for example 10000100.",
 "x-confirm": "password"
} as const;

const repeated_5 = {
 "type": "string",
 "maxLength": 40,
 "pattern": "^[A-Za-z0-9]{8,40}$",
 "title": "PayFast merchant key",
 "description": "Belongs to the merchant ID and stands beside it in the PayFast dashboard. Nobody can read it here again afterwards.",
 "examples": [
  "46f0cd694581a"
 ],
 "x-message": "A merchant key has letters and digits only, for example 46f0cd694581a.",
 "x-secret": true
} as const;

const repeated_6 = {
 "type": "string",
 "maxLength": 40,
 "pattern": "^[A-Za-z0-9_-]{2,40}$",
 "title": "Bob Pay recipient account code",
 "description": "Names the Bob Pay account in which the money arrives. Copy it from Bob Pay, under Settings, Business details.",
 "examples": [
  "KES001"
 ],
 "x-message": "An account code has letters, digits, dashes and underscores only, for example KES001.",
 "x-confirm": "password"
} as const;

const repeated_7 = {
 "type": "string",
 "maxLength": 64,
 "pattern": "^\\S(.*\\S)?$",
 "title": "Bob Pay passphrase",
 "description": "Signs every payment and every notice from Bob Pay. Copy it from Bob Pay, under Settings, Security; nobody can read it here again afterwards.",
 "examples": [
  "Rooibos-41-Kestrel"
 ],
 "x-message": "Copy the passphrase without spaces before or after it.",
 "x-secret": true
} as const;

const repeated_8 = {
 "type": "string",
 "maxLength": 100,
 "pattern": "^[A-Za-z0-9-]{3,100}$",
 "title": "Stitch client ID",
 "description": "Names your company at Stitch. Stitch sends it when your account is opened; one that begins with test moves no real money.",
 "examples": [
  "kestrel-7a1c2f0e"
 ],
 "x-message": "A client ID has letters, digits and dashes only, for example kestrel-7a1c2f0e.",
 "x-confirm": "password"
} as const;

const repeated_9 = {
 "type": "string",
 "maxLength": 200,
 "pattern": "^\\S(.*\\S)?$",
 "title": "Stitch client secret",
 "description": "Proves to Stitch that a request comes from you. Copy it from the file that Stitch sent; nobody can read it here again afterwards.",
 "examples": [
  "kZ3vQx9mTn0yB7sLw4RfHc2d"
 ],
 "x-message": "Copy the secret without spaces before or after it.",
 "x-secret": true
} as const;

const repeated_10 = {
 "type": "string",
 "maxLength": 200,
 "pattern": "^whsec_[A-Za-z0-9+/=_-]{10,190}$",
 "title": "Stitch webhook secret",
 "description": "Proves that a notice of payment comes from Stitch; without it no payment is booked. Stitch shows it when the webhook is created, and it begins with whsec_.",
 "examples": [
  "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
 ],
 "x-message": "Copy the whole secret; it begins with whsec_.",
 "x-secret": true
} as const;

const repeated_11 = {
 "type": "string",
 "minLength": 1,
 "maxLength": 20,
 "title": "Account holder at Stitch",
 "description": "The name that payers see and that your bank has for the account. Stitch allows 20 characters.",
 "examples": [
  "Kestrel Couriers"
 ],
 "x-message": "Enter the name of the account holder, at most 20 characters.",
 "x-confirm": "password"
} as const;

const repeated_12 = [
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

const repeated_13 = {
 "title": "Bank that Stitch pays into",
 "description": "The bank of the account in which the money arrives.",
 "type": "string",
 "oneOf": repeated_12,
 "x-enum": "bank",
 "examples": [
  "fnb"
 ],
 "x-confirm": "password"
} as const;

const repeated_14 = {
 "type": "string",
 "maxLength": 20,
 "pattern": "^[0-9]{5,20}$",
 "title": "Account that Stitch pays into",
 "description": "The account number at that bank, digits only. A wrong digit sends the money to somebody else.",
 "examples": [
  "62845501377"
 ],
 "x-message": "An account number has 5 to 20 digits without spaces, for example 62845501377.",
 "x-confirm": "password"
} as const;

const repeated_15 = {
 "type": {
  "type": "string",
  "oneOf": [
   {
    "const": "business",
    "title": "Business",
    "description": "An office, a shop or a warehouse."
   },
   {
    "const": "residential",
    "title": "Residential",
    "description": "Somebody’s home."
   },
   {
    "const": "international",
    "title": "International",
    "description": "Anywhere outside South Africa."
   }
  ],
  "title": "Kind of address",
  "description": "Some service levels and surcharges depend on it."
 },
 "company": {
  "type": "string",
  "maxLength": 100,
  "title": "Company",
  "description": "Name on the building or at the gate.",
  "examples": [
   "Karoo Outfitters"
  ]
 },
 "street_address": {
  "type": "string",
  "minLength": 1,
  "maxLength": 200,
  "title": "Street address",
  "description": "Number and street, or farm and road.",
  "examples": [
   "12 Jet Park Road"
  ]
 },
 "local_area": {
  "type": "string",
  "minLength": 1,
  "maxLength": 80,
  "title": "Suburb",
  "description": "Suburb, township or village.",
  "examples": [
   "Jet Park"
  ]
 },
 "city": {
  "type": "string",
  "minLength": 1,
  "maxLength": 80,
  "title": "City or town",
  "description": "City or town of the suburb.",
  "examples": [
   "Boksburg"
  ]
 },
 "zone": {
  "type": "string",
  "minLength": 1,
  "maxLength": 60,
  "title": "Province",
  "description": "Province, or region where the country has no provinces.",
  "examples": [
   "Gauteng"
  ]
 },
 "code": {
  "type": "string",
  "maxLength": 12,
  "title": "Postal code",
  "description": "Four digits in South Africa.",
  "examples": [
   "1459"
  ]
 },
 "country": {
  "type": "string",
  "format": "country",
  "maxLength": 2,
  "default": "ZA",
  "title": "Country",
  "description": "The country of the address.",
  "examples": [
   "ZA"
  ],
  "x-message": "Choose a country from the list."
 },
 "lat": {
  "type": "number",
  "minimum": -90,
  "maximum": 90,
  "title": "Latitude",
  "description": "Where the map pin stands; found from the address when left empty."
 },
 "lng": {
  "type": "number",
  "minimum": -180,
  "maximum": 180,
  "title": "Longitude",
  "description": "Where the map pin stands; found from the address when left empty."
 }
} as const;

const repeated_16 = [
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

const repeated_17 = {
 "type": "string",
 "maxLength": 40,
 "pattern": "^[a-z][a-z0-9_]*$",
 "title": "Short name",
 "description": "Name of the answer in exports and in the API: small letters, digits and underscores. No two fields share one.",
 "examples": [
  "heard_from"
 ],
 "x-message": "Begin with a small letter and use small letters, digits and underscores only, for example heard_from."
} as const;

const repeated_18 = {
 "title": "Who sees the answer",
 "description": "Who may see the answer, and who may change it after it was given.",
 "type": "string",
 "oneOf": [
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
 ],
 "x-enum": "custom_field_audience",
 "default": "staff"
} as const;

const repeated_19 = [
 {
  "title": "Text",
  "description": "A word, a line or a paragraph.",
  "type": "object",
  "properties": {
   "id": {
    "type": "string",
    "minLength": 1,
    "maxLength": 36,
    "title": "Entry number",
    "description": "Ties stored answers to the field; it never changes."
   },
   "type": {
    "type": "string",
    "const": "text",
    "title": "Kind of field",
    "description": "What kind of answer the field takes."
   },
   "label": {
    "type": "string",
    "minLength": 1,
    "maxLength": 80,
    "title": "Question",
    "description": "What people read above the field. It can be reworded at any time; answers stay.",
    "examples": [
     "How did you hear about us"
    ]
   },
   "key": repeated_17,
   "help": {
    "type": "string",
    "maxLength": 240,
    "title": "Help",
    "description": "A sentence under the question for people who are unsure."
   },
   "required": {
    "type": "boolean",
    "default": false,
    "title": "Must be answered",
    "description": "The form cannot be sent without an answer. Accounts that exist already are asked at the next change."
   },
   "seen_by": repeated_18,
   "content": {
    "type": "string",
    "oneOf": [
     {
      "const": "any",
      "title": "Anything"
     },
     {
      "const": "email",
      "title": "Email address"
     },
     {
      "const": "phone",
      "title": "Phone number"
     },
     {
      "const": "web_address",
      "title": "Web address"
     },
     {
      "const": "digits",
      "title": "Digits only"
     }
    ],
    "default": "any",
    "title": "What is written",
    "description": "Checked while people type."
   },
   "multiline": {
    "type": "boolean",
    "default": false,
    "title": "Several lines",
    "description": "Gives a larger box for longer answers."
   },
   "max_length": {
    "type": "integer",
    "minimum": 1,
    "maximum": 5000,
    "default": 200,
    "title": "Longest answer, in characters",
    "description": "Longer answers are refused."
   },
   "retired": {
    "type": "boolean",
    "default": false,
    "title": "No longer asked",
    "description": "The field disappears from forms; answers that were given stay with their accounts."
   }
  },
  "required": [
   "id",
   "type",
   "label",
   "key",
   "required",
   "seen_by",
   "content",
   "multiline",
   "max_length",
   "retired"
  ],
  "additionalProperties": false
 },
 {
  "title": "Number",
  "description": "An amount, a count or a measure.",
  "type": "object",
  "properties": {
   "id": {
    "type": "string",
    "minLength": 1,
    "maxLength": 36,
    "title": "Entry number",
    "description": "Ties stored answers to the field; it never changes."
   },
   "type": {
    "type": "string",
    "const": "number",
    "title": "Kind of field",
    "description": "What kind of answer the field takes."
   },
   "label": {
    "type": "string",
    "minLength": 1,
    "maxLength": 80,
    "title": "Question",
    "description": "What people read above the field. It can be reworded at any time; answers stay.",
    "examples": [
     "How did you hear about us"
    ]
   },
   "key": repeated_17,
   "help": {
    "type": "string",
    "maxLength": 240,
    "title": "Help",
    "description": "A sentence under the question for people who are unsure."
   },
   "required": {
    "type": "boolean",
    "default": false,
    "title": "Must be answered",
    "description": "The form cannot be sent without an answer. Accounts that exist already are asked at the next change."
   },
   "seen_by": repeated_18,
   "minimum": {
    "type": "number",
    "minimum": -1000000000,
    "maximum": 1000000000,
    "title": "Smallest number",
    "description": "Smaller answers are refused. Empty means no limit."
   },
   "maximum": {
    "type": "number",
    "minimum": -1000000000,
    "maximum": 1000000000,
    "title": "Largest number",
    "description": "Larger answers are refused. Empty means no limit."
   },
   "decimals": {
    "type": "integer",
    "minimum": 0,
    "maximum": 6,
    "default": 0,
    "title": "Digits after the comma",
    "description": "0 asks for whole numbers."
   },
   "unit": {
    "type": "string",
    "maxLength": 12,
    "title": "Unit",
    "description": "Shown inside the field.",
    "examples": [
     "vehicles"
    ]
   },
   "retired": {
    "type": "boolean",
    "default": false,
    "title": "No longer asked",
    "description": "The field disappears from forms; answers that were given stay with their accounts."
   }
  },
  "required": [
   "id",
   "type",
   "label",
   "key",
   "required",
   "seen_by",
   "decimals",
   "retired"
  ],
  "additionalProperties": false
 },
 {
  "title": "Date",
  "description": "A day, chosen from a calendar.",
  "type": "object",
  "properties": {
   "id": {
    "type": "string",
    "minLength": 1,
    "maxLength": 36,
    "title": "Entry number",
    "description": "Ties stored answers to the field; it never changes."
   },
   "type": {
    "type": "string",
    "const": "date",
    "title": "Kind of field",
    "description": "What kind of answer the field takes."
   },
   "label": {
    "type": "string",
    "minLength": 1,
    "maxLength": 80,
    "title": "Question",
    "description": "What people read above the field. It can be reworded at any time; answers stay.",
    "examples": [
     "How did you hear about us"
    ]
   },
   "key": repeated_17,
   "help": {
    "type": "string",
    "maxLength": 240,
    "title": "Help",
    "description": "A sentence under the question for people who are unsure."
   },
   "required": {
    "type": "boolean",
    "default": false,
    "title": "Must be answered",
    "description": "The form cannot be sent without an answer. Accounts that exist already are asked at the next change."
   },
   "seen_by": repeated_18,
   "allowed_days": {
    "type": "string",
    "oneOf": [
     {
      "const": "any",
      "title": "Any day"
     },
     {
      "const": "past",
      "title": "Today or earlier"
     },
     {
      "const": "future",
      "title": "Today or later"
     }
    ],
    "default": "any",
    "title": "Days that can be chosen",
    "description": "Other days are refused."
   },
   "retired": {
    "type": "boolean",
    "default": false,
    "title": "No longer asked",
    "description": "The field disappears from forms; answers that were given stay with their accounts."
   }
  },
  "required": [
   "id",
   "type",
   "label",
   "key",
   "required",
   "seen_by",
   "allowed_days",
   "retired"
  ],
  "additionalProperties": false
 },
 {
  "title": "Choice from a list",
  "description": "One or several of the answers that you offer.",
  "type": "object",
  "properties": {
   "id": {
    "type": "string",
    "minLength": 1,
    "maxLength": 36,
    "title": "Entry number",
    "description": "Ties stored answers to the field; it never changes."
   },
   "type": {
    "type": "string",
    "const": "choice",
    "title": "Kind of field",
    "description": "What kind of answer the field takes."
   },
   "label": {
    "type": "string",
    "minLength": 1,
    "maxLength": 80,
    "title": "Question",
    "description": "What people read above the field. It can be reworded at any time; answers stay.",
    "examples": [
     "How did you hear about us"
    ]
   },
   "key": repeated_17,
   "help": {
    "type": "string",
    "maxLength": 240,
    "title": "Help",
    "description": "A sentence under the question for people who are unsure."
   },
   "required": {
    "type": "boolean",
    "default": false,
    "title": "Must be answered",
    "description": "The form cannot be sent without an answer. Accounts that exist already are asked at the next change."
   },
   "seen_by": repeated_18,
   "choices": {
    "type": "array",
    "items": {
     "type": "object",
     "title": "Answer",
     "properties": {
      "id": {
       "type": "string",
       "minLength": 1,
       "maxLength": 36,
       "title": "Entry number",
       "description": "Ties stored answers to the choice; it never changes."
      },
      "label": {
       "type": "string",
       "minLength": 1,
       "maxLength": 80,
       "title": "Answer",
       "description": "What people choose. It can be reworded at any time.",
       "examples": [
        "A friend"
       ]
      },
      "retired": {
       "type": "boolean",
       "default": false,
       "title": "No longer offered",
       "description": "Answers that were given stay as they are."
      }
     },
     "required": [
      "id",
      "label",
      "retired"
     ],
     "additionalProperties": false
    },
    "minItems": 1,
    "maxItems": 100,
    "title": "Answers to choose from",
    "description": "In the order in which they are offered.",
    "x-merge": "by-id",
    "x-unique": [
     "label"
    ]
   },
   "multiple": {
    "type": "boolean",
    "default": false,
    "title": "Several answers allowed",
    "description": "People may choose more than one."
   },
   "retired": {
    "type": "boolean",
    "default": false,
    "title": "No longer asked",
    "description": "The field disappears from forms; answers that were given stay with their accounts."
   }
  },
  "required": [
   "id",
   "type",
   "label",
   "key",
   "required",
   "seen_by",
   "choices",
   "multiple",
   "retired"
  ],
  "additionalProperties": false
 },
 {
  "title": "Tick box",
  "description": "Yes or no. If it must be answered, the box must be ticked.",
  "type": "object",
  "properties": {
   "id": {
    "type": "string",
    "minLength": 1,
    "maxLength": 36,
    "title": "Entry number",
    "description": "Ties stored answers to the field; it never changes."
   },
   "type": {
    "type": "string",
    "const": "checkbox",
    "title": "Kind of field",
    "description": "What kind of answer the field takes."
   },
   "label": {
    "type": "string",
    "minLength": 1,
    "maxLength": 80,
    "title": "Question",
    "description": "What people read above the field. It can be reworded at any time; answers stay.",
    "examples": [
     "How did you hear about us"
    ]
   },
   "key": repeated_17,
   "help": {
    "type": "string",
    "maxLength": 240,
    "title": "Help",
    "description": "A sentence under the question for people who are unsure."
   },
   "required": {
    "type": "boolean",
    "default": false,
    "title": "Must be answered",
    "description": "The form cannot be sent without an answer. Accounts that exist already are asked at the next change."
   },
   "seen_by": repeated_18,
   "retired": {
    "type": "boolean",
    "default": false,
    "title": "No longer asked",
    "description": "The field disappears from forms; answers that were given stay with their accounts."
   }
  },
  "required": [
   "id",
   "type",
   "label",
   "key",
   "required",
   "seen_by",
   "retired"
  ],
  "additionalProperties": false
 },
 {
  "title": "File",
  "description": "A document or a picture that is uploaded.",
  "type": "object",
  "properties": {
   "id": {
    "type": "string",
    "minLength": 1,
    "maxLength": 36,
    "title": "Entry number",
    "description": "Ties stored answers to the field; it never changes."
   },
   "type": {
    "type": "string",
    "const": "file",
    "title": "Kind of field",
    "description": "What kind of answer the field takes."
   },
   "label": {
    "type": "string",
    "minLength": 1,
    "maxLength": 80,
    "title": "Question",
    "description": "What people read above the field. It can be reworded at any time; answers stay.",
    "examples": [
     "How did you hear about us"
    ]
   },
   "key": repeated_17,
   "help": {
    "type": "string",
    "maxLength": 240,
    "title": "Help",
    "description": "A sentence under the question for people who are unsure."
   },
   "required": {
    "type": "boolean",
    "default": false,
    "title": "Must be answered",
    "description": "The form cannot be sent without an answer. Accounts that exist already are asked at the next change."
   },
   "seen_by": repeated_18,
   "accept": {
    "type": "array",
    "items": {
     "type": "string",
     "oneOf": [
      {
       "const": "pdf",
       "title": "PDF documents"
      },
      {
       "const": "image",
       "title": "Pictures (JPG, PNG)"
      },
      {
       "const": "csv",
       "title": "Spreadsheets (CSV)"
      }
     ]
    },
    "minItems": 1,
    "maxItems": 3,
    "uniqueItems": true,
    "default": [
     "pdf",
     "image"
    ],
    "title": "Kinds of file",
    "description": "Other files are refused."
   },
   "max_size_mb": {
    "type": "integer",
    "minimum": 1,
    "maximum": 25,
    "default": 10,
    "title": "Largest file, in megabytes",
    "description": "Larger files are refused."
   },
   "retired": {
    "type": "boolean",
    "default": false,
    "title": "No longer asked",
    "description": "The field disappears from forms; answers that were given stay with their accounts."
   }
  },
  "required": [
   "id",
   "type",
   "label",
   "key",
   "required",
   "seen_by",
   "accept",
   "max_size_mb",
   "retired"
  ],
  "additionalProperties": false
 }
] as const;

const repeated_20 = [
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

const repeated_21 = [
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

const repeated_22 = {
 "enabled": {
  "type": "boolean",
  "title": "Ask for this proof",
  "description": "Off: the step is skipped; what is chosen below is kept."
 },
 "heading": {
  "type": "string",
  "minLength": 1,
  "maxLength": 60,
  "title": "Heading in the app",
  "description": "What the driver reads above the fields, for example Receiver or Security gate."
 },
 "pod_methods": {
  "type": "array",
  "minItems": 1,
  "maxItems": 2,
  "uniqueItems": true,
  "items": {
   "title": "Proof of delivery method",
   "description": "How a shipment proves that the receiver has it (doc2:145). A shipment that does not say uses pin-with-fallback (doc1:117).",
   "type": "string",
   "oneOf": [
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
   ],
   "x-enum": "pod_method"
  },
  "title": "For shipments delivered with",
  "description": "Shipments with another method skip this proof."
 },
 "name": {
  "title": "Name",
  "description": "Whether a field is left out, may be filled in or must be filled in.",
  "type": "string",
  "oneOf": repeated_21,
  "x-enum": "field_demand"
 },
 "mobile_number": {
  "title": "Mobile number",
  "description": "Whether a field is left out, may be filled in or must be filled in.",
  "type": "string",
  "oneOf": repeated_21,
  "x-enum": "field_demand"
 },
 "department": {
  "title": "Department",
  "description": "Which part of a company or hospital took it.",
  "type": "string",
  "oneOf": repeated_21,
  "x-enum": "field_demand"
 },
 "description": {
  "title": "Description",
  "description": "A line in the driver’s words, for example left with the guard at gate 2.",
  "type": "string",
  "oneOf": repeated_21,
  "x-enum": "field_demand"
 },
 "photos": {
  "title": "Photos",
  "description": "Whether a field is left out, may be filled in or must be filled in.",
  "type": "string",
  "oneOf": repeated_21,
  "x-enum": "field_demand"
 },
 "minimum_photos": {
  "type": "integer",
  "minimum": 1,
  "maximum": 10,
  "title": "Photos, at least",
  "description": "How many photos there must be where photos must be taken."
 },
 "signature": {
  "title": "Signature",
  "description": "Whether a field is left out, may be filled in or must be filled in.",
  "type": "string",
  "oneOf": repeated_21,
  "x-enum": "field_demand"
 }
} as const;

const repeated_23 = [
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

const repeated_24 = {
 "title": "Link",
 "description": "A link that a provider offers to staff, customers or visitors, with a few words about where it leads.",
 "type": "object",
 "properties": {
  "id": {
   "type": "string",
   "maxLength": 36,
   "title": "Entry number",
   "description": "Tells the links of a list apart; the form fills it in."
  },
  "title": {
   "type": "string",
   "minLength": 1,
   "maxLength": 60,
   "title": "Title",
   "description": "What people click on."
  },
  "url": {
   "type": "string",
   "format": "asset-url",
   "minLength": 1,
   "maxLength": 2048,
   "title": "Leads to",
   "description": "A full address beginning with https://, or a page of your portal such as /track.",
   "x-widget": "url",
   "x-message": "Enter an address that begins with https://, or a page of your portal such as /track."
  },
  "description": {
   "type": "string",
   "maxLength": 160,
   "title": "A few words about it",
   "description": "Shown under the title."
  },
  "icon": {
   "title": "Picture",
   "description": "The small picture beside a link in the menu or on the help page.",
   "type": "string",
   "oneOf": [
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
   ],
   "x-enum": "link_icon",
   "default": "link"
  },
  "new_tab": {
   "type": "boolean",
   "title": "Opens in a new tab",
   "description": "What people were busy with stays open beside it.",
   "default": true
  }
 },
 "required": [
  "id",
  "title",
  "url",
  "icon",
  "new_tab"
 ],
 "additionalProperties": false
} as const;

export const catalogue = {
 "version": "1.0.0",
 "tabs": [
  {
   "id": "general",
   "title": "General",
   "description": "Who you are, when and how customers reach you, and what your team sees on its dashboards and maps.",
   "icon": "settings",
   "permission": {
    "read": [],
    "write": []
   },
   "sections": [
    "general",
    "authentication",
    "corporate_identity",
    "office_hours",
    "support_contact",
    "dashboard_settings",
    "ops_dashboard_settings",
    "excluded_features",
    "map_settings",
    "tracking_settings",
    "site_wide_banner",
    "user_terms_and_conditions"
   ]
  },
  {
   "id": "rates",
   "title": "Rates and billing",
   "description": "What you charge, when you invoice and how customers pay.",
   "icon": "receipt",
   "permission": {
    "read": [],
    "write": []
   },
   "sections": [
    "billing_contact",
    "invoice_settings",
    "when_to_invoice",
    "rate_settings",
    "guest_payments_payfast",
    "guest_payments_bob_pay",
    "guest_payments_stitch",
    "top_up_payfast",
    "top_up_bob_pay",
    "top_up_stitch",
    "top_up_custom",
    "top_up_eft",
    "payment_import_date_range"
   ]
  },
  {
   "id": "shipments",
   "title": "Shipments",
   "description": "What may be sent, how it is packed and what people may do with a shipment.",
   "icon": "package",
   "permission": {
    "read": [],
    "write": []
   },
   "sections": [
    "parcel_dimensions",
    "packaging",
    "parcel_categories",
    "parcel_disclaimer",
    "note_types",
    "permissions_and_additional_settings",
    "bob_box",
    "international_shipments",
    "predefined_reasons",
    "bays_for_hub_scanner"
   ]
  },
  {
   "id": "accounts",
   "title": "Accounts",
   "description": "How customers open an account and what is asked of them.",
   "icon": "users",
   "permission": {
    "read": [],
    "write": []
   },
   "sections": [
    "account_creation",
    "verification",
    "invoicing",
    "cost_centres",
    "public_registration_fields",
    "internal_account_details",
    "vip_accounts",
    "address_book"
   ]
  },
  {
   "id": "manifests",
   "title": "Interhub manifests",
   "description": "Carriers, service levels and scans for transport between your hubs.",
   "icon": "arrows-exchange",
   "permission": {
    "read": [],
    "write": []
   },
   "sections": [
    "carriers",
    "service_levels",
    "scan_status",
    "daily_manifest_configs"
   ]
  },
  {
   "id": "driver",
   "title": "Driver app",
   "description": "What drivers must and may do on the road.",
   "icon": "truck",
   "permission": {
    "read": [],
    "write": []
   },
   "sections": [
    "driver_settings",
    "manifest_scanner",
    "push_notification_schedule",
    "proof_of_delivery",
    "fallback_options",
    "predefined_reasons",
    "minimum_driver_app_version"
   ]
  },
  {
   "id": "notifications",
   "title": "Notifications",
   "description": "Which emails, SMSs and WhatsApp messages go out, to whom and when.",
   "icon": "bell",
   "permission": {
    "read": [],
    "write": []
   },
   "sections": [
    "email_settings",
    "customer_notifications",
    "additional_notification_settings",
    "sms_options",
    "email_options",
    "message_texts"
   ]
  },
  {
   "id": "theme",
   "title": "Theme",
   "description": "The colours and shapes of your portal, for everybody who opens it.",
   "icon": "palette",
   "permission": {
    "read": [],
    "write": []
   },
   "sections": [
    "brand_colours",
    "navigation_colours",
    "shape",
    "widget_and_attribution"
   ]
  },
  {
   "id": "help_center",
   "title": "Help centre",
   "description": "The links and answers that customers and staff find under Help.",
   "icon": "help-circle",
   "permission": {
    "read": [],
    "write": []
   },
   "sections": [
    "staff_quick_links",
    "account_links",
    "guest_links"
   ]
  },
  {
   "id": "feature_toggles",
   "title": "Feature toggles",
   "description": "Which parts of the product are switched on for this provider.",
   "icon": "toggle-right",
   "permission": {
    "read": [
     "INLINE_feature_toggles"
    ],
    "write": [
     "INLINE_feature_toggles"
    ]
   },
   "sections": [
    "features",
    "access",
    "pickup_points",
    "integrations",
    "payments",
    "messaging_and_tracking"
   ]
  }
 ],
 "sections": {
  "general/general": {
   "id": "general",
   "tab": "general",
   "title": "General",
   "description": "Where your portal and your legal pages are found.",
   "keys": [
    "url",
    "privacy_url",
    "terms_url"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "general/authentication": {
   "id": "authentication",
   "tab": "general",
   "title": "Authentication",
   "description": "Lets people sign in with an account that they already have, beside email address and password.",
   "keys": [
    "google_login_enabled",
    "google_login_client_id",
    "apple_login_enabled",
    "apple_login_client_id",
    "apple_login_team_id",
    "apple_login_key_id",
    "apple_login_private_key"
   ],
   "rules": [
    {
     "id": "google_needs_client_id",
     "setting": "google_login_client_id",
     "reads": [
      "google_login_enabled",
      "google_login_client_id"
     ],
     "message": "Enter the Google client ID, or switch Google sign-in off.",
     "test": "google_needs_client_id"
    },
    {
     "id": "apple_needs_client_id",
     "setting": "apple_login_client_id",
     "reads": [
      "apple_login_enabled",
      "apple_login_client_id"
     ],
     "message": "Enter the Apple services ID, or switch Apple sign-in off.",
     "test": "apple_needs_client_id"
    },
    {
     "id": "apple_needs_team_id",
     "setting": "apple_login_team_id",
     "reads": [
      "apple_login_enabled",
      "apple_login_team_id"
     ],
     "message": "Enter the Apple team ID, or switch Apple sign-in off.",
     "test": "apple_needs_team_id"
    },
    {
     "id": "apple_needs_key_id",
     "setting": "apple_login_key_id",
     "reads": [
      "apple_login_enabled",
      "apple_login_key_id"
     ],
     "message": "Enter the Apple key ID, or switch Apple sign-in off.",
     "test": "apple_needs_key_id"
    }
   ],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "general/corporate_identity": {
   "id": "corporate_identity",
   "tab": "general",
   "title": "Corporate identity",
   "description": "Your name and logos as customers see them on sign-in, in the navigation and in the browser tab.",
   "keys": [
    "provider_title",
    "logo_url",
    "navigation_logo_url",
    "favicon_url"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "general/office_hours": {
   "id": "office_hours",
   "tab": "general",
   "title": "Office hours",
   "description": "When somebody answers the phone. Customers see these hours beside your contact details; a branch may keep its own.",
   "keys": [
    "work_hours_from",
    "work_hours_to",
    "office_closed_days"
   ],
   "rules": [
    {
     "id": "work_hours_order",
     "setting": "work_hours_to",
     "reads": [
      "work_hours_from",
      "work_hours_to"
     ],
     "message": "The office must close later than it opens.",
     "test": "work_hours_order"
    }
   ],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "general/support_contact": {
   "id": "support_contact",
   "tab": "general",
   "title": "Support contact",
   "description": "How people reach you when something goes wrong. Shown on help, tracking and error pages; a branch may have its own.",
   "keys": [
    "support_email_address",
    "support_contact_number",
    "support_whatsapp_number"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "general/dashboard_settings": {
   "id": "dashboard_settings",
   "tab": "general",
   "title": "Dashboard settings",
   "description": "When a shipment counts as late on the dashboard, and what the figures leave out.",
   "keys": [
    "dashboard_undelivered_shipments_duration",
    "dashboard_undelivered_shipments_exclude_statuses",
    "dashboard_uncollected_shipments_duration",
    "dashboard_uncollected_shipments_date_to_use",
    "dashboard_uncollected_shipments_exclude_statuses",
    "dashboard_unclosed_collection_requests_duration",
    "dashboard_unclosed_collection_requests_exclude_statuses",
    "dashboard_stats_start_date",
    "exclude_collection_day_from_performance_calculations"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "general/ops_dashboard_settings": {
   "id": "ops_dashboard_settings",
   "tab": "general",
   "title": "Ops dashboard settings",
   "description": "What the operations team is warned about while it plans the day.",
   "keys": [
    "tripsheet_unique_stops_alert_enabled",
    "tripsheet_unique_stops_alert_limit"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "general/excluded_features": {
   "id": "excluded_features",
   "tab": "general",
   "title": "Excluded features",
   "description": "Parts of the product that you do not use. What is switched off here disappears from the menus; nothing that was stored is lost.",
   "keys": [
    "unused_feature_interhub_transfers",
    "unused_feature_hub_scanner",
    "unused_feature_collection_requests",
    "unused_feature_collection_request_accounts",
    "unused_feature_public_account_creation",
    "unused_feature_guest_shipment_creation",
    "unused_feature_ops_dashboard",
    "unused_feature_gtm",
    "gtm_container_id"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "general/map_settings": {
   "id": "map_settings",
   "tab": "general",
   "title": "Map settings",
   "description": "Where the map opens and how people draw on it together.",
   "keys": [
    "map_default_location",
    "map_default_zoom",
    "map_max_node_count",
    "enable_map_edit_lock",
    "map_inactivity_check_minutes"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "general/tracking_settings": {
   "id": "tracking_settings",
   "tab": "general",
   "title": "Tracking settings",
   "description": "What people see who follow a parcel.",
   "keys": [
    "tracking_url",
    "provider_tracking_prefixes",
    "exclude_tracking_statuses",
    "tracking_show_driver_position"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "general/site_wide_banner": {
   "id": "site_wide_banner",
   "tab": "general",
   "title": "Site-wide banner",
   "description": "A message at the top of every page, for staff, for customers, or for both with different words. It shows within a second of saving.",
   "keys": [
    "site_wide_admin_message",
    "site_wide_admin_message_icon",
    "site_wide_account_message",
    "site_wide_account_message_icon"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": [
     "API_/providers/settings:POST"
    ]
   }
  },
  "general/user_terms_and_conditions": {
   "id": "user_terms_and_conditions",
   "tab": "general",
   "title": "User terms and conditions",
   "description": "What customers must agree to before they use your portal. Staff are never asked.",
   "keys": [
    "terms_mode",
    "shipment_terms",
    "window_user_terms_and_conditions",
    "terms_and_conditions_version"
   ],
   "rules": [
    {
     "id": "checkbox_terms_needed",
     "setting": "shipment_terms",
     "reads": [
      "terms_mode",
      "shipment_terms"
     ],
     "message": "Write at least one term, or choose another way of asking.",
     "test": "checkbox_terms_needed"
    },
    {
     "id": "window_terms_needed",
     "setting": "window_user_terms_and_conditions",
     "reads": [
      "terms_mode",
      "window_user_terms_and_conditions"
     ],
     "message": "Write the text of the terms, or choose another way of asking.",
     "test": "window_terms_needed"
    }
   ],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "rates/billing_contact": {
   "id": "billing_contact",
   "tab": "rates",
   "title": "Billing contact",
   "description": "Whom customers ask about invoices and payments, and who in your company hears when money is redirected.",
   "keys": [
    "billing_email_address",
    "billing_contact_number",
    "owner_email_addresses"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "rates/invoice_settings": {
   "id": "invoice_settings",
   "tab": "rates",
   "title": "Invoice settings",
   "description": "What is printed on your invoices, and how much VAT they carry.",
   "keys": [
    "invoice_company_name",
    "invoice_company_address",
    "invoice_company_registration_no",
    "invoice_company_vat_no",
    "vat_percentage",
    "all_vat_percentages",
    "invoice_terms_and_conditions_html"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "rates/when_to_invoice": {
   "id": "when_to_invoice",
   "tab": "rates",
   "title": "When to invoice",
   "description": "The moment from which a shipment may stand on an invoice. Until then its charge shows as pending.",
   "keys": [
    "invoice_trigger_shipment_status"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "rates/rate_settings": {
   "id": "rate_settings",
   "tab": "rates",
   "title": "Rate settings",
   "description": "Insurance, how long quotes are valid, corrections of price, and what stands on a quote.",
   "keys": [
    "insurance_declared_value_enabled",
    "insurance_max_declared_value",
    "quote_validity_period",
    "payment_pending_validity_period",
    "enable_payment_intervention",
    "charge_discrepancy_threshold_min_amount",
    "quote_disclaimer_footer",
    "quote_show_banking_details",
    "quote_payment_reference_option"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "rates/guest_payments_payfast": {
   "id": "guest_payments_payfast",
   "tab": "rates",
   "title": "Guest payments: PayFast",
   "description": "How people without an account pay for a shipment with PayFast.",
   "keys": [
    "payment_methods_payfast_enabled",
    "payment_methods_payfast_merchant_id",
    "payment_methods_payfast_merchant_key",
    "payment_methods_payfast_passphrase"
   ],
   "rules": [
    {
     "id": "payfast_needs_merchant_id",
     "setting": "payment_methods_payfast_merchant_id",
     "reads": [
      "payment_methods_payfast_enabled",
      "payment_methods_payfast_merchant_id"
     ],
     "message": "Enter the PayFast merchant ID, or switch PayFast off.",
     "test": "payfast_needs_merchant_id"
    }
   ],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   },
   "test_connection": {
    "gateway": "payfast",
    "title": "PayFast",
    "needs": {
     "merchant_id": "payment_methods_payfast_merchant_id"
    },
    "takes": {
     "passphrase": "payment_methods_payfast_passphrase"
    }
   }
  },
  "rates/guest_payments_bob_pay": {
   "id": "guest_payments_bob_pay",
   "tab": "rates",
   "title": "Guest payments: Bob Pay",
   "description": "How people without an account pay for a shipment with Bob Pay.",
   "keys": [
    "payment_methods_bobpay_enabled",
    "payment_methods_bobpay_methods",
    "payment_methods_bobpay_recipient_account_code",
    "payment_methods_bobpay_passphrase"
   ],
   "rules": [
    {
     "id": "bobpay_needs_account_code",
     "setting": "payment_methods_bobpay_recipient_account_code",
     "reads": [
      "payment_methods_bobpay_enabled",
      "payment_methods_bobpay_recipient_account_code"
     ],
     "message": "Enter the recipient account code, or switch Bob Pay off.",
     "test": "bobpay_needs_account_code"
    }
   ],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   },
   "test_connection": {
    "gateway": "bob_pay",
    "title": "Bob Pay",
    "needs": {
     "account_code": "payment_methods_bobpay_recipient_account_code",
     "passphrase": "payment_methods_bobpay_passphrase"
    },
    "takes": {}
   }
  },
  "rates/guest_payments_stitch": {
   "id": "guest_payments_stitch",
   "tab": "rates",
   "title": "Guest payments: Stitch",
   "description": "How people without an account pay for a shipment with Stitch, straight from their bank.",
   "keys": [
    "payment_methods_stitch_enabled",
    "payment_methods_stitch_methods",
    "payment_methods_stitch_client_id",
    "payment_methods_stitch_client_secret",
    "payment_methods_stitch_webhook_secret",
    "payment_methods_stitch_beneficiary_name",
    "payment_methods_stitch_beneficiary_bank_id",
    "payment_methods_stitch_beneficiary_account_number",
    "payment_methods_stitch_beneficiary_reference"
   ],
   "rules": [
    {
     "id": "stitch_needs_client_id",
     "setting": "payment_methods_stitch_client_id",
     "reads": [
      "payment_methods_stitch_enabled",
      "payment_methods_stitch_client_id"
     ],
     "message": "Enter the Stitch client ID, or switch Stitch off.",
     "test": "stitch_needs_client_id"
    },
    {
     "id": "stitch_needs_holder",
     "setting": "payment_methods_stitch_beneficiary_name",
     "reads": [
      "payment_methods_stitch_enabled",
      "payment_methods_stitch_beneficiary_name"
     ],
     "message": "Enter the account holder, or switch Stitch off.",
     "test": "stitch_needs_holder"
    },
    {
     "id": "stitch_needs_bank",
     "setting": "payment_methods_stitch_beneficiary_bank_id",
     "reads": [
      "payment_methods_stitch_enabled",
      "payment_methods_stitch_beneficiary_bank_id"
     ],
     "message": "Choose the bank, or switch Stitch off.",
     "test": "stitch_needs_bank"
    },
    {
     "id": "stitch_needs_account",
     "setting": "payment_methods_stitch_beneficiary_account_number",
     "reads": [
      "payment_methods_stitch_enabled",
      "payment_methods_stitch_beneficiary_account_number"
     ],
     "message": "Enter the account number, or switch Stitch off.",
     "test": "stitch_needs_account"
    },
    {
     "id": "stitch_needs_reference",
     "setting": "payment_methods_stitch_beneficiary_reference",
     "reads": [
      "payment_methods_stitch_enabled",
      "payment_methods_stitch_beneficiary_reference"
     ],
     "message": "Enter the reference, or switch Stitch off.",
     "test": "stitch_needs_reference"
    }
   ],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   },
   "test_connection": {
    "gateway": "stitch",
    "title": "Stitch",
    "needs": {
     "client_id": "payment_methods_stitch_client_id",
     "client_secret": "payment_methods_stitch_client_secret"
    },
    "takes": {}
   }
  },
  "rates/top_up_payfast": {
   "id": "top_up_payfast",
   "tab": "rates",
   "title": "Top-up: PayFast",
   "description": "How customers put money into their account with PayFast. It may be another PayFast account than the one for guests.",
   "keys": [
    "payment_methods_payfast_topup_enabled",
    "payment_methods_payfast_topup_limit",
    "payment_methods_payfast_topup_merchant_id",
    "payment_methods_payfast_topup_merchant_key",
    "payment_methods_payfast_topup_passphrase"
   ],
   "rules": [
    {
     "id": "payfast_topup_needs_merchant_id",
     "setting": "payment_methods_payfast_topup_merchant_id",
     "reads": [
      "payment_methods_payfast_topup_enabled",
      "payment_methods_payfast_topup_merchant_id"
     ],
     "message": "Enter the PayFast merchant ID, or switch PayFast off.",
     "test": "payfast_topup_needs_merchant_id"
    }
   ],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   },
   "test_connection": {
    "gateway": "payfast",
    "title": "PayFast",
    "needs": {
     "merchant_id": "payment_methods_payfast_topup_merchant_id"
    },
    "takes": {
     "passphrase": "payment_methods_payfast_topup_passphrase"
    }
   }
  },
  "rates/top_up_bob_pay": {
   "id": "top_up_bob_pay",
   "tab": "rates",
   "title": "Top-up: Bob Pay",
   "description": "How customers put money into their account with Bob Pay. It may be another Bob Pay account than the one for guests.",
   "keys": [
    "payment_methods_bobpay_topup_enabled",
    "payment_methods_bobpay_topup_limit",
    "payment_methods_bobpay_topup_methods",
    "payment_methods_bobpay_topup_recipient_account_code",
    "payment_methods_bobpay_topup_passphrase"
   ],
   "rules": [
    {
     "id": "bobpay_topup_needs_account_code",
     "setting": "payment_methods_bobpay_topup_recipient_account_code",
     "reads": [
      "payment_methods_bobpay_topup_enabled",
      "payment_methods_bobpay_topup_recipient_account_code"
     ],
     "message": "Enter the recipient account code, or switch Bob Pay off.",
     "test": "bobpay_topup_needs_account_code"
    }
   ],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   },
   "test_connection": {
    "gateway": "bob_pay",
    "title": "Bob Pay",
    "needs": {
     "account_code": "payment_methods_bobpay_topup_recipient_account_code",
     "passphrase": "payment_methods_bobpay_topup_passphrase"
    },
    "takes": {}
   }
  },
  "rates/top_up_stitch": {
   "id": "top_up_stitch",
   "tab": "rates",
   "title": "Top-up: Stitch",
   "description": "How customers put money into their account with Stitch. It may be another bank account than the one for guests.",
   "keys": [
    "payment_methods_stitch_topup_enabled",
    "payment_methods_stitch_topup_methods",
    "payment_methods_stitch_topup_client_id",
    "payment_methods_stitch_topup_client_secret",
    "payment_methods_stitch_topup_webhook_secret",
    "payment_methods_stitch_topup_beneficiary_name",
    "payment_methods_stitch_topup_beneficiary_bank_id",
    "payment_methods_stitch_topup_beneficiary_account_number",
    "payment_methods_stitch_topup_beneficiary_reference"
   ],
   "rules": [
    {
     "id": "stitch_topup_needs_client_id",
     "setting": "payment_methods_stitch_topup_client_id",
     "reads": [
      "payment_methods_stitch_topup_enabled",
      "payment_methods_stitch_topup_client_id"
     ],
     "message": "Enter the Stitch client ID, or switch Stitch off.",
     "test": "stitch_topup_needs_client_id"
    },
    {
     "id": "stitch_topup_needs_holder",
     "setting": "payment_methods_stitch_topup_beneficiary_name",
     "reads": [
      "payment_methods_stitch_topup_enabled",
      "payment_methods_stitch_topup_beneficiary_name"
     ],
     "message": "Enter the account holder, or switch Stitch off.",
     "test": "stitch_topup_needs_holder"
    },
    {
     "id": "stitch_topup_needs_bank",
     "setting": "payment_methods_stitch_topup_beneficiary_bank_id",
     "reads": [
      "payment_methods_stitch_topup_enabled",
      "payment_methods_stitch_topup_beneficiary_bank_id"
     ],
     "message": "Choose the bank, or switch Stitch off.",
     "test": "stitch_topup_needs_bank"
    },
    {
     "id": "stitch_topup_needs_account",
     "setting": "payment_methods_stitch_topup_beneficiary_account_number",
     "reads": [
      "payment_methods_stitch_topup_enabled",
      "payment_methods_stitch_topup_beneficiary_account_number"
     ],
     "message": "Enter the account number, or switch Stitch off.",
     "test": "stitch_topup_needs_account"
    },
    {
     "id": "stitch_topup_needs_reference",
     "setting": "payment_methods_stitch_topup_beneficiary_reference",
     "reads": [
      "payment_methods_stitch_topup_enabled",
      "payment_methods_stitch_topup_beneficiary_reference"
     ],
     "message": "Enter the reference, or switch Stitch off.",
     "test": "stitch_topup_needs_reference"
    }
   ],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   },
   "test_connection": {
    "gateway": "stitch",
    "title": "Stitch",
    "needs": {
     "client_id": "payment_methods_stitch_topup_client_id",
     "client_secret": "payment_methods_stitch_topup_client_secret"
    },
    "takes": {}
   }
  },
  "rates/top_up_custom": {
   "id": "top_up_custom",
   "tab": "rates",
   "title": "Top-up: your own payment page",
   "description": "Sends customers who top up to a payment page that you run yourself.",
   "keys": [
    "payment_methods_custom_enabled",
    "payment_methods_custom_name",
    "payment_methods_custom_url",
    "payment_methods_custom_image_url"
   ],
   "rules": [
    {
     "id": "custom_top_up_needs_name",
     "setting": "payment_methods_custom_name",
     "reads": [
      "payment_methods_custom_enabled",
      "payment_methods_custom_name"
     ],
     "message": "Enter the name on the button, or switch your own payment page off.",
     "test": "custom_top_up_needs_name"
    },
    {
     "id": "custom_top_up_needs_url",
     "setting": "payment_methods_custom_url",
     "reads": [
      "payment_methods_custom_enabled",
      "payment_methods_custom_url"
     ],
     "message": "Enter the address of the payment page, or switch it off.",
     "test": "custom_top_up_needs_url"
    }
   ],
   "visible_when": [
    {
     "show_custom_payment_gateway": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "rates/top_up_eft": {
   "id": "top_up_eft",
   "tab": "rates",
   "title": "Top-up: EFT",
   "description": "The bank account into which customers pay by hand. Such a payment can take up to three days to reflect, until it is imported or entered.",
   "keys": [
    "payment_methods_eft_enabled",
    "payment_methods_eft_bank",
    "payment_methods_eft_account_holder",
    "payment_methods_eft_branch_code",
    "payment_methods_eft_account_type",
    "payment_methods_eft_account_number"
   ],
   "rules": [
    {
     "id": "eft_needs_bank",
     "setting": "payment_methods_eft_bank",
     "reads": [
      "payment_methods_eft_enabled",
      "payment_methods_eft_bank"
     ],
     "message": "Choose the bank, or switch EFT off.",
     "test": "eft_needs_bank"
    },
    {
     "id": "eft_needs_branch_code",
     "setting": "payment_methods_eft_branch_code",
     "reads": [
      "payment_methods_eft_enabled",
      "payment_methods_eft_branch_code"
     ],
     "message": "Enter the branch code, or switch EFT off.",
     "test": "eft_needs_branch_code"
    },
    {
     "id": "eft_needs_account_number",
     "setting": "payment_methods_eft_account_number",
     "reads": [
      "payment_methods_eft_enabled",
      "payment_methods_eft_account_number"
     ],
     "message": "Enter the account number, or switch EFT off.",
     "test": "eft_needs_account_number"
    }
   ],
   "visible_when": [
    {
     "show_custom_payment_gateway": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "rates/payment_import_date_range": {
   "id": "payment_import_date_range",
   "tab": "rates",
   "title": "Payment import date range",
   "description": "Which payments of a bank statement are imported. Use it when an earlier system has booked part of a statement already.",
   "keys": [
    "payment_import_start_date",
    "payment_import_end_date"
   ],
   "rules": [
    {
     "id": "payment_import_order",
     "setting": "payment_import_end_date",
     "reads": [
      "payment_import_start_date",
      "payment_import_end_date"
     ],
     "message": "The last day must not be before the first.",
     "test": "payment_import_order"
    }
   ],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "shipments/parcel_dimensions": {
   "id": "parcel_dimensions",
   "tab": "shipments",
   "title": "Smallest and largest parcel",
   "description": "What a parcel must at least and may at most measure and weigh. What was measured counts more than what was entered.",
   "keys": [
    "minimum_parcel_length",
    "maximum_parcel_length",
    "minimum_parcel_width",
    "maximum_parcel_width",
    "minimum_parcel_height",
    "maximum_parcel_height",
    "minimum_parcel_weight",
    "maximum_parcel_weight"
   ],
   "rules": [
    {
     "id": "parcel_length_order",
     "setting": "maximum_parcel_length",
     "reads": [
      "minimum_parcel_length",
      "maximum_parcel_length"
     ],
     "message": "The largest length must not be below the smallest.",
     "test": "parcel_length_order"
    },
    {
     "id": "parcel_width_order",
     "setting": "maximum_parcel_width",
     "reads": [
      "minimum_parcel_width",
      "maximum_parcel_width"
     ],
     "message": "The largest width must not be below the smallest.",
     "test": "parcel_width_order"
    },
    {
     "id": "parcel_height_order",
     "setting": "maximum_parcel_height",
     "reads": [
      "minimum_parcel_height",
      "maximum_parcel_height"
     ],
     "message": "The largest height must not be below the smallest.",
     "test": "parcel_height_order"
    },
    {
     "id": "parcel_weight_order",
     "setting": "maximum_parcel_weight",
     "reads": [
      "minimum_parcel_weight",
      "maximum_parcel_weight"
     ],
     "message": "The highest weight must not be below the lowest.",
     "test": "parcel_weight_order"
    }
   ],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "shipments/packaging": {
   "id": "packaging",
   "tab": "shipments",
   "title": "Packaging",
   "description": "Ready-made sizes that fill in the measures of a parcel with one click.",
   "keys": [
    "parcel_types"
   ],
   "rules": [
    {
     "id": "one_default_packaging",
     "setting": "parcel_types",
     "reads": [
      "parcel_types"
     ],
     "message": "Only one packaging can be chosen from the start.",
     "test": "one_default_packaging"
    }
   ],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "shipments/parcel_categories": {
   "id": "parcel_categories",
   "tab": "shipments",
   "title": "Parcel categories",
   "description": "What people say is inside a parcel.",
   "keys": [
    "parcel_categories"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "shipments/parcel_disclaimer": {
   "id": "parcel_disclaimer",
   "tab": "shipments",
   "title": "Parcel disclaimer",
   "description": "A warning beside the measures of a parcel.",
   "keys": [
    "parcel_disclaimer"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "shipments/note_types": {
   "id": "note_types",
   "tab": "shipments",
   "title": "Note types",
   "description": "What kinds of note staff can write on a shipment, who sees them and who gets them by email.",
   "keys": [
    "note_types",
    "delete_shipment_note"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "shipments/permissions_and_additional_settings": {
   "id": "permissions_and_additional_settings",
   "tab": "shipments",
   "title": "Permissions and additional settings",
   "description": "What is asked at booking, what customers may do, and what is printed.",
   "keys": [
    "is_parcel_content_required",
    "show_what_cannot_be_sent",
    "what_cannot_be_sent_html",
    "confirm_no_dangerous_goods",
    "dangerous_goods_image_url",
    "require_guest_shipment_billing_email",
    "show_predefined_addresses",
    "predefined_addresses",
    "allow_rescheduling_shipments",
    "auto_add_custom_references",
    "auto_add_custom_references_remove_dash",
    "disable_custom_tracking_references_for_non_staff_users",
    "override_shipment_statuses",
    "default_waybill_type",
    "enable_6up_sticker_labels",
    "use_parcel_alternative_reference_for_sticker_labels",
    "use_third_party_routing_codes",
    "show_waybill_sticker_download_for_default_screen_mode_staff_user",
    "floor_check",
    "shipment_status_order"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "shipments/bob_box": {
   "id": "bob_box",
   "tab": "shipments",
   "title": "Bob Box",
   "description": "How your lockers work together with Bob Box.",
   "keys": [
    "bob_box_sync_enabled",
    "bob_box_api_key",
    "bob_box_sync_interval",
    "bob_box_upgrade_enabled",
    "bob_box_upgrade_largest_size"
   ],
   "rules": [],
   "visible_when": [
    {
     "provider.kind": {
      "schema": {
       "const": "locker-network"
      },
      "test": "c_a2dbdf30a3"
     },
     "enable_bob_box": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "shipments/international_shipments": {
   "id": "international_shipments",
   "tab": "shipments",
   "title": "International shipments",
   "description": "Between which countries people can book. South Africa needs no mention.",
   "keys": [
    "international_collection_countries",
    "international_delivery_countries"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "shipments/predefined_reasons": {
   "id": "predefined_reasons",
   "tab": "shipments",
   "title": "Predefined reasons",
   "description": "The reasons that can be chosen when something about a shipment changes, the most frequent first.",
   "keys": [
    "shipment_on_hold_internal_reasons",
    "shipment_on_hold_reasons",
    "shipment_cancellation_reasons",
    "shipment_requested_date_change_reasons"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "shipments/bays_for_hub_scanner": {
   "id": "bays_for_hub_scanner",
   "tab": "shipments",
   "title": "Bays for hub scanner",
   "description": "Where a scanned parcel goes on the floor of the hub. Each branch keeps its own bays.",
   "keys": [
    "hub_scanner_bays"
   ],
   "rules": [],
   "visible_when": [
    {
     "unused_feature_hub_scanner": {
      "schema": {
       "const": false
      },
      "test": "c_41927c8e6c"
     }
    }
   ],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "accounts/account_creation": {
   "id": "account_creation",
   "tab": "accounts",
   "title": "Account creation",
   "description": "What people can enter when they open an account.",
   "keys": [
    "enable_international_address_for_account_creation"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "accounts/verification": {
   "id": "verification",
   "tab": "accounts",
   "title": "Verification",
   "description": "How somebody who registers proves that the contact details are theirs.",
   "keys": [
    "require_otp_for_new_account_users",
    "registration_otp_channel",
    "registration_otp_validity"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "accounts/invoicing": {
   "id": "invoicing",
   "tab": "accounts",
   "title": "Invoicing",
   "description": "How new accounts are invoiced, and what customers see of it. An account can be changed on its own page.",
   "keys": [
    "pay_as_you_go",
    "default_invoice_frequency",
    "default_invoice_day_of_week",
    "default_invoice_day_of_month",
    "show_billing_transactions_for_account_users"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "accounts/cost_centres": {
   "id": "cost_centres",
   "tab": "accounts",
   "title": "Cost centres",
   "description": "Lets customers split their shipments by department or project.",
   "keys": [
    "enable_cost_centers",
    "require_cost_center",
    "cost_centers"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "accounts/public_registration_fields": {
   "id": "public_registration_fields",
   "tab": "accounts",
   "title": "Public registration fields",
   "description": "What people are asked when they open an account themselves, beside name, addresses and contact details.",
   "keys": [
    "public_registration_fields"
   ],
   "rules": [
    {
     "id": "registration_number_range",
     "setting": "public_registration_fields",
     "reads": [
      "public_registration_fields"
     ],
     "message": "The largest number of a question must not be below its smallest.",
     "test": "registration_number_range"
    }
   ],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": [
     "API_/providers/custom-fields:POST"
    ]
   }
  },
  "accounts/internal_account_details": {
   "id": "internal_account_details",
   "tab": "accounts",
   "title": "Internal account details",
   "description": "What your staff note about an account, beside what every account has.",
   "keys": [
    "internal_account_detail_fields"
   ],
   "rules": [
    {
     "id": "account_detail_number_range",
     "setting": "internal_account_detail_fields",
     "reads": [
      "internal_account_detail_fields"
     ],
     "message": "The largest number of a question must not be below its smallest.",
     "test": "account_detail_number_range"
    }
   ],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": [
     "API_/providers/custom-fields:POST"
    ]
   }
  },
  "accounts/vip_accounts": {
   "id": "vip_accounts",
   "tab": "accounts",
   "title": "VIP accounts",
   "description": "Customers who come first.",
   "keys": [
    "vip_accounts"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "accounts/address_book": {
   "id": "address_book",
   "tab": "accounts",
   "title": "Address book",
   "description": "How addresses save your customers typing. Customers and their users can choose for themselves.",
   "keys": [
    "auto_add_address_book",
    "personal_default_collection_address"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "manifests/carriers": {
   "id": "carriers",
   "tab": "manifests",
   "title": "Carriers",
   "description": "Who drives or flies your parcels between hubs. Staff choose one of them on every manifest.",
   "keys": [
    "interhub_manifest_carriers"
   ],
   "rules": [],
   "visible_when": [
    {
     "unused_feature_interhub_transfers": {
      "schema": {
       "const": false
      },
      "test": "c_41927c8e6c"
     }
    }
   ],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "manifests/service_levels": {
   "id": "service_levels",
   "tab": "manifests",
   "title": "Service levels",
   "description": "How fast parcels travel between hubs, and which shipments travel how.",
   "keys": [
    "interhub_manifest_service_levels"
   ],
   "rules": [],
   "visible_when": [
    {
     "unused_feature_interhub_transfers": {
      "schema": {
       "const": false
      },
      "test": "c_41927c8e6c"
     }
    }
   ],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "manifests/scan_status": {
   "id": "scan_status",
   "tab": "manifests",
   "title": "Scan status",
   "description": "What the scan onto a manifest says about a parcel.",
   "keys": [
    "interhub_manifest_scan_status"
   ],
   "rules": [],
   "visible_when": [
    {
     "unused_feature_interhub_transfers": {
      "schema": {
       "const": false
      },
      "test": "c_41927c8e6c"
     }
    }
   ],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "manifests/daily_manifest_configs": {
   "id": "daily_manifest_configs",
   "tab": "manifests",
   "title": "Daily manifests",
   "description": "Manifests that are opened by themselves, for vehicles that leave on a timetable.",
   "keys": [
    "daily_manifests_config"
   ],
   "rules": [
    {
     "id": "daily_manifest_between_two_branches",
     "setting": "daily_manifests_config",
     "reads": [
      "daily_manifests_config"
     ],
     "message": "A manifest must lead from one branch to another one.",
     "test": "daily_manifest_between_two_branches"
    }
   ],
   "visible_when": [
    {
     "unused_feature_interhub_transfers": {
      "schema": {
       "const": false
      },
      "test": "c_41927c8e6c"
     }
    }
   ],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "driver/driver_settings": {
   "id": "driver_settings",
   "tab": "driver",
   "title": "Driver settings",
   "description": "What drivers must do and what they may do themselves. A branch may have rules of its own.",
   "keys": [
    "driver_force_alternative_reference",
    "driver_must_scan_each_parcel",
    "driver_can_add_shipments",
    "driver_can_add_parcels",
    "driver_can_cancel_shipments",
    "driver_can_cancel_parcels",
    "driver_can_reject_parcels_shipments",
    "drivers_can_add_photos_to_any_status_update",
    "prevent_driver_out_for_delivery_for_barred_accounts",
    "warn_out_for_delivery_for_accounts_in_arrears_or_on_hold",
    "prevent_driver_out_for_delivery_for_zeroed_parcels",
    "warn_out_for_delivery_for_zeroed_parcels",
    "disable_auto_assigning_drivers_on_public_holidays",
    "driver_live_tracking_enabled",
    "driver_live_tracking_interval"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "driver/manifest_scanner": {
   "id": "manifest_scanner",
   "tab": "driver",
   "title": "Manifest scanner",
   "description": "Whether drivers scan manifests between hubs with their phones.",
   "keys": [
    "driver_can_action_manifest_scanner",
    "drivers_allowed_to_action_manifest_scanner"
   ],
   "rules": [],
   "visible_when": [
    {
     "unused_feature_interhub_transfers": {
      "schema": {
       "const": false
      },
      "test": "c_41927c8e6c"
     }
    }
   ],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "driver/push_notification_schedule": {
   "id": "push_notification_schedule",
   "tab": "driver",
   "title": "Push notification schedule",
   "description": "When the app may make a driver’s phone ring.",
   "keys": [
    "push_notifications_active_hours_from",
    "push_notifications_active_hours_to"
   ],
   "rules": [
    {
     "id": "push_hours_order",
     "setting": "push_notifications_active_hours_to",
     "reads": [
      "push_notifications_active_hours_from",
      "push_notifications_active_hours_to"
     ],
     "message": "Push messages must end later than they begin.",
     "test": "push_hours_order"
    }
   ],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "driver/proof_of_delivery": {
   "id": "proof_of_delivery",
   "tab": "driver",
   "title": "Proof of delivery",
   "description": "What a driver captures when a shipment is delivered: up to three proofs, one after the other, after the PIN or the delivery note. What two of them ask for is captured once for each.",
   "keys": [
    "driver_pod1",
    "driver_pod2",
    "driver_pod3"
   ],
   "rules": [
    {
     "id": "pod1_asks_for_something",
     "setting": "driver_pod1",
     "reads": [
      "driver_pod1"
     ],
     "message": "Ask for at least one field, or switch this proof off.",
     "test": "pod1_asks_for_something"
    },
    {
     "id": "pod2_asks_for_something",
     "setting": "driver_pod2",
     "reads": [
      "driver_pod2"
     ],
     "message": "Ask for at least one field, or switch this proof off.",
     "test": "pod2_asks_for_something"
    },
    {
     "id": "pod3_asks_for_something",
     "setting": "driver_pod3",
     "reads": [
      "driver_pod3"
     ],
     "message": "Ask for at least one field, or switch this proof off.",
     "test": "pod3_asks_for_something"
    }
   ],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "driver/fallback_options": {
   "id": "fallback_options",
   "tab": "driver",
   "title": "Fallback options",
   "description": "What the driver captures when the receiver does not have the PIN.",
   "keys": [
    "pod_fallback_name_enabled",
    "pod_fallback_name_required",
    "pod_fallback_mobile_number_enabled",
    "pod_fallback_mobile_number_required",
    "pod_fallback_department_enabled",
    "pod_fallback_department_required",
    "pod_fallback_description_enabled",
    "pod_fallback_description_required",
    "pod_fallback_photos_enabled",
    "pod_fallback_photos_required",
    "pod_fallback_signature_enabled",
    "pod_fallback_signature_required"
   ],
   "rules": [
    {
     "id": "pod_fallback_asks_for_something",
     "setting": "pod_fallback_name_enabled",
     "reads": [
      "pod_fallback_name_enabled",
      "pod_fallback_mobile_number_enabled",
      "pod_fallback_department_enabled",
      "pod_fallback_description_enabled",
      "pod_fallback_photos_enabled",
      "pod_fallback_signature_enabled"
     ],
     "message": "Ask for at least one thing, or drivers cannot deliver to somebody without the PIN.",
     "test": "pod_fallback_asks_for_something"
    }
   ],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "driver/predefined_reasons": {
   "id": "predefined_reasons",
   "tab": "driver",
   "title": "Predefined reasons",
   "description": "What a driver chooses from when something does not work out. The reason stands in the tracking events of the shipment; put the most frequent first.",
   "keys": [
    "rejection_reasons",
    "disable_other_for_driver_rejection_reason",
    "collection_failed_attempt_reasons",
    "disable_other_for_collection_failed_attempt_reason",
    "delivery_failed_attempt_reasons",
    "disable_other_for_delivery_failed_attempt_reason"
   ],
   "rules": [
    {
     "id": "rejection_reasons_needed",
     "setting": "rejection_reasons",
     "reads": [
      "rejection_reasons",
      "disable_other_for_driver_rejection_reason"
     ],
     "message": "Write at least one reason, or let drivers write their own.",
     "test": "rejection_reasons_needed"
    },
    {
     "id": "collection_failed_reasons_needed",
     "setting": "collection_failed_attempt_reasons",
     "reads": [
      "collection_failed_attempt_reasons",
      "disable_other_for_collection_failed_attempt_reason"
     ],
     "message": "Write at least one reason, or let drivers write their own.",
     "test": "collection_failed_reasons_needed"
    },
    {
     "id": "delivery_failed_reasons_needed",
     "setting": "delivery_failed_attempt_reasons",
     "reads": [
      "delivery_failed_attempt_reasons",
      "disable_other_for_delivery_failed_attempt_reason"
     ],
     "message": "Write at least one reason, or let drivers write their own.",
     "test": "delivery_failed_reasons_needed"
    }
   ],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "driver/minimum_driver_app_version": {
   "id": "minimum_driver_app_version",
   "tab": "driver",
   "title": "Minimum driver app version",
   "description": "Which versions of the app still work.",
   "keys": [
    "latest_driver_app_version"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "notifications/email_settings": {
   "id": "email_settings",
   "tab": "notifications",
   "title": "Email settings",
   "description": "Who your emails come from and what stands under them.",
   "keys": [
    "notification_email_address",
    "notification_name",
    "notification_reply_to_address",
    "notification_footer",
    "email_transport",
    "email_smtp_host",
    "email_smtp_port",
    "email_smtp_security",
    "email_smtp_username",
    "email_smtp_password"
   ],
   "rules": [
    {
     "id": "smtp_needs_server",
     "setting": "email_smtp_host",
     "reads": [
      "email_transport",
      "email_smtp_host"
     ],
     "message": "Enter the name of your mail server, or let our mail servers send.",
     "test": "smtp_needs_server"
    }
   ],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   },
   "test_connection": {
    "gateway": "smtp",
    "title": "your mail server",
    "needs": {
     "host": "email_smtp_host",
     "port": "email_smtp_port",
     "security": "email_smtp_security"
    },
    "takes": {
     "username": "email_smtp_username",
     "password": "email_smtp_password"
    }
   }
  },
  "notifications/customer_notifications": {
   "id": "customer_notifications",
   "tab": "notifications",
   "title": "Email, SMS and WhatsApp notifications",
   "description": "Who hears of what, and how: tick a cell and a message goes out each time a shipment gets there. Every SMS costs, and WhatsApp delivers only messages that it has approved.",
   "keys": [
    "email_notifications_collection",
    "email_notifications_delivery",
    "email_notifications_rescheduled_delivery_collection",
    "email_notifications_rescheduled_delivery_delivery",
    "sms_notifications_collection",
    "sms_notifications_delivery",
    "sms_notifications_rescheduled_delivery_collection",
    "sms_notifications_rescheduled_delivery_delivery",
    "whatsapp_notifications_collection",
    "whatsapp_notifications_delivery",
    "whatsapp_notifications_rescheduled_delivery_collection",
    "whatsapp_notifications_rescheduled_delivery_delivery"
   ],
   "rules": [],
   "matrix": {
    "row_title": "When a shipment is",
    "column_groups": [
     {
      "title": "Email",
      "columns": [
       {
        "id": "email_collection",
        "title": "Collection contact",
        "setting": "email_notifications_collection"
       },
       {
        "id": "email_delivery",
        "title": "Delivery contact",
        "setting": "email_notifications_delivery"
       }
      ]
     },
     {
      "title": "SMS",
      "columns": [
       {
        "id": "sms_collection",
        "title": "Collection contact",
        "setting": "sms_notifications_collection"
       },
       {
        "id": "sms_delivery",
        "title": "Delivery contact",
        "setting": "sms_notifications_delivery"
       }
      ]
     },
     {
      "title": "WhatsApp",
      "columns": [
       {
        "id": "whatsapp_collection",
        "title": "Collection contact",
        "setting": "whatsapp_notifications_collection"
       },
       {
        "id": "whatsapp_delivery",
        "title": "Delivery contact",
        "setting": "whatsapp_notifications_delivery"
       }
      ]
     },
     {
      "title": "Your team",
      "columns": [
       {
        "id": "team_support",
        "title": "Support"
       },
       {
        "id": "team_ops_manager",
        "title": "Ops manager"
       }
      ]
     }
    ],
    "rows": [
     {
      "id": "quote",
      "title": "Quote",
      "description": "A price was asked for; nothing is booked yet.",
      "colour": "blue",
      "group": "Quotes",
      "visible_when": []
     },
     {
      "id": "quote-expired",
      "title": "Quote expired",
      "description": "The quote is too old to be accepted. Only staff see this status.",
      "colour": "blue",
      "group": "Quotes",
      "exposure": "staff",
      "visible_when": []
     },
     {
      "id": "payment-pending",
      "title": "Payment pending",
      "description": "Booked, waiting for the customer to pay.",
      "colour": "blue",
      "group": "Payment",
      "visible_when": []
     },
     {
      "id": "payment-failed",
      "title": "Payment failed",
      "description": "The payment did not go through.",
      "colour": "blue",
      "group": "Payment",
      "visible_when": []
     },
     {
      "id": "submitted",
      "title": "Submitted",
      "description": "Booked and accepted; no driver has been assigned yet.",
      "colour": "blue",
      "group": "Booked",
      "visible_when": []
     },
     {
      "id": "outsourced",
      "title": "Outsourced",
      "description": "Handed to another courier to carry out.",
      "colour": "blue",
      "group": "Booked",
      "visible_when": []
     },
     {
      "id": "collection-assigned",
      "title": "Collection assigned",
      "description": "A driver has been assigned to collect.",
      "colour": "blue",
      "group": "Collection",
      "visible_when": []
     },
     {
      "id": "awaiting-dropoff",
      "title": "Awaiting drop-off",
      "description": "The sender must bring the parcel to a locker or counter.",
      "colour": "blue",
      "group": "Collection",
      "visible_when": repeated_1
     },
     {
      "id": "collection-unassigned",
      "title": "Collection unassigned",
      "description": "No driver has been assigned to collect, and one is needed.",
      "colour": "red",
      "group": "Collection",
      "visible_when": []
     },
     {
      "id": "collection-rejected",
      "title": "Collection rejected",
      "description": "The driver turned the collection down.",
      "colour": "red",
      "group": "Collection",
      "visible_when": []
     },
     {
      "id": "collection-exception",
      "title": "Collection exception",
      "description": "Something prevents the collection; somebody must step in.",
      "colour": "red",
      "group": "Collection",
      "visible_when": []
     },
     {
      "id": "collection-failed-attempt",
      "title": "Collection attempt failed",
      "description": "The driver was there but could not collect.",
      "colour": "red",
      "group": "Collection",
      "visible_when": []
     },
     {
      "id": "collected",
      "title": "Collected",
      "description": "The driver has the parcels.",
      "colour": "green",
      "group": "Collection",
      "visible_when": []
     },
     {
      "id": "at-hub",
      "title": "At hub",
      "description": "The parcels are at the collecting hub.",
      "colour": "green",
      "group": "At the hub and on the road",
      "visible_when": []
     },
     {
      "id": "manifested",
      "title": "Manifested",
      "description": "Listed on a manifest for transport between hubs.",
      "colour": "green",
      "group": "At the hub and on the road",
      "visible_when": []
     },
     {
      "id": "ready-for-dispatch",
      "title": "Ready for dispatch",
      "description": "Sorted and ready to leave the hub.",
      "colour": "green",
      "group": "At the hub and on the road",
      "visible_when": []
     },
     {
      "id": "in-transit",
      "title": "In transit",
      "description": "On the way between hubs.",
      "colour": "green",
      "group": "At the hub and on the road",
      "visible_when": []
     },
     {
      "id": "at-destination-hub",
      "title": "At destination hub",
      "description": "The parcels are at the hub that will deliver them.",
      "colour": "green",
      "group": "At the hub and on the road",
      "visible_when": []
     },
     {
      "id": "returned-to-hub",
      "title": "Returned to hub",
      "description": "The driver brought the parcels back to the hub.",
      "colour": "green",
      "group": "At the hub and on the road",
      "visible_when": []
     },
     {
      "id": "delivery-assigned",
      "title": "Delivery assigned",
      "description": "A driver has been assigned to deliver.",
      "colour": "green",
      "group": "Delivery",
      "visible_when": []
     },
     {
      "id": "delivery-unassigned",
      "title": "Delivery unassigned",
      "description": "No driver has been assigned to deliver, and one is needed.",
      "colour": "red",
      "group": "Delivery",
      "visible_when": []
     },
     {
      "id": "delivery-rejected",
      "title": "Delivery rejected",
      "description": "The driver turned the delivery down.",
      "colour": "red",
      "group": "Delivery",
      "visible_when": []
     },
     {
      "id": "bob-box-reservation-failed",
      "title": "Bob Box reservation failed",
      "description": "No locker could be reserved. Bob Box deliveries only.",
      "colour": "blue",
      "group": "Delivery",
      "visible_when": [
       [
        {
         "provider.kind": {
          "schema": {
           "const": "locker-network"
          },
          "test": "c_a2dbdf30a3"
         }
        },
        {
         "enable_third_party_bob_box": {
          "schema": {
           "const": true
          },
          "test": "c_02e70d9938"
         }
        }
       ]
      ]
     },
     {
      "id": "out-for-delivery",
      "title": "Out for delivery",
      "description": "On the vehicle, on the way to the receiver.",
      "colour": "green",
      "group": "Delivery",
      "visible_when": []
     },
     {
      "id": "delivery-exception",
      "title": "Delivery exception",
      "description": "Something prevents the delivery; somebody must step in.",
      "colour": "red",
      "group": "Delivery",
      "visible_when": []
     },
     {
      "id": "delivery-failed-attempt",
      "title": "Delivery attempt failed",
      "description": "The driver was there but could not deliver.",
      "colour": "red",
      "group": "Delivery",
      "visible_when": []
     },
     {
      "id": "in-locker",
      "title": "In locker",
      "description": "The parcel lies in a locker.",
      "colour": "green",
      "group": "Delivery",
      "visible_when": repeated_1
     },
     {
      "id": "ready-for-pickup",
      "title": "Ready for pickup",
      "description": "The receiver may fetch the parcel at the locker or counter.",
      "colour": "green",
      "group": "Delivery",
      "visible_when": repeated_1
     },
     {
      "id": "collect-and-return-to-hub",
      "title": "Collect and return to hub",
      "description": "Not fetched in time; a driver must bring it back to the hub.",
      "colour": "green",
      "group": "Delivery",
      "exposure": "staff",
      "visible_when": repeated_1
     },
     {
      "id": "collected-from-locker",
      "title": "Collected from locker",
      "description": "The receiver took the parcel out of the locker.",
      "colour": "green",
      "group": "Delivery",
      "visible_when": repeated_1
     },
     {
      "id": "collected-from-counter",
      "title": "Collected from counter",
      "description": "The receiver fetched the parcel at the counter.",
      "colour": "green",
      "group": "Delivery",
      "visible_when": repeated_1
     },
     {
      "id": "returned-to-sender",
      "title": "Returned to sender",
      "description": "Brought back to the sender.",
      "colour": "grey",
      "group": "Delivery",
      "visible_when": []
     },
     {
      "id": "delivered",
      "title": "Delivered",
      "description": "The receiver has the parcels.",
      "colour": "grey",
      "group": "Delivery",
      "visible_when": []
     },
     {
      "id": "undeliverable",
      "title": "Undeliverable",
      "description": "Delivery was given up.",
      "colour": "grey",
      "group": "Delivery",
      "visible_when": []
     },
     {
      "id": "cancelled",
      "title": "Cancelled",
      "description": "Called off; nothing further happens.",
      "colour": "grey",
      "group": "Cancelled or on hold",
      "visible_when": []
     },
     {
      "id": "on-hold",
      "title": "On hold",
      "description": "Stopped until somebody releases it.",
      "colour": "blue",
      "group": "Cancelled or on hold",
      "visible_when": []
     },
     {
      "id": "on-hold-internal",
      "title": "On hold (internal)",
      "description": "Stopped for our own reasons. Only staff see this; customers see At hub.",
      "colour": "blue",
      "group": "Cancelled or on hold",
      "exposure": "staff",
      "visible_when": []
     },
     {
      "id": "created",
      "title": "New shipment",
      "description": "Somebody booked a shipment. With many a day this is a flood of emails.",
      "group": "Other moments",
      "visible_when": [],
      "cells": {
       "team_support": {
        "setting": "notify_provider_on_shipment_created",
        "on": "support",
        "off": "none"
       },
       "team_ops_manager": {
        "setting": "notify_provider_on_shipment_created",
        "on": "ops-manager",
        "off": "none"
       }
      }
     },
     {
      "id": "rescheduled",
      "title": "Moved to another day",
      "description": "A customer or receiver chose another day.",
      "group": "Other moments",
      "visible_when": [],
      "cells": {
       "email_collection": {
        "setting": "email_notifications_rescheduled_delivery_collection",
        "on": true,
        "off": false
       },
       "email_delivery": {
        "setting": "email_notifications_rescheduled_delivery_delivery",
        "on": true,
        "off": false
       },
       "sms_collection": {
        "setting": "sms_notifications_rescheduled_delivery_collection",
        "on": true,
        "off": false
       },
       "sms_delivery": {
        "setting": "sms_notifications_rescheduled_delivery_delivery",
        "on": true,
        "off": false
       },
       "whatsapp_collection": {
        "setting": "whatsapp_notifications_rescheduled_delivery_collection",
        "on": true,
        "off": false
       },
       "whatsapp_delivery": {
        "setting": "whatsapp_notifications_rescheduled_delivery_delivery",
        "on": true,
        "off": false
       },
       "team_support": {
        "setting": "notify_provider_on_shipment_rescheduled",
        "on": "support",
        "off": "none"
       },
       "team_ops_manager": {
        "setting": "notify_provider_on_shipment_rescheduled",
        "on": "ops-manager",
        "off": "none"
       }
      }
     },
     {
      "id": "cancelled-notice",
      "title": "Cancelled shipment",
      "description": "Somebody cancelled a shipment, so that no driver need go there.",
      "group": "Other moments",
      "visible_when": [],
      "cells": {
       "team_support": {
        "setting": "notify_provider_on_shipment_cancelled",
        "on": "support",
        "off": "none"
       },
       "team_ops_manager": {
        "setting": "notify_provider_on_shipment_cancelled",
        "on": "ops-manager",
        "off": "none"
       }
      }
     }
    ],
    "details": "notification_templates"
   },
   "aliases": [
    "email_notifications",
    "sms_notifications",
    "whatsapp_notifications"
   ],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "notifications/additional_notification_settings": {
   "id": "additional_notification_settings",
   "tab": "notifications",
   "title": "Additional notification settings",
   "description": "What your own people are told about by email. The same choices stand in the last rows of the grid above.",
   "keys": [
    "notify_provider_on_shipment_rescheduled",
    "notify_provider_on_shipment_created",
    "notify_provider_on_shipment_cancelled"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "notifications/sms_options": {
   "id": "sms_options",
   "tab": "notifications",
   "title": "SMS options",
   "description": "How SMSs look and how long they get.",
   "keys": [
    "shorten_urls",
    "sms_sender_name"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "notifications/email_options": {
   "id": "email_options",
   "tab": "notifications",
   "title": "Email options",
   "description": "What else stands in your emails.",
   "keys": [
    "email_hide_rating_section",
    "show_scam_alert_on_emails",
    "email_scam_alert_text",
    "email_whatsapp_link_enabled",
    "email_whatsapp_link_number",
    "email_whatsapp_link_message",
    "email_whatsapp_link_add_shipment_reference",
    "email_whatsapp_link_add_tracking_link"
   ],
   "rules": [
    {
     "id": "whatsapp_button_needs_number",
     "setting": "email_whatsapp_link_number",
     "reads": [
      "email_whatsapp_link_enabled",
      "email_whatsapp_link_number"
     ],
     "message": "Enter the WhatsApp number, or switch the button off.",
     "test": "whatsapp_button_needs_number"
    }
   ],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "notifications/message_texts": {
   "id": "message_texts",
   "tab": "notifications",
   "title": "Texts of messages",
   "description": "What your emails, SMSs and WhatsApp messages say. Every message has a text already; write your own where it should say something else.",
   "keys": [
    "notification_templates"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "theme/brand_colours": {
   "id": "brand_colours",
   "tab": "theme",
   "title": "Brand colours",
   "description": "The colours of buttons, links and text. Every page changes within a second of saving.",
   "keys": [
    "theme_primary",
    "theme_primary_light",
    "theme_primary_dark",
    "theme_text"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "theme/navigation_colours": {
   "id": "navigation_colours",
   "tab": "theme",
   "title": "Navigation colours",
   "description": "The colours of the menu at the side, or at the top on a phone.",
   "keys": [
    "theme_nav_bg",
    "theme_nav_text",
    "theme_nav_active_bg",
    "theme_nav_active_bg_hover"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "theme/shape": {
   "id": "shape",
   "tab": "theme",
   "title": "Shape",
   "description": "The form of buttons, fields and cards.",
   "keys": [
    "theme_corner_radius"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "theme/widget_and_attribution": {
   "id": "widget_and_attribution",
   "tab": "theme",
   "title": "Widget and attribution",
   "description": "Something of your own on every page, and the line that names the platform.",
   "keys": [
    "custom_widget_html",
    "hide_powered_by_shiplogic"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "help_center/staff_quick_links": {
   "id": "staff_quick_links",
   "tab": "help_center",
   "title": "Staff quick links",
   "description": "Shortcuts for your own people.",
   "keys": [
    "quick_links_admin"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "help_center/account_links": {
   "id": "account_links",
   "tab": "help_center",
   "title": "Help centre links",
   "description": "What customers find under Help once they have signed in.",
   "keys": [
    "help_center_links"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "help_center/guest_links": {
   "id": "guest_links",
   "tab": "help_center",
   "title": "Guest help centre links",
   "description": "What people find under Help who are not signed in, for example somebody who waits for a parcel.",
   "keys": [
    "help_center_links_guest"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": []
   }
  },
  "feature_toggles/features": {
   "id": "features",
   "tab": "feature_toggles",
   "title": "Enabled features",
   "description": "The parts of the product that this provider has. Parts with a switch of their own stand in the sections below.",
   "keys": [
    "enabled_features"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [
     "INLINE_feature_toggles"
    ],
    "write": [
     "INLINE_feature_toggles"
    ]
   }
  },
  "feature_toggles/access": {
   "id": "access",
   "tab": "feature_toggles",
   "title": "Access",
   "description": "Other ways into the product, and ways that are closed.",
   "keys": [
    "enable_idm",
    "mobile_app_only",
    "mobile_app_android_url",
    "mobile_app_ios_url"
   ],
   "rules": [
    {
     "id": "app_only_needs_an_app",
     "setting": "mobile_app_android_url",
     "reads": [
      "mobile_app_only",
      "mobile_app_android_url",
      "mobile_app_ios_url"
     ],
     "message": "Enter the address of at least one app, or let customers use the browser.",
     "test": "app_only_needs_an_app"
    }
   ],
   "visible_when": [],
   "permission": {
    "read": [
     "INLINE_feature_toggles"
    ],
    "write": [
     "INLINE_feature_toggles"
    ]
   }
  },
  "feature_toggles/pickup_points": {
   "id": "pickup_points",
   "tab": "feature_toggles",
   "title": "Pickup points",
   "description": "Which lockers and counters people can send from and to.",
   "keys": [
    "enable_bob_box",
    "enable_third_party_bob_box",
    "enable_tcg_locker",
    "enable_ram_counters"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [
     "INLINE_feature_toggles"
    ],
    "write": [
     "INLINE_feature_toggles"
    ]
   }
  },
  "feature_toggles/integrations": {
   "id": "integrations",
   "tab": "feature_toggles",
   "title": "Integrations",
   "description": "Other systems that shipments can be passed on to.",
   "keys": [
    "enable_fastway_integration"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [
     "INLINE_feature_toggles"
    ],
    "write": [
     "INLINE_feature_toggles"
    ]
   }
  },
  "feature_toggles/payments": {
   "id": "payments",
   "tab": "feature_toggles",
   "title": "Payments",
   "description": "Ways to pay that need an agreement first.",
   "keys": [
    "show_custom_payment_gateway"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [
     "INLINE_feature_toggles"
    ],
    "write": [
     "INLINE_feature_toggles"
    ]
   }
  },
  "feature_toggles/messaging_and_tracking": {
   "id": "messaging_and_tracking",
   "tab": "feature_toggles",
   "title": "Messaging and live tracking",
   "description": "What SMSs, WhatsApp messages and live positions need before the provider’s own settings for them appear.",
   "keys": [
    "infobip_base_url",
    "infobip_api_key",
    "whatsapp_enabled",
    "whatsapp_sender_number",
    "driver_live_tracking"
   ],
   "rules": [
    {
     "id": "whatsapp_needs_number",
     "setting": "whatsapp_sender_number",
     "reads": [
      "whatsapp_enabled",
      "whatsapp_sender_number"
     ],
     "message": "Enter the WhatsApp business number, or switch WhatsApp off.",
     "test": "whatsapp_needs_number"
    }
   ],
   "visible_when": [],
   "permission": {
    "read": [
     "INLINE_feature_toggles"
    ],
    "write": [
     "INLINE_feature_toggles"
    ]
   },
   "test_connection": {
    "gateway": "infobip",
    "title": "Infobip",
    "needs": {
     "base_url": "infobip_base_url",
     "api_key": "infobip_api_key"
    },
    "takes": {}
   }
  }
 },
 "settings": {
  "url": {
   "key": "url",
   "tab": "general",
   "section": "general",
   "schema": {
    "type": "string",
    "format": "https-url",
    "maxLength": 2048,
    "title": "Address of your portal",
    "description": "The address customers type to open your portal. Links in emails and SMSs lead to it, so a wrong address breaks them.",
    "examples": [
     "https://portal.kestrel.test"
    ],
    "x-message": "Enter the full address, beginning with https://."
   },
   "widget": "url",
   "cell": "link",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "privacy_url": {
   "key": "privacy_url",
   "tab": "general",
   "section": "general",
   "schema": {
    "type": "string",
    "format": "https-url",
    "maxLength": 2048,
    "title": "Privacy policy",
    "description": "The page that explains what you do with personal information, as POPIA asks. Customers find the link at the bottom of sign-in and registration; without an address there is no link.",
    "examples": [
     "https://www.kestrel.test/privacy"
    ],
    "x-message": "Enter the full address, beginning with https://."
   },
   "widget": "url",
   "cell": "link",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "terms_url": {
   "key": "terms_url",
   "tab": "general",
   "section": "general",
   "schema": {
    "type": "string",
    "format": "https-url",
    "maxLength": 2048,
    "title": "Terms of service",
    "description": "The page with your terms and conditions. Customers find the link at the bottom of sign-in and registration; without an address there is no link.",
    "examples": [
     "https://www.kestrel.test/terms"
    ],
    "x-message": "Enter the full address, beginning with https://."
   },
   "widget": "url",
   "cell": "link",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "google_login_enabled": {
   "key": "google_login_enabled",
   "tab": "general",
   "section": "authentication",
   "schema": {
    "type": "boolean",
    "title": "Sign in with Google",
    "description": "Shows the Google button on the sign-in page. People are recognised by their email address, so only those who are users already get in.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "google_login_client_id": {
   "key": "google_login_client_id",
   "tab": "general",
   "section": "authentication",
   "schema": {
    "type": "string",
    "maxLength": 120,
    "pattern": "^[0-9]+-[a-z0-9]+\\.apps\\.googleusercontent\\.com$",
    "title": "Google client ID",
    "description": "Tells Google that the request comes from you. Create it in the Google Cloud console under Credentials, with the address of your portal as an allowed origin.",
    "examples": [
     "407408718192-k3s7r3lc0ur13rs.apps.googleusercontent.com"
    ],
    "x-message": "Copy the whole client ID; it ends in .apps.googleusercontent.com."
   },
   "widget": "text",
   "cell": "text",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "google_login_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "apple_login_enabled": {
   "key": "apple_login_enabled",
   "tab": "general",
   "section": "authentication",
   "schema": {
    "type": "boolean",
    "title": "Sign in with Apple",
    "description": "Shows the Apple button on the sign-in page. People who hide their email address from you cannot be recognised and must sign in with a password.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "apple_login_client_id": {
   "key": "apple_login_client_id",
   "tab": "general",
   "section": "authentication",
   "schema": {
    "type": "string",
    "maxLength": 120,
    "pattern": "^[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+$",
    "title": "Apple services ID",
    "description": "Tells Apple that the request comes from you. Find it in the Apple developer account under Identifiers, Services IDs.",
    "examples": [
     "za.co.kestrel.portal"
    ],
    "x-message": "Enter the services ID with its dots, for example za.co.kestrel.portal."
   },
   "widget": "text",
   "cell": "text",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "apple_login_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "apple_login_team_id": {
   "key": "apple_login_team_id",
   "tab": "general",
   "section": "authentication",
   "schema": {
    "type": "string",
    "maxLength": 10,
    "pattern": "^[A-Z0-9]{10}$",
    "title": "Apple team ID",
    "description": "Ten capital letters and digits that name your company at Apple. Find it in the Apple developer account under Membership.",
    "examples": [
     "9KST4L7C2R"
    ],
    "x-message": "Enter the ten capital letters and digits of the team ID."
   },
   "widget": "text",
   "cell": "text",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "apple_login_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "apple_login_key_id": {
   "key": "apple_login_key_id",
   "tab": "general",
   "section": "authentication",
   "schema": {
    "type": "string",
    "maxLength": 10,
    "pattern": "^[A-Z0-9]{10}$",
    "title": "Apple key ID",
    "description": "Ten capital letters and digits that say which of your keys signs the requests. Apple shows it beside the key.",
    "examples": [
     "K7E5T2R3L4"
    ],
    "x-message": "Enter the ten capital letters and digits of the key ID."
   },
   "widget": "text",
   "cell": "text",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "apple_login_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "apple_login_private_key": {
   "key": "apple_login_private_key",
   "tab": "general",
   "section": "authentication",
   "schema": {
    "type": "string",
    "maxLength": 4096,
    "pattern": "^\\s*-----BEGIN PRIVATE KEY-----[A-Za-z0-9+/=\\s]+-----END PRIVATE KEY-----\\s*$",
    "title": "Apple private key",
    "description": "Signs every request to Apple. Paste the whole text of the .p8 file, first and last line included; nobody can read it here again afterwards. Without it the Apple button stays hidden.",
    "examples": [
     "-----BEGIN PRIVATE KEY-----\nMIGTAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBHkwdwIBAQ==\n-----END PRIVATE KEY-----"
    ],
    "x-message": "Paste the whole .p8 file, from -----BEGIN PRIVATE KEY----- to -----END PRIVATE KEY-----.",
    "x-secret": true
   },
   "widget": "secret",
   "cell": "secret",
   "exposure": "server",
   "scopes": [
    "provider"
   ],
   "secret": true,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "apple_login_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "provider_title": {
   "key": "provider_title",
   "tab": "general",
   "section": "corporate_identity",
   "schema": {
    "type": "string",
    "minLength": 1,
    "maxLength": 120,
    "title": "Company name",
    "description": "The name customers know you by. It appears on the sign-in page, in the browser tab and wherever no logo is set.",
    "default": "Courier portal",
    "examples": [
     "Kestrel Couriers"
    ],
    "x-message": "Enter the name of your company, at most 120 characters."
   },
   "widget": "text",
   "cell": "text",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "logo_url": {
   "key": "logo_url",
   "tab": "general",
   "section": "corporate_identity",
   "schema": {
    "type": "string",
    "format": "asset-url",
    "maxLength": 2048,
    "title": "Main logo",
    "description": "The picture on the sign-in page and on documents. It must be readable on a white background; a transparent PNG or SVG about 400 pixels wide works best. Without one your company name is shown.",
    "examples": [
     "https://images.kestrel.test/logo.svg"
    ]
   },
   "widget": "image-url",
   "cell": "link",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "navigation_logo_url": {
   "key": "navigation_logo_url",
   "tab": "general",
   "section": "corporate_identity",
   "schema": {
    "type": "string",
    "format": "asset-url",
    "maxLength": 2048,
    "title": "Logo in the navigation",
    "description": "The picture at the top of the side navigation, on the navigation background colour of your theme. Without one the main logo is used.",
    "examples": [
     "https://images.kestrel.test/logo-light.svg"
    ]
   },
   "widget": "image-url",
   "cell": "link",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "favicon_url": {
   "key": "favicon_url",
   "tab": "general",
   "section": "corporate_identity",
   "schema": {
    "type": "string",
    "format": "asset-url",
    "maxLength": 2048,
    "title": "Browser tab icon",
    "description": "The small square picture in the browser tab and in bookmarks. Use a square PNG or SVG of at least 32 by 32 pixels.",
    "examples": [
     "/brands/kestrel/icon.svg"
    ]
   },
   "widget": "image-url",
   "cell": "link",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "work_hours_from": {
   "key": "work_hours_from",
   "tab": "general",
   "section": "office_hours",
   "schema": {
    "type": "string",
    "format": "time-of-day",
    "maxLength": 5,
    "pattern": "^([01][0-9]|2[0-3]):(00|30)$",
    "title": "Office opens at",
    "description": "The time from which customers may expect an answer on a working day. Shown to customers with your contact details.",
    "default": "08:00",
    "examples": [
     "07:30"
    ],
    "x-message": "Choose a time on the hour or half hour, for example 08:00 or 08:30."
   },
   "widget": "time",
   "cell": "time",
   "exposure": "public",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "work_hours_to": {
   "key": "work_hours_to",
   "tab": "general",
   "section": "office_hours",
   "schema": {
    "type": "string",
    "format": "time-of-day",
    "maxLength": 5,
    "pattern": "^([01][0-9]|2[0-3]):(00|30)$",
    "title": "Office closes at",
    "description": "The time after which calls wait until the next working day. It must be later than the opening time.",
    "default": "17:00",
    "examples": [
     "16:30"
    ],
    "x-message": "Choose a time on the hour or half hour, for example 17:00 or 17:30."
   },
   "widget": "time",
   "cell": "time",
   "exposure": "public",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "office_closed_days": {
   "key": "office_closed_days",
   "tab": "general",
   "section": "office_hours",
   "schema": {
    "type": "array",
    "maxItems": 60,
    "items": {
     "type": "object",
     "properties": {
      "id": {
       "type": "string",
       "maxLength": 36,
       "title": "Entry number"
      },
      "date": {
       "type": "string",
       "format": "date",
       "maxLength": 10,
       "title": "Date"
      },
      "reason": {
       "type": "string",
       "minLength": 1,
       "maxLength": 80,
       "title": "Reason"
      }
     },
     "required": [
      "id",
      "date",
      "reason"
     ],
     "additionalProperties": false
    },
    "title": "Days the office is closed",
    "description": "Public holidays and other days on which nobody answers. Customers see the next closed day and its reason beside your office hours.",
    "default": [],
    "examples": [
     [
      {
       "id": "heritage-day-2026",
       "date": "2026-09-24",
       "reason": "Heritage Day"
      }
     ]
    ],
    "x-unique": [
     "date"
    ]
   },
   "widget": "list",
   "cell": "list",
   "exposure": "public",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "by-id",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "support_email_address": {
   "key": "support_email_address",
   "tab": "general",
   "section": "support_contact",
   "schema": {
    "type": "string",
    "format": "email-list",
    "maxLength": 500,
    "title": "Email address for support",
    "description": "Where customers write to for help. Several addresses, separated by commas, all receive the message.",
    "examples": [
     "support@kestrel.test, ops@kestrel.test"
    ],
    "x-message": "Enter an email address such as support@kestrel.test; separate several by commas."
   },
   "widget": "email",
   "cell": "link",
   "exposure": "public",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "support_contact_number": {
   "key": "support_contact_number",
   "tab": "general",
   "section": "support_contact",
   "schema": {
    "type": "string",
    "format": "phone-za",
    "maxLength": 20,
    "title": "Phone number for support",
    "description": "The number customers call. On a phone, touching it starts the call.",
    "examples": [
     "+27 11 555 0142",
     "011 555 0142"
    ],
    "x-message": "Enter a phone number such as 011 555 0142 or +27 11 555 0142."
   },
   "widget": "phone",
   "cell": "link",
   "exposure": "public",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "support_whatsapp_number": {
   "key": "support_whatsapp_number",
   "tab": "general",
   "section": "support_contact",
   "schema": {
    "type": "string",
    "format": "phone-za",
    "maxLength": 20,
    "title": "WhatsApp number for support",
    "description": "Adds a WhatsApp button beside your phone number. Use a number that somebody reads during office hours.",
    "examples": [
     "+27 82 555 0142"
    ],
    "x-message": "Enter a cell number such as 082 555 0142 or +27 82 555 0142."
   },
   "widget": "phone",
   "cell": "link",
   "exposure": "public",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "whatsapp_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "dashboard_undelivered_shipments_duration": {
   "key": "dashboard_undelivered_shipments_duration",
   "tab": "general",
   "section": "dashboard_settings",
   "schema": {
    "type": "integer",
    "minimum": 0,
    "maximum": 365,
    "title": "Undelivered after",
    "description": "A collected shipment that is still undelivered after this many days appears under Collected but undelivered. A smaller number shows problems earlier, and more of them.",
    "default": 3,
    "examples": [
     5
    ],
    "x-unit": "days"
   },
   "widget": "number",
   "cell": "number",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "dashboard_undelivered_shipments_exclude_statuses": {
   "key": "dashboard_undelivered_shipments_exclude_statuses",
   "tab": "general",
   "section": "dashboard_settings",
   "schema": {
    "type": "array",
    "items": repeated_2,
    "uniqueItems": true,
    "maxItems": 37,
    "title": "Never count as undelivered",
    "description": "Shipments in these statuses stay out of the undelivered list, because nobody has to act on them.",
    "default": [
     "in-locker",
     "ready-for-pickup",
     "on-hold"
    ],
    "examples": [
     [
      "ready-for-pickup",
      "on-hold"
     ]
    ],
    "x-widget": "status-list"
   },
   "widget": "status-list",
   "cell": "choices",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "set",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "dashboard_uncollected_shipments_duration": {
   "key": "dashboard_uncollected_shipments_duration",
   "tab": "general",
   "section": "dashboard_settings",
   "schema": {
    "type": "integer",
    "minimum": 0,
    "maximum": 365,
    "title": "Uncollected after",
    "description": "A shipment that has not been collected this many days after its collection date appears under Uncollected and undelivered. 0 shows it the next morning.",
    "default": 1,
    "examples": [
     2
    ],
    "x-unit": "days"
   },
   "widget": "number",
   "cell": "number",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "dashboard_uncollected_shipments_date_to_use": {
   "key": "dashboard_uncollected_shipments_date_to_use",
   "tab": "general",
   "section": "dashboard_settings",
   "schema": {
    "type": "string",
    "oneOf": [
     {
      "const": "collection_min_date",
      "title": "Date the customer asked for",
      "description": "The earliest day on which the parcels are ready."
     },
     {
      "const": "estimated_collection",
      "title": "Date we estimated",
      "description": "The day the rate promised when the shipment was booked."
     },
     {
      "const": "time_created",
      "title": "Date it was booked",
      "description": "The day the shipment was entered."
     }
    ],
    "title": "Count uncollected days from",
    "description": "Which date of a shipment the days above are counted from.",
    "default": "collection_min_date",
    "examples": [
     "estimated_collection"
    ]
   },
   "widget": "radio",
   "cell": "choice",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "dashboard_uncollected_shipments_exclude_statuses": {
   "key": "dashboard_uncollected_shipments_exclude_statuses",
   "tab": "general",
   "section": "dashboard_settings",
   "schema": {
    "type": "array",
    "items": repeated_2,
    "uniqueItems": true,
    "maxItems": 37,
    "title": "Never count as uncollected",
    "description": "Shipments in these statuses stay out of the uncollected list, for example because the sender brings the parcel.",
    "default": [
     "outsourced",
     "awaiting-dropoff",
     "on-hold"
    ],
    "examples": [
     [
      "awaiting-dropoff",
      "on-hold"
     ]
    ],
    "x-widget": "status-list"
   },
   "widget": "status-list",
   "cell": "choices",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "set",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "dashboard_unclosed_collection_requests_duration": {
   "key": "dashboard_unclosed_collection_requests_duration",
   "tab": "general",
   "section": "dashboard_settings",
   "schema": {
    "type": "integer",
    "minimum": 0,
    "maximum": 365,
    "title": "Bulk collections open after",
    "description": "A bulk collection that is still open after this many days appears on the dashboard as needing attention.",
    "default": 2,
    "examples": [
     3
    ],
    "x-unit": "days"
   },
   "widget": "number",
   "cell": "number",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "dashboard_unclosed_collection_requests_exclude_statuses": {
   "key": "dashboard_unclosed_collection_requests_exclude_statuses",
   "tab": "general",
   "section": "dashboard_settings",
   "schema": {
    "type": "array",
    "items": {
     "title": "Collection request status",
     "description": "Where a bulk collection request stands (doc1:162).",
     "type": "string",
     "oneOf": [
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
     ],
     "x-enum": "collection_request_status"
    },
    "uniqueItems": true,
    "maxItems": 7,
    "title": "Never count as an open bulk collection",
    "description": "Bulk collections in these statuses stay out of the list, because somebody is already busy with them.",
    "default": [],
    "examples": [
     [
      "collection-exception"
     ]
    ],
    "x-widget": "status-list"
   },
   "widget": "status-list",
   "cell": "choices",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "set",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "dashboard_stats_start_date": {
   "key": "dashboard_stats_start_date",
   "tab": "general",
   "section": "dashboard_settings",
   "schema": {
    "type": "string",
    "format": "date",
    "maxLength": 10,
    "title": "Figures start on",
    "description": "Dashboard figures leave out everything before this date. Use it after moving from another system, so that old shipments do not spoil the picture. Without a date everything counts.",
    "examples": [
     "2026-03-01"
    ],
    "x-message": "Choose a date."
   },
   "widget": "date",
   "cell": "date",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "exclude_collection_day_from_performance_calculations": {
   "key": "exclude_collection_day_from_performance_calculations",
   "tab": "general",
   "section": "dashboard_settings",
   "schema": {
    "type": "boolean",
    "title": "Leave out the collection day",
    "description": "Delivery times are counted from the day after collection, so that a late afternoon collection does not count as a whole day.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "tripsheet_unique_stops_alert_enabled": {
   "key": "tripsheet_unique_stops_alert_enabled",
   "tab": "general",
   "section": "ops_dashboard_settings",
   "schema": {
    "type": "boolean",
    "title": "Warn about full tripsheets",
    "description": "Shows a warning beside a driver whose tripsheet has too many different addresses for one day.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "tripsheet_unique_stops_alert_limit": {
   "key": "tripsheet_unique_stops_alert_limit",
   "tab": "general",
   "section": "ops_dashboard_settings",
   "schema": {
    "type": "integer",
    "minimum": 1,
    "maximum": 1000,
    "title": "Too many stops from",
    "description": "The warning appears when a tripsheet has more different addresses than this. Two shipments to one address are one stop.",
    "default": 60,
    "examples": [
     80
    ],
    "x-unit": "stops"
   },
   "widget": "number",
   "cell": "number",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "tripsheet_unique_stops_alert_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "unused_feature_interhub_transfers": {
   "key": "unused_feature_interhub_transfers",
   "tab": "general",
   "section": "excluded_features",
   "schema": {
    "type": "boolean",
    "title": "Leave out interhub transfers",
    "description": "Removes transfers and manifests between hubs from the staff menu. Suits a business with one hub.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "unused_feature_hub_scanner": {
   "key": "unused_feature_hub_scanner",
   "tab": "general",
   "section": "excluded_features",
   "schema": {
    "type": "boolean",
    "title": "Leave out the hub scanner",
    "description": "Removes the scanning screen from the staff menu. Suits a business that does not scan parcels in and out.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "unused_feature_collection_requests": {
   "key": "unused_feature_collection_requests",
   "tab": "general",
   "section": "excluded_features",
   "schema": {
    "type": "boolean",
    "title": "Leave out bulk collections",
    "description": "Removes bulk collections from the menus of staff and customers alike.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "unused_feature_collection_request_accounts": {
   "key": "unused_feature_collection_request_accounts",
   "tab": "general",
   "section": "excluded_features",
   "schema": {
    "type": "boolean",
    "title": "Leave out bulk collections for customers",
    "description": "Only staff may enter bulk collections; customers no longer see them in their menu.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "unused_feature_collection_requests": {
      "schema": {
       "const": false
      },
      "test": "c_41927c8e6c"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "unused_feature_public_account_creation": {
   "key": "unused_feature_public_account_creation",
   "tab": "general",
   "section": "excluded_features",
   "schema": {
    "type": "boolean",
    "title": "Leave out registration",
    "description": "Removes Register from the sign-in page. New accounts are then opened by your staff only.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "unused_feature_guest_shipment_creation": {
   "key": "unused_feature_guest_shipment_creation",
   "tab": "general",
   "section": "excluded_features",
   "schema": {
    "type": "boolean",
    "title": "Leave out bookings without an account",
    "description": "Visitors must sign in before they can book or ask for a price.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "unused_feature_ops_dashboard": {
   "key": "unused_feature_ops_dashboard",
   "tab": "general",
   "section": "excluded_features",
   "schema": {
    "type": "boolean",
    "title": "Leave out the ops dashboard",
    "description": "Removes the operations dashboard from the staff menu.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "unused_feature_gtm": {
   "key": "unused_feature_gtm",
   "tab": "general",
   "section": "excluded_features",
   "schema": {
    "type": "boolean",
    "title": "Leave out Google Tag Manager",
    "description": "Nothing is loaded from Google Tag Manager. Switch this off only when you measure visits and your privacy policy says so.",
    "default": true,
    "examples": [
     false
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "gtm_container_id": {
   "key": "gtm_container_id",
   "tab": "general",
   "section": "excluded_features",
   "schema": {
    "type": "string",
    "maxLength": 15,
    "pattern": "^GTM-[A-Z0-9]{4,10}$",
    "title": "Tag Manager container",
    "description": "Names the container whose tags run on your portal. Everything in it runs with the rights of the page, so let only people you trust publish in it.",
    "examples": [
     "GTM-K35TR3L"
    ],
    "x-message": "Enter the container ID, for example GTM-K35TR3L."
   },
   "widget": "text",
   "cell": "text",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "unused_feature_gtm": {
      "schema": {
       "const": false
      },
      "test": "c_41927c8e6c"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "map_default_location": {
   "key": "map_default_location",
   "tab": "general",
   "section": "map_settings",
   "schema": {
    "type": "object",
    "properties": {
     "lat": {
      "type": "number",
      "minimum": -90,
      "maximum": 90,
      "title": "Latitude"
     },
     "lng": {
      "type": "number",
      "minimum": -180,
      "maximum": 180,
      "title": "Longitude"
     }
    },
    "required": [
     "lat",
     "lng"
    ],
    "additionalProperties": false,
    "title": "Map opens at",
    "description": "The point in the middle of a map that has nothing else to show. A branch or a person may choose another one. South Africa lies at negative latitudes.",
    "default": {
     "lat": -26.107,
     "lng": 28.057
    },
    "examples": [
     {
      "lat": -33.9258,
      "lng": 18.4232
     }
    ]
   },
   "widget": "object",
   "cell": "object",
   "exposure": "customer",
   "scopes": [
    "provider",
    "branch",
    "user"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "map_default_zoom": {
   "key": "map_default_zoom",
   "tab": "general",
   "section": "map_settings",
   "schema": {
    "type": "integer",
    "minimum": 1,
    "maximum": 20,
    "title": "How close the map opens",
    "description": "4 shows the whole country, 10 a city and 15 a few streets.",
    "default": 10,
    "examples": [
     12
    ]
   },
   "widget": "number",
   "cell": "number",
   "exposure": "customer",
   "scopes": [
    "provider",
    "branch",
    "user"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "map_max_node_count": {
   "key": "map_max_node_count",
   "tab": "general",
   "section": "map_settings",
   "schema": {
    "type": "integer",
    "minimum": 1,
    "maximum": 100000,
    "title": "Most corners of an area",
    "description": "An area drawn on the map may have at most this many corner points. More points follow a border better, but make the map slow on older computers.",
    "default": 2000,
    "examples": [
     5000
    ],
    "x-unit": "points"
   },
   "widget": "number",
   "cell": "number",
   "exposure": "staff",
   "scopes": [
    "platform",
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "enable_map_edit_lock": {
   "key": "enable_map_edit_lock",
   "tab": "general",
   "section": "map_settings",
   "schema": {
    "type": "boolean",
    "title": "One person edits at a time",
    "description": "Whoever starts to change the map holds it; everybody else sees who is busy and can only look. Without it the last person to save wins.",
    "default": true,
    "examples": [
     false
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "map_inactivity_check_minutes": {
   "key": "map_inactivity_check_minutes",
   "tab": "general",
   "section": "map_settings",
   "schema": {
    "type": "integer",
    "minimum": 0,
    "maximum": 480,
    "title": "Ask whether somebody is still busy after",
    "description": "After this long without a movement the map asks whether the person is still there, and lets the map go if nobody answers. 0 never asks.",
    "default": 10,
    "examples": [
     15
    ],
    "x-unit": "minutes"
   },
   "widget": "number",
   "cell": "number",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "tracking_url": {
   "key": "tracking_url",
   "tab": "general",
   "section": "tracking_settings",
   "schema": {
    "type": "string",
    "format": "https-url",
    "maxLength": 2048,
    "title": "Address of your tracking page",
    "description": "Tracking links in emails and SMSs lead here. Without an address the tracking page of your portal is used.",
    "examples": [
     "https://track.kestrel.test"
    ],
    "x-message": "Enter the full address, beginning with https://."
   },
   "widget": "url",
   "cell": "link",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "provider_tracking_prefixes": {
   "key": "provider_tracking_prefixes",
   "tab": "general",
   "section": "tracking_settings",
   "schema": {
    "type": "array",
    "items": {
     "type": "string",
     "format": "tracking-prefix",
     "maxLength": 10
    },
    "uniqueItems": true,
    "maxItems": 50,
    "title": "Waybill number prefixes",
    "description": "The letters and digits your waybill numbers begin with. A number with another beginning is looked up as a customer’s own reference.",
    "default": [],
    "examples": [
     [
      "KES",
      "KX"
     ]
    ],
    "x-widget": "tags",
    "x-message": "A prefix has up to ten capital letters and digits, for example KES."
   },
   "widget": "tags",
   "cell": "list",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "set",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "exclude_tracking_statuses": {
   "key": "exclude_tracking_statuses",
   "tab": "general",
   "section": "tracking_settings",
   "schema": {
    "type": "array",
    "items": repeated_2,
    "uniqueItems": true,
    "maxItems": 37,
    "title": "Hidden on the tracking page",
    "description": "Steps in these statuses are left out of what customers and receivers see. Staff always see everything.",
    "default": [
     "quote",
     "quote-expired",
     "payment-pending",
     "payment-failed",
     "on-hold-internal"
    ],
    "examples": [
     [
      "manifested",
      "on-hold-internal"
     ]
    ],
    "x-widget": "status-list"
   },
   "widget": "status-list",
   "cell": "choices",
   "exposure": "staff",
   "scopes": [
    "platform",
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "set",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "tracking_show_driver_position": {
   "key": "tracking_show_driver_position",
   "tab": "general",
   "section": "tracking_settings",
   "schema": {
    "type": "boolean",
    "title": "Show where the driver is",
    "description": "Receivers see the driver on the map of the tracking page while their parcel is out for delivery. The position disappears once it is delivered.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "driver_live_tracking": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "site_wide_admin_message": {
   "key": "site_wide_admin_message",
   "tab": "general",
   "section": "site_wide_banner",
   "schema": {
    "type": "string",
    "format": "html",
    "maxLength": 4000,
    "title": "Message for staff",
    "description": "Shown to your staff on top of every page until the text is removed. More than two lines are folded away behind Show more.",
    "default": "",
    "examples": [
     "<p>The N3 is closed at Van Reenen. Expect late line-hauls from Durban.</p>"
    ]
   },
   "widget": "html",
   "cell": "html",
   "exposure": "staff",
   "scopes": [
    "platform",
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": [
     "API_/providers/settings:POST"
    ]
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "site_wide_admin_message_icon": {
   "key": "site_wide_admin_message_icon",
   "tab": "general",
   "section": "site_wide_banner",
   "schema": {
    "type": "string",
    "oneOf": repeated_3,
    "title": "Look of the message for staff",
    "description": "The colour and icon of the message.",
    "default": "info",
    "examples": [
     "warning"
    ]
   },
   "widget": "radio",
   "cell": "choice",
   "exposure": "staff",
   "scopes": [
    "platform",
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": [
     "API_/providers/settings:POST"
    ]
   },
   "visible_when": [
    {
     "site_wide_admin_message": {
      "schema": {
       "type": "string",
       "minLength": 1
      },
      "test": "c_f0ebe3aa93"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "site_wide_account_message": {
   "key": "site_wide_account_message",
   "tab": "general",
   "section": "site_wide_banner",
   "schema": {
    "type": "string",
    "format": "html",
    "maxLength": 4000,
    "title": "Message for customers",
    "description": "Shown to customers and visitors on top of every page until the text is removed. An account may have a message of its own.",
    "default": "",
    "examples": [
     "<p>We are closed on <strong>24 September</strong>, Heritage Day. Collections resume on the 25th.</p>"
    ]
   },
   "widget": "html",
   "cell": "html",
   "exposure": "public",
   "scopes": [
    "platform",
    "provider",
    "account"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": [
     "API_/providers/settings:POST"
    ]
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "site_wide_account_message_icon": {
   "key": "site_wide_account_message_icon",
   "tab": "general",
   "section": "site_wide_banner",
   "schema": {
    "type": "string",
    "oneOf": repeated_3,
    "title": "Look of the message for customers",
    "description": "The colour and icon of the message.",
    "default": "info",
    "examples": [
     "warning"
    ]
   },
   "widget": "radio",
   "cell": "choice",
   "exposure": "public",
   "scopes": [
    "platform",
    "provider",
    "account"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": [
     "API_/providers/settings:POST"
    ]
   },
   "visible_when": [
    {
     "site_wide_account_message": {
      "schema": {
       "type": "string",
       "minLength": 1
      },
      "test": "c_f0ebe3aa93"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "terms_mode": {
   "key": "terms_mode",
   "tab": "general",
   "section": "user_terms_and_conditions",
   "schema": {
    "type": "string",
    "oneOf": [
     {
      "const": "none",
      "title": "Do not ask",
      "description": "Nobody has to accept anything."
     },
     {
      "const": "checkbox",
      "title": "Tick each term",
      "description": "A short list; every line must be ticked."
     },
     {
      "const": "window",
      "title": "Read the whole text",
      "description": "A window with the full text; Accept works once it has been scrolled to the end."
     }
    ],
    "title": "Ask customers to accept terms",
    "description": "How customers are asked. They are asked once, and again whenever the version below changes.",
    "default": "none",
    "examples": [
     "checkbox"
    ]
   },
   "widget": "radio",
   "cell": "choice",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "shipment_terms": {
   "key": "shipment_terms",
   "tab": "general",
   "section": "user_terms_and_conditions",
   "schema": {
    "type": "array",
    "items": {
     "type": "string",
     "minLength": 1,
     "maxLength": 500
    },
    "uniqueItems": true,
    "maxItems": 20,
    "title": "Terms to tick",
    "description": "One line for each thing that a customer must agree to, in the order shown. All of them must be ticked.",
    "default": [],
    "examples": [
     [
      "I do not send dangerous goods.",
      "I accept that parcels are insured up to the declared value only."
     ]
    ],
    "x-widget": "list",
    "x-message": "Write at most 20 different terms of up to 500 characters each."
   },
   "widget": "list",
   "cell": "list",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "terms_mode": {
      "schema": {
       "const": "checkbox"
      },
      "test": "c_4fedee8028"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "window_user_terms_and_conditions": {
   "key": "window_user_terms_and_conditions",
   "tab": "general",
   "section": "user_terms_and_conditions",
   "schema": {
    "type": "string",
    "format": "html",
    "maxLength": 50000,
    "title": "Full text of the terms",
    "description": "The text in the window. Headings and numbered lists make a long text readable.",
    "default": "",
    "examples": [
     "<h2>Terms of carriage</h2><p>By booking you agree to the following.</p>"
    ]
   },
   "widget": "html",
   "cell": "html",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "terms_mode": {
      "schema": {
       "const": "window"
      },
      "test": "c_04345cab77"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "terms_and_conditions_version": {
   "key": "terms_and_conditions_version",
   "tab": "general",
   "section": "user_terms_and_conditions",
   "schema": {
    "type": "string",
    "minLength": 1,
    "maxLength": 40,
    "pattern": "^[0-9A-Za-z][0-9A-Za-z._-]*$",
    "title": "Version of the terms",
    "description": "Raise it when the terms change in a way that customers must agree to anew: everybody is asked again at the next visit. Correcting a typing error needs no new version.",
    "default": "1",
    "examples": [
     "2",
     "2026-03"
    ],
    "x-message": "Use letters, digits, dots and dashes only, for example 2026-03."
   },
   "widget": "text",
   "cell": "text",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "terms_mode": {
      "schema": {
       "enum": [
        "checkbox",
        "window"
       ]
      },
      "test": "c_7e8c9b59bd"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "billing_email_address": {
   "key": "billing_email_address",
   "tab": "rates",
   "section": "billing_contact",
   "schema": {
    "type": "string",
    "format": "email-list",
    "maxLength": 500,
    "title": "Email address for billing",
    "description": "Customers find it on invoices, statements and beside every payment; their answers to invoice emails arrive here. Several addresses, separated by commas, all receive the message.",
    "examples": [
     "accounts@kestrel.test"
    ],
    "x-message": "Enter an email address such as accounts@kestrel.test; separate several by commas."
   },
   "widget": "email",
   "cell": "link",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "billing_contact_number": {
   "key": "billing_contact_number",
   "tab": "rates",
   "section": "billing_contact",
   "schema": {
    "type": "string",
    "format": "phone-za",
    "maxLength": 20,
    "title": "Phone number for billing",
    "description": "The number on invoices and statements. On a phone, touching it starts the call.",
    "examples": [
     "+27 11 555 0160",
     "011 555 0160"
    ],
    "x-message": "Enter a phone number such as 011 555 0160 or +27 11 555 0160."
   },
   "widget": "phone",
   "cell": "link",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "owner_email_addresses": {
   "key": "owner_email_addresses",
   "tab": "rates",
   "section": "billing_contact",
   "schema": {
    "type": "string",
    "format": "email-list",
    "maxLength": 500,
    "title": "Owners’ email addresses",
    "description": "They are told at once when somebody changes bank details, a password or a key of a payment method, or these addresses: a wrong hand is then noticed the same day. Without an address all administrators are told.",
    "examples": [
     "owner@kestrel.test, finance@kestrel.test"
    ],
    "x-message": "Enter an email address such as owner@kestrel.test; separate several by commas.",
    "x-confirm": "password"
   },
   "widget": "email",
   "cell": "link",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "invoice_company_name": {
   "key": "invoice_company_name",
   "tab": "rates",
   "section": "invoice_settings",
   "schema": {
    "type": "string",
    "maxLength": 120,
    "title": "Name on invoices",
    "description": "The registered name of your company, as SARS knows it. Without one the company name of your portal is printed.",
    "examples": [
     "Kestrel Couriers (Pty) Ltd"
    ]
   },
   "widget": "text",
   "cell": "text",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "invoice_company_address": {
   "key": "invoice_company_address",
   "tab": "rates",
   "section": "invoice_settings",
   "schema": {
    "type": "string",
    "maxLength": 300,
    "title": "Address on invoices",
    "description": "Printed under the name, line by line as you type it. A tax invoice must show where your company is.",
    "examples": [
     "Unit 4, Falcon Park\n12 Jet Park Road\nBoksburg\n1459"
    ]
   },
   "widget": "textarea",
   "cell": "text",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "invoice_company_registration_no": {
   "key": "invoice_company_registration_no",
   "tab": "rates",
   "section": "invoice_settings",
   "schema": {
    "type": "string",
    "maxLength": 30,
    "title": "Company registration",
    "description": "The number of your company at CIPC, printed beside the name. Leave it empty if you trade under your own name.",
    "examples": [
     "2014/118274/07"
    ]
   },
   "widget": "text",
   "cell": "text",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "invoice_company_vat_no": {
   "key": "invoice_company_vat_no",
   "tab": "rates",
   "section": "invoice_settings",
   "schema": {
    "type": "string",
    "maxLength": 10,
    "pattern": "^[0-9]{10}$",
    "title": "VAT number",
    "description": "Ten digits, printed on every tax invoice. Without one the document is headed Invoice instead of Tax invoice; if you are not registered for VAT, set the percentage below to 0 as well.",
    "examples": [
     "4810263541"
    ],
    "x-message": "A VAT number has ten digits, for example 4810263541."
   },
   "widget": "text",
   "cell": "text",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "vat_percentage": {
   "key": "vat_percentage",
   "tab": "rates",
   "section": "invoice_settings",
   "schema": {
    "type": "number",
    "minimum": 0,
    "maximum": 100,
    "title": "VAT",
    "description": "The part that is added to every standard-rated price, for all days that the list below says nothing about. 0 means that you charge no VAT.",
    "default": 15,
    "examples": [
     15
    ],
    "x-unit": "%"
   },
   "widget": "number",
   "cell": "number",
   "exposure": "customer",
   "scopes": [
    "platform",
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "all_vat_percentages": {
   "key": "all_vat_percentages",
   "tab": "rates",
   "section": "invoice_settings",
   "schema": {
    "type": "array",
    "items": {
     "type": "object",
     "title": "Change",
     "properties": {
      "id": {
       "type": "string",
       "minLength": 1,
       "maxLength": 36,
       "title": "Entry number"
      },
      "percentage": {
       "type": "number",
       "minimum": 0,
       "maximum": 100,
       "title": "VAT from then on",
       "x-unit": "%"
      },
      "from_date": {
       "type": "string",
       "format": "date",
       "maxLength": 10,
       "title": "First day",
       "x-message": "Choose the first day on which the percentage counts."
      }
     },
     "required": [
      "id",
      "percentage",
      "from_date"
     ],
     "additionalProperties": false
    },
    "maxItems": 20,
    "title": "VAT changes",
    "description": "Enter a change as soon as it is announced: from its date on, its percentage takes the place of the one above. Documents of earlier days keep the percentage of their own day.",
    "default": [],
    "examples": [
     [
      {
       "id": "may-2027",
       "percentage": 15.5,
       "from_date": "2027-05-01"
      }
     ]
    ],
    "x-unique": [
     "from_date"
    ]
   },
   "widget": "list",
   "cell": "list",
   "exposure": "customer",
   "scopes": [
    "platform",
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "by-id",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "invoice_terms_and_conditions_html": {
   "key": "invoice_terms_and_conditions_html",
   "tab": "rates",
   "section": "invoice_settings",
   "schema": {
    "type": "string",
    "format": "html",
    "maxLength": 20000,
    "title": "Terms on invoices",
    "description": "The small print under the amounts of every invoice: when to pay, interest, how to object. Invoices that were sent already keep theirs.",
    "default": "",
    "examples": [
     "<p>Payable within <strong>30 days</strong> of the invoice date. Queries within 7 days.</p>"
    ]
   },
   "widget": "html",
   "cell": "html",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "invoice_trigger_shipment_status": {
   "key": "invoice_trigger_shipment_status",
   "tab": "rates",
   "section": "when_to_invoice",
   "schema": {
    "type": "string",
    "oneOf": [
     {
      "const": "collected",
      "title": "Collected",
      "description": "The driver has the parcels; size and weight may still be corrected at the hub."
     },
     {
      "const": "at-destination-hub",
      "title": "At the destination hub",
      "description": "It was weighed and transported; only the delivery is missing."
     },
     {
      "const": "out-for-delivery",
      "title": "Out for delivery",
      "description": "It is on the vehicle to the receiver."
     },
     {
      "const": "delivered",
      "title": "Delivered",
      "description": "The service is complete and there is proof of it."
     }
    ],
    "title": "Invoice a shipment once it is",
    "description": "The next invoice run after this moment takes the shipment along. Later moments mean fewer corrections; earlier ones mean that you are paid sooner.",
    "default": "delivered",
    "examples": [
     "collected"
    ]
   },
   "widget": "radio",
   "cell": "choice",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "insurance_declared_value_enabled": {
   "key": "insurance_declared_value_enabled",
   "tab": "rates",
   "section": "rate_settings",
   "schema": {
    "type": "boolean",
    "title": "Customers may insure their goods",
    "description": "Asks for the value of the goods at booking and adds the insurance charge of your rates. Switched off, nobody is asked and nothing is insured.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "insurance_max_declared_value": {
   "key": "insurance_max_declared_value",
   "tab": "rates",
   "section": "rate_settings",
   "schema": {
    "type": "number",
    "minimum": 1,
    "maximum": 10000000,
    "title": "Highest insured value",
    "description": "A shipment cannot be booked with a higher value; take it from your own insurance policy. Nothing filled in means no limit.",
    "default": 50000,
    "examples": [
     100000
    ],
    "x-unit": "R"
   },
   "widget": "number",
   "cell": "number",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "insurance_declared_value_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "quote_validity_period": {
   "key": "quote_validity_period",
   "tab": "rates",
   "section": "rate_settings",
   "schema": {
    "type": "integer",
    "minimum": 1,
    "maximum": 365,
    "title": "A quote is valid for",
    "description": "After this many days a quote expires and has to be asked for anew. Its price counts until then, even if your rates change.",
    "default": 30,
    "examples": [
     14
    ],
    "x-unit": "days"
   },
   "widget": "number",
   "cell": "number",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_pending_validity_period": {
   "key": "payment_pending_validity_period",
   "tab": "rates",
   "section": "rate_settings",
   "schema": {
    "type": "integer",
    "minimum": 1,
    "maximum": 365,
    "title": "An unpaid shipment is kept for",
    "description": "A shipment that waits for payment longer than this can no longer be paid and has to be booked anew.",
    "default": 30,
    "examples": [
     7
    ],
    "x-unit": "days"
   },
   "widget": "number",
   "cell": "number",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "enable_payment_intervention": {
   "key": "enable_payment_intervention",
   "tab": "rates",
   "section": "rate_settings",
   "schema": {
    "type": "boolean",
    "title": "Hold underpaid shipments",
    "description": "A parcel that turns out larger or heavier than it was booked costs more. The shipment then waits under Needs intervention until the difference is paid or somebody lets it go.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "charge_discrepancy_threshold_min_amount": {
   "key": "charge_discrepancy_threshold_min_amount",
   "tab": "rates",
   "section": "rate_settings",
   "schema": {
    "type": "number",
    "minimum": 0,
    "maximum": 100000,
    "title": "Ignore price differences below",
    "description": "Smaller differences between the booked and the final price are not reported and hold nothing up. 0 reports every cent.",
    "default": 10,
    "examples": [
     25
    ],
    "x-unit": "R"
   },
   "widget": "number",
   "cell": "number",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "quote_disclaimer_footer": {
   "key": "quote_disclaimer_footer",
   "tab": "rates",
   "section": "rate_settings",
   "schema": {
    "type": "string",
    "format": "html",
    "maxLength": 10000,
    "title": "Small print on quotes",
    "description": "Stands at the foot of every quote, on the screen and in the PDF.",
    "default": "",
    "examples": [
     "<p>Prices include VAT and depend on the final size and weight.</p>"
    ]
   },
   "widget": "html",
   "cell": "html",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "quote_show_banking_details": {
   "key": "quote_show_banking_details",
   "tab": "rates",
   "section": "rate_settings",
   "schema": {
    "type": "boolean",
    "title": "Bank details on quotes",
    "description": "Prints the bank account of the section Top-up: EFT on quotes, so that customers can pay before booking. Nothing is printed while that account is incomplete.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "quote_payment_reference_option": {
   "key": "quote_payment_reference_option",
   "tab": "rates",
   "section": "rate_settings",
   "schema": {
    "type": "string",
    "oneOf": [
     {
      "const": "both",
      "title": "Both",
      "description": "Account code and quote number, for example KAROO-Q10482."
     },
     {
      "const": "quote-reference",
      "title": "Quote number",
      "description": "Finds the quote; the account follows from it."
     },
     {
      "const": "account-code",
      "title": "Account code",
      "description": "Finds the account; somebody allocates the payment."
     }
    ],
    "title": "Payment reference on quotes",
    "description": "What customers are asked to write as reference when they pay. It decides how easily a payment finds its account.",
    "default": "both",
    "examples": [
     "account-code"
    ]
   },
   "widget": "radio",
   "cell": "choice",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "quote_show_banking_details": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_payfast_enabled": {
   "key": "payment_methods_payfast_enabled",
   "tab": "rates",
   "section": "guest_payments_payfast",
   "schema": {
    "type": "boolean",
    "title": "PayFast for guests",
    "description": "Guests pay on the page of PayFast, by card or instant EFT, before their shipment is booked. It is offered as soon as merchant ID, merchant key and passphrase are filled in.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_payfast_merchant_id": {
   "key": "payment_methods_payfast_merchant_id",
   "tab": "rates",
   "section": "guest_payments_payfast",
   "schema": repeated_4,
   "widget": "text",
   "cell": "text",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "payment_methods_payfast_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_payfast_merchant_key": {
   "key": "payment_methods_payfast_merchant_key",
   "tab": "rates",
   "section": "guest_payments_payfast",
   "schema": repeated_5,
   "widget": "secret",
   "cell": "secret",
   "exposure": "server",
   "scopes": [
    "provider"
   ],
   "secret": true,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "payment_methods_payfast_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_payfast_passphrase": {
   "key": "payment_methods_payfast_passphrase",
   "tab": "rates",
   "section": "guest_payments_payfast",
   "schema": {
    "type": "string",
    "maxLength": 64,
    "pattern": "^\\S(.*\\S)?$",
    "title": "PayFast passphrase",
    "description": "Signs every payment, so that nobody can change an amount on the way. Choose it in the PayFast dashboard under Settings, and enter exactly the same one here.",
    "examples": [
     "jt7NOE43FZPn"
    ],
    "x-message": "Copy the passphrase without spaces before or after it.",
    "x-secret": true,
    "x-masked-with": "payment_methods_payfast_merchant_key"
   },
   "widget": "secret",
   "cell": "secret",
   "exposure": "server",
   "scopes": [
    "provider"
   ],
   "secret": true,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "payment_methods_payfast_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_bobpay_enabled": {
   "key": "payment_methods_bobpay_enabled",
   "tab": "rates",
   "section": "guest_payments_bob_pay",
   "schema": {
    "type": "boolean",
    "title": "Bob Pay for guests",
    "description": "Guests pay with Bob Pay before their shipment is booked. It is offered as soon as recipient account code and passphrase are filled in.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_bobpay_methods": {
   "key": "payment_methods_bobpay_methods",
   "tab": "rates",
   "section": "guest_payments_bob_pay",
   "schema": {
    "type": "array",
    "items": {
     "type": "string",
     "oneOf": [
      {
       "const": "credit-card",
       "title": "Card"
      },
      {
       "const": "instant-eft",
       "title": "Instant EFT"
      },
      {
       "const": "capitec-pay",
       "title": "Capitec Pay"
      },
      {
       "const": "pay-shap",
       "title": "PayShap"
      },
      {
       "const": "scan-to-pay",
       "title": "Scan to Pay"
      }
     ],
     "title": "Way to pay"
    },
    "minItems": 1,
    "maxItems": 5,
    "uniqueItems": true,
    "title": "Ways to pay with Bob Pay",
    "description": "What guests can choose from. What is left out is not offered, even if Bob Pay supports it.",
    "default": [
     "credit-card",
     "instant-eft",
     "capitec-pay",
     "pay-shap",
     "scan-to-pay"
    ],
    "examples": [
     [
      "credit-card",
      "instant-eft"
     ]
    ]
   },
   "widget": "multi-select",
   "cell": "choices",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "payment_methods_bobpay_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "set",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_bobpay_recipient_account_code": {
   "key": "payment_methods_bobpay_recipient_account_code",
   "tab": "rates",
   "section": "guest_payments_bob_pay",
   "schema": repeated_6,
   "widget": "text",
   "cell": "text",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "payment_methods_bobpay_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_bobpay_passphrase": {
   "key": "payment_methods_bobpay_passphrase",
   "tab": "rates",
   "section": "guest_payments_bob_pay",
   "schema": repeated_7,
   "widget": "secret",
   "cell": "secret",
   "exposure": "server",
   "scopes": [
    "provider"
   ],
   "secret": true,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "payment_methods_bobpay_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_stitch_enabled": {
   "key": "payment_methods_stitch_enabled",
   "tab": "rates",
   "section": "guest_payments_stitch",
   "schema": {
    "type": "boolean",
    "title": "Stitch for guests",
    "description": "Guests pay from their banking app or by card before their shipment is booked. It is offered as soon as client ID, client secret and the account below are filled in.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_stitch_methods": {
   "key": "payment_methods_stitch_methods",
   "tab": "rates",
   "section": "guest_payments_stitch",
   "schema": {
    "type": "array",
    "items": {
     "type": "string",
     "oneOf": [
      {
       "const": "eft",
       "title": "Pay by bank"
      },
      {
       "const": "card",
       "title": "Card"
      }
     ],
     "title": "Way to pay"
    },
    "minItems": 1,
    "maxItems": 2,
    "uniqueItems": true,
    "title": "Ways to pay with Stitch",
    "description": "What guests can choose from. What is left out is not offered, even if Stitch supports it.",
    "default": [
     "eft",
     "card"
    ],
    "examples": [
     [
      "eft"
     ]
    ]
   },
   "widget": "multi-select",
   "cell": "choices",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "payment_methods_stitch_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "set",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_stitch_client_id": {
   "key": "payment_methods_stitch_client_id",
   "tab": "rates",
   "section": "guest_payments_stitch",
   "schema": repeated_8,
   "widget": "text",
   "cell": "text",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "payment_methods_stitch_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_stitch_client_secret": {
   "key": "payment_methods_stitch_client_secret",
   "tab": "rates",
   "section": "guest_payments_stitch",
   "schema": repeated_9,
   "widget": "secret",
   "cell": "secret",
   "exposure": "server",
   "scopes": [
    "provider"
   ],
   "secret": true,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "payment_methods_stitch_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_stitch_webhook_secret": {
   "key": "payment_methods_stitch_webhook_secret",
   "tab": "rates",
   "section": "guest_payments_stitch",
   "schema": repeated_10,
   "widget": "secret",
   "cell": "secret",
   "exposure": "server",
   "scopes": [
    "provider"
   ],
   "secret": true,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "payment_methods_stitch_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_stitch_beneficiary_name": {
   "key": "payment_methods_stitch_beneficiary_name",
   "tab": "rates",
   "section": "guest_payments_stitch",
   "schema": repeated_11,
   "widget": "text",
   "cell": "text",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "payment_methods_stitch_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_stitch_beneficiary_bank_id": {
   "key": "payment_methods_stitch_beneficiary_bank_id",
   "tab": "rates",
   "section": "guest_payments_stitch",
   "schema": repeated_13,
   "widget": "select",
   "cell": "choice",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "payment_methods_stitch_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_stitch_beneficiary_account_number": {
   "key": "payment_methods_stitch_beneficiary_account_number",
   "tab": "rates",
   "section": "guest_payments_stitch",
   "schema": repeated_14,
   "widget": "text",
   "cell": "text",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "payment_methods_stitch_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_stitch_beneficiary_reference": {
   "key": "payment_methods_stitch_beneficiary_reference",
   "tab": "rates",
   "section": "guest_payments_stitch",
   "schema": {
    "type": "string",
    "minLength": 1,
    "maxLength": 20,
    "title": "Reference on your statement",
    "description": "What stands beside each payment on your own bank statement. Stitch allows 20 characters.",
    "examples": [
     "KESTREL STITCH"
    ],
    "x-message": "Enter a reference of at most 20 characters, for example KESTREL STITCH."
   },
   "widget": "text",
   "cell": "text",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "payment_methods_stitch_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_payfast_topup_enabled": {
   "key": "payment_methods_payfast_topup_enabled",
   "tab": "rates",
   "section": "top_up_payfast",
   "schema": {
    "type": "boolean",
    "title": "PayFast for top-ups",
    "description": "Customers top up their account on the page of PayFast, by card or instant EFT. It is offered as soon as merchant ID, merchant key and passphrase are filled in.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_payfast_topup_limit": {
   "key": "payment_methods_payfast_topup_limit",
   "tab": "rates",
   "section": "top_up_payfast",
   "schema": {
    "type": "number",
    "minimum": 1,
    "maximum": 1000000,
    "title": "Most in one PayFast top-up",
    "description": "A larger amount is refused. Nothing filled in means no limit.",
    "examples": [
     5000
    ],
    "x-unit": "R"
   },
   "widget": "number",
   "cell": "number",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "payment_methods_payfast_topup_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_payfast_topup_merchant_id": {
   "key": "payment_methods_payfast_topup_merchant_id",
   "tab": "rates",
   "section": "top_up_payfast",
   "schema": repeated_4,
   "widget": "text",
   "cell": "text",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "payment_methods_payfast_topup_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_payfast_topup_merchant_key": {
   "key": "payment_methods_payfast_topup_merchant_key",
   "tab": "rates",
   "section": "top_up_payfast",
   "schema": repeated_5,
   "widget": "secret",
   "cell": "secret",
   "exposure": "server",
   "scopes": [
    "provider"
   ],
   "secret": true,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "payment_methods_payfast_topup_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_payfast_topup_passphrase": {
   "key": "payment_methods_payfast_topup_passphrase",
   "tab": "rates",
   "section": "top_up_payfast",
   "schema": {
    "type": "string",
    "maxLength": 64,
    "pattern": "^\\S(.*\\S)?$",
    "title": "PayFast passphrase",
    "description": "Signs every payment, so that nobody can change an amount on the way. Choose it in the PayFast dashboard under Settings, and enter exactly the same one here.",
    "examples": [
     "jt7NOE43FZPn"
    ],
    "x-message": "Copy the passphrase without spaces before or after it.",
    "x-secret": true,
    "x-masked-with": "payment_methods_payfast_topup_merchant_key"
   },
   "widget": "secret",
   "cell": "secret",
   "exposure": "server",
   "scopes": [
    "provider"
   ],
   "secret": true,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "payment_methods_payfast_topup_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_bobpay_topup_enabled": {
   "key": "payment_methods_bobpay_topup_enabled",
   "tab": "rates",
   "section": "top_up_bob_pay",
   "schema": {
    "type": "boolean",
    "title": "Bob Pay for top-ups",
    "description": "Customers top up their account with Bob Pay, and may save a card for the next time. It is offered as soon as recipient account code and passphrase are filled in.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_bobpay_topup_limit": {
   "key": "payment_methods_bobpay_topup_limit",
   "tab": "rates",
   "section": "top_up_bob_pay",
   "schema": {
    "type": "number",
    "minimum": 1,
    "maximum": 1000000,
    "title": "Most in one Bob Pay top-up",
    "description": "A larger amount is refused. Nothing filled in means no limit.",
    "examples": [
     5000
    ],
    "x-unit": "R"
   },
   "widget": "number",
   "cell": "number",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "payment_methods_bobpay_topup_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_bobpay_topup_methods": {
   "key": "payment_methods_bobpay_topup_methods",
   "tab": "rates",
   "section": "top_up_bob_pay",
   "schema": {
    "type": "array",
    "items": {
     "type": "string",
     "oneOf": [
      {
       "const": "credit-card",
       "title": "Card"
      },
      {
       "const": "instant-eft",
       "title": "Instant EFT"
      },
      {
       "const": "capitec-pay",
       "title": "Capitec Pay"
      },
      {
       "const": "pay-shap",
       "title": "PayShap"
      },
      {
       "const": "scan-to-pay",
       "title": "Scan to Pay"
      }
     ],
     "title": "Way to pay"
    },
    "minItems": 1,
    "maxItems": 5,
    "uniqueItems": true,
    "title": "Ways to pay with Bob Pay",
    "description": "What customers can choose from. What is left out is not offered, even if Bob Pay supports it.",
    "default": [
     "credit-card",
     "instant-eft",
     "capitec-pay",
     "pay-shap",
     "scan-to-pay"
    ],
    "examples": [
     [
      "credit-card",
      "instant-eft"
     ]
    ]
   },
   "widget": "multi-select",
   "cell": "choices",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "payment_methods_bobpay_topup_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "set",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_bobpay_topup_recipient_account_code": {
   "key": "payment_methods_bobpay_topup_recipient_account_code",
   "tab": "rates",
   "section": "top_up_bob_pay",
   "schema": repeated_6,
   "widget": "text",
   "cell": "text",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "payment_methods_bobpay_topup_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_bobpay_topup_passphrase": {
   "key": "payment_methods_bobpay_topup_passphrase",
   "tab": "rates",
   "section": "top_up_bob_pay",
   "schema": repeated_7,
   "widget": "secret",
   "cell": "secret",
   "exposure": "server",
   "scopes": [
    "provider"
   ],
   "secret": true,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "payment_methods_bobpay_topup_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_stitch_topup_enabled": {
   "key": "payment_methods_stitch_topup_enabled",
   "tab": "rates",
   "section": "top_up_stitch",
   "schema": {
    "type": "boolean",
    "title": "Stitch for top-ups",
    "description": "Customers top up their account from their banking app or by card. It is offered as soon as client ID, client secret and the account below are filled in.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_stitch_topup_methods": {
   "key": "payment_methods_stitch_topup_methods",
   "tab": "rates",
   "section": "top_up_stitch",
   "schema": {
    "type": "array",
    "items": {
     "type": "string",
     "oneOf": [
      {
       "const": "eft",
       "title": "Pay by bank"
      },
      {
       "const": "card",
       "title": "Card"
      }
     ],
     "title": "Way to pay"
    },
    "minItems": 1,
    "maxItems": 2,
    "uniqueItems": true,
    "title": "Ways to pay with Stitch",
    "description": "What customers can choose from. What is left out is not offered, even if Stitch supports it.",
    "default": [
     "eft",
     "card"
    ],
    "examples": [
     [
      "eft"
     ]
    ]
   },
   "widget": "multi-select",
   "cell": "choices",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "payment_methods_stitch_topup_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "set",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_stitch_topup_client_id": {
   "key": "payment_methods_stitch_topup_client_id",
   "tab": "rates",
   "section": "top_up_stitch",
   "schema": repeated_8,
   "widget": "text",
   "cell": "text",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "payment_methods_stitch_topup_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_stitch_topup_client_secret": {
   "key": "payment_methods_stitch_topup_client_secret",
   "tab": "rates",
   "section": "top_up_stitch",
   "schema": repeated_9,
   "widget": "secret",
   "cell": "secret",
   "exposure": "server",
   "scopes": [
    "provider"
   ],
   "secret": true,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "payment_methods_stitch_topup_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_stitch_topup_webhook_secret": {
   "key": "payment_methods_stitch_topup_webhook_secret",
   "tab": "rates",
   "section": "top_up_stitch",
   "schema": repeated_10,
   "widget": "secret",
   "cell": "secret",
   "exposure": "server",
   "scopes": [
    "provider"
   ],
   "secret": true,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "payment_methods_stitch_topup_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_stitch_topup_beneficiary_name": {
   "key": "payment_methods_stitch_topup_beneficiary_name",
   "tab": "rates",
   "section": "top_up_stitch",
   "schema": repeated_11,
   "widget": "text",
   "cell": "text",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "payment_methods_stitch_topup_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_stitch_topup_beneficiary_bank_id": {
   "key": "payment_methods_stitch_topup_beneficiary_bank_id",
   "tab": "rates",
   "section": "top_up_stitch",
   "schema": repeated_13,
   "widget": "select",
   "cell": "choice",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "payment_methods_stitch_topup_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_stitch_topup_beneficiary_account_number": {
   "key": "payment_methods_stitch_topup_beneficiary_account_number",
   "tab": "rates",
   "section": "top_up_stitch",
   "schema": repeated_14,
   "widget": "text",
   "cell": "text",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "payment_methods_stitch_topup_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_stitch_topup_beneficiary_reference": {
   "key": "payment_methods_stitch_topup_beneficiary_reference",
   "tab": "rates",
   "section": "top_up_stitch",
   "schema": {
    "type": "string",
    "minLength": 1,
    "maxLength": 20,
    "title": "Reference on your statement",
    "description": "What stands beside each payment on your own bank statement. Stitch allows 20 characters.",
    "examples": [
     "KESTREL TOP-UP"
    ],
    "x-message": "Enter a reference of at most 20 characters, for example KESTREL STITCH."
   },
   "widget": "text",
   "cell": "text",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "payment_methods_stitch_topup_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_custom_enabled": {
   "key": "payment_methods_custom_enabled",
   "tab": "rates",
   "section": "top_up_custom",
   "schema": {
    "type": "boolean",
    "title": "Your own payment page",
    "description": "Adds a button with the name below to the ways of topping up. Your page takes the payment; you enter it afterwards under Billing.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "show_custom_payment_gateway": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_custom_name": {
   "key": "payment_methods_custom_name",
   "tab": "rates",
   "section": "top_up_custom",
   "schema": {
    "type": "string",
    "minLength": 1,
    "maxLength": 40,
    "title": "Name on the button",
    "description": "What customers read among the ways of topping up.",
    "examples": [
     "Pay at Kestrel"
    ],
    "x-message": "Enter a name of at most 40 characters."
   },
   "widget": "text",
   "cell": "text",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "show_custom_payment_gateway": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     },
     "payment_methods_custom_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_custom_url": {
   "key": "payment_methods_custom_url",
   "tab": "rates",
   "section": "top_up_custom",
   "schema": {
    "type": "string",
    "format": "https-url",
    "maxLength": 2048,
    "title": "Address of your payment page",
    "description": "Customers are sent here with account_id, account_code and amount added to the address.",
    "examples": [
     "https://pay.kestrel.test/top-up"
    ],
    "x-message": "Enter the full address, beginning with https://.",
    "x-confirm": "password"
   },
   "widget": "url",
   "cell": "link",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "show_custom_payment_gateway": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     },
     "payment_methods_custom_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_custom_image_url": {
   "key": "payment_methods_custom_image_url",
   "tab": "rates",
   "section": "top_up_custom",
   "schema": {
    "type": "string",
    "format": "asset-url",
    "maxLength": 2048,
    "title": "Picture on the button",
    "description": "A small logo beside the name, best as wide as it is high. Without one only the name is shown.",
    "examples": [
     "https://images.kestrel.test/pay.svg"
    ]
   },
   "widget": "image-url",
   "cell": "link",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "show_custom_payment_gateway": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     },
     "payment_methods_custom_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_eft_enabled": {
   "key": "payment_methods_eft_enabled",
   "tab": "rates",
   "section": "top_up_eft",
   "schema": {
    "type": "boolean",
    "title": "Top-up by EFT",
    "description": "Shows customers the bank details below when they choose to pay by EFT. The balance rises once you have imported or entered the payment.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "show_custom_payment_gateway": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_eft_bank": {
   "key": "payment_methods_eft_bank",
   "tab": "rates",
   "section": "top_up_eft",
   "schema": {
    "title": "Bank",
    "description": "The bank of your account.",
    "type": "string",
    "oneOf": repeated_12,
    "x-enum": "bank",
    "examples": [
     "standard_bank"
    ],
    "x-confirm": "password"
   },
   "widget": "select",
   "cell": "choice",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "show_custom_payment_gateway": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     },
     "payment_methods_eft_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_eft_account_holder": {
   "key": "payment_methods_eft_account_holder",
   "tab": "rates",
   "section": "top_up_eft",
   "schema": {
    "type": "string",
    "maxLength": 80,
    "title": "Account holder",
    "description": "The name that your bank has for the account; banking apps compare it. Without one the name on invoices is shown.",
    "examples": [
     "Kestrel Couriers (Pty) Ltd"
    ],
    "x-confirm": "password"
   },
   "widget": "text",
   "cell": "text",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "show_custom_payment_gateway": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     },
     "payment_methods_eft_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_eft_branch_code": {
   "key": "payment_methods_eft_branch_code",
   "tab": "rates",
   "section": "top_up_eft",
   "schema": {
    "type": "string",
    "maxLength": 6,
    "pattern": "^[0-9]{6}$",
    "title": "Branch code",
    "description": "Six digits. Every bank has a universal code that works for all branches, for example 051001 for Standard Bank.",
    "examples": [
     "051001"
    ],
    "x-message": "A branch code has six digits, for example 051001.",
    "x-confirm": "password"
   },
   "widget": "text",
   "cell": "text",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "show_custom_payment_gateway": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     },
     "payment_methods_eft_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_eft_account_type": {
   "key": "payment_methods_eft_account_type",
   "tab": "rates",
   "section": "top_up_eft",
   "schema": {
    "title": "Type of account",
    "description": "Banks ask for it when somebody pays for the first time.",
    "type": "string",
    "oneOf": [
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
    ],
    "x-enum": "bank_account_type",
    "default": "cheque",
    "examples": [
     "savings"
    ],
    "x-confirm": "password"
   },
   "widget": "radio",
   "cell": "choice",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "show_custom_payment_gateway": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     },
     "payment_methods_eft_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_methods_eft_account_number": {
   "key": "payment_methods_eft_account_number",
   "tab": "rates",
   "section": "top_up_eft",
   "schema": {
    "type": "string",
    "maxLength": 20,
    "pattern": "^[0-9]{5,20}$",
    "title": "Account number",
    "description": "Digits only, as on your bank statement. Customers copy it from here.",
    "examples": [
     "062845501"
    ],
    "x-message": "An account number has 5 to 20 digits without spaces, for example 062845501.",
    "x-confirm": "password"
   },
   "widget": "text",
   "cell": "text",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "show_custom_payment_gateway": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     },
     "payment_methods_eft_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_import_start_date": {
   "key": "payment_import_start_date",
   "tab": "rates",
   "section": "payment_import_date_range",
   "schema": {
    "type": "string",
    "format": "date",
    "maxLength": 10,
    "title": "Import payments from",
    "description": "Payments of earlier days are left out of every import. Without a date the import begins with the first line of the statement.",
    "examples": [
     "2026-03-01"
    ],
    "x-message": "Choose a date."
   },
   "widget": "date",
   "cell": "date",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "payment_import_end_date": {
   "key": "payment_import_end_date",
   "tab": "rates",
   "section": "payment_import_date_range",
   "schema": {
    "type": "string",
    "format": "date",
    "maxLength": 10,
    "title": "Import payments until",
    "description": "Payments of later days are left out. Usually left empty; a date here also stops new payments from coming in.",
    "examples": [
     "2026-12-31"
    ],
    "x-message": "Choose a date."
   },
   "widget": "date",
   "cell": "date",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "minimum_parcel_length": {
   "key": "minimum_parcel_length",
   "tab": "shipments",
   "section": "parcel_dimensions",
   "schema": {
    "type": "number",
    "minimum": 0.1,
    "maximum": 1000,
    "title": "Smallest length",
    "description": "A shorter parcel cannot be booked. The length is the longest side. Nothing filled in means no limit.",
    "examples": [
     10
    ],
    "x-unit": "cm"
   },
   "widget": "number",
   "cell": "number",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "maximum_parcel_length": {
   "key": "maximum_parcel_length",
   "tab": "shipments",
   "section": "parcel_dimensions",
   "schema": {
    "type": "number",
    "minimum": 0.1,
    "maximum": 1000,
    "title": "Largest length",
    "description": "A longer parcel cannot be booked; customers are told the limit. Nothing filled in means no limit.",
    "examples": [
     120
    ],
    "x-unit": "cm"
   },
   "widget": "number",
   "cell": "number",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "minimum_parcel_width": {
   "key": "minimum_parcel_width",
   "tab": "shipments",
   "section": "parcel_dimensions",
   "schema": {
    "type": "number",
    "minimum": 0.1,
    "maximum": 1000,
    "title": "Smallest width",
    "description": "A narrower parcel cannot be booked. Nothing filled in means no limit.",
    "examples": [
     5
    ],
    "x-unit": "cm"
   },
   "widget": "number",
   "cell": "number",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "maximum_parcel_width": {
   "key": "maximum_parcel_width",
   "tab": "shipments",
   "section": "parcel_dimensions",
   "schema": {
    "type": "number",
    "minimum": 0.1,
    "maximum": 1000,
    "title": "Largest width",
    "description": "A wider parcel cannot be booked; customers are told the limit. Nothing filled in means no limit.",
    "examples": [
     80
    ],
    "x-unit": "cm"
   },
   "widget": "number",
   "cell": "number",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "minimum_parcel_height": {
   "key": "minimum_parcel_height",
   "tab": "shipments",
   "section": "parcel_dimensions",
   "schema": {
    "type": "number",
    "minimum": 0.1,
    "maximum": 1000,
    "title": "Smallest height",
    "description": "A flatter parcel cannot be booked. Nothing filled in means no limit.",
    "examples": [
     1
    ],
    "x-unit": "cm"
   },
   "widget": "number",
   "cell": "number",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "maximum_parcel_height": {
   "key": "maximum_parcel_height",
   "tab": "shipments",
   "section": "parcel_dimensions",
   "schema": {
    "type": "number",
    "minimum": 0.1,
    "maximum": 1000,
    "title": "Largest height",
    "description": "A higher parcel cannot be booked; customers are told the limit. Nothing filled in means no limit.",
    "examples": [
     80
    ],
    "x-unit": "cm"
   },
   "widget": "number",
   "cell": "number",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "minimum_parcel_weight": {
   "key": "minimum_parcel_weight",
   "tab": "shipments",
   "section": "parcel_dimensions",
   "schema": {
    "type": "number",
    "minimum": 0.01,
    "maximum": 10000,
    "title": "Lowest weight",
    "description": "A lighter parcel cannot be booked. Nothing filled in means no limit.",
    "examples": [
     0.1
    ],
    "x-unit": "kg"
   },
   "widget": "number",
   "cell": "number",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "maximum_parcel_weight": {
   "key": "maximum_parcel_weight",
   "tab": "shipments",
   "section": "parcel_dimensions",
   "schema": {
    "type": "number",
    "minimum": 0.01,
    "maximum": 10000,
    "title": "Highest weight",
    "description": "A heavier parcel cannot be booked; customers are told the limit. Think of what one driver may lift. Nothing filled in means no limit.",
    "examples": [
     30
    ],
    "x-unit": "kg"
   },
   "widget": "number",
   "cell": "number",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "parcel_types": {
   "key": "parcel_types",
   "tab": "shipments",
   "section": "packaging",
   "schema": {
    "type": "array",
    "items": {
     "type": "object",
     "title": "Packaging",
     "properties": {
      "id": {
       "type": "string",
       "minLength": 1,
       "maxLength": 36,
       "title": "Entry number"
      },
      "name": {
       "type": "string",
       "minLength": 1,
       "maxLength": 60,
       "title": "Name",
       "examples": [
        "Flyer A4"
       ]
      },
      "length": {
       "type": "number",
       "minimum": 0.1,
       "maximum": 1000,
       "title": "Length",
       "x-unit": "cm"
      },
      "width": {
       "type": "number",
       "minimum": 0.1,
       "maximum": 1000,
       "title": "Width",
       "x-unit": "cm"
      },
      "height": {
       "type": "number",
       "minimum": 0.1,
       "maximum": 1000,
       "title": "Height",
       "x-unit": "cm"
      },
      "weight": {
       "type": "number",
       "minimum": 0.01,
       "maximum": 10000,
       "title": "Weight",
       "x-unit": "kg"
      },
      "declared_value": {
       "type": "number",
       "minimum": 0,
       "maximum": 10000000,
       "title": "Value of the goods",
       "description": "Filled in where goods may be insured. Leave it empty to have customers asked.",
       "x-unit": "R"
      },
      "is_default": {
       "type": "boolean",
       "default": false,
       "title": "Chosen from the start",
       "description": "New parcels begin with this packaging. Only one can be it."
      }
     },
     "required": [
      "id",
      "name",
      "length",
      "width",
      "height",
      "weight",
      "is_default"
     ],
     "additionalProperties": false
    },
    "maxItems": 100,
    "title": "Packaging to choose from",
    "description": "Offered beside every parcel at booking; choosing one fills in size and weight, which can still be changed. Customers whose account has a list of its own see that one instead.",
    "default": [],
    "examples": [
     [
      {
       "id": "flyer-a4",
       "name": "Flyer A4",
       "length": 32,
       "width": 24,
       "height": 4,
       "weight": 1,
       "is_default": true
      },
      {
       "id": "medium-box",
       "name": "Medium box",
       "length": 40,
       "width": 30,
       "height": 30,
       "weight": 5,
       "is_default": false
      }
     ]
    ],
    "x-unique": [
     "name"
    ]
   },
   "widget": "list",
   "cell": "list",
   "exposure": "public",
   "scopes": [
    "provider",
    "account"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "by-id",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "parcel_categories": {
   "key": "parcel_categories",
   "tab": "shipments",
   "section": "parcel_categories",
   "schema": {
    "type": "array",
    "items": {
     "type": "string",
     "minLength": 1,
     "maxLength": 60,
     "title": "Category"
    },
    "maxItems": 100,
    "uniqueItems": true,
    "title": "Categories to choose from",
    "description": "Offered at booking, in alphabetical order, and printed on labels and reports. Without categories nobody is asked.",
    "default": [],
    "examples": [
     [
      "Clothing",
      "Documents",
      "Electronics",
      "Spare parts",
      "Wine"
     ]
    ],
    "x-widget": "tags",
    "x-message": "Write at most 100 different categories of up to 60 characters each."
   },
   "widget": "tags",
   "cell": "list",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "set",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "parcel_disclaimer": {
   "key": "parcel_disclaimer",
   "tab": "shipments",
   "section": "parcel_disclaimer",
   "schema": {
    "type": "string",
    "maxLength": 1000,
    "title": "Text beside the measures",
    "description": "Shown under the parcels at booking, so that nobody is surprised by a correction. Remove the text to show nothing.",
    "default": "Additional costs may occur if incorrect dimensions and weight are submitted.",
    "examples": [
     "Parcels are measured at our hub. The larger of both measures is charged."
    ],
    "x-widget": "textarea"
   },
   "widget": "textarea",
   "cell": "text",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "note_types": {
   "key": "note_types",
   "tab": "shipments",
   "section": "note_types",
   "schema": {
    "type": "array",
    "items": {
     "type": "object",
     "title": "Kind of note",
     "properties": {
      "id": {
       "type": "string",
       "minLength": 1,
       "maxLength": 36,
       "title": "Entry number"
      },
      "name": {
       "type": "string",
       "minLength": 1,
       "maxLength": 60,
       "title": "Name",
       "examples": [
        "Customer called"
       ]
      },
      "shown_to_customers": {
       "type": "boolean",
       "default": false,
       "title": "Customers see it",
       "description": "The note appears on the customer’s shipment page as well."
      },
      "email_recipients": {
       "type": "array",
       "items": {
        "title": "Receiver of a note",
        "description": "Who can be sent a shipment note by email (doc2:146).",
        "type": "string",
        "oneOf": [
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
        ],
        "x-enum": "note_email_recipient"
       },
       "maxItems": 3,
       "uniqueItems": true,
       "default": [],
       "title": "Ticked for email from the start",
       "description": "Whoever writes the note can still change it.",
       "x-widget": "multi-select"
      },
      "retired": {
       "type": "boolean",
       "default": false,
       "title": "No longer offered",
       "description": "Notes that have it keep it."
      }
     },
     "required": [
      "id",
      "name",
      "shown_to_customers",
      "email_recipients",
      "retired"
     ],
     "additionalProperties": false
    },
    "maxItems": 40,
    "title": "Kinds of note",
    "description": "Chosen when a note is written, and searched for later. Without any, a note is just a note that only your staff see.",
    "default": [],
    "examples": [
     [
      {
       "id": "customer-called",
       "name": "Customer called",
       "shown_to_customers": false,
       "email_recipients": [],
       "retired": false
      },
      {
       "id": "damage",
       "name": "Damage report",
       "shown_to_customers": true,
       "email_recipients": [
        "account-holder"
       ],
       "retired": false
      }
     ]
    ],
    "x-unique": [
     "name"
    ]
   },
   "widget": "list",
   "cell": "list",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "by-id",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "delete_shipment_note": {
   "key": "delete_shipment_note",
   "tab": "shipments",
   "section": "note_types",
   "schema": {
    "type": "boolean",
    "title": "Staff may delete notes",
    "description": "Adds a bin beside each note. What was deleted stays in the audit trail of the shipment.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "is_parcel_content_required": {
   "key": "is_parcel_content_required",
   "tab": "shipments",
   "section": "permissions_and_additional_settings",
   "schema": {
    "type": "boolean",
    "title": "Ask what is inside",
    "description": "A parcel cannot be booked without a description of its content.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "show_what_cannot_be_sent": {
   "key": "show_what_cannot_be_sent",
   "tab": "shipments",
   "section": "permissions_and_additional_settings",
   "schema": {
    "type": "boolean",
    "title": "Tell people what cannot be sent",
    "description": "Adds a link to the list below at booking, before anything is filled in.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "what_cannot_be_sent_html": {
   "key": "what_cannot_be_sent_html",
   "tab": "shipments",
   "section": "permissions_and_additional_settings",
   "schema": {
    "type": "string",
    "format": "html",
    "maxLength": 20000,
    "title": "List of what cannot be sent",
    "description": "The text behind that link. Without a text there is no link.",
    "default": "",
    "examples": [
     "<ul><li>Cash and jewellery</li><li>Live animals</li><li>Firearms and ammunition</li></ul>"
    ]
   },
   "widget": "html",
   "cell": "html",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "show_what_cannot_be_sent": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "confirm_no_dangerous_goods": {
   "key": "confirm_no_dangerous_goods",
   "tab": "shipments",
   "section": "permissions_and_additional_settings",
   "schema": {
    "type": "boolean",
    "title": "Have customers confirm that nothing is dangerous",
    "description": "Customers confirm once in a session that their parcels hold no dangerous goods. Staff are not asked.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "dangerous_goods_image_url": {
   "key": "dangerous_goods_image_url",
   "tab": "shipments",
   "section": "permissions_and_additional_settings",
   "schema": {
    "type": "string",
    "format": "asset-url",
    "maxLength": 2048,
    "title": "Picture of dangerous goods",
    "description": "Shown beside the question, best as a chart of the danger symbols about 600 pixels wide. Without one only the question is shown.",
    "examples": [
     "https://images.kestrel.test/dangerous-goods.png"
    ]
   },
   "widget": "image-url",
   "cell": "link",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "confirm_no_dangerous_goods": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "require_guest_shipment_billing_email": {
   "key": "require_guest_shipment_billing_email",
   "tab": "shipments",
   "section": "permissions_and_additional_settings",
   "schema": {
    "type": "boolean",
    "title": "Guests give an email address for billing",
    "description": "A booking without an account needs the email address of the person who pays, so that the invoice can be sent.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "unused_feature_guest_shipment_creation": {
      "schema": {
       "const": false
      },
      "test": "c_41927c8e6c"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "show_predefined_addresses": {
   "key": "show_predefined_addresses",
   "tab": "shipments",
   "section": "permissions_and_additional_settings",
   "schema": {
    "type": "boolean",
    "title": "Offer your own addresses",
    "description": "The addresses below can be chosen at booking, for example your counters or a return centre.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "predefined_addresses": {
   "key": "predefined_addresses",
   "tab": "shipments",
   "section": "permissions_and_additional_settings",
   "schema": {
    "type": "array",
    "items": {
     "type": "object",
     "title": "Address",
     "properties": {
      "id": {
       "type": "string",
       "minLength": 1,
       "maxLength": 36,
       "title": "Entry number"
      },
      "name": {
       "type": "string",
       "minLength": 1,
       "maxLength": 60,
       "title": "Name",
       "description": "What people choose.",
       "examples": [
        "Return centre Midrand"
       ]
      },
      "address": {
       "title": "Address",
       "description": "An address as people type it; it fits wherever a shipment asks for an address (doc1:111).",
       "type": "object",
       "properties": repeated_15,
       "required": [
        "street_address",
        "local_area",
        "city",
        "zone",
        "country"
       ],
       "additionalProperties": false
      },
      "contact_name": {
       "type": "string",
       "maxLength": 100,
       "title": "Contact person"
      },
      "mobile_number": {
       "type": "string",
       "format": "phone-za",
       "maxLength": 20,
       "title": "Phone number",
       "x-message": "Enter a phone number such as 082 555 0160."
      },
      "email": {
       "type": "string",
       "format": "email",
       "maxLength": 254,
       "title": "Email address",
       "x-message": "Enter an email address such as returns@kestrel.test."
      },
      "special_instructions": {
       "type": "string",
       "maxLength": 300,
       "title": "Instructions for the driver"
      }
     },
     "required": [
      "id",
      "name",
      "address"
     ],
     "additionalProperties": false
    },
    "maxItems": 50,
    "title": "Addresses on offer",
    "description": "In the order in which they are offered. A shipment keeps the address as it was when it was booked.",
    "default": [],
    "examples": [
     [
      {
       "id": "returns-midrand",
       "name": "Return centre Midrand",
       "address": {
        "type": "business",
        "company": "Kestrel Couriers",
        "street_address": "12 Jet Park Road",
        "local_area": "Halfway House",
        "city": "Midrand",
        "zone": "Gauteng",
        "code": "1685",
        "country": "ZA"
       },
       "contact_name": "Goods in",
       "mobile_number": "082 555 0160",
       "special_instructions": "Use gate 3."
      }
     ]
    ],
    "x-unique": [
     "name"
    ]
   },
   "widget": "list",
   "cell": "list",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "show_predefined_addresses": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "by-id",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "allow_rescheduling_shipments": {
   "key": "allow_rescheduling_shipments",
   "tab": "shipments",
   "section": "permissions_and_additional_settings",
   "schema": {
    "type": "boolean",
    "title": "Customers may move a date",
    "description": "Customers can ask for another collection or delivery date while the driver is not yet on the way. Staff always can.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "auto_add_custom_references": {
   "key": "auto_add_custom_references",
   "tab": "shipments",
   "section": "permissions_and_additional_settings",
   "schema": {
    "type": "boolean",
    "title": "Give every shipment a reference",
    "description": "A shipment without a reference of its own gets one at booking: the tracking prefix of the account, a dash and a running number, for example KAROO-004512.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "auto_add_custom_references_remove_dash": {
   "key": "auto_add_custom_references_remove_dash",
   "tab": "shipments",
   "section": "permissions_and_additional_settings",
   "schema": {
    "type": "boolean",
    "title": "Leave out the dash",
    "description": "Writes KAROO004512 instead of KAROO-004512, for scanners and systems that cannot read a dash.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "auto_add_custom_references": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "disable_custom_tracking_references_for_non_staff_users": {
   "key": "disable_custom_tracking_references_for_non_staff_users",
   "tab": "shipments",
   "section": "permissions_and_additional_settings",
   "schema": {
    "type": "boolean",
    "title": "Only staff enter custom references",
    "description": "Customers no longer find the field for a waybill number of their own. References that exist stay.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "override_shipment_statuses": {
   "key": "override_shipment_statuses",
   "tab": "shipments",
   "section": "permissions_and_additional_settings",
   "schema": {
    "type": "boolean",
    "title": "Keep difficulties from customers",
    "description": "Rejected and unassigned show as assigned to customers, and on hold (internal) as at hub. Staff always see the true status.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "default_waybill_type": {
   "key": "default_waybill_type",
   "tab": "shipments",
   "section": "permissions_and_additional_settings",
   "schema": {
    "title": "Waybills are printed",
    "description": "What is chosen in the print window from the start.",
    "type": "string",
    "oneOf": [
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
    ],
    "x-enum": "waybill_type",
    "default": "shipment",
    "examples": [
     "parcel"
    ]
   },
   "widget": "radio",
   "cell": "choice",
   "exposure": "customer",
   "scopes": [
    "provider",
    "account"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "enable_6up_sticker_labels": {
   "key": "enable_6up_sticker_labels",
   "tab": "shipments",
   "section": "permissions_and_additional_settings",
   "schema": {
    "type": "boolean",
    "title": "Six labels on an A4 page",
    "description": "Adds a page of two by three labels to the ways of printing, for an ordinary printer with sticker sheets.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "use_parcel_alternative_reference_for_sticker_labels": {
   "key": "use_parcel_alternative_reference_for_sticker_labels",
   "tab": "shipments",
   "section": "permissions_and_additional_settings",
   "schema": {
    "type": "boolean",
    "title": "Own parcel references on labels",
    "description": "The barcode of a label holds the parcel’s alternative reference where it has one. Hub and drivers then scan your customers’ numbers.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "use_third_party_routing_codes": {
   "key": "use_third_party_routing_codes",
   "tab": "shipments",
   "section": "permissions_and_additional_settings",
   "schema": {
    "type": "boolean",
    "title": "Routing codes of other couriers",
    "description": "A label of a shipment that is handed to another courier carries that courier’s routing code instead of yours.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "show_waybill_sticker_download_for_default_screen_mode_staff_user": {
   "key": "show_waybill_sticker_download_for_default_screen_mode_staff_user",
   "tab": "shipments",
   "section": "permissions_and_additional_settings",
   "schema": {
    "type": "boolean",
    "title": "Print buttons for staff in the standard view",
    "description": "Staff whose shipment page is in the standard view also find the buttons for waybill and labels. In the data-capturing and kiosk views they always have them.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "floor_check": {
   "key": "floor_check",
   "tab": "shipments",
   "section": "permissions_and_additional_settings",
   "schema": {
    "type": "boolean",
    "title": "Floor check in the hub scanner",
    "description": "Adds a mode in which everything on the floor is scanned; parcels that should be there and were not scanned are listed as missing.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "unused_feature_hub_scanner": {
      "schema": {
       "const": false
      },
      "test": "c_41927c8e6c"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "shipment_status_order": {
   "key": "shipment_status_order",
   "tab": "shipments",
   "section": "permissions_and_additional_settings",
   "schema": {
    "type": "array",
    "items": repeated_2,
    "maxItems": 60,
    "uniqueItems": true,
    "title": "Order of the statuses",
    "description": "From first to last. It decides what counts as later than collected or delivered; statuses that are not in the list follow in their usual order. Leave it empty for the usual order of all of them.",
    "default": [],
    "examples": [
     [
      "submitted",
      "collection-assigned",
      "collected",
      "at-hub",
      "in-transit",
      "at-destination-hub",
      "out-for-delivery",
      "delivered"
     ]
    ],
    "x-widget": "list"
   },
   "widget": "list",
   "cell": "list",
   "exposure": "public",
   "scopes": [
    "platform",
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": [
     "INLINE_feature_toggles"
    ]
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "bob_box_sync_enabled": {
   "key": "bob_box_sync_enabled",
   "tab": "shipments",
   "section": "bob_box",
   "schema": {
    "type": "boolean",
    "title": "Keep lockers in step with Bob Box",
    "description": "Fetches lockers, their free compartments and the state of every reservation from Bob Box, and sends changes back. It begins once the key below is filled in.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "provider.kind": {
      "schema": {
       "const": "locker-network"
      },
      "test": "c_a2dbdf30a3"
     },
     "enable_bob_box": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "bob_box_api_key": {
   "key": "bob_box_api_key",
   "tab": "shipments",
   "section": "bob_box",
   "schema": {
    "type": "string",
    "maxLength": 200,
    "pattern": "^\\S(.*\\S)?$",
    "title": "Key to Bob Box",
    "description": "Lets us speak for you at Bob Box. Ask Bob Box for one; nobody can read it here again afterwards.",
    "examples": [
     "bbx_live_7Hq2sVtM0cYx4nKd"
    ],
    "x-message": "Copy the key without spaces before or after it.",
    "x-secret": true
   },
   "widget": "secret",
   "cell": "secret",
   "exposure": "server",
   "scopes": [
    "provider"
   ],
   "secret": true,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "provider.kind": {
      "schema": {
       "const": "locker-network"
      },
      "test": "c_a2dbdf30a3"
     },
     "enable_bob_box": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     },
     "bob_box_sync_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "bob_box_sync_interval": {
   "key": "bob_box_sync_interval",
   "tab": "shipments",
   "section": "bob_box",
   "schema": {
    "type": "integer",
    "minimum": 5,
    "maximum": 1440,
    "title": "Fetch every",
    "description": "A shorter time shows free compartments earlier. Reservations are always sent at once.",
    "default": 15,
    "examples": [
     30
    ],
    "x-unit": "minutes"
   },
   "widget": "number",
   "cell": "number",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "provider.kind": {
      "schema": {
       "const": "locker-network"
      },
      "test": "c_a2dbdf30a3"
     },
     "enable_bob_box": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     },
     "bob_box_sync_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "bob_box_upgrade_enabled": {
   "key": "bob_box_upgrade_enabled",
   "tab": "shipments",
   "section": "bob_box",
   "schema": {
    "type": "boolean",
    "title": "Take a larger compartment if none fits",
    "description": "When no compartment of the booked size is free, the next larger one is reserved at no extra charge. Otherwise the reservation fails.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "provider.kind": {
      "schema": {
       "const": "locker-network"
      },
      "test": "c_a2dbdf30a3"
     },
     "enable_bob_box": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "bob_box_upgrade_largest_size": {
   "key": "bob_box_upgrade_largest_size",
   "tab": "shipments",
   "section": "bob_box",
   "schema": {
    "type": "string",
    "oneOf": [
     {
      "const": "medium",
      "title": "Medium"
     },
     {
      "const": "large",
      "title": "Large"
     }
    ],
    "title": "Largest compartment to take",
    "description": "Larger ones stay free for parcels that need them.",
    "default": "large",
    "examples": [
     "medium"
    ]
   },
   "widget": "select",
   "cell": "choice",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "provider.kind": {
      "schema": {
       "const": "locker-network"
      },
      "test": "c_a2dbdf30a3"
     },
     "enable_bob_box": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     },
     "bob_box_upgrade_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "international_collection_countries": {
   "key": "international_collection_countries",
   "tab": "shipments",
   "section": "international_shipments",
   "schema": {
    "type": "array",
    "items": {
     "type": "string",
     "format": "country",
     "maxLength": 2,
     "title": "Country",
     "x-message": "Choose a country from the list."
    },
    "maxItems": 250,
    "uniqueItems": true,
    "title": "Collect in",
    "description": "Countries beside South Africa from which parcels are collected. Without any, the address of a collection is always in South Africa.",
    "default": [],
    "examples": [
     [
      "BW",
      "NA"
     ]
    ],
    "x-message": "Choose each country once."
   },
   "widget": "multi-select",
   "cell": "choices",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "set",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "international_delivery_countries": {
   "key": "international_delivery_countries",
   "tab": "shipments",
   "section": "international_shipments",
   "schema": {
    "type": "array",
    "items": {
     "type": "string",
     "format": "country",
     "maxLength": 2,
     "title": "Country",
     "x-message": "Choose a country from the list."
    },
    "maxItems": 250,
    "uniqueItems": true,
    "title": "Deliver to",
    "description": "Countries beside South Africa to which parcels are delivered. Without any, the address of a delivery is always in South Africa.",
    "default": [],
    "examples": [
     [
      "BW",
      "LS",
      "NA",
      "SZ"
     ]
    ],
    "x-message": "Choose each country once."
   },
   "widget": "multi-select",
   "cell": "choices",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "set",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "shipment_on_hold_internal_reasons": {
   "key": "shipment_on_hold_internal_reasons",
   "tab": "shipments",
   "section": "predefined_reasons",
   "schema": {
    "type": "array",
    "items": {
     "type": "string",
     "minLength": 1,
     "maxLength": 120,
     "title": "Reason"
    },
    "maxItems": 50,
    "uniqueItems": true,
    "title": "On hold (internal)",
    "description": "Chosen by staff when they put a shipment on hold without the customer seeing it.",
    "default": [
     "Waiting for a vehicle",
     "Parcel damaged, being checked",
     "Parcel being traced"
    ],
    "examples": [
     [
      "Label unreadable"
     ]
    ],
    "x-widget": "list",
    "x-message": "Write at most 50 different reasons of up to 120 characters each."
   },
   "widget": "list",
   "cell": "list",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "shipment_on_hold_reasons": {
   "key": "shipment_on_hold_reasons",
   "tab": "shipments",
   "section": "predefined_reasons",
   "schema": {
    "type": "array",
    "items": {
     "type": "string",
     "minLength": 1,
     "maxLength": 120,
     "title": "Reason"
    },
    "maxItems": 50,
    "uniqueItems": true,
    "title": "On hold",
    "description": "Chosen by staff when they put a shipment on hold; the customer reads the reason.",
    "default": [
     "Receiver asked us to wait",
     "Address incomplete",
     "Payment outstanding"
    ],
    "examples": [
     [
      "Waiting for customs papers"
     ]
    ],
    "x-widget": "list",
    "x-message": "Write at most 50 different reasons of up to 120 characters each."
   },
   "widget": "list",
   "cell": "list",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "shipment_cancellation_reasons": {
   "key": "shipment_cancellation_reasons",
   "tab": "shipments",
   "section": "predefined_reasons",
   "schema": {
    "type": "array",
    "items": {
     "type": "string",
     "minLength": 1,
     "maxLength": 120,
     "title": "Reason"
    },
    "maxItems": 50,
    "uniqueItems": true,
    "title": "Cancellation",
    "description": "Chosen by staff and customers when a shipment is cancelled. A cancellation without a message needs one.",
    "default": [
     "Booked by mistake",
     "Booked twice",
     "Goods are not ready",
     "No longer needed"
    ],
    "examples": [
     [
      "Receiver has moved"
     ]
    ],
    "x-widget": "list",
    "x-message": "Write at most 50 different reasons of up to 120 characters each."
   },
   "widget": "list",
   "cell": "list",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "shipment_requested_date_change_reasons": {
   "key": "shipment_requested_date_change_reasons",
   "tab": "shipments",
   "section": "predefined_reasons",
   "schema": {
    "type": "array",
    "items": {
     "type": "string",
     "minLength": 1,
     "maxLength": 120,
     "title": "Reason"
    },
    "maxItems": 50,
    "uniqueItems": true,
    "title": "Another collection or delivery date",
    "description": "Chosen when somebody moves the requested date. As soon as there is one reason here, a reason must be given.",
    "default": [],
    "examples": [
     [
      "Receiver is away",
      "Goods are not ready"
     ]
    ],
    "x-widget": "list",
    "x-message": "Write at most 50 different reasons of up to 120 characters each."
   },
   "widget": "list",
   "cell": "list",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "hub_scanner_bays": {
   "key": "hub_scanner_bays",
   "tab": "shipments",
   "section": "bays_for_hub_scanner",
   "schema": {
    "type": "array",
    "items": {
     "type": "object",
     "title": "Bay",
     "properties": {
      "id": {
       "type": "string",
       "minLength": 1,
       "maxLength": 36,
       "title": "Entry number"
      },
      "code": {
       "type": "string",
       "minLength": 1,
       "maxLength": 6,
       "pattern": "^[A-Z0-9-]{1,6}$",
       "title": "Number",
       "description": "What hangs above the bay.",
       "examples": [
        "A1"
       ],
       "x-message": "Use up to six capital letters, digits and dashes, for example A1."
      },
      "name": {
       "type": "string",
       "minLength": 1,
       "maxLength": 60,
       "title": "Name",
       "description": "What goes there, in words.",
       "examples": [
        "Cape Town line-haul"
       ]
      },
      "destination_branches": {
       "type": "array",
       "items": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20,
        "title": "Branch",
        "x-refers-to": "branches.code"
       },
       "maxItems": 100,
       "uniqueItems": true,
       "default": [],
       "title": "Takes parcels for",
       "description": "Branches that deliver the parcel. None means: for every branch.",
       "x-widget": "tags"
      },
      "service_levels": {
       "type": "array",
       "items": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20,
        "title": "Service level",
        "x-refers-to": "service_levels.code"
       },
       "maxItems": 50,
       "uniqueItems": true,
       "default": [],
       "title": "Only these service levels",
       "description": "None means: every service level.",
       "x-widget": "tags"
      }
     },
     "required": [
      "id",
      "code",
      "name",
      "destination_branches",
      "service_levels"
     ],
     "additionalProperties": false
    },
    "maxItems": 200,
    "title": "Bays",
    "description": "A scanned parcel goes into the first bay that takes its destination; the scanner shows the number in large figures. A parcel that fits none is announced as unsorted.",
    "default": [],
    "examples": [
     [
      {
       "id": "bay-a1",
       "code": "A1",
       "name": "Cape Town line-haul",
       "destination_branches": [
        "CPT"
       ],
       "service_levels": []
      },
      {
       "id": "bay-x",
       "code": "X",
       "name": "Same day, on the vans at once",
       "destination_branches": [],
       "service_levels": [
        "LSE",
        "LSX"
       ]
      }
     ]
    ],
    "x-unique": [
     "code"
    ]
   },
   "widget": "list",
   "cell": "list",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "unused_feature_hub_scanner": {
      "schema": {
       "const": false
      },
      "test": "c_41927c8e6c"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "by-id",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "enable_international_address_for_account_creation": {
   "key": "enable_international_address_for_account_creation",
   "tab": "accounts",
   "section": "account_creation",
   "schema": {
    "type": "boolean",
    "title": "Addresses abroad",
    "description": "People who register can enter an address outside South Africa. Switched off, the country is fixed.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "require_otp_for_new_account_users": {
   "key": "require_otp_for_new_account_users",
   "tab": "accounts",
   "section": "verification",
   "schema": {
    "type": "boolean",
    "title": "One-time PIN at registration",
    "description": "An account is only created once the PIN that was sent has been entered. It keeps out made-up addresses and programs.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "registration_otp_channel": {
   "key": "registration_otp_channel",
   "tab": "accounts",
   "section": "verification",
   "schema": {
    "type": "string",
    "oneOf": [
     {
      "const": "email",
      "title": "Email",
      "description": "To the email address with which people will sign in."
     },
     {
      "const": "sms",
      "title": "SMS",
      "description": "To the cell number that was entered."
     }
    ],
    "title": "Send the PIN by",
    "description": "Where the PIN goes. An SMS costs money, an email does not.",
    "default": "email",
    "examples": [
     "sms"
    ]
   },
   "widget": "radio",
   "cell": "choice",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "require_otp_for_new_account_users": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "registration_otp_validity": {
   "key": "registration_otp_validity",
   "tab": "accounts",
   "section": "verification",
   "schema": {
    "type": "integer",
    "minimum": 2,
    "maximum": 60,
    "title": "The PIN is valid for",
    "description": "Afterwards a new one must be asked for. Short times are safer; emails sometimes need a few minutes.",
    "default": 10,
    "examples": [
     15
    ],
    "x-unit": "minutes"
   },
   "widget": "number",
   "cell": "number",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "require_otp_for_new_account_users": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "pay_as_you_go": {
   "key": "pay_as_you_go",
   "tab": "accounts",
   "section": "invoicing",
   "schema": {
    "type": "boolean",
    "title": "Pay for single shipments",
    "description": "Customers with a prepaid account whose balance is too low can pay for a single shipment, without topping up first.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "default_invoice_frequency": {
   "key": "default_invoice_frequency",
   "tab": "accounts",
   "section": "invoicing",
   "schema": {
    "title": "New accounts are invoiced",
    "description": "Counts for accounts that are opened from now on; existing ones stay as they are. Invoices are made at two in the morning.",
    "type": "string",
    "oneOf": [
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
    ],
    "x-enum": "invoice_frequency",
    "default": "monthly",
    "examples": [
     "weekly"
    ]
   },
   "widget": "radio",
   "cell": "choice",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "default_invoice_day_of_week": {
   "key": "default_invoice_day_of_week",
   "tab": "accounts",
   "section": "invoicing",
   "schema": {
    "title": "On this day of the week",
    "description": "The run at two in the morning of this day takes along everything that was not invoiced yet.",
    "type": "integer",
    "oneOf": repeated_16,
    "x-enum": "day_of_week",
    "default": 1,
    "examples": [
     5
    ]
   },
   "widget": "select",
   "cell": "choice",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "default_invoice_frequency": {
      "schema": {
       "const": "weekly"
      },
      "test": "c_8fbab5f215"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "default_invoice_day_of_month": {
   "key": "default_invoice_day_of_month",
   "tab": "accounts",
   "section": "invoicing",
   "schema": {
    "type": "integer",
    "minimum": 1,
    "maximum": 28,
    "title": "On this day of the month",
    "description": "The run at two in the morning of this day takes along everything that was not invoiced yet. The 28th is the last day that every month has.",
    "default": 1,
    "examples": [
     25
    ]
   },
   "widget": "number",
   "cell": "number",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "default_invoice_frequency": {
      "schema": {
       "const": "monthly"
      },
      "test": "c_0f760d8454"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "show_billing_transactions_for_account_users": {
   "key": "show_billing_transactions_for_account_users",
   "tab": "accounts",
   "section": "invoicing",
   "schema": {
    "type": "boolean",
    "title": "Customers see their transactions",
    "description": "Every user of an account sees its payments and charges. Switched off, only those accounts do for which it was allowed on their own page.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "enable_cost_centers": {
   "key": "enable_cost_centers",
   "tab": "accounts",
   "section": "cost_centres",
   "schema": {
    "type": "boolean",
    "title": "Use cost centres",
    "description": "Adds a cost centre to every shipment, and to reports and invoices.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "customer",
   "scopes": [
    "provider",
    "account"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "require_cost_center": {
   "key": "require_cost_center",
   "tab": "accounts",
   "section": "cost_centres",
   "schema": {
    "type": "boolean",
    "title": "Every shipment needs a cost centre",
    "description": "A customer’s shipment cannot be booked without one. Guests are never asked.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "customer",
   "scopes": [
    "provider",
    "account"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "enable_cost_centers": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "cost_centers": {
   "key": "cost_centers",
   "tab": "accounts",
   "section": "cost_centres",
   "schema": {
    "type": "array",
    "items": {
     "type": "object",
     "title": "Cost centre",
     "properties": {
      "id": {
       "type": "string",
       "minLength": 1,
       "maxLength": 36,
       "title": "Entry number"
      },
      "code": {
       "type": "string",
       "minLength": 1,
       "maxLength": 20,
       "title": "Code",
       "description": "Stands on the shipment and in reports.",
       "examples": [
        "4100"
       ]
      },
      "name": {
       "type": "string",
       "minLength": 1,
       "maxLength": 60,
       "title": "Name",
       "examples": [
        "Marketing"
       ]
      },
      "retired": {
       "type": "boolean",
       "default": false,
       "title": "No longer offered",
       "description": "Shipments that have it keep it."
      }
     },
     "required": [
      "id",
      "code",
      "name",
      "retired"
     ],
     "additionalProperties": false
    },
    "maxItems": 500,
    "title": "Cost centres of the account",
    "description": "Offered at booking. Without any, people type what they like.",
    "default": [],
    "examples": [
     [
      {
       "id": "cc-4100",
       "code": "4100",
       "name": "Marketing",
       "retired": false
      },
      {
       "id": "cc-4200",
       "code": "4200",
       "name": "Online shop",
       "retired": false
      }
     ]
    ],
    "x-unique": [
     "code"
    ]
   },
   "widget": "list",
   "cell": "list",
   "exposure": "customer",
   "scopes": [
    "account"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "enable_cost_centers": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "by-id",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "public_registration_fields": {
   "key": "public_registration_fields",
   "tab": "accounts",
   "section": "public_registration_fields",
   "schema": {
    "type": "array",
    "items": {
     "title": "Question",
     "description": "A question that a provider adds to a form of its own accord. Answers are kept under the field’s id.",
     "type": "object",
     "required": [
      "id",
      "type"
     ],
     "discriminator": {
      "propertyName": "type"
     },
     "oneOf": repeated_19,
     "default": {
      "type": "text",
      "label": "",
      "key": "",
      "required": false,
      "seen_by": "account_edits",
      "content": "any",
      "multiline": false,
      "max_length": 200,
      "retired": false
     }
    },
    "maxItems": 50,
    "title": "Questions at registration",
    "description": "Asked in this order on the registration page. Wording and order can change at any time; retire a question instead of removing it, and its answers stay with their accounts.",
    "default": [],
    "examples": [
     [
      {
       "id": "heard-from",
       "type": "choice",
       "label": "How did you hear about us?",
       "key": "heard_from",
       "required": true,
       "seen_by": "staff",
       "choices": [
        {
         "id": "friend",
         "label": "From a friend",
         "retired": false
        },
        {
         "id": "search",
         "label": "Found you on the internet",
         "retired": false
        }
       ],
       "multiple": false,
       "retired": false
      },
      {
       "id": "po-email",
       "type": "text",
       "label": "Email address for purchase orders",
       "key": "purchase_order_email",
       "required": false,
       "seen_by": "account_edits",
       "content": "email",
       "multiline": false,
       "max_length": 254,
       "retired": false
      },
      {
       "id": "company-papers",
       "type": "file",
       "label": "Company registration certificate",
       "key": "company_certificate",
       "help": "The CIPC certificate, as PDF or photo.",
       "required": false,
       "seen_by": "account_reads",
       "accept": [
        "pdf",
        "image"
       ],
       "max_size_mb": 10,
       "retired": false
      }
     ]
    ],
    "x-unique": [
     "key"
    ]
   },
   "widget": "list",
   "cell": "list",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": [
     "API_/providers/custom-fields:POST"
    ]
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "by-id",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "internal_account_detail_fields": {
   "key": "internal_account_detail_fields",
   "tab": "accounts",
   "section": "internal_account_details",
   "schema": {
    "type": "array",
    "items": {
     "title": "Question",
     "description": "A question that a provider adds to a form of its own accord. Answers are kept under the field’s id.",
     "type": "object",
     "required": [
      "id",
      "type"
     ],
     "discriminator": {
      "propertyName": "type"
     },
     "oneOf": repeated_19,
     "default": {
      "type": "text",
      "label": "",
      "key": "",
      "required": false,
      "seen_by": "staff",
      "content": "any",
      "multiline": false,
      "max_length": 200,
      "retired": false
     }
    },
    "maxItems": 50,
    "title": "Details of an account",
    "description": "Shown in this order on the account’s page. Retire a detail instead of removing it, and what was noted stays with its accounts.",
    "default": [],
    "examples": [
     [
      {
       "id": "credit-check",
       "type": "date",
       "label": "Last credit check",
       "key": "last_credit_check",
       "required": false,
       "seen_by": "staff",
       "allowed_days": "past",
       "retired": false
      },
      {
       "id": "fleet-size",
       "type": "number",
       "label": "Own vehicles",
       "key": "fleet_size",
       "required": false,
       "seen_by": "staff",
       "minimum": 0,
       "maximum": 500,
       "decimals": 0,
       "unit": "vehicles",
       "retired": false
      },
      {
       "id": "popia-signed",
       "type": "checkbox",
       "label": "POPIA agreement signed",
       "key": "popia_signed",
       "required": false,
       "seen_by": "account_reads",
       "retired": false
      }
     ]
    ],
    "x-unique": [
     "key"
    ]
   },
   "widget": "list",
   "cell": "list",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": [
     "API_/providers/custom-fields:POST"
    ]
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "by-id",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "vip_accounts": {
   "key": "vip_accounts",
   "tab": "accounts",
   "section": "vip_accounts",
   "schema": {
    "type": "array",
    "items": {
     "type": "string",
     "minLength": 1,
     "maxLength": 40,
     "title": "Account code",
     "x-refers-to": "accounts.account_code"
    },
    "maxItems": 1000,
    "uniqueItems": true,
    "title": "VIP customers",
    "description": "Their shipments carry a star everywhere and stand first where shipments need attention. Customers do not see it.",
    "default": [],
    "examples": [
     [
      "ACME",
      "KAROO"
     ]
    ],
    "x-widget": "tags",
    "x-message": "Enter account codes, each only once, for example KAROO."
   },
   "widget": "tags",
   "cell": "list",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "set",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "auto_add_address_book": {
   "key": "auto_add_address_book",
   "tab": "accounts",
   "section": "address_book",
   "schema": {
    "type": "boolean",
    "title": "Remember addresses by themselves",
    "description": "Collection and delivery addresses of a booking are added to the account’s address book, unless they are in it already.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "customer",
   "scopes": [
    "provider",
    "account"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "personal_default_collection_address": {
   "key": "personal_default_collection_address",
   "tab": "accounts",
   "section": "address_book",
   "schema": {
    "title": "My usual collection address",
    "description": "Filled in as collection address when you book. Only you see and change it.",
    "type": "object",
    "properties": repeated_15,
    "required": [
     "street_address",
     "local_area",
     "city",
     "zone",
     "country"
    ],
    "additionalProperties": false,
    "examples": [
     {
      "type": "business",
      "company": "Karoo Outfitters",
      "street_address": "7 Long Street",
      "local_area": "City Bowl",
      "city": "Cape Town",
      "zone": "Western Cape",
      "code": "8001",
      "country": "ZA"
     }
    ]
   },
   "widget": "object",
   "cell": "object",
   "exposure": "customer",
   "scopes": [
    "user"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "interhub_manifest_carriers": {
   "key": "interhub_manifest_carriers",
   "tab": "manifests",
   "section": "carriers",
   "schema": {
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "object",
     "title": "Carrier",
     "properties": {
      "id": {
       "type": "string",
       "maxLength": 36,
       "title": "Entry number"
      },
      "code": {
       "type": "string",
       "maxLength": 10,
       "pattern": "^[A-Z0-9]{2,10}$",
       "title": "Code",
       "description": "Printed on manifests and used in daily manifests. Give every carrier its own, and do not change it later.",
       "x-message": "Use two to ten capital letters and digits, for example RTT."
      },
      "name": {
       "type": "string",
       "minLength": 1,
       "maxLength": 80,
       "title": "Name"
      },
      "transport": {
       "title": "Travels by",
       "description": "How parcels travel between two hubs. needs_vehicle and needs_flight say what staff enter when a manifest leaves.",
       "type": "string",
       "oneOf": repeated_20,
       "x-enum": "transport_mode"
      },
      "own_vehicles": {
       "type": "boolean",
       "title": "These are our own vehicles",
       "description": "Staff then choose one of your drivers when the manifest leaves.",
       "default": false
      },
      "contact_number": {
       "type": "string",
       "format": "phone-za",
       "maxLength": 20,
       "title": "Phone number",
       "description": "Whom the hub calls when a load is late."
      },
      "manifest_email": {
       "type": "string",
       "format": "email-list",
       "maxLength": 500,
       "title": "Send manifests to",
       "description": "The manifest is sent to these addresses when it is closed. Separate several by commas."
      },
      "tracking_url": {
       "type": "string",
       "format": "https-url",
       "maxLength": 500,
       "title": "Tracking page",
       "description": "Opens from the transfer. {waybill} stands for the carrier’s waybill number."
      },
      "is_active": {
       "type": "boolean",
       "title": "In use",
       "description": "Off: no longer offered on new manifests. Manifests that name it keep it.",
       "default": true
      }
     },
     "required": [
      "id",
      "code",
      "name",
      "transport",
      "own_vehicles",
      "is_active"
     ],
     "additionalProperties": false
    },
    "title": "Carriers between hubs",
    "description": "Everybody who carries parcels between your hubs, your own trucks included. Take a carrier out of use rather than removing it, so that old manifests still name it.",
    "default": [],
    "examples": [
     [
      {
       "id": "own-fleet",
       "code": "KES",
       "name": "Kestrel line-haul",
       "transport": "road",
       "own_vehicles": true,
       "contact_number": "011 555 0142",
       "is_active": true
      },
      {
       "id": "airlink",
       "code": "ALK",
       "name": "Airlink Cargo",
       "transport": "air",
       "own_vehicles": false,
       "manifest_email": "cargo.jnb@airlink.test",
       "tracking_url": "https://track.airlink.test/{waybill}",
       "is_active": true
      }
     ]
    ],
    "x-unique": [
     "code"
    ]
   },
   "widget": "list",
   "cell": "list",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "unused_feature_interhub_transfers": {
      "schema": {
       "const": false
      },
      "test": "c_41927c8e6c"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "by-id",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "interhub_manifest_service_levels": {
   "key": "interhub_manifest_service_levels",
   "tab": "manifests",
   "section": "service_levels",
   "schema": {
    "type": "array",
    "maxItems": 50,
    "items": {
     "type": "object",
     "title": "Service level",
     "properties": {
      "id": {
       "type": "string",
       "maxLength": 36,
       "title": "Entry number"
      },
      "code": {
       "type": "string",
       "maxLength": 10,
       "pattern": "^[A-Z0-9]{2,10}$",
       "title": "Code",
       "description": "Printed on manifests and used in daily manifests. Give every service level its own, and do not change it later.",
       "x-message": "Use two to ten capital letters and digits, for example ONR."
      },
      "name": {
       "type": "string",
       "minLength": 1,
       "maxLength": 80,
       "title": "Name"
      },
      "transport": {
       "title": "Travels by",
       "description": "Only carriers that travel the same way are offered for it.",
       "type": "string",
       "oneOf": repeated_20,
       "x-enum": "transport_mode"
      },
      "transit_hours": {
       "type": "integer",
       "minimum": 1,
       "maximum": 240,
       "title": "Arrives within",
       "description": "Counted from departure. A manifest that takes longer is shown as late.",
       "x-unit": "hours"
      },
      "shipment_service_levels": {
       "type": "array",
       "maxItems": 50,
       "uniqueItems": true,
       "items": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20,
        "x-refers-to": "service_levels.code"
       },
       "title": "For shipments booked as",
       "description": "Codes of the service levels that customers book, such as ECO. The scanner warns about any other shipment; without codes every shipment may travel with it.",
       "default": []
      },
      "is_active": {
       "type": "boolean",
       "title": "In use",
       "description": "Off: no longer offered on new manifests. Manifests that name it keep it.",
       "default": true
      }
     },
     "required": [
      "id",
      "code",
      "name",
      "transport",
      "transit_hours",
      "shipment_service_levels",
      "is_active"
     ],
     "additionalProperties": false
    },
    "title": "Service levels between hubs",
    "description": "What staff choose on a manifest beside the carrier. It says how the load travels and when the other hub may expect it.",
    "default": [],
    "examples": [
     [
      {
       "id": "overnight-road",
       "code": "ONR",
       "name": "Overnight road",
       "transport": "road",
       "transit_hours": 14,
       "shipment_service_levels": [
        "ECO",
        "ECOR"
       ],
       "is_active": true
      },
      {
       "id": "same-day-air",
       "code": "SDA",
       "name": "Same-day air",
       "transport": "air",
       "transit_hours": 6,
       "shipment_service_levels": [
        "LSE",
        "SDX"
       ],
       "is_active": true
      }
     ]
    ],
    "x-unique": [
     "code"
    ]
   },
   "widget": "list",
   "cell": "list",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "unused_feature_interhub_transfers": {
      "schema": {
       "const": false
      },
      "test": "c_41927c8e6c"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "by-id",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "interhub_manifest_scan_status": {
   "key": "interhub_manifest_scan_status",
   "tab": "manifests",
   "section": "scan_status",
   "schema": {
    "type": "string",
    "oneOf": [
     {
      "const": "manifested",
      "title": "Manifested",
      "description": "It is on the list. It becomes ready for dispatch or in transit in a later step."
     },
     {
      "const": "ready-for-dispatch",
      "title": "Ready for dispatch",
      "description": "It is on the list and stands at the loading door."
     },
     {
      "const": "in-transit",
      "title": "In transit",
      "description": "It is loaded; the vehicle leaves straight after the last scan."
     }
    ],
    "title": "Status after the scan",
    "description": "Every parcel that is scanned onto a manifest gets this status, and customers see it on the tracking page. When the manifest leaves, parcels that are not in transit yet become so.",
    "default": "manifested",
    "examples": [
     "in-transit"
    ]
   },
   "widget": "radio",
   "cell": "choice",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "unused_feature_interhub_transfers": {
      "schema": {
       "const": false
      },
      "test": "c_41927c8e6c"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "daily_manifests_config": {
   "key": "daily_manifests_config",
   "tab": "manifests",
   "section": "daily_manifest_configs",
   "schema": {
    "type": "array",
    "maxItems": 200,
    "items": {
     "type": "object",
     "title": "Daily manifest",
     "properties": {
      "id": {
       "type": "string",
       "maxLength": 36,
       "title": "Entry number"
      },
      "name": {
       "type": "string",
       "minLength": 1,
       "maxLength": 80,
       "title": "Name",
       "description": "How the hub calls it, for example the night truck to Cape Town."
      },
      "from_branch": {
       "type": "string",
       "minLength": 1,
       "maxLength": 20,
       "title": "From branch",
       "description": "The branch where it is loaded.",
       "x-refers-to": "branches.code"
      },
      "to_branch": {
       "type": "string",
       "minLength": 1,
       "maxLength": 20,
       "title": "To branch",
       "description": "The branch where it is unloaded.",
       "x-refers-to": "branches.code"
      },
      "carrier": {
       "type": "string",
       "maxLength": 10,
       "pattern": "^[A-Z0-9]{2,10}$",
       "title": "Carrier",
       "description": "A carrier from the list above.",
       "x-refers-to": "interhub_manifest_carriers.code",
       "x-message": "Use two to ten capital letters and digits, for example RTT."
      },
      "service_level": {
       "type": "string",
       "maxLength": 10,
       "pattern": "^[A-Z0-9]{2,10}$",
       "title": "Service level",
       "description": "A service level from the list above.",
       "x-refers-to": "interhub_manifest_service_levels.code",
       "x-message": "Use two to ten capital letters and digits, for example ONR."
      },
      "days": {
       "type": "array",
       "minItems": 1,
       "maxItems": 7,
       "uniqueItems": true,
       "items": {
        "title": "Day of the week",
        "description": "The days by their numbers, Monday 1 to Saturday 6 and Sunday 0 (doc1:127), listed as a working week runs.",
        "type": "integer",
        "oneOf": repeated_16,
        "x-enum": "day_of_week"
       },
       "title": "Days",
       "default": [
        1,
        2,
        3,
        4,
        5
       ]
      },
      "time": {
       "type": "string",
       "format": "time-of-day",
       "maxLength": 5,
       "title": "Opens at",
       "description": "From this time parcels can be scanned onto it."
      },
      "skip_public_holidays": {
       "type": "boolean",
       "title": "Not on public holidays",
       "default": true
      },
      "is_active": {
       "type": "boolean",
       "title": "In use",
       "description": "Off: no manifest is opened until it is switched on again.",
       "default": true
      }
     },
     "required": [
      "id",
      "name",
      "from_branch",
      "to_branch",
      "carrier",
      "service_level",
      "days",
      "time",
      "skip_public_holidays",
      "is_active"
     ],
     "additionalProperties": false
    },
    "title": "Timetable of manifests",
    "description": "On each of its days, at its time, an empty manifest is opened with the branches, carrier and service level given here. One that is still open from before stays open, and no second one is made.",
    "default": [],
    "examples": [
     [
      {
       "id": "night-truck-cpt",
       "name": "Night truck to Cape Town",
       "from_branch": "JNB",
       "to_branch": "CPT",
       "carrier": "KES",
       "service_level": "ONR",
       "days": [
        1,
        2,
        3,
        4,
        5
       ],
       "time": "18:30",
       "skip_public_holidays": true,
       "is_active": true
      }
     ]
    ],
    "x-unique": [
     "name"
    ]
   },
   "widget": "list",
   "cell": "list",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "unused_feature_interhub_transfers": {
      "schema": {
       "const": false
      },
      "test": "c_41927c8e6c"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "by-id",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "driver_force_alternative_reference": {
   "key": "driver_force_alternative_reference",
   "tab": "driver",
   "section": "driver_settings",
   "schema": {
    "type": "boolean",
    "title": "Ask for the number on the parcel",
    "description": "The driver scans or types the number that the sender put on each parcel before it counts as collected. Switch it on when customers use stickers of their own.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": [],
   "read_by": "driver-app"
  },
  "driver_must_scan_each_parcel": {
   "key": "driver_must_scan_each_parcel",
   "tab": "driver",
   "section": "driver_settings",
   "schema": {
    "type": "boolean",
    "title": "Scan every parcel",
    "description": "At collection and at delivery the driver scans each parcel; one scan for the whole shipment is not enough. It takes longer and finds missing parcels at the door.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": [],
   "read_by": "driver-app"
  },
  "driver_can_add_shipments": {
   "key": "driver_can_add_shipments",
   "tab": "driver",
   "section": "driver_settings",
   "schema": {
    "type": "boolean",
    "title": "Drivers may add shipments",
    "description": "A driver who is handed something that nobody booked can book it on the spot for the account that is being collected from.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "driver_can_add_parcels": {
   "key": "driver_can_add_parcels",
   "tab": "driver",
   "section": "driver_settings",
   "schema": {
    "type": "boolean",
    "title": "Drivers may add parcels",
    "description": "A driver who is handed more parcels than were booked can add them, and the shipment is charged for them.",
    "default": true,
    "examples": [
     false
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "driver_can_cancel_shipments": {
   "key": "driver_can_cancel_shipments",
   "tab": "driver",
   "section": "driver_settings",
   "schema": {
    "type": "boolean",
    "title": "Drivers may cancel shipments",
    "description": "A driver can cancel a whole shipment at the door, for example when the sender no longer needs it. Without this the office does it.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "driver_can_cancel_parcels": {
   "key": "driver_can_cancel_parcels",
   "tab": "driver",
   "section": "driver_settings",
   "schema": {
    "type": "boolean",
    "title": "Drivers may cancel single parcels",
    "description": "A driver can take a parcel off a shipment when fewer are handed over than were booked. The price follows.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "driver_can_reject_parcels_shipments": {
   "key": "driver_can_reject_parcels_shipments",
   "tab": "driver",
   "section": "driver_settings",
   "schema": {
    "type": "boolean",
    "title": "Drivers may reject work",
    "description": "A driver can turn down a collection or delivery with one of your reasons; the office then assigns it to somebody else.",
    "default": true,
    "examples": [
     false
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "drivers_can_add_photos_to_any_status_update": {
   "key": "drivers_can_add_photos_to_any_status_update",
   "tab": "driver",
   "section": "driver_settings",
   "schema": {
    "type": "boolean",
    "title": "Photos with every update",
    "description": "The driver may add photos to any status, not only to a proof of delivery. Useful for damaged parcels and closed gates.",
    "default": true,
    "examples": [
     false
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": [],
   "read_by": "driver-app"
  },
  "prevent_driver_out_for_delivery_for_barred_accounts": {
   "key": "prevent_driver_out_for_delivery_for_barred_accounts",
   "tab": "driver",
   "section": "driver_settings",
   "schema": {
    "type": "boolean",
    "title": "Keep back parcels of accounts on hold",
    "description": "Parcels of a customer whose account is on hold cannot be set to out for delivery, neither by the driver nor by a scan.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "warn_out_for_delivery_for_accounts_in_arrears_or_on_hold": {
   "key": "warn_out_for_delivery_for_accounts_in_arrears_or_on_hold",
   "tab": "driver",
   "section": "driver_settings",
   "schema": {
    "type": "boolean",
    "title": "Warn about accounts that owe money",
    "description": "Whoever sets a parcel to out for delivery is warned when the account is on hold, prepaid with a negative balance, or over its credit limit. It can still go out.",
    "default": true,
    "examples": [
     false
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "prevent_driver_out_for_delivery_for_zeroed_parcels": {
   "key": "prevent_driver_out_for_delivery_for_zeroed_parcels",
   "tab": "driver",
   "section": "driver_settings",
   "schema": {
    "type": "boolean",
    "title": "Keep back parcels that nobody measured",
    "description": "A parcel whose weight or one of whose sides is zero cannot be set to out for delivery before the hub has measured it.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "warn_out_for_delivery_for_zeroed_parcels": {
   "key": "warn_out_for_delivery_for_zeroed_parcels",
   "tab": "driver",
   "section": "driver_settings",
   "schema": {
    "type": "boolean",
    "title": "Warn about parcels that nobody measured",
    "description": "Whoever sets a parcel to out for delivery is warned when its weight or one of its sides is zero. It can still go out.",
    "default": true,
    "examples": [
     false
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "prevent_driver_out_for_delivery_for_zeroed_parcels": {
      "schema": {
       "const": false
      },
      "test": "c_41927c8e6c"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "disable_auto_assigning_drivers_on_public_holidays": {
   "key": "disable_auto_assigning_drivers_on_public_holidays",
   "tab": "driver",
   "section": "driver_settings",
   "schema": {
    "type": "boolean",
    "title": "No automatic drivers on public holidays",
    "description": "On South African public holidays, and on days when your office is closed, new shipments wait until somebody assigns a driver by hand.",
    "default": true,
    "examples": [
     false
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "driver_live_tracking_enabled": {
   "key": "driver_live_tracking_enabled",
   "tab": "driver",
   "section": "driver_settings",
   "schema": {
    "type": "boolean",
    "title": "Follow drivers on the map",
    "description": "The app sends each driver’s position while a tripsheet is open, and your team sees it on the map. Tell drivers about it first, as POPIA asks.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "driver_live_tracking": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": [],
   "read_by": "driver-app"
  },
  "driver_live_tracking_interval": {
   "key": "driver_live_tracking_interval",
   "tab": "driver",
   "section": "driver_settings",
   "schema": {
    "type": "integer",
    "minimum": 15,
    "maximum": 900,
    "title": "Send positions every",
    "description": "How often the app sends a position. A shorter time follows a driver more closely and uses more battery and data.",
    "default": 60,
    "examples": [
     30
    ],
    "x-unit": "seconds"
   },
   "widget": "number",
   "cell": "number",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "driver_live_tracking": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     },
     "driver_live_tracking_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": [],
   "read_by": "driver-app"
  },
  "driver_can_action_manifest_scanner": {
   "key": "driver_can_action_manifest_scanner",
   "tab": "driver",
   "section": "manifest_scanner",
   "schema": {
    "type": "boolean",
    "title": "Manifest scanner in the app",
    "description": "Drivers can scan parcels onto and off a manifest with the app, so that a truck can be loaded where there is no hub scanner.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "unused_feature_interhub_transfers": {
      "schema": {
       "const": false
      },
      "test": "c_41927c8e6c"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "drivers_allowed_to_action_manifest_scanner": {
   "key": "drivers_allowed_to_action_manifest_scanner",
   "tab": "driver",
   "section": "manifest_scanner",
   "schema": {
    "type": "array",
    "maxItems": 1000,
    "uniqueItems": true,
    "items": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991,
     "x-refers-to": "drivers.id"
    },
    "title": "Only these drivers",
    "description": "The drivers who see the manifest scanner. With nobody in the list every driver sees it.",
    "default": [],
    "examples": [
     [
      204,
      219
     ]
    ]
   },
   "widget": "list",
   "cell": "list",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "unused_feature_interhub_transfers": {
      "schema": {
       "const": false
      },
      "test": "c_41927c8e6c"
     },
     "driver_can_action_manifest_scanner": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "set",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "push_notifications_active_hours_from": {
   "key": "push_notifications_active_hours_from",
   "tab": "driver",
   "section": "push_notification_schedule",
   "schema": {
    "type": "string",
    "format": "time-of-day",
    "maxLength": 5,
    "pattern": "^([01][0-9]|2[0-3]):(00|30)$",
    "title": "Push messages from",
    "description": "Messages about new work wait until this time, so that nobody is woken by them.",
    "default": "06:00",
    "examples": [
     "06:30"
    ],
    "x-message": "Choose a time on the hour or half hour, for example 06:00 or 06:30."
   },
   "widget": "time",
   "cell": "time",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "push_notifications_active_hours_to": {
   "key": "push_notifications_active_hours_to",
   "tab": "driver",
   "section": "push_notification_schedule",
   "schema": {
    "type": "string",
    "format": "time-of-day",
    "maxLength": 5,
    "pattern": "^([01][0-9]|2[0-3]):(00|30)$",
    "title": "Push messages until",
    "description": "Messages after this time wait until the next morning; the work itself is in the app at once. It must be later than the time above.",
    "default": "20:00",
    "examples": [
     "19:30"
    ],
    "x-message": "Choose a time on the hour or half hour, for example 19:00 or 19:30."
   },
   "widget": "time",
   "cell": "time",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "driver_pod1": {
   "key": "driver_pod1",
   "tab": "driver",
   "section": "proof_of_delivery",
   "schema": {
    "title": "First proof of delivery",
    "description": "Usually the person who takes the parcels. It is attached to the shipment, and customers can download it.",
    "type": "object",
    "properties": repeated_22,
    "required": [
     "enabled",
     "heading",
     "pod_methods",
     "name",
     "mobile_number",
     "department",
     "description",
     "photos",
     "minimum_photos",
     "signature"
    ],
    "additionalProperties": false,
    "default": {
     "enabled": true,
     "heading": "Receiver",
     "pod_methods": [
      "pin-with-fallback",
      "grv"
     ],
     "name": "required",
     "mobile_number": "off",
     "department": "off",
     "description": "off",
     "photos": "optional",
     "minimum_photos": 1,
     "signature": "required"
    },
    "examples": [
     {
      "enabled": true,
      "heading": "Receiver",
      "pod_methods": [
       "pin-with-fallback"
      ],
      "name": "required",
      "mobile_number": "optional",
      "department": "off",
      "description": "off",
      "photos": "off",
      "minimum_photos": 1,
      "signature": "required"
     }
    ]
   },
   "widget": "object",
   "cell": "object",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": [],
   "read_by": "driver-app"
  },
  "driver_pod2": {
   "key": "driver_pod2",
   "tab": "driver",
   "section": "proof_of_delivery",
   "schema": {
    "title": "Second proof of delivery",
    "description": "A second person or place, for example the receiving department after the gate, or the stamped delivery note.",
    "type": "object",
    "properties": repeated_22,
    "required": [
     "enabled",
     "heading",
     "pod_methods",
     "name",
     "mobile_number",
     "department",
     "description",
     "photos",
     "minimum_photos",
     "signature"
    ],
    "additionalProperties": false,
    "default": {
     "enabled": false,
     "heading": "Department",
     "pod_methods": [
      "grv"
     ],
     "name": "required",
     "mobile_number": "off",
     "department": "required",
     "description": "off",
     "photos": "off",
     "minimum_photos": 1,
     "signature": "optional"
    },
    "examples": [
     {
      "enabled": true,
      "heading": "Stamped delivery note",
      "pod_methods": [
       "grv"
      ],
      "name": "required",
      "mobile_number": "off",
      "department": "required",
      "description": "off",
      "photos": "required",
      "minimum_photos": 2,
      "signature": "off"
     }
    ]
   },
   "widget": "object",
   "cell": "object",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": [],
   "read_by": "driver-app"
  },
  "driver_pod3": {
   "key": "driver_pod3",
   "tab": "driver",
   "section": "proof_of_delivery",
   "schema": {
    "title": "Third proof of delivery",
    "description": "A last one for special cases, for example photos of goods that were unpacked or installed.",
    "type": "object",
    "properties": repeated_22,
    "required": [
     "enabled",
     "heading",
     "pod_methods",
     "name",
     "mobile_number",
     "department",
     "description",
     "photos",
     "minimum_photos",
     "signature"
    ],
    "additionalProperties": false,
    "default": {
     "enabled": false,
     "heading": "Goods in place",
     "pod_methods": [
      "grv"
     ],
     "name": "off",
     "mobile_number": "off",
     "department": "off",
     "description": "optional",
     "photos": "required",
     "minimum_photos": 1,
     "signature": "off"
    },
    "examples": [
     {
      "enabled": true,
      "heading": "Goods in place",
      "pod_methods": [
       "pin-with-fallback",
       "grv"
      ],
      "name": "off",
      "mobile_number": "off",
      "department": "off",
      "description": "optional",
      "photos": "required",
      "minimum_photos": 3,
      "signature": "off"
     }
    ]
   },
   "widget": "object",
   "cell": "object",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": [],
   "read_by": "driver-app"
  },
  "pod_fallback_name_enabled": {
   "key": "pod_fallback_name_enabled",
   "tab": "driver",
   "section": "fallback_options",
   "schema": {
    "type": "boolean",
    "title": "Without a PIN, ask for the receiver’s name",
    "description": "The driver can write down who takes the parcels.",
    "default": true,
    "examples": [
     false
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": [],
   "read_by": "driver-app"
  },
  "pod_fallback_name_required": {
   "key": "pod_fallback_name_required",
   "tab": "driver",
   "section": "fallback_options",
   "schema": {
    "type": "boolean",
    "title": "The receiver’s name is a must",
    "description": "A delivery without a PIN is refused until the name is written down.",
    "default": true,
    "examples": [
     false
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "pod_fallback_name_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "reset",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": [],
   "read_by": "driver-app"
  },
  "pod_fallback_mobile_number_enabled": {
   "key": "pod_fallback_mobile_number_enabled",
   "tab": "driver",
   "section": "fallback_options",
   "schema": {
    "type": "boolean",
    "title": "Without a PIN, ask for a mobile number",
    "description": "The driver can write down the number of whoever takes the parcels.",
    "default": true,
    "examples": [
     false
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": [],
   "read_by": "driver-app"
  },
  "pod_fallback_mobile_number_required": {
   "key": "pod_fallback_mobile_number_required",
   "tab": "driver",
   "section": "fallback_options",
   "schema": {
    "type": "boolean",
    "title": "A mobile number is a must",
    "description": "A delivery without a PIN is refused until a number is written down.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "pod_fallback_mobile_number_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "reset",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": [],
   "read_by": "driver-app"
  },
  "pod_fallback_department_enabled": {
   "key": "pod_fallback_department_enabled",
   "tab": "driver",
   "section": "fallback_options",
   "schema": {
    "type": "boolean",
    "title": "Without a PIN, ask for a department",
    "description": "The driver can write down which part of a company or hospital takes the parcels.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": [],
   "read_by": "driver-app"
  },
  "pod_fallback_department_required": {
   "key": "pod_fallback_department_required",
   "tab": "driver",
   "section": "fallback_options",
   "schema": {
    "type": "boolean",
    "title": "A department is a must",
    "description": "A delivery without a PIN is refused until the department is written down.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "pod_fallback_department_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "reset",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": [],
   "read_by": "driver-app"
  },
  "pod_fallback_description_enabled": {
   "key": "pod_fallback_description_enabled",
   "tab": "driver",
   "section": "fallback_options",
   "schema": {
    "type": "boolean",
    "title": "Without a PIN, ask for a description",
    "description": "The driver can write a line about what happened, for example that a neighbour took the parcel.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": [],
   "read_by": "driver-app"
  },
  "pod_fallback_description_required": {
   "key": "pod_fallback_description_required",
   "tab": "driver",
   "section": "fallback_options",
   "schema": {
    "type": "boolean",
    "title": "A description is a must",
    "description": "A delivery without a PIN is refused until something is written.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "pod_fallback_description_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "reset",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": [],
   "read_by": "driver-app"
  },
  "pod_fallback_photos_enabled": {
   "key": "pod_fallback_photos_enabled",
   "tab": "driver",
   "section": "fallback_options",
   "schema": {
    "type": "boolean",
    "title": "Without a PIN, ask for photos",
    "description": "The driver can take photos of the parcels and the place.",
    "default": true,
    "examples": [
     false
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": [],
   "read_by": "driver-app"
  },
  "pod_fallback_photos_required": {
   "key": "pod_fallback_photos_required",
   "tab": "driver",
   "section": "fallback_options",
   "schema": {
    "type": "boolean",
    "title": "A photo is a must",
    "description": "A delivery without a PIN is refused until there is at least one photo.",
    "default": true,
    "examples": [
     false
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "pod_fallback_photos_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "reset",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": [],
   "read_by": "driver-app"
  },
  "pod_fallback_signature_enabled": {
   "key": "pod_fallback_signature_enabled",
   "tab": "driver",
   "section": "fallback_options",
   "schema": {
    "type": "boolean",
    "title": "Without a PIN, ask for a signature",
    "description": "Whoever takes the parcels can sign on the phone.",
    "default": true,
    "examples": [
     false
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": [],
   "read_by": "driver-app"
  },
  "pod_fallback_signature_required": {
   "key": "pod_fallback_signature_required",
   "tab": "driver",
   "section": "fallback_options",
   "schema": {
    "type": "boolean",
    "title": "A signature is a must",
    "description": "A delivery without a PIN is refused until somebody has signed.",
    "default": true,
    "examples": [
     false
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "pod_fallback_signature_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "reset",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": [],
   "read_by": "driver-app"
  },
  "rejection_reasons": {
   "key": "rejection_reasons",
   "tab": "driver",
   "section": "predefined_reasons",
   "schema": {
    "type": "array",
    "maxItems": 50,
    "uniqueItems": true,
    "items": {
     "type": "string",
     "minLength": 1,
     "maxLength": 120
    },
    "title": "Reasons to reject work",
    "description": "Offered when a driver turns down a collection or delivery.",
    "default": [
     "Vehicle is full",
     "Vehicle broke down",
     "Outside my area",
     "Shift ends before I can get there",
     "Too heavy for one person"
    ],
    "examples": [
     [
      "Vehicle is full",
      "Tail-lift needed"
     ]
    ],
    "x-widget": "list",
    "x-message": "Write at most 50 different reasons of up to 120 characters each."
   },
   "widget": "list",
   "cell": "list",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "disable_other_for_driver_rejection_reason": {
   "key": "disable_other_for_driver_rejection_reason",
   "tab": "driver",
   "section": "predefined_reasons",
   "schema": {
    "type": "boolean",
    "title": "No other reason to reject work",
    "description": "The driver must choose one of your reasons and cannot write another one. Figures about rejected work then stay comparable.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "collection_failed_attempt_reasons": {
   "key": "collection_failed_attempt_reasons",
   "tab": "driver",
   "section": "predefined_reasons",
   "schema": {
    "type": "array",
    "maxItems": 50,
    "uniqueItems": true,
    "items": {
     "type": "string",
     "minLength": 1,
     "maxLength": 120
    },
    "title": "Reasons why a collection failed",
    "description": "Offered when a driver comes back without the parcels.",
    "default": [
     "Nobody there",
     "Parcels not ready",
     "Business closed",
     "Wrong address",
     "Sender cancelled",
     "No access to the premises"
    ],
    "examples": [
     [
      "Parcels not ready",
      "Wrong address"
     ]
    ],
    "x-widget": "list",
    "x-message": "Write at most 50 different reasons of up to 120 characters each."
   },
   "widget": "list",
   "cell": "list",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "disable_other_for_collection_failed_attempt_reason": {
   "key": "disable_other_for_collection_failed_attempt_reason",
   "tab": "driver",
   "section": "predefined_reasons",
   "schema": {
    "type": "boolean",
    "title": "No other reason for a failed collection",
    "description": "The driver must choose one of your reasons and cannot write another one. Figures about failed collections then stay comparable.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "delivery_failed_attempt_reasons": {
   "key": "delivery_failed_attempt_reasons",
   "tab": "driver",
   "section": "predefined_reasons",
   "schema": {
    "type": "array",
    "maxItems": 50,
    "uniqueItems": true,
    "items": {
     "type": "string",
     "minLength": 1,
     "maxLength": 120
    },
    "title": "Reasons why a delivery failed",
    "description": "Offered when a driver cannot hand over the parcels.",
    "default": [
     "Nobody there",
     "Business closed",
     "Wrong address",
     "Receiver could not be reached by phone",
     "Receiver refused the parcels",
     "No access to the premises",
     "Receiver had no PIN and no ID"
    ],
    "examples": [
     [
      "Nobody there",
      "Receiver refused the parcels"
     ]
    ],
    "x-widget": "list",
    "x-message": "Write at most 50 different reasons of up to 120 characters each."
   },
   "widget": "list",
   "cell": "list",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "disable_other_for_delivery_failed_attempt_reason": {
   "key": "disable_other_for_delivery_failed_attempt_reason",
   "tab": "driver",
   "section": "predefined_reasons",
   "schema": {
    "type": "boolean",
    "title": "No other reason for a failed delivery",
    "description": "The driver must choose one of your reasons and cannot write another one. Figures about failed deliveries then stay comparable.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "latest_driver_app_version": {
   "key": "latest_driver_app_version",
   "tab": "driver",
   "section": "minimum_driver_app_version",
   "schema": {
    "type": "string",
    "format": "version",
    "maxLength": 29,
    "title": "Oldest app version allowed",
    "description": "A driver with an older app must update before going on. Give drivers a day’s notice: an update over mobile data takes a while. Without a version every app works.",
    "examples": [
     "4.2.1"
    ],
    "x-message": "Enter a version of up to three numbers with dots, for example 4.2.1."
   },
   "widget": "text",
   "cell": "text",
   "exposure": "staff",
   "scopes": [
    "platform",
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": [],
   "read_by": "driver-app"
  },
  "notification_email_address": {
   "key": "notification_email_address",
   "tab": "notifications",
   "section": "email_settings",
   "schema": {
    "type": "string",
    "format": "email",
    "maxLength": 254,
    "title": "Sender address",
    "description": "The address that emails to your customers come from. Your domain must allow us to send for it, else they end up in spam. Without an address ours is used, with your name.",
    "examples": [
     "noreply@kestrel.test"
    ],
    "x-message": "Enter one email address, for example noreply@kestrel.test."
   },
   "widget": "email",
   "cell": "link",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "notification_name": {
   "key": "notification_name",
   "tab": "notifications",
   "section": "email_settings",
   "schema": {
    "type": "string",
    "maxLength": 120,
    "pattern": "^[^\\r\\n<>\"]+$",
    "title": "Sender name",
    "description": "The name that stands in the inbox beside the subject. Without one your company name is used.",
    "examples": [
     "Kestrel Couriers"
    ],
    "x-message": "Enter a name of up to 120 characters, without quotation marks or angle brackets."
   },
   "widget": "text",
   "cell": "text",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "notification_reply_to_address": {
   "key": "notification_reply_to_address",
   "tab": "notifications",
   "section": "email_settings",
   "schema": {
    "type": "string",
    "format": "email",
    "maxLength": 254,
    "title": "Answers go to",
    "description": "Where an answer to one of your emails arrives. Without an address it goes to your support address.",
    "examples": [
     "support@kestrel.test"
    ],
    "x-message": "Enter one email address, for example support@kestrel.test."
   },
   "widget": "email",
   "cell": "link",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "notification_footer": {
   "key": "notification_footer",
   "tab": "notifications",
   "section": "email_settings",
   "schema": {
    "type": "string",
    "format": "html",
    "maxLength": 10000,
    "title": "Footer of emails",
    "description": "Stands at the end of every email: your address, your registration number, a line about confidentiality.",
    "default": "",
    "examples": [
     "<p>Kestrel Couriers (Pty) Ltd, 14 Steel Road, Spartan, Kempton Park</p>"
    ]
   },
   "widget": "html",
   "cell": "html",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "email_transport": {
   "key": "email_transport",
   "tab": "notifications",
   "section": "email_settings",
   "schema": {
    "type": "string",
    "oneOf": [
     {
      "const": "platform",
      "title": "Our mail servers",
      "description": "Nothing else to set up."
     },
     {
      "const": "smtp",
      "title": "Your own mail server",
      "description": "Emails leave from your server and under your domain."
     }
    ],
    "title": "Emails are sent by",
    "description": "Which mail server sends your emails. With your own server a wrong password stops every email, so test the connection after a change.",
    "default": "platform",
    "examples": [
     "smtp"
    ]
   },
   "widget": "radio",
   "cell": "choice",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "email_smtp_host": {
   "key": "email_smtp_host",
   "tab": "notifications",
   "section": "email_settings",
   "schema": {
    "type": "string",
    "format": "hostname",
    "maxLength": 253,
    "title": "Mail server",
    "description": "The name of your mail server. Your provider calls it the outgoing or SMTP server.",
    "examples": [
     "smtp.kestrel.test"
    ],
    "x-message": "Enter the name of the server without https://, for example smtp.kestrel.test.",
    "x-confirm": "password"
   },
   "widget": "textarea",
   "cell": "text",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "email_transport": {
      "schema": {
       "const": "smtp"
      },
      "test": "c_0ea1bfb720"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "email_smtp_port": {
   "key": "email_smtp_port",
   "tab": "notifications",
   "section": "email_settings",
   "schema": {
    "type": "integer",
    "minimum": 1,
    "maximum": 65535,
    "title": "Port of the mail server",
    "description": "587 for STARTTLS and 465 for TLS fit almost every server.",
    "default": 587,
    "examples": [
     465
    ]
   },
   "widget": "number",
   "cell": "number",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "email_transport": {
      "schema": {
       "const": "smtp"
      },
      "test": "c_0ea1bfb720"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "email_smtp_security": {
   "key": "email_smtp_security",
   "tab": "notifications",
   "section": "email_settings",
   "schema": {
    "type": "string",
    "oneOf": [
     {
      "const": "starttls",
      "title": "STARTTLS",
      "description": "Begins openly and becomes encrypted before anything is sent; port 587."
     },
     {
      "const": "tls",
      "title": "TLS",
      "description": "Encrypted from the first byte; port 465."
     }
    ],
    "title": "Encryption",
    "description": "How the way to your mail server is protected. A server without encryption is refused.",
    "default": "starttls",
    "examples": [
     "tls"
    ]
   },
   "widget": "radio",
   "cell": "choice",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "email_transport": {
      "schema": {
       "const": "smtp"
      },
      "test": "c_0ea1bfb720"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "email_smtp_username": {
   "key": "email_smtp_username",
   "tab": "notifications",
   "section": "email_settings",
   "schema": {
    "type": "string",
    "maxLength": 254,
    "pattern": "^[^\\s]+$",
    "title": "User name at the mail server",
    "description": "What we sign in with, often the sender address. Without one we do not sign in.",
    "examples": [
     "noreply@kestrel.test"
    ],
    "x-message": "Enter the user name without spaces."
   },
   "widget": "textarea",
   "cell": "text",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "email_transport": {
      "schema": {
       "const": "smtp"
      },
      "test": "c_0ea1bfb720"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "email_smtp_password": {
   "key": "email_smtp_password",
   "tab": "notifications",
   "section": "email_settings",
   "schema": {
    "type": "string",
    "maxLength": 500,
    "title": "Password at the mail server",
    "description": "What we sign in with. Nobody can read it here again afterwards.",
    "examples": [
     "jt7-NOE-43F-ZPn"
    ],
    "x-secret": true
   },
   "widget": "secret",
   "cell": "secret",
   "exposure": "server",
   "scopes": [
    "provider"
   ],
   "secret": true,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "email_transport": {
      "schema": {
       "const": "smtp"
      },
      "test": "c_0ea1bfb720"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "email_notifications_collection": {
   "key": "email_notifications_collection",
   "tab": "notifications",
   "section": "customer_notifications",
   "schema": {
    "type": "array",
    "maxItems": 37,
    "uniqueItems": true,
    "items": repeated_2,
    "title": "Emails to the collection contact",
    "description": "The collection contact, usually the sender, gets an email each time a shipment reaches one of these statuses. A status that is not in the list is silent.",
    "default": [
     "submitted",
     "collection-failed-attempt",
     "collected",
     "delivered",
     "returned-to-sender",
     "cancelled"
    ],
    "examples": [
     [
      "payment-pending",
      "submitted",
      "collected",
      "delivered"
     ]
    ],
    "x-widget": "matrix"
   },
   "widget": "matrix",
   "cell": "choices",
   "exposure": "staff",
   "scopes": [
    "platform",
    "provider",
    "account"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "set",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "email_notifications_delivery": {
   "key": "email_notifications_delivery",
   "tab": "notifications",
   "section": "customer_notifications",
   "schema": {
    "type": "array",
    "maxItems": 37,
    "uniqueItems": true,
    "items": repeated_2,
    "title": "Emails to the delivery contact",
    "description": "The delivery contact, usually the receiver, gets an email each time a shipment reaches one of these statuses. A status that is not in the list is silent.",
    "default": [
     "collected",
     "out-for-delivery",
     "delivery-failed-attempt",
     "ready-for-pickup",
     "delivered"
    ],
    "examples": [
     [
      "out-for-delivery",
      "delivered"
     ]
    ],
    "x-widget": "matrix"
   },
   "widget": "matrix",
   "cell": "choices",
   "exposure": "staff",
   "scopes": [
    "platform",
    "provider",
    "account"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "set",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "email_notifications_rescheduled_delivery_collection": {
   "key": "email_notifications_rescheduled_delivery_collection",
   "tab": "notifications",
   "section": "customer_notifications",
   "schema": {
    "type": "boolean",
    "title": "Emails about a new delivery date to the collection contact",
    "description": "The collection contact gets an email with the new date when a delivery is moved to another day.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "platform",
    "provider",
    "account"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "allow_rescheduling_shipments": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "email_notifications_rescheduled_delivery_delivery": {
   "key": "email_notifications_rescheduled_delivery_delivery",
   "tab": "notifications",
   "section": "customer_notifications",
   "schema": {
    "type": "boolean",
    "title": "Emails about a new delivery date to the delivery contact",
    "description": "The delivery contact gets an email with the new date when a delivery is moved to another day.",
    "default": true,
    "examples": [
     false
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "platform",
    "provider",
    "account"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "allow_rescheduling_shipments": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "sms_notifications_collection": {
   "key": "sms_notifications_collection",
   "tab": "notifications",
   "section": "customer_notifications",
   "schema": {
    "type": "array",
    "maxItems": 37,
    "uniqueItems": true,
    "items": repeated_2,
    "title": "SMSs to the collection contact",
    "description": "The collection contact, usually the sender, gets an SMS each time a shipment reaches one of these statuses. A status that is not in the list is silent.",
    "default": [
     "collection-failed-attempt"
    ],
    "examples": [
     [
      "awaiting-dropoff",
      "collection-failed-attempt"
     ]
    ],
    "x-widget": "matrix"
   },
   "widget": "matrix",
   "cell": "choices",
   "exposure": "staff",
   "scopes": [
    "platform",
    "provider",
    "account"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "set",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "sms_notifications_delivery": {
   "key": "sms_notifications_delivery",
   "tab": "notifications",
   "section": "customer_notifications",
   "schema": {
    "type": "array",
    "maxItems": 37,
    "uniqueItems": true,
    "items": repeated_2,
    "title": "SMSs to the delivery contact",
    "description": "The delivery contact, usually the receiver, gets an SMS each time a shipment reaches one of these statuses. A status that is not in the list is silent.",
    "default": [
     "out-for-delivery",
     "delivery-failed-attempt",
     "ready-for-pickup"
    ],
    "examples": [
     [
      "out-for-delivery",
      "ready-for-pickup"
     ]
    ],
    "x-widget": "matrix"
   },
   "widget": "matrix",
   "cell": "choices",
   "exposure": "staff",
   "scopes": [
    "platform",
    "provider",
    "account"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "set",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "sms_notifications_rescheduled_delivery_collection": {
   "key": "sms_notifications_rescheduled_delivery_collection",
   "tab": "notifications",
   "section": "customer_notifications",
   "schema": {
    "type": "boolean",
    "title": "SMSs about a new delivery date to the collection contact",
    "description": "The collection contact gets an SMS with the new date when a delivery is moved to another day.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "platform",
    "provider",
    "account"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "allow_rescheduling_shipments": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "sms_notifications_rescheduled_delivery_delivery": {
   "key": "sms_notifications_rescheduled_delivery_delivery",
   "tab": "notifications",
   "section": "customer_notifications",
   "schema": {
    "type": "boolean",
    "title": "SMSs about a new delivery date to the delivery contact",
    "description": "The delivery contact gets an SMS with the new date when a delivery is moved to another day.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "platform",
    "provider",
    "account"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "allow_rescheduling_shipments": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "whatsapp_notifications_collection": {
   "key": "whatsapp_notifications_collection",
   "tab": "notifications",
   "section": "customer_notifications",
   "schema": {
    "type": "array",
    "maxItems": 37,
    "uniqueItems": true,
    "items": repeated_2,
    "title": "WhatsApp messages to the collection contact",
    "description": "The collection contact, usually the sender, gets a WhatsApp message each time a shipment reaches one of these statuses. A status that is not in the list is silent.",
    "default": [],
    "examples": [
     [
      "collected",
      "delivered"
     ]
    ],
    "x-widget": "matrix"
   },
   "widget": "matrix",
   "cell": "choices",
   "exposure": "staff",
   "scopes": [
    "platform",
    "provider",
    "account"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "whatsapp_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "set",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "whatsapp_notifications_delivery": {
   "key": "whatsapp_notifications_delivery",
   "tab": "notifications",
   "section": "customer_notifications",
   "schema": {
    "type": "array",
    "maxItems": 37,
    "uniqueItems": true,
    "items": repeated_2,
    "title": "WhatsApp messages to the delivery contact",
    "description": "The delivery contact, usually the receiver, gets a WhatsApp message each time a shipment reaches one of these statuses. A status that is not in the list is silent.",
    "default": [],
    "examples": [
     [
      "out-for-delivery",
      "ready-for-pickup",
      "delivered"
     ]
    ],
    "x-widget": "matrix"
   },
   "widget": "matrix",
   "cell": "choices",
   "exposure": "staff",
   "scopes": [
    "platform",
    "provider",
    "account"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "whatsapp_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "set",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "whatsapp_notifications_rescheduled_delivery_collection": {
   "key": "whatsapp_notifications_rescheduled_delivery_collection",
   "tab": "notifications",
   "section": "customer_notifications",
   "schema": {
    "type": "boolean",
    "title": "WhatsApp messages about a new delivery date to the collection contact",
    "description": "The collection contact gets a WhatsApp message with the new date when a delivery is moved to another day.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "platform",
    "provider",
    "account"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "whatsapp_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     },
     "allow_rescheduling_shipments": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "whatsapp_notifications_rescheduled_delivery_delivery": {
   "key": "whatsapp_notifications_rescheduled_delivery_delivery",
   "tab": "notifications",
   "section": "customer_notifications",
   "schema": {
    "type": "boolean",
    "title": "WhatsApp messages about a new delivery date to the delivery contact",
    "description": "The delivery contact gets a WhatsApp message with the new date when a delivery is moved to another day.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "platform",
    "provider",
    "account"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "whatsapp_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     },
     "allow_rescheduling_shipments": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "notify_provider_on_shipment_rescheduled": {
   "key": "notify_provider_on_shipment_rescheduled",
   "tab": "notifications",
   "section": "additional_notification_settings",
   "schema": {
    "title": "Tell us about rescheduled shipments",
    "description": "Who is told when a customer or receiver moves a collection or delivery to another day, so that the tripsheets can be changed.",
    "type": "string",
    "oneOf": repeated_23,
    "x-enum": "provider_notice_recipient",
    "default": "ops-manager",
    "examples": [
     "support"
    ]
   },
   "widget": "radio",
   "cell": "choice",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "allow_rescheduling_shipments": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "notify_provider_on_shipment_created": {
   "key": "notify_provider_on_shipment_created",
   "tab": "notifications",
   "section": "additional_notification_settings",
   "schema": {
    "title": "Tell us about new shipments",
    "description": "Who is told about every new shipment. With many shipments a day this is a flood; a filter on the shipment list serves better.",
    "type": "string",
    "oneOf": repeated_23,
    "x-enum": "provider_notice_recipient",
    "default": "none",
    "examples": [
     "support"
    ]
   },
   "widget": "radio",
   "cell": "choice",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "notify_provider_on_shipment_cancelled": {
   "key": "notify_provider_on_shipment_cancelled",
   "tab": "notifications",
   "section": "additional_notification_settings",
   "schema": {
    "title": "Tell us about cancelled shipments",
    "description": "Who is told when a shipment is cancelled, so that no driver goes there in vain.",
    "type": "string",
    "oneOf": repeated_23,
    "x-enum": "provider_notice_recipient",
    "default": "none",
    "examples": [
     "ops-manager"
    ]
   },
   "widget": "radio",
   "cell": "choice",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "shorten_urls": {
   "key": "shorten_urls",
   "tab": "notifications",
   "section": "sms_options",
   "schema": {
    "type": "boolean",
    "title": "Short links in SMSs",
    "description": "Tracking links are replaced by short ones, so that most messages fit into one SMS. Short links keep working for a year.",
    "default": true,
    "examples": [
     false
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "platform",
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "sms_sender_name": {
   "key": "sms_sender_name",
   "tab": "notifications",
   "section": "sms_options",
   "schema": {
    "type": "string",
    "maxLength": 11,
    "pattern": "^[A-Za-z0-9][A-Za-z0-9 ]{1,9}[A-Za-z0-9]$",
    "title": "Sender name of SMSs",
    "description": "Shown as the sender where the network allows a name; elsewhere people see a number. Nobody can answer an SMS with a sender name.",
    "examples": [
     "Kestrel"
    ],
    "x-message": "Use three to eleven letters, digits and spaces, for example Kestrel."
   },
   "widget": "text",
   "cell": "text",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "email_hide_rating_section": {
   "key": "email_hide_rating_section",
   "tab": "notifications",
   "section": "email_options",
   "schema": {
    "type": "boolean",
    "title": "Leave out the rating",
    "description": "Emails about a delivery no longer ask how it went. Ratings that were given are kept.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "show_scam_alert_on_emails": {
   "key": "show_scam_alert_on_emails",
   "tab": "notifications",
   "section": "email_options",
   "schema": {
    "type": "boolean",
    "title": "Warn about scams",
    "description": "A warning stands at the top of every email, in the words below. Switch it on when somebody sends false messages in your name.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "email_scam_alert_text": {
   "key": "email_scam_alert_text",
   "tab": "notifications",
   "section": "email_options",
   "schema": {
    "type": "string",
    "minLength": 1,
    "maxLength": 600,
    "title": "Words of the warning",
    "description": "The warning as customers read it. Say what you never ask for, and what to do.",
    "default": "We never ask for a payment, a password or a PIN by phone, SMS or email. If you are not sure that a message is from us, call us before you pay or open a link.",
    "examples": [
     "We never ask for your card number or PIN by email. If in doubt, call 011 555 0142."
    ]
   },
   "widget": "textarea",
   "cell": "text",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "show_scam_alert_on_emails": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "email_whatsapp_link_enabled": {
   "key": "email_whatsapp_link_enabled",
   "tab": "notifications",
   "section": "email_options",
   "schema": {
    "type": "boolean",
    "title": "WhatsApp button in emails",
    "description": "A button in every email opens a WhatsApp chat with you. Somebody should answer it during office hours.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "whatsapp_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "email_whatsapp_link_number": {
   "key": "email_whatsapp_link_number",
   "tab": "notifications",
   "section": "email_options",
   "schema": {
    "type": "string",
    "format": "phone-za",
    "maxLength": 20,
    "title": "WhatsApp number for the button",
    "description": "The chat opens with this number. It must be registered with WhatsApp.",
    "examples": [
     "+27 82 555 0142"
    ],
    "x-message": "Enter a cell number such as 082 555 0142 or +27 82 555 0142."
   },
   "widget": "phone",
   "cell": "link",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "whatsapp_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     },
     "email_whatsapp_link_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "email_whatsapp_link_message": {
   "key": "email_whatsapp_link_message",
   "tab": "notifications",
   "section": "email_options",
   "schema": {
    "type": "string",
    "maxLength": 300,
    "title": "First words of the chat",
    "description": "What already stands in the chat when it opens; the customer can change it before sending.",
    "default": "Hello, I have a question about my parcel.",
    "examples": [
     "Hello Kestrel, I have a question about my parcel."
    ]
   },
   "widget": "textarea",
   "cell": "text",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "whatsapp_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     },
     "email_whatsapp_link_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "email_whatsapp_link_add_shipment_reference": {
   "key": "email_whatsapp_link_add_shipment_reference",
   "tab": "notifications",
   "section": "email_options",
   "schema": {
    "type": "boolean",
    "title": "Put the waybill number into the chat",
    "description": "The waybill number follows the first words, so that nobody has to ask for it.",
    "default": true,
    "examples": [
     false
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "whatsapp_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     },
     "email_whatsapp_link_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "email_whatsapp_link_add_tracking_link": {
   "key": "email_whatsapp_link_add_tracking_link",
   "tab": "notifications",
   "section": "email_options",
   "schema": {
    "type": "boolean",
    "title": "Put the tracking link into the chat",
    "description": "The link to the tracking page follows the first words, so that whoever answers can open it.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [
    {
     "whatsapp_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     },
     "email_whatsapp_link_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "notification_templates": {
   "key": "notification_templates",
   "tab": "notifications",
   "section": "message_texts",
   "schema": {
    "type": "array",
    "items": {
     "title": "Text of a message",
     "description": "What a provider says in one cell of the notification matrix, in place of the default text.",
     "type": "object",
     "required": [
      "id",
      "channel"
     ],
     "discriminator": {
      "propertyName": "channel"
     },
     "oneOf": [
      {
       "title": "Email",
       "description": "A subject and a body.",
       "type": "object",
       "properties": {
        "id": {
         "type": "string",
         "minLength": 1,
         "maxLength": 80,
         "pattern": "^(?:email_notifications_[a-z_]+(?::[a-z-]+)?|notify_provider_on_[a-z_]+)$",
         "title": "Cell",
         "description": "The cell of the matrix, for example email_notifications_delivery:delivered.",
         "examples": [
          "email_notifications_delivery:delivered"
         ],
         "x-message": "Name a cell of the matrix, for example email_notifications_delivery:delivered."
        },
        "channel": {
         "type": "string",
         "const": "email",
         "title": "Channel",
         "description": "How the message travels."
        },
        "subject": {
         "type": "string",
         "minLength": 1,
         "maxLength": 200,
         "title": "Subject",
         "description": "One line; what the recipient reads in the inbox.",
         "examples": [
          "Shipment {{ shipment.short_tracking_reference }} is delivered"
         ],
         "x-template": "notification_context"
        },
        "body": {
         "type": "string",
         "format": "html",
         "minLength": 1,
         "maxLength": 20000,
         "title": "Message",
         "description": "The email itself. Your footer and the warning about scams are added to it.",
         "examples": [
          "<p>Dear {{ recipient.name }}, your parcel is here.</p>"
         ],
         "x-template": "notification_context"
        }
       },
       "required": [
        "id",
        "channel",
        "subject",
        "body"
       ],
       "additionalProperties": false
      },
      {
       "title": "SMS",
       "description": "A short text.",
       "type": "object",
       "properties": {
        "id": {
         "type": "string",
         "minLength": 1,
         "maxLength": 80,
         "pattern": "^sms_notifications_[a-z_]+(?::[a-z-]+)?$",
         "title": "Cell",
         "description": "The cell of the matrix, for example sms_notifications_delivery:delivered.",
         "examples": [
          "sms_notifications_delivery:delivered"
         ],
         "x-message": "Name a cell of the matrix, for example sms_notifications_delivery:delivered."
        },
        "channel": {
         "type": "string",
         "const": "sms",
         "title": "Channel",
         "description": "How the message travels."
        },
        "text": {
         "type": "string",
         "minLength": 1,
         "maxLength": 1000,
         "title": "Message",
         "description": "The SMS itself. Up to 160 characters cost one SMS; letters outside the SMS alphabet, such as ê, make it dearer.",
         "examples": [
          "{{ provider.name }}: parcel {{ shipment.short_tracking_reference }} is delivered."
         ],
         "x-template": "notification_context"
        }
       },
       "required": [
        "id",
        "channel",
        "text"
       ],
       "additionalProperties": false
      },
      {
       "title": "WhatsApp",
       "description": "An approved template and what fills its blanks.",
       "type": "object",
       "properties": {
        "id": {
         "type": "string",
         "minLength": 1,
         "maxLength": 80,
         "pattern": "^whatsapp_notifications_[a-z_]+(?::[a-z-]+)?$",
         "title": "Cell",
         "description": "The cell of the matrix, for example whatsapp_notifications_delivery:delivered.",
         "examples": [
          "whatsapp_notifications_delivery:delivered"
         ],
         "x-message": "Name a cell of the matrix, for example whatsapp_notifications_delivery:delivered."
        },
        "channel": {
         "type": "string",
         "const": "whatsapp",
         "title": "Channel",
         "description": "How the message travels."
        },
        "template_name": {
         "type": "string",
         "minLength": 1,
         "maxLength": 512,
         "pattern": "^[a-z0-9_]+$",
         "title": "Name of the template",
         "description": "The name under which WhatsApp has approved the template.",
         "examples": [
          "shipment_delivered_delivery"
         ],
         "x-widget": "text",
         "x-message": "Use small letters, digits and underscores only, for example shipment_delivered."
        },
        "parameters": {
         "type": "array",
         "maxItems": 10,
         "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 300,
          "title": "Blank",
          "examples": [
           "{{ recipient.name }}"
          ],
          "x-template": "notification_context"
         },
         "title": "What fills the blanks",
         "description": "In the order of the template: the first one fills blank 1, and so on."
        }
       },
       "required": [
        "id",
        "channel",
        "template_name",
        "parameters"
       ],
       "additionalProperties": false
      }
     ]
    },
    "maxItems": 300,
    "title": "Your own texts",
    "description": "The texts that you have written, one for each cell of the notification matrix. A message without one uses the default text.",
    "default": [],
    "examples": [
     [
      {
       "id": "sms_notifications_delivery:delivered",
       "channel": "sms",
       "text": "{{ provider.name }}: parcel {{ shipment.short_tracking_reference }} is delivered. Thank you!"
      }
     ]
    ],
    "x-widget": "by-cell"
   },
   "widget": "by-cell",
   "cell": "list",
   "exposure": "staff",
   "scopes": [
    "platform",
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "by-id",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "theme_primary": {
   "key": "theme_primary",
   "tab": "theme",
   "section": "brand_colours",
   "schema": {
    "type": "string",
    "format": "colour",
    "maxLength": 9,
    "title": "Main colour",
    "description": "Buttons, links and everything that can be clicked. White text stands on it, so choose one that is dark enough to read it.",
    "default": "#0f5f73",
    "examples": [
     "#b0372b"
    ],
    "x-message": "Enter a colour as # and six digits, for example #0f5c6e."
   },
   "widget": "colour",
   "cell": "colour",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "theme_primary_light": {
   "key": "theme_primary_light",
   "tab": "theme",
   "section": "brand_colours",
   "schema": {
    "type": "string",
    "format": "colour",
    "maxLength": 9,
    "title": "Light shade",
    "description": "The background of selected rows, notes and badges. Choose a very pale version of the main colour: the text colour stands on it.",
    "default": "#e3f1f4",
    "examples": [
     "#fbeae8"
    ],
    "x-message": "Enter a colour as # and six digits, for example #0f5c6e."
   },
   "widget": "colour",
   "cell": "colour",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "theme_primary_dark": {
   "key": "theme_primary_dark",
   "tab": "theme",
   "section": "brand_colours",
   "schema": {
    "type": "string",
    "format": "colour",
    "maxLength": 9,
    "title": "Dark shade",
    "description": "Buttons under the mouse or the finger, and headings. Choose a darker version of the main colour.",
    "default": "#0a4453",
    "examples": [
     "#822118"
    ],
    "x-message": "Enter a colour as # and six digits, for example #0f5c6e."
   },
   "widget": "colour",
   "cell": "colour",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "theme_text": {
   "key": "theme_text",
   "tab": "theme",
   "section": "brand_colours",
   "schema": {
    "type": "string",
    "format": "colour",
    "maxLength": 9,
    "title": "Text colour",
    "description": "All ordinary text, on white and on the light shade. Almost black reads best.",
    "default": "#1c2b33",
    "examples": [
     "#2b1d1b"
    ],
    "x-message": "Enter a colour as # and six digits, for example #0f5c6e."
   },
   "widget": "colour",
   "cell": "colour",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "theme_nav_bg": {
   "key": "theme_nav_bg",
   "tab": "theme",
   "section": "navigation_colours",
   "schema": {
    "type": "string",
    "format": "colour",
    "maxLength": 9,
    "title": "Menu background",
    "description": "The surface of the menu. Your navigation logo stands on it.",
    "default": "#10313c",
    "examples": [
     "#3b1410"
    ],
    "x-message": "Enter a colour as # and six digits, for example #0f5c6e."
   },
   "widget": "colour",
   "cell": "colour",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "theme_nav_text": {
   "key": "theme_nav_text",
   "tab": "theme",
   "section": "navigation_colours",
   "schema": {
    "type": "string",
    "format": "colour",
    "maxLength": 9,
    "title": "Menu text",
    "description": "Names and icons in the menu. They must be readable on all three background colours of this section.",
    "default": "#e2eef1",
    "examples": [
     "#fdeeec"
    ],
    "x-message": "Enter a colour as # and six digits, for example #0f5c6e."
   },
   "widget": "colour",
   "cell": "colour",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "theme_nav_active_bg": {
   "key": "theme_nav_active_bg",
   "tab": "theme",
   "section": "navigation_colours",
   "schema": {
    "type": "string",
    "format": "colour",
    "maxLength": 9,
    "title": "Background of the open page",
    "description": "Marks the page you are on. Choose it clearly different from the menu background.",
    "default": "#1b5364",
    "examples": [
     "#7a2a20"
    ],
    "x-message": "Enter a colour as # and six digits, for example #0f5c6e."
   },
   "widget": "colour",
   "cell": "colour",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "theme_nav_active_bg_hover": {
   "key": "theme_nav_active_bg_hover",
   "tab": "theme",
   "section": "navigation_colours",
   "schema": {
    "type": "string",
    "format": "colour",
    "maxLength": 9,
    "title": "Background of the open page under the mouse",
    "description": "The same mark while the mouse is on it; a little lighter or darker than the one before.",
    "default": "#236376",
    "examples": [
     "#8c3328"
    ],
    "x-message": "Enter a colour as # and six digits, for example #0f5c6e."
   },
   "widget": "colour",
   "cell": "colour",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "theme_corner_radius": {
   "key": "theme_corner_radius",
   "tab": "theme",
   "section": "shape",
   "schema": {
    "type": "integer",
    "minimum": 0,
    "maximum": 20,
    "title": "Rounded corners",
    "description": "How round the corners of buttons, fields and cards are. 0 gives square corners.",
    "default": 8,
    "examples": [
     4
    ],
    "x-unit": "px"
   },
   "widget": "number",
   "cell": "number",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "custom_widget_html": {
   "key": "custom_widget_html",
   "tab": "theme",
   "section": "widget_and_attribution",
   "schema": {
    "type": "string",
    "maxLength": 20000,
    "title": "Your own widget",
    "description": "HTML for a chat or help widget. Guests and customers open it with a Help button in the bottom corner of every page. It runs in a sealed frame of its own: it can neither read the page nor what people type into it, and keeps nothing in the browser.",
    "default": "",
    "examples": [
     "<script src=\"https://chat.kestrel.test/widget.js\" async></script>"
    ],
    "x-widget": "textarea"
   },
   "widget": "textarea",
   "cell": "text",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "hide_powered_by_shiplogic": {
   "key": "hide_powered_by_shiplogic",
   "tab": "theme",
   "section": "widget_and_attribution",
   "schema": {
    "type": "boolean",
    "title": "Hide the platform’s name",
    "description": "Removes the line with the name of the platform from the bottom of sign-in, tracking pages and emails.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "quick_links_admin": {
   "key": "quick_links_admin",
   "tab": "help_center",
   "section": "staff_quick_links",
   "schema": {
    "type": "array",
    "maxItems": 20,
    "items": repeated_24,
    "title": "Quick links for staff",
    "description": "Stand at the bottom of the staff menu, in this order: the roster, the price list, a fuel card portal. A branch that has links of its own shows only those.",
    "default": [],
    "examples": [
     [
      {
       "id": "roster",
       "title": "Driver roster",
       "url": "https://sheets.kestrel.test/roster",
       "description": "Who drives when",
       "icon": "document",
       "new_tab": true
      },
      {
       "id": "interhub",
       "title": "Open transfers",
       "url": "/interhub-transfers",
       "icon": "truck",
       "new_tab": false
      }
     ]
    ]
   },
   "widget": "list",
   "cell": "list",
   "exposure": "staff",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "by-id",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "help_center_links": {
   "key": "help_center_links",
   "tab": "help_center",
   "section": "account_links",
   "schema": {
    "type": "array",
    "maxItems": 30,
    "items": repeated_24,
    "title": "Links for customers",
    "description": "Shown as cards on the help page, in this order. Without any link the page shows your contact details only.",
    "default": [],
    "examples": [
     [
      {
       "id": "packing-guide",
       "title": "How to pack a parcel",
       "url": "https://www.kestrel.test/packing",
       "description": "Boxes, filling and labels",
       "icon": "package",
       "new_tab": true
      },
      {
       "id": "invoices",
       "title": "Understand your invoice",
       "url": "https://www.kestrel.test/invoices",
       "icon": "money",
       "new_tab": true
      }
     ]
    ]
   },
   "widget": "list",
   "cell": "list",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "by-id",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "help_center_links_guest": {
   "key": "help_center_links_guest",
   "tab": "help_center",
   "section": "guest_links",
   "schema": {
    "type": "array",
    "maxItems": 30,
    "items": repeated_24,
    "title": "Links for visitors",
    "description": "Shown as cards on the help page to everybody who is not signed in. Keep price lists and anything internal out of it.",
    "default": [],
    "examples": [
     [
      {
       "id": "where-is-my-parcel",
       "title": "Where is my parcel?",
       "url": "/track",
       "description": "Follow it with the waybill number",
       "icon": "question",
       "new_tab": false
      }
     ]
    ]
   },
   "widget": "list",
   "cell": "list",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": []
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "by-id",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "enabled_features": {
   "key": "enabled_features",
   "tab": "feature_toggles",
   "section": "features",
   "schema": {
    "type": "array",
    "maxItems": 40,
    "uniqueItems": true,
    "items": {
     "title": "Feature",
     "description": "The parts of the product that are switched on provider by provider (doc1:225). What has a switch of its own, such as interhub transfers or lockers, is not among them. Flags: who uses it.",
     "type": "string",
     "oneOf": [
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
     ],
     "x-enum": "feature"
    },
    "title": "Parts that are switched on",
    "description": "What is not in the list disappears from menus and pages at once, and its calls are refused; nothing that was stored is lost. A list at one account or person counts there instead of this one, to try something out.",
    "default": [
     "customer_dashboard",
     "shipment_quotes",
     "address_book",
     "inbox",
     "locations",
     "data_capturing",
     "maps",
     "tools",
     "billing",
     "rates_and_estimates",
     "reports",
     "integrations"
    ],
    "examples": [
     [
      "shipment_quotes",
      "address_book",
      "maps",
      "billing",
      "rates_and_estimates",
      "reports"
     ]
    ]
   },
   "widget": "multi-select",
   "cell": "choices",
   "exposure": "public",
   "scopes": [
    "platform",
    "provider",
    "account",
    "user"
   ],
   "secret": false,
   "permission": {
    "read": [
     "INLINE_feature_toggles"
    ],
    "write": [
     "INLINE_feature_toggles"
    ]
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "set",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "enable_idm": {
   "key": "enable_idm",
   "tab": "feature_toggles",
   "section": "access",
   "schema": {
    "type": "boolean",
    "title": "Identity page",
    "description": "Opens /idm, where people who come from a system of the provider’s own are recognised and sent on. Off: the page does not exist.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [
     "INLINE_feature_toggles"
    ],
    "write": [
     "INLINE_feature_toggles"
    ]
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "mobile_app_only": {
   "key": "mobile_app_only",
   "tab": "feature_toggles",
   "section": "access",
   "schema": {
    "type": "boolean",
    "title": "Customers use the app only",
    "description": "Customers who sign in with a browser see a page that asks them to open the app; staff and visitors notice nothing. Can be set for one account or one person.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "customer",
   "scopes": [
    "provider",
    "account",
    "user"
   ],
   "secret": false,
   "permission": {
    "read": [
     "INLINE_feature_toggles"
    ],
    "write": [
     "INLINE_feature_toggles"
    ]
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "mobile_app_android_url": {
   "key": "mobile_app_android_url",
   "tab": "feature_toggles",
   "section": "access",
   "schema": {
    "type": "string",
    "format": "https-url",
    "maxLength": 2048,
    "title": "App for Android",
    "description": "Where that page leads people with an Android phone.",
    "examples": [
     "https://play.google.com/store/apps/details?id=za.co.kestrel.app"
    ],
    "x-message": "Enter the full address, beginning with https://."
   },
   "widget": "url",
   "cell": "link",
   "exposure": "customer",
   "scopes": [
    "platform",
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [
     "INLINE_feature_toggles"
    ],
    "write": [
     "INLINE_feature_toggles"
    ]
   },
   "visible_when": [
    {
     "mobile_app_only": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "mobile_app_ios_url": {
   "key": "mobile_app_ios_url",
   "tab": "feature_toggles",
   "section": "access",
   "schema": {
    "type": "string",
    "format": "https-url",
    "maxLength": 2048,
    "title": "App for iPhone",
    "description": "Where that page leads people with an iPhone.",
    "examples": [
     "https://apps.apple.com/za/app/kestrel/id1234567890"
    ],
    "x-message": "Enter the full address, beginning with https://."
   },
   "widget": "url",
   "cell": "link",
   "exposure": "customer",
   "scopes": [
    "platform",
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [
     "INLINE_feature_toggles"
    ],
    "write": [
     "INLINE_feature_toggles"
    ]
   },
   "visible_when": [
    {
     "mobile_app_only": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "enable_bob_box": {
   "key": "enable_bob_box",
   "tab": "feature_toggles",
   "section": "pickup_points",
   "schema": {
    "type": "boolean",
    "title": "Bob Box lockers of its own",
    "description": "The provider runs Bob Box lockers: they can be chosen for collection and delivery, and the Bob Box section appears under Shipments.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [
     "INLINE_feature_toggles"
    ],
    "write": [
     "INLINE_feature_toggles"
    ]
   },
   "visible_when": [
    {
     "provider.kind": {
      "schema": {
       "const": "locker-network"
      },
      "test": "c_a2dbdf30a3"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "enable_third_party_bob_box": {
   "key": "enable_third_party_bob_box",
   "tab": "feature_toggles",
   "section": "pickup_points",
   "schema": {
    "type": "boolean",
    "title": "Bob Box lockers of others",
    "description": "Bob Box lockers that somebody else runs can be chosen for collection and delivery.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [
     "INLINE_feature_toggles"
    ],
    "write": [
     "INLINE_feature_toggles"
    ]
   },
   "visible_when": [
    {
     "provider.kind": {
      "schema": {
       "enum": [
        "courier",
        "marketplace"
       ]
      },
      "test": "c_af41ad6ff2"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "enable_tcg_locker": {
   "key": "enable_tcg_locker",
   "tab": "feature_toggles",
   "section": "pickup_points",
   "schema": {
    "type": "boolean",
    "title": "Lockers of The Courier Guy",
    "description": "TCG lockers can be chosen for collection and delivery, in sizes V4-XS to V4-XL.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [
     "INLINE_feature_toggles"
    ],
    "write": [
     "INLINE_feature_toggles"
    ]
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "enable_ram_counters": {
   "key": "enable_ram_counters",
   "tab": "feature_toggles",
   "section": "pickup_points",
   "schema": {
    "type": "boolean",
    "title": "RAM counters",
    "description": "RAM counters can be chosen for collection and delivery, and the kiosk with payment becomes available on the shipment page.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [
     "INLINE_feature_toggles"
    ],
    "write": [
     "INLINE_feature_toggles"
    ]
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "enable_fastway_integration": {
   "key": "enable_fastway_integration",
   "tab": "feature_toggles",
   "section": "integrations",
   "schema": {
    "type": "boolean",
    "title": "Fastway",
    "description": "Adds Fastway to the kinds of integration rules. Rules that were made before it was switched off are kept and do nothing.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [
     "INLINE_feature_toggles"
    ],
    "write": [
     "INLINE_feature_toggles"
    ]
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "show_custom_payment_gateway": {
   "key": "show_custom_payment_gateway",
   "tab": "feature_toggles",
   "section": "payments",
   "schema": {
    "type": "boolean",
    "title": "Custom gateway and EFT top-ups",
    "description": "The sections for a payment gateway of the provider’s own and for EFT appear under Rates and billing. Off: both also disappear from the ways to top up.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "customer",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [
     "INLINE_feature_toggles"
    ],
    "write": [
     "INLINE_feature_toggles"
    ]
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "infobip_base_url": {
   "key": "infobip_base_url",
   "tab": "feature_toggles",
   "section": "messaging_and_tracking",
   "schema": {
    "type": "string",
    "format": "https-url",
    "maxLength": 253,
    "pattern": "^https://[A-Za-z0-9.-]+/?$",
    "title": "Infobip address",
    "description": "The address of the Infobip account that sends SMSs and WhatsApp messages. Without one of its own a provider uses the platform’s.",
    "examples": [
     "https://k3s7r3.api.infobip.com"
    ],
    "x-message": "Copy the base URL from Infobip, for example https://k3s7r3.api.infobip.com.",
    "x-confirm": "password"
   },
   "widget": "url",
   "cell": "link",
   "exposure": "staff",
   "scopes": [
    "platform",
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [
     "INLINE_feature_toggles"
    ],
    "write": [
     "INLINE_feature_toggles",
     "API_/providers/infobip-config:POST"
    ]
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "infobip_api_key": {
   "key": "infobip_api_key",
   "tab": "feature_toggles",
   "section": "messaging_and_tracking",
   "schema": {
    "type": "string",
    "maxLength": 200,
    "title": "Key of the Infobip account",
    "description": "Signs us in at Infobip. Nobody can read it here again afterwards.",
    "examples": [
     "003026bbc133714df1834b8638bb496e-8f4b3d9a"
    ],
    "x-secret": true
   },
   "widget": "secret",
   "cell": "secret",
   "exposure": "server",
   "scopes": [
    "platform",
    "provider"
   ],
   "secret": true,
   "permission": {
    "read": [
     "INLINE_feature_toggles"
    ],
    "write": [
     "INLINE_feature_toggles",
     "API_/providers/infobip-config:POST"
    ]
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "whatsapp_enabled": {
   "key": "whatsapp_enabled",
   "tab": "feature_toggles",
   "section": "messaging_and_tracking",
   "schema": {
    "type": "boolean",
    "title": "WhatsApp",
    "description": "Shows the provider every setting about WhatsApp and lets messages go out. Switch it on once the number below is registered with WhatsApp.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [
     "INLINE_feature_toggles"
    ],
    "write": [
     "INLINE_feature_toggles"
    ]
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "whatsapp_sender_number": {
   "key": "whatsapp_sender_number",
   "tab": "feature_toggles",
   "section": "messaging_and_tracking",
   "schema": {
    "type": "string",
    "format": "phone-za",
    "maxLength": 20,
    "title": "WhatsApp business number",
    "description": "The number that messages come from, as registered with WhatsApp.",
    "examples": [
     "+27 60 555 0142"
    ],
    "x-message": "Enter a number such as 060 555 0142 or +27 60 555 0142."
   },
   "widget": "phone",
   "cell": "link",
   "exposure": "staff",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [
     "INLINE_feature_toggles"
    ],
    "write": [
     "INLINE_feature_toggles",
     "API_/providers/infobip-config:POST"
    ]
   },
   "visible_when": [
    {
     "whatsapp_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "driver_live_tracking": {
   "key": "driver_live_tracking",
   "tab": "feature_toggles",
   "section": "messaging_and_tracking",
   "schema": {
    "type": "boolean",
    "title": "Live driver tracking",
    "description": "Shows the provider the settings with which its drivers can be followed on the map. Off: positions are no longer accepted.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [
     "INLINE_feature_toggles"
    ],
    "write": [
     "INLINE_feature_toggles"
    ]
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  }
 },
 "facts": {
  "provider.kind": {
   "title": "Kind of provider",
   "description": "What kind of business the provider is, such as a courier or a network of lockers.",
   "type": "string",
   "oneOf": [
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
   ],
   "x-enum": "provider_kind",
   "examples": [
    "courier"
   ]
  },
  "provider.status": {
   "title": "Provider status",
   "description": "Whether the provider is active, overdue or inactive.",
   "type": "string",
   "oneOf": [
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
   ],
   "x-enum": "provider_status",
   "examples": [
    "active"
   ]
  },
  "user.is_platform_admin": {
   "type": "boolean",
   "title": "You are a platform administrator",
   "description": "Whoever looks at the settings is an administrator of the platform itself.",
   "examples": [
    false
   ]
  },
  "user.is_staff": {
   "type": "boolean",
   "title": "You work for the provider",
   "description": "Whoever looks at the settings belongs to the provider and not to one of its customers.",
   "examples": [
    true
   ]
  },
  "user.is_internal": {
   "type": "boolean",
   "title": "You belong to the platform's own team",
   "description": "Whoever looks at the settings has an email address of the platform's own company.",
   "examples": [
    false
   ]
  },
  "environment": {
   "title": "Environment",
   "description": "Where the platform runs: for development, for trying things out, or in earnest.",
   "type": "string",
   "oneOf": [
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
   ],
   "x-enum": "environment",
   "examples": [
    "prod"
   ]
  }
 },
 "hash": "040658237d7d35d0"
} as const;

export type SettingKey = keyof typeof catalogue.settings;
