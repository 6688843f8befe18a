// Written by `npm run generate`; edit the schemas instead.
import type { IntegrationFacts, IntegrationFilter, IntegrationTrigger, IntegrationType } from './types.ts';

export interface Node {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly oneOf?: readonly Node[];
  readonly items?: Node;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly [keyword: string]: unknown;
}

export interface Authentication {
  readonly kind: 'bearer' | 'basic' | 'header' | 'signature';
  readonly user?: string;
  readonly name?: string;
  readonly secret: string;
}

export type Template = string | number | boolean | { readonly [member: string]: Template };

export interface System {
  readonly id: IntegrationType;
  readonly title: string;
  readonly triggers: readonly IntegrationTrigger[];
  readonly visible_when: readonly Readonly<Record<string, { readonly schema: Node; readonly test: string }>>[];
  readonly config: Node;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly authentication?: Authentication;
    readonly body: { readonly [member: string]: Template };
  };
}

export interface Filter {
  readonly id: IntegrationFilter;
  readonly title: string;
  readonly triggers: readonly IntegrationTrigger[];
  readonly operator: 'one-of' | 'none-of' | 'all-one-of' | 'all-set';
  readonly reads: readonly (keyof IntegrationFacts)[];
  readonly shape: Node;
}

export interface Integrations {
  readonly rule: Node;
  readonly types: Readonly<Record<IntegrationType, System>>;
  readonly filters: Readonly<Record<IntegrationFilter, Filter>>;
  readonly facts: Node;
}

export const integrations: Integrations = {
 "rule": {
  "title": "Integration rule",
  "description": "Says which shipments go to which connected system, and when.",
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 80,
    "title": "Name",
    "description": "What your team calls this rule, for example by the partner it serves.",
    "examples": [
     "Cape deliveries to Fastway"
    ]
   },
   "type": {
    "title": "Connected system",
    "description": "Where the shipments are sent. What it needs to know is asked further down.",
    "type": "string",
    "oneOf": [
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
    ],
    "x-enum": "integration_type"
   },
   "trigger": {
    "title": "When",
    "description": "The moment at which the rule is looked at. It decides which filters can be used.",
    "type": "string",
    "oneOf": [
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
    ],
    "x-enum": "integration_trigger",
    "x-widget": "radio"
   },
   "filters": {
    "type": "array",
    "title": "Only if",
    "description": "Everything here must be true, or else nothing is sent. Without any filter every shipment is sent.",
    "maxItems": 20,
    "default": []
   },
   "is_enabled": {
    "type": "boolean",
    "title": "Switched on",
    "description": "A rule that is switched off keeps everything it knows and sends nothing.",
    "default": true
   }
  },
  "required": [
   "name",
   "type",
   "trigger",
   "is_enabled"
  ],
  "additionalProperties": false
 },
 "types": {
  "matflo": {
   "id": "matflo",
   "title": "Matflo",
   "triggers": [
    "shipment-created",
    "shipment-updated",
    "hub-scanner",
    "outbounded"
   ],
   "visible_when": [],
   "config": {
    "title": "Connection",
    "description": "How to reach your Matflo warehouse. Matflo gives you the address and the key.",
    "type": "object",
    "properties": {
     "url": {
      "type": "string",
      "format": "https-url",
      "maxLength": 500,
      "title": "Address",
      "description": "Where your Matflo answers; the path of the order call is added to it.",
      "examples": [
       "https://matflo.kestrel.test"
      ]
     },
     "warehouse_code": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20,
      "title": "Warehouse",
      "description": "The code of the warehouse in Matflo that the orders are for.",
      "examples": [
       "JNB1"
      ]
     },
     "api_key": {
      "type": "string",
      "maxLength": 500,
      "title": "Key",
      "description": "Proves to Matflo that the orders come from you.",
      "examples": [
       "mf-9f27c1b0"
      ],
      "x-secret": true
     }
    },
    "required": [
     "url",
     "warehouse_code",
     "api_key"
    ],
    "additionalProperties": false
   },
   "request": {
    "method": "POST",
    "url": "{url}/orders",
    "authentication": {
     "kind": "header",
     "name": "x-api-key",
     "secret": "api_key"
    },
    "body": {
     "warehouse": "{warehouse_code}",
     "order_number": "$.shipment.tracking_reference",
     "customer_reference": "$.shipment.customer_reference",
     "account": "$.shipment.account.account_code",
     "deliver_to": {
      "company": "$.shipment.delivery_address.company",
      "street": "$.shipment.delivery_address.street_address",
      "suburb": "$.shipment.delivery_address.local_area",
      "city": "$.shipment.delivery_address.city",
      "province": "$.shipment.delivery_address.zone",
      "postal_code": "$.shipment.delivery_address.code",
      "country": "$.shipment.delivery_address.country",
      "name": "$.shipment.delivery_contact.name",
      "telephone": "$.shipment.delivery_contact.mobile_number",
      "email": "$.shipment.delivery_contact.email"
     },
     "lines": {
      "$each": "$.shipment.parcels",
      "reference": "$.tracking_reference",
      "length_cm": "$.submitted_length_cm",
      "width_cm": "$.submitted_width_cm",
      "height_cm": "$.submitted_height_cm",
      "weight_kg": "$.submitted_weight_kg"
     }
    }
   }
  },
  "rws": {
   "id": "rws",
   "title": "RWS",
   "triggers": [
    "shipment-created",
    "shipment-updated",
    "hub-scanner",
    "outbounded"
   ],
   "visible_when": [],
   "config": {
    "title": "Connection",
    "description": "How to reach the RWS of your linehaul partner. The partner gives you the address and a user.",
    "type": "object",
    "properties": {
     "url": {
      "type": "string",
      "format": "https-url",
      "maxLength": 500,
      "title": "Address",
      "description": "Where the partner's RWS answers; the path of the consignment call is added to it.",
      "examples": [
       "https://rws.partner.test"
      ]
     },
     "customer_code": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20,
      "title": "Customer code",
      "description": "What the partner calls your company.",
      "examples": [
       "KES"
      ]
     },
     "username": {
      "type": "string",
      "minLength": 1,
      "maxLength": 60,
      "title": "User name",
      "description": "The user that the partner made for your company.",
      "examples": [
       "kestrel"
      ]
     },
     "password": {
      "type": "string",
      "maxLength": 500,
      "title": "Password",
      "description": "The password of that user.",
      "examples": [
       "w7-Tarp-88"
      ],
      "x-secret": true
     }
    },
    "required": [
     "url",
     "customer_code",
     "username",
     "password"
    ],
    "additionalProperties": false
   },
   "request": {
    "method": "POST",
    "url": "{url}/consignments",
    "authentication": {
     "kind": "basic",
     "user": "username",
     "secret": "password"
    },
    "body": {
     "customer": "{customer_code}",
     "waybill": "$.shipment.tracking_reference",
     "service": "$.shipment.service_level_code",
     "sender": {
      "company": "$.shipment.collection_address.company",
      "street": "$.shipment.collection_address.street_address",
      "suburb": "$.shipment.collection_address.local_area",
      "city": "$.shipment.collection_address.city",
      "province": "$.shipment.collection_address.zone",
      "postal_code": "$.shipment.collection_address.code",
      "country": "$.shipment.collection_address.country",
      "name": "$.shipment.collection_contact.name",
      "telephone": "$.shipment.collection_contact.mobile_number",
      "email": "$.shipment.collection_contact.email"
     },
     "receiver": {
      "company": "$.shipment.delivery_address.company",
      "street": "$.shipment.delivery_address.street_address",
      "suburb": "$.shipment.delivery_address.local_area",
      "city": "$.shipment.delivery_address.city",
      "province": "$.shipment.delivery_address.zone",
      "postal_code": "$.shipment.delivery_address.code",
      "country": "$.shipment.delivery_address.country",
      "name": "$.shipment.delivery_contact.name",
      "telephone": "$.shipment.delivery_contact.mobile_number",
      "email": "$.shipment.delivery_contact.email"
     },
     "pieces": {
      "$each": "$.shipment.parcels",
      "reference": "$.tracking_reference",
      "length_cm": "$.submitted_length_cm",
      "width_cm": "$.submitted_width_cm",
      "height_cm": "$.submitted_height_cm",
      "weight_kg": "$.submitted_weight_kg"
     }
    }
   }
  },
  "parcel-perfect": {
   "id": "parcel-perfect",
   "title": "Parcel Perfect",
   "triggers": [
    "shipment-created",
    "shipment-updated",
    "hub-scanner",
    "outbounded"
   ],
   "visible_when": [],
   "config": {
    "title": "Connection",
    "description": "How to reach the courier that works with Parcel Perfect. The courier gives you all of this.",
    "type": "object",
    "properties": {
     "url": {
      "type": "string",
      "format": "https-url",
      "maxLength": 500,
      "title": "Address",
      "description": "Where the courier's Parcel Perfect answers; the path of the waybill call is added to it.",
      "examples": [
       "https://pp.partner.test"
      ]
     },
     "account_number": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20,
      "title": "Account number",
      "description": "Your account with that courier; the waybills are charged to it.",
      "examples": [
       "KES001"
      ]
     },
     "service_code": {
      "type": "string",
      "minLength": 1,
      "maxLength": 10,
      "title": "Service",
      "description": "The courier's code of the service to use.",
      "examples": [
       "ONX"
      ]
     },
     "token": {
      "type": "string",
      "maxLength": 500,
      "title": "Token",
      "description": "Proves to the courier that the waybills come from you.",
      "examples": [
       "pp-41d7aa20"
      ],
      "x-secret": true
     }
    },
    "required": [
     "url",
     "account_number",
     "service_code",
     "token"
    ],
    "additionalProperties": false
   },
   "request": {
    "method": "POST",
    "url": "{url}/waybills",
    "authentication": {
     "kind": "bearer",
     "secret": "token"
    },
    "body": {
     "account": "{account_number}",
     "service": "{service_code}",
     "waybill": "$.shipment.tracking_reference",
     "reference": "$.shipment.customer_reference",
     "origin": {
      "company": "$.shipment.collection_address.company",
      "street": "$.shipment.collection_address.street_address",
      "suburb": "$.shipment.collection_address.local_area",
      "city": "$.shipment.collection_address.city",
      "province": "$.shipment.collection_address.zone",
      "postal_code": "$.shipment.collection_address.code",
      "country": "$.shipment.collection_address.country",
      "name": "$.shipment.collection_contact.name",
      "telephone": "$.shipment.collection_contact.mobile_number",
      "email": "$.shipment.collection_contact.email"
     },
     "destination": {
      "company": "$.shipment.delivery_address.company",
      "street": "$.shipment.delivery_address.street_address",
      "suburb": "$.shipment.delivery_address.local_area",
      "city": "$.shipment.delivery_address.city",
      "province": "$.shipment.delivery_address.zone",
      "postal_code": "$.shipment.delivery_address.code",
      "country": "$.shipment.delivery_address.country",
      "name": "$.shipment.delivery_contact.name",
      "telephone": "$.shipment.delivery_contact.mobile_number",
      "email": "$.shipment.delivery_contact.email"
     },
     "declared_value": "$.shipment.declared_value",
     "contents": {
      "$each": "$.shipment.parcels",
      "reference": "$.tracking_reference",
      "length_cm": "$.submitted_length_cm",
      "width_cm": "$.submitted_width_cm",
      "height_cm": "$.submitted_height_cm",
      "weight_kg": "$.submitted_weight_kg"
     }
    }
   }
  },
  "ship-logic-delivery": {
   "id": "ship-logic-delivery",
   "title": "Ship Logic, delivery",
   "triggers": [
    "shipment-created",
    "shipment-updated",
    "hub-scanner",
    "outbounded"
   ],
   "visible_when": [],
   "config": {
    "title": "Connection",
    "description": "Your account with the courier on Ship Logic that delivers for you.",
    "type": "object",
    "properties": {
     "url": {
      "type": "string",
      "format": "https-url",
      "maxLength": 500,
      "title": "Address",
      "description": "Where that courier's platform answers; leave it as it is unless the courier says otherwise.",
      "examples": [
       "https://api.partner.test"
      ],
      "default": "https://api.shiplogic.com"
     },
     "service_level_code": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20,
      "title": "Service level",
      "description": "The courier's service level that the delivery is booked with.",
      "examples": [
       "ECO"
      ]
     },
     "hub_address": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "title": "Hub address",
      "description": "Where the courier fetches what it delivers: the address of your hub, in one line.",
      "examples": [
       "12 Jet Park Road, Boksburg, 1459"
      ]
     },
     "api_key": {
      "type": "string",
      "maxLength": 500,
      "title": "Key",
      "description": "Made by the courier for your account; shipments are charged to that account.",
      "examples": [
       "sl-7b1e90f4"
      ],
      "x-secret": true
     }
    },
    "required": [
     "url",
     "service_level_code",
     "hub_address",
     "api_key"
    ],
    "additionalProperties": false
   },
   "request": {
    "method": "POST",
    "url": "{url}/v2/shipments",
    "authentication": {
     "kind": "bearer",
     "secret": "api_key"
    },
    "body": {
     "service_level_code": "{service_level_code}",
     "custom_tracking_reference": "$.shipment.tracking_reference",
     "customer_reference": "$.shipment.customer_reference",
     "collection_address": {
      "entered_address": "{hub_address}"
     },
     "delivery_address": {
      "company": "$.shipment.delivery_address.company",
      "street": "$.shipment.delivery_address.street_address",
      "suburb": "$.shipment.delivery_address.local_area",
      "city": "$.shipment.delivery_address.city",
      "province": "$.shipment.delivery_address.zone",
      "postal_code": "$.shipment.delivery_address.code",
      "country": "$.shipment.delivery_address.country"
     },
     "delivery_contact": {
      "name": "$.shipment.delivery_contact.name",
      "telephone": "$.shipment.delivery_contact.mobile_number",
      "email": "$.shipment.delivery_contact.email"
     },
     "declared_value": "$.shipment.declared_value",
     "parcels": {
      "$each": "$.shipment.parcels",
      "parcel_description": "$.parcel_description",
      "submitted_length_cm": "$.submitted_length_cm",
      "submitted_width_cm": "$.submitted_width_cm",
      "submitted_height_cm": "$.submitted_height_cm",
      "submitted_weight_kg": "$.submitted_weight_kg"
     }
    }
   }
  },
  "ship-logic-collection": {
   "id": "ship-logic-collection",
   "title": "Ship Logic, collection",
   "triggers": [
    "shipment-created",
    "shipment-updated",
    "hub-scanner",
    "outbounded"
   ],
   "visible_when": [],
   "config": {
    "title": "Connection",
    "description": "Your account with the courier on Ship Logic that collects for you.",
    "type": "object",
    "properties": {
     "url": {
      "type": "string",
      "format": "https-url",
      "maxLength": 500,
      "title": "Address",
      "description": "Where that courier's platform answers; leave it as it is unless the courier says otherwise.",
      "examples": [
       "https://api.partner.test"
      ],
      "default": "https://api.shiplogic.com"
     },
     "service_level_code": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20,
      "title": "Service level",
      "description": "The courier's service level that the collection is booked with.",
      "examples": [
       "ECO"
      ]
     },
     "hub_address": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "title": "Hub address",
      "description": "Where the courier brings what it collects: the address of your hub, in one line.",
      "examples": [
       "12 Jet Park Road, Boksburg, 1459"
      ]
     },
     "api_key": {
      "type": "string",
      "maxLength": 500,
      "title": "Key",
      "description": "Made by the courier for your account; shipments are charged to that account.",
      "examples": [
       "sl-7b1e90f4"
      ],
      "x-secret": true
     }
    },
    "required": [
     "url",
     "service_level_code",
     "hub_address",
     "api_key"
    ],
    "additionalProperties": false
   },
   "request": {
    "method": "POST",
    "url": "{url}/v2/shipments",
    "authentication": {
     "kind": "bearer",
     "secret": "api_key"
    },
    "body": {
     "service_level_code": "{service_level_code}",
     "custom_tracking_reference": "$.shipment.tracking_reference",
     "customer_reference": "$.shipment.customer_reference",
     "collection_address": {
      "company": "$.shipment.collection_address.company",
      "street": "$.shipment.collection_address.street_address",
      "suburb": "$.shipment.collection_address.local_area",
      "city": "$.shipment.collection_address.city",
      "province": "$.shipment.collection_address.zone",
      "postal_code": "$.shipment.collection_address.code",
      "country": "$.shipment.collection_address.country"
     },
     "collection_contact": {
      "name": "$.shipment.collection_contact.name",
      "telephone": "$.shipment.collection_contact.mobile_number",
      "email": "$.shipment.collection_contact.email"
     },
     "delivery_address": {
      "entered_address": "{hub_address}"
     },
     "declared_value": "$.shipment.declared_value",
     "parcels": {
      "$each": "$.shipment.parcels",
      "parcel_description": "$.parcel_description",
      "submitted_length_cm": "$.submitted_length_cm",
      "submitted_width_cm": "$.submitted_width_cm",
      "submitted_height_cm": "$.submitted_height_cm",
      "submitted_weight_kg": "$.submitted_weight_kg"
     }
    }
   }
  },
  "webhook": {
   "id": "webhook",
   "title": "Webhook",
   "triggers": [
    "shipment-created",
    "shipment-updated",
    "hub-scanner",
    "outbounded",
    "tracking-event-created"
   ],
   "visible_when": [],
   "config": {
    "title": "Connection",
    "description": "Your own address, to which everything about the shipment is sent as JSON.",
    "type": "object",
    "properties": {
     "url": {
      "type": "string",
      "format": "https-url",
      "maxLength": 500,
      "title": "Address",
      "description": "Your software must answer there within ten seconds with any status from 200 to 299.",
      "examples": [
       "https://shop.acme.test/hooks/shipments"
      ]
     },
     "method": {
      "title": "Method",
      "description": "POST unless your software asks for PUT.",
      "type": "string",
      "oneOf": [
       {
        "const": "POST",
        "title": "POST"
       },
       {
        "const": "PUT",
        "title": "PUT"
       }
      ],
      "x-enum": "webhook_method",
      "default": "POST"
     },
     "signing_secret": {
      "type": "string",
      "maxLength": 500,
      "title": "Signing secret",
      "description": "Signs every message, so that your software can tell it from a forged one. Without it messages are not signed.",
      "examples": [
       "whsec-55e0c2"
      ],
      "x-secret": true
     }
    },
    "required": [
     "url",
     "method"
    ],
    "additionalProperties": false
   },
   "request": {
    "method": "{method}",
    "url": "{url}",
    "authentication": {
     "kind": "signature",
     "name": "x-signature",
     "secret": "signing_secret"
    },
    "body": {
     "trigger": "$.trigger",
     "rule": "$.rule.name",
     "shipment": "$.shipment",
     "tracking_event": "$.tracking_event",
     "manifest": "$.manifest"
    }
   }
  },
  "fastway": {
   "id": "fastway",
   "title": "Fastway",
   "triggers": [
    "shipment-created",
    "shipment-updated",
    "hub-scanner",
    "outbounded"
   ],
   "visible_when": [
    {
     "enable_fastway_integration": {
      "schema": {
       "const": true
      },
      "test": "fastway_0_enable_fastway_integration"
     }
    }
   ],
   "config": {
    "title": "Connection",
    "description": "Your account with Fastway Couriers.",
    "type": "object",
    "properties": {
     "url": {
      "type": "string",
      "format": "https-url",
      "maxLength": 500,
      "title": "Address",
      "description": "Where Fastway answers; the path of the consignment call is added to it.",
      "examples": [
       "https://api.fastway.test"
      ]
     },
     "account_id": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20,
      "title": "Account",
      "description": "Your account number with Fastway.",
      "examples": [
       "70412"
      ]
     },
     "service_code": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20,
      "title": "Service",
      "description": "Fastway's code of the service to use.",
      "examples": [
       "PARCEL"
      ]
     },
     "api_key": {
      "type": "string",
      "maxLength": 500,
      "title": "Key",
      "description": "Made by Fastway for your account.",
      "examples": [
       "fw-0cc81d72"
      ],
      "x-secret": true
     }
    },
    "required": [
     "url",
     "account_id",
     "service_code",
     "api_key"
    ],
    "additionalProperties": false
   },
   "request": {
    "method": "POST",
    "url": "{url}/consignments",
    "authentication": {
     "kind": "bearer",
     "secret": "api_key"
    },
    "body": {
     "account": "{account_id}",
     "service": "{service_code}",
     "reference": "$.shipment.tracking_reference",
     "from": {
      "company": "$.shipment.collection_address.company",
      "street": "$.shipment.collection_address.street_address",
      "suburb": "$.shipment.collection_address.local_area",
      "city": "$.shipment.collection_address.city",
      "province": "$.shipment.collection_address.zone",
      "postal_code": "$.shipment.collection_address.code",
      "country": "$.shipment.collection_address.country",
      "name": "$.shipment.collection_contact.name",
      "telephone": "$.shipment.collection_contact.mobile_number",
      "email": "$.shipment.collection_contact.email"
     },
     "to": {
      "company": "$.shipment.delivery_address.company",
      "street": "$.shipment.delivery_address.street_address",
      "suburb": "$.shipment.delivery_address.local_area",
      "city": "$.shipment.delivery_address.city",
      "province": "$.shipment.delivery_address.zone",
      "postal_code": "$.shipment.delivery_address.code",
      "country": "$.shipment.delivery_address.country",
      "name": "$.shipment.delivery_contact.name",
      "telephone": "$.shipment.delivery_contact.mobile_number",
      "email": "$.shipment.delivery_contact.email"
     },
     "items": {
      "$each": "$.shipment.parcels",
      "reference": "$.tracking_reference",
      "length_cm": "$.submitted_length_cm",
      "width_cm": "$.submitted_width_cm",
      "height_cm": "$.submitted_height_cm",
      "weight_kg": "$.submitted_weight_kg"
     }
    }
   }
  }
 },
 "filters": {
  "collection-branch": {
   "id": "collection-branch",
   "title": "Collection branch is",
   "triggers": [
    "shipment-created",
    "shipment-updated",
    "hub-scanner",
    "outbounded",
    "tracking-event-created"
   ],
   "operator": "one-of",
   "reads": [
    "collection_branch_id"
   ],
   "shape": {
    "title": "Collection branch is",
    "type": "object",
    "properties": {
     "filter": {
      "const": "collection-branch",
      "title": "Filter"
     },
     "values": {
      "type": "array",
      "title": "Branches",
      "description": "The shipment passes when one of these collects it.",
      "items": {
       "type": "integer",
       "title": "Branch",
       "minimum": 1,
       "maximum": 9007199254740991,
       "x-refers-to": "branches.id"
      },
      "minItems": 1,
      "maxItems": 100,
      "uniqueItems": true,
      "x-merge": "set",
      "x-message": "Choose at least one branch.",
      "examples": [
       [
        1
       ]
      ]
     }
    },
    "required": [
     "filter",
     "values"
    ],
    "additionalProperties": false
   }
  },
  "delivery-branch": {
   "id": "delivery-branch",
   "title": "Delivery branch is",
   "triggers": [
    "shipment-created",
    "shipment-updated",
    "hub-scanner",
    "outbounded",
    "tracking-event-created"
   ],
   "operator": "one-of",
   "reads": [
    "delivery_branch_id"
   ],
   "shape": {
    "title": "Delivery branch is",
    "type": "object",
    "properties": {
     "filter": {
      "const": "delivery-branch",
      "title": "Filter"
     },
     "values": {
      "type": "array",
      "title": "Branches",
      "description": "The shipment passes when one of these delivers it.",
      "items": {
       "type": "integer",
       "title": "Branch",
       "minimum": 1,
       "maximum": 9007199254740991,
       "x-refers-to": "branches.id"
      },
      "minItems": 1,
      "maxItems": 100,
      "uniqueItems": true,
      "x-merge": "set",
      "x-message": "Choose at least one branch.",
      "examples": [
       [
        1
       ]
      ]
     }
    },
    "required": [
     "filter",
     "values"
    ],
    "additionalProperties": false
   }
  },
  "both-branches": {
   "id": "both-branches",
   "title": "Both branches are",
   "triggers": [
    "shipment-created",
    "shipment-updated",
    "hub-scanner",
    "outbounded",
    "tracking-event-created"
   ],
   "operator": "all-one-of",
   "reads": [
    "collection_branch_id",
    "delivery_branch_id"
   ],
   "shape": {
    "title": "Both branches are",
    "type": "object",
    "properties": {
     "filter": {
      "const": "both-branches",
      "title": "Filter"
     },
     "values": {
      "type": "array",
      "title": "Branches",
      "description": "The shipment passes when it is collected and delivered by these.",
      "items": {
       "type": "integer",
       "title": "Branch",
       "minimum": 1,
       "maximum": 9007199254740991,
       "x-refers-to": "branches.id"
      },
      "minItems": 1,
      "maxItems": 100,
      "uniqueItems": true,
      "x-merge": "set",
      "x-message": "Choose at least one branch.",
      "examples": [
       [
        1
       ]
      ]
     }
    },
    "required": [
     "filter",
     "values"
    ],
    "additionalProperties": false
   }
  },
  "routing-complete": {
   "id": "routing-complete",
   "title": "Routing is complete",
   "triggers": [
    "shipment-created",
    "shipment-updated"
   ],
   "operator": "all-set",
   "reads": [
    "collection_branch_id",
    "delivery_branch_id"
   ],
   "shape": {
    "title": "Routing is complete",
    "type": "object",
    "properties": {
     "filter": {
      "const": "routing-complete",
      "title": "Filter"
     }
    },
    "required": [
     "filter"
    ],
    "additionalProperties": false
   }
  },
  "account-includes": {
   "id": "account-includes",
   "title": "Account is",
   "triggers": [
    "shipment-created",
    "shipment-updated",
    "hub-scanner",
    "outbounded",
    "tracking-event-created"
   ],
   "operator": "one-of",
   "reads": [
    "account_code"
   ],
   "shape": {
    "title": "Account is",
    "type": "object",
    "properties": {
     "filter": {
      "const": "account-includes",
      "title": "Filter"
     },
     "values": {
      "type": "array",
      "title": "Accounts",
      "description": "The shipment passes when one of these booked it. Press Enter after each code.",
      "items": {
       "type": "string",
       "title": "Account code",
       "minLength": 1,
       "maxLength": 20,
       "x-refers-to": "accounts.account_code"
      },
      "minItems": 1,
      "maxItems": 200,
      "uniqueItems": true,
      "x-merge": "set",
      "x-message": "Enter at least one account code, each once, such as ACM001.",
      "examples": [
       [
        "ACM001"
       ]
      ]
     }
    },
    "required": [
     "filter",
     "values"
    ],
    "additionalProperties": false
   }
  },
  "account-excludes": {
   "id": "account-excludes",
   "title": "Account is not",
   "triggers": [
    "shipment-created",
    "shipment-updated",
    "hub-scanner",
    "outbounded",
    "tracking-event-created"
   ],
   "operator": "none-of",
   "reads": [
    "account_code"
   ],
   "shape": {
    "title": "Account is not",
    "type": "object",
    "properties": {
     "filter": {
      "const": "account-excludes",
      "title": "Filter"
     },
     "values": {
      "type": "array",
      "title": "Accounts",
      "description": "The shipment passes unless one of these booked it. Press Enter after each code.",
      "items": {
       "type": "string",
       "title": "Account code",
       "minLength": 1,
       "maxLength": 20,
       "x-refers-to": "accounts.account_code"
      },
      "minItems": 1,
      "maxItems": 200,
      "uniqueItems": true,
      "x-merge": "set",
      "x-message": "Enter at least one account code, each once, such as ACM001.",
      "examples": [
       [
        "ACM001"
       ]
      ]
     }
    },
    "required": [
     "filter",
     "values"
    ],
    "additionalProperties": false
   }
  },
  "manifest-destination-branch": {
   "id": "manifest-destination-branch",
   "title": "Manifest goes to",
   "triggers": [
    "outbounded"
   ],
   "operator": "one-of",
   "reads": [
    "manifest_destination_branch_id"
   ],
   "shape": {
    "title": "Manifest goes to",
    "type": "object",
    "properties": {
     "filter": {
      "const": "manifest-destination-branch",
      "title": "Filter"
     },
     "values": {
      "type": "array",
      "title": "Branches",
      "description": "The parcel passes when its manifest goes to one of these.",
      "items": {
       "type": "integer",
       "title": "Branch",
       "minimum": 1,
       "maximum": 9007199254740991,
       "x-refers-to": "branches.id"
      },
      "minItems": 1,
      "maxItems": 100,
      "uniqueItems": true,
      "x-merge": "set",
      "x-message": "Choose at least one branch.",
      "examples": [
       [
        1
       ]
      ]
     }
    },
    "required": [
     "filter",
     "values"
    ],
    "additionalProperties": false
   }
  },
  "status-is": {
   "id": "status-is",
   "title": "Shipment status is",
   "triggers": [
    "shipment-created",
    "shipment-updated",
    "hub-scanner",
    "outbounded"
   ],
   "operator": "one-of",
   "reads": [
    "status"
   ],
   "shape": {
    "title": "Shipment status is",
    "type": "object",
    "properties": {
     "filter": {
      "const": "status-is",
      "title": "Filter"
     },
     "values": {
      "type": "array",
      "title": "Statuses",
      "description": "The shipment passes while it has one of these statuses.",
      "items": {
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
      },
      "minItems": 1,
      "maxItems": 60,
      "uniqueItems": true,
      "x-merge": "set",
      "x-message": "Choose at least one status.",
      "examples": [
       [
        "submitted"
       ]
      ]
     }
    },
    "required": [
     "filter",
     "values"
    ],
    "additionalProperties": false
   }
  },
  "tracking-status-is": {
   "id": "tracking-status-is",
   "title": "Status of the tracking event is",
   "triggers": [
    "tracking-event-created"
   ],
   "operator": "one-of",
   "reads": [
    "tracking_status"
   ],
   "shape": {
    "title": "Status of the tracking event is",
    "type": "object",
    "properties": {
     "filter": {
      "const": "tracking-status-is",
      "title": "Filter"
     },
     "values": {
      "type": "array",
      "title": "Statuses",
      "description": "The event passes when it carries one of these statuses.",
      "items": {
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
      },
      "minItems": 1,
      "maxItems": 60,
      "uniqueItems": true,
      "x-merge": "set",
      "x-message": "Choose at least one status.",
      "examples": [
       [
        "submitted"
       ]
      ]
     }
    },
    "required": [
     "filter",
     "values"
    ],
    "additionalProperties": false
   }
  },
  "service-level-includes": {
   "id": "service-level-includes",
   "title": "Service level is",
   "triggers": [
    "shipment-created",
    "shipment-updated",
    "hub-scanner",
    "outbounded",
    "tracking-event-created"
   ],
   "operator": "one-of",
   "reads": [
    "service_level_code"
   ],
   "shape": {
    "title": "Service level is",
    "type": "object",
    "properties": {
     "filter": {
      "const": "service-level-includes",
      "title": "Filter"
     },
     "values": {
      "type": "array",
      "title": "Service levels",
      "description": "The shipment passes when it goes by one of these. Press Enter after each code.",
      "items": {
       "type": "string",
       "title": "Service level code",
       "minLength": 1,
       "maxLength": 20,
       "x-refers-to": "service_levels.code"
      },
      "minItems": 1,
      "maxItems": 50,
      "uniqueItems": true,
      "x-merge": "set",
      "x-message": "Enter at least one service level code, each once, such as ECO.",
      "examples": [
       [
        "ECO"
       ]
      ]
     }
    },
    "required": [
     "filter",
     "values"
    ],
    "additionalProperties": false
   }
  },
  "service-level-excludes": {
   "id": "service-level-excludes",
   "title": "Service level is not",
   "triggers": [
    "shipment-created",
    "shipment-updated",
    "hub-scanner",
    "outbounded",
    "tracking-event-created"
   ],
   "operator": "none-of",
   "reads": [
    "service_level_code"
   ],
   "shape": {
    "title": "Service level is not",
    "type": "object",
    "properties": {
     "filter": {
      "const": "service-level-excludes",
      "title": "Filter"
     },
     "values": {
      "type": "array",
      "title": "Service levels",
      "description": "The shipment passes unless it goes by one of these. Press Enter after each code.",
      "items": {
       "type": "string",
       "title": "Service level code",
       "minLength": 1,
       "maxLength": 20,
       "x-refers-to": "service_levels.code"
      },
      "minItems": 1,
      "maxItems": 50,
      "uniqueItems": true,
      "x-merge": "set",
      "x-message": "Enter at least one service level code, each once, such as ECO.",
      "examples": [
       [
        "ECO"
       ]
      ]
     }
    },
    "required": [
     "filter",
     "values"
    ],
    "additionalProperties": false
   }
  }
 },
 "facts": {
  "$schema": "../vocabulary/entity.json",
  "id": "integration_facts",
  "title": "What filters look at",
  "description": "The facts about a shipment, and about what has just happened to it, that filters of integration rules compare.",
  "type": "object",
  "properties": {
   "collection_branch_id": {
    "type": "integer",
    "minimum": 1,
    "title": "Collection branch",
    "description": "The branch that collects; unknown until the shipment is routed.",
    "x-refers-to": "branches.id"
   },
   "delivery_branch_id": {
    "type": "integer",
    "minimum": 1,
    "title": "Delivery branch",
    "description": "The branch that delivers; unknown until the shipment is routed.",
    "x-refers-to": "branches.id"
   },
   "account_code": {
    "type": "string",
    "maxLength": 20,
    "title": "Account",
    "description": "The code of the account that booked it.",
    "examples": [
     "ACM001"
    ]
   },
   "service_level_code": {
    "type": "string",
    "maxLength": 20,
    "title": "Service level",
    "description": "The code of the service level it goes by.",
    "examples": [
     "ECO"
    ]
   },
   "status": {
    "title": "Shipment status",
    "description": "Where the shipment stands.",
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
   },
   "tracking_status": {
    "title": "Status of the tracking event",
    "description": "The status of the tracking event that has just been added.",
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
   },
   "manifest_destination_branch_id": {
    "type": "integer",
    "minimum": 1,
    "title": "Destination of the manifest",
    "description": "The branch that the manifest goes to.",
    "x-refers-to": "branches.id"
   }
  },
  "required": [],
  "additionalProperties": false
 }
};
