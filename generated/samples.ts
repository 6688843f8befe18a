// Written by `npm run generate`; edit the schemas instead.
import type { Shipment } from './types.ts';

export interface Sample<Entity> {
  id: string;
  title: string;
  value: Entity;
}

export const shipment: readonly Sample<Shipment>[] = [
 {
  "id": "local",
  "title": "Local parcel, out for delivery",
  "value": {
   "id": 42187,
   "provider_id": 1,
   "account_id": 301,
   "account": {
    "id": 301,
    "account_code": "ACM001",
    "name": "Acme Trading",
    "account_type": "postpaid"
   },
   "status": "out-for-delivery",
   "tracking_reference": "KES0042187",
   "short_tracking_reference": "KES42187",
   "customer_reference": "PO-7731",
   "cost_center": "Marketing",
   "tracking_url": "https://track.kestrel.test/KES42187",
   "collection_address": {
    "type": "business",
    "company": "Acme Trading",
    "street_address": "12 Jet Park Road",
    "local_area": "Jet Park",
    "city": "Boksburg",
    "zone": "Gauteng",
    "code": "1459",
    "country": "ZA",
    "lat": -26.166231,
    "lng": 28.218907
   },
   "delivery_address": {
    "type": "residential",
    "street_address": "8 Protea Avenue",
    "local_area": "Parkhurst",
    "city": "Johannesburg",
    "zone": "Gauteng",
    "code": "2193",
    "country": "ZA",
    "lat": -26.139402,
    "lng": 28.016655
   },
   "collection_contact": {
    "name": "Pieter van Wyk",
    "email": "dispatch@acme.test",
    "mobile_number": "+27 82 555 0101"
   },
   "delivery_contact": {
    "name": "Thandi Mokoena",
    "email": "thandi@example.test",
    "mobile_number": "+27 83 555 0142"
   },
   "special_instructions_collection": "Gate 2, ask for dispatch.",
   "special_instructions_delivery": "Ring twice, the dog is friendly.",
   "collection_min_date": "2026-11-23",
   "delivery_min_date": "2026-11-24",
   "collection_after": "08:00",
   "collection_before": "16:00",
   "delivery_after": "09:00",
   "delivery_before": "17:00",
   "branch": {
    "id": 11,
    "code": "JNB",
    "name": "Johannesburg"
   },
   "collection_branch_id": 11,
   "delivery_branch_id": 11,
   "collection_agent_id": 71,
   "delivery_agent_id": 72,
   "support_email": "support@kestrel.test",
   "rate": 129,
   "service_level_id": 3,
   "service_level_code": "ECO",
   "service_level_name": "Economy",
   "declared_value": 850,
   "pod_method": "pin-with-fallback",
   "proof_of_delivery_pin": "4821",
   "is_return": false,
   "failed_collection_attempts": 0,
   "failed_delivery_attempts": 0,
   "parcels": [
    {
     "tracking_reference": "KES0042187-1",
     "status": "out-for-delivery",
     "parcel_description": "Books",
     "packaging": "Carton",
     "submitted_length_cm": 40,
     "submitted_width_cm": 30,
     "submitted_height_cm": 20,
     "submitted_weight_kg": 4.5,
     "actual_length_cm": 41,
     "actual_width_cm": 30,
     "actual_height_cm": 20,
     "actual_weight_kg": 4.7
    }
   ],
   "time_created": "2026-11-23T08:12:00+02:00",
   "estimated_collection": "2026-11-23T14:00:00+02:00",
   "collected_date": "2026-11-23T13:42:00+02:00",
   "estimated_delivery_from": "2026-11-24T10:00:00+02:00",
   "estimated_delivery_to": "2026-11-24T13:00:00+02:00"
  }
 },
 {
  "id": "several_parcels",
  "title": "Three parcels between two cities, in transit",
  "value": {
   "id": 42201,
   "provider_id": 1,
   "account_id": 301,
   "account": {
    "id": 301,
    "account_code": "ACM001",
    "name": "Acme Trading",
    "account_type": "postpaid"
   },
   "status": "in-transit",
   "tracking_reference": "KES0042201",
   "short_tracking_reference": "KES42201",
   "custom_tracking_reference": "ACM-2026-118",
   "customer_reference": "INV 20418",
   "tracking_url": "https://track.kestrel.test/KES42201",
   "collection_address": {
    "type": "business",
    "company": "Acme Trading",
    "street_address": "12 Jet Park Road",
    "local_area": "Jet Park",
    "city": "Boksburg",
    "zone": "Gauteng",
    "code": "1459",
    "country": "ZA",
    "lat": -26.166231,
    "lng": 28.218907
   },
   "delivery_address": {
    "type": "business",
    "company": "Sea Point Stationers & Sons",
    "street_address": "3 Dock Road",
    "local_area": "V&A Waterfront",
    "city": "Cape Town",
    "zone": "Western Cape",
    "code": "8001",
    "country": "ZA",
    "lat": -33.906814,
    "lng": 18.421101
   },
   "collection_contact": {
    "name": "Pieter van Wyk",
    "email": "dispatch@acme.test",
    "mobile_number": "+27 82 555 0101"
   },
   "delivery_contact": {
    "name": "Nomvula Dlamini-O’Connor",
    "email": "goods-in@seapoint.test",
    "mobile_number": "+27 21 555 0177"
   },
   "collection_min_date": "2026-11-20",
   "delivery_min_date": "2026-11-24",
   "collection_after": "08:00",
   "collection_before": "16:00",
   "branch": {
    "id": 11,
    "code": "JNB",
    "name": "Johannesburg"
   },
   "collection_branch_id": 11,
   "delivery_branch_id": 12,
   "support_email": "support@kestrel.test",
   "rate": 1284.5,
   "service_level_id": 4,
   "service_level_code": "RFX",
   "service_level_name": "Road express",
   "declared_value": 14500,
   "pod_method": "grv",
   "is_return": false,
   "failed_collection_attempts": 1,
   "failed_delivery_attempts": 0,
   "parcels": [
    {
     "tracking_reference": "KES0042201-1",
     "status": "in-transit",
     "parcel_description": "Printer paper",
     "packaging": "Carton",
     "submitted_length_cm": 60,
     "submitted_width_cm": 40,
     "submitted_height_cm": 40,
     "submitted_weight_kg": 18
    },
    {
     "tracking_reference": "KES0042201-2",
     "status": "in-transit",
     "parcel_description": "Printer paper",
     "packaging": "Carton",
     "submitted_length_cm": 60,
     "submitted_width_cm": 40,
     "submitted_height_cm": 40,
     "submitted_weight_kg": 18
    },
    {
     "tracking_reference": "KES0042201-3",
     "status": "at-destination-hub",
     "parcel_description": "Flip chart",
     "packaging": "Tube",
     "submitted_length_cm": 30,
     "submitted_width_cm": 30,
     "submitted_height_cm": 120,
     "submitted_weight_kg": 9.2
    }
   ],
   "time_created": "2026-11-19T15:30:00+02:00",
   "estimated_collection": "2026-11-20T12:00:00+02:00",
   "collected_date": "2026-11-20T11:05:00+02:00",
   "estimated_delivery_from": "2026-11-24T08:00:00+02:00",
   "estimated_delivery_to": "2026-11-24T17:00:00+02:00"
  }
 },
 {
  "id": "international",
  "title": "To Botswana, collected",
  "value": {
   "id": 42215,
   "provider_id": 1,
   "account_id": 302,
   "account": {
    "id": 302,
    "account_code": "KAR002",
    "name": "Karoo Outfitters",
    "account_type": "prepaid"
   },
   "status": "collected",
   "tracking_reference": "KES0042215",
   "short_tracking_reference": "KES42215",
   "customer_reference": "Gaborone order 9",
   "tracking_url": "https://track.kestrel.test/KES42215",
   "collection_address": {
    "type": "business",
    "company": "Karoo Outfitters",
    "street_address": "41 Church Street",
    "local_area": "Graaff-Reinet",
    "city": "Graaff-Reinet",
    "zone": "Eastern Cape",
    "code": "6280",
    "country": "ZA"
   },
   "delivery_address": {
    "type": "international",
    "company": "Kgale Traders",
    "street_address": "Plot 5670, Broadhurst Industrial",
    "local_area": "Broadhurst",
    "city": "Gaborone",
    "zone": "South-East",
    "code": "00000",
    "country": "BW"
   },
   "collection_contact": {
    "name": "Liezl Fourie",
    "email": "orders@karoo.test",
    "mobile_number": "+27 49 555 0118"
   },
   "delivery_contact": {
    "name": "Kagiso Molefe",
    "email": "kagiso@kgale.test",
    "mobile_number": "+26771234567"
   },
   "collection_min_date": "2026-11-23",
   "branch": {
    "id": 11,
    "code": "JNB",
    "name": "Johannesburg"
   },
   "support_email": "support@kestrel.test",
   "rate": 2310,
   "service_level_id": 9,
   "service_level_code": "INT",
   "service_level_name": "Cross-border road",
   "declared_value": 23000,
   "pod_method": "pin-with-fallback",
   "proof_of_delivery_pin": "7710",
   "is_return": false,
   "failed_collection_attempts": 0,
   "failed_delivery_attempts": 0,
   "parcels": [
    {
     "tracking_reference": "KES0042215-1",
     "status": "collected",
     "parcel_description": "Canvas bags",
     "packaging": "Carton",
     "submitted_length_cm": 80,
     "submitted_width_cm": 60,
     "submitted_height_cm": 50,
     "submitted_weight_kg": 24
    }
   ],
   "time_created": "2026-11-22T10:00:00+02:00",
   "collected_date": "2026-11-23T15:20:00+02:00"
  }
 },
 {
  "id": "bob_box",
  "title": "To a Bob Box locker, ready for pickup",
  "value": {
   "id": 42230,
   "provider_id": 1,
   "account_id": 301,
   "account": {
    "id": 301,
    "account_code": "ACM001",
    "name": "Acme Trading",
    "account_type": "postpaid"
   },
   "status": "ready-for-pickup",
   "tracking_reference": "KES0042230",
   "short_tracking_reference": "KES42230",
   "customer_reference": "WEB-55102",
   "tracking_url": "https://track.kestrel.test/KES42230",
   "collection_address": {
    "type": "business",
    "company": "Acme Trading",
    "street_address": "12 Jet Park Road",
    "local_area": "Jet Park",
    "city": "Boksburg",
    "zone": "Gauteng",
    "code": "1459",
    "country": "ZA"
   },
   "delivery_address": {
    "type": "locker",
    "company": "Bob Box Menlyn Park",
    "street_address": "Menlyn Park, entrance 5",
    "local_area": "Menlyn",
    "city": "Pretoria",
    "zone": "Gauteng",
    "code": "0063",
    "country": "ZA",
    "lat": -25.783011,
    "lng": 28.275744
   },
   "collection_contact": {
    "name": "Pieter van Wyk",
    "email": "dispatch@acme.test",
    "mobile_number": "+27 82 555 0101"
   },
   "delivery_contact": {
    "name": "Sipho Ndlovu",
    "mobile_number": "+27 72 555 0119"
   },
   "delivery_pickup_point_id": "BB-MENLYN-5",
   "delivery_pickup_point_provider": "bob-box",
   "pickup_pin": "902417",
   "collection_min_date": "2026-11-21",
   "branch": {
    "id": 11,
    "code": "JNB",
    "name": "Johannesburg"
   },
   "support_email": "support@kestrel.test",
   "rate": 69,
   "service_level_id": 12,
   "service_level_code": "LOX",
   "service_level_name": "Locker to door",
   "declared_value": 0,
   "pod_method": "pin-with-fallback",
   "is_return": false,
   "failed_collection_attempts": 0,
   "failed_delivery_attempts": 0,
   "parcels": [
    {
     "tracking_reference": "KES0042230-1",
     "status": "ready-for-pickup",
     "parcel_description": "Headphones",
     "packaging": "Flyer bag",
     "submitted_length_cm": 30,
     "submitted_width_cm": 20,
     "submitted_height_cm": 10,
     "submitted_weight_kg": 1.2
    }
   ],
   "time_created": "2026-11-20T19:48:00+02:00",
   "collected_date": "2026-11-21T09:10:00+02:00",
   "estimated_delivery_from": "2026-11-24T09:00:00+02:00",
   "estimated_delivery_to": "2026-11-24T11:00:00+02:00"
  }
 },
 {
  "id": "guest",
  "title": "Guest shipment waiting for payment",
  "value": {
   "id": 42244,
   "provider_id": 1,
   "account_id": 390,
   "account": {
    "id": 390,
    "account_code": "GUEST",
    "name": "Guests",
    "account_type": "guest"
   },
   "status": "payment-pending",
   "tracking_reference": "KES0042244",
   "short_tracking_reference": "KES42244",
   "tracking_url": "https://track.kestrel.test/KES42244",
   "collection_address": {
    "type": "residential",
    "street_address": "27 Marine Drive",
    "local_area": "Summerstrand",
    "city": "Gqeberha",
    "zone": "Eastern Cape",
    "code": "6001",
    "country": "ZA"
   },
   "delivery_address": {
    "type": "residential",
    "street_address": "5 Long Street",
    "local_area": "Oudtshoorn",
    "city": "Oudtshoorn",
    "zone": "Western Cape",
    "code": "6625",
    "country": "ZA"
   },
   "collection_contact": {
    "name": "Ayesha Khan",
    "email": "ayesha@example.test",
    "mobile_number": "+27 84 555 0163"
   },
   "delivery_contact": {
    "name": "Oupa Jantjies"
   },
   "responsible_contact": {
    "name": "Ayesha Khan",
    "email": "ayesha@example.test",
    "mobile_number": "+27 84 555 0163"
   },
   "collection_min_date": "2026-11-25",
   "support_email": "support@kestrel.test",
   "rate": 184.9,
   "service_level_id": 3,
   "service_level_code": "ECO",
   "service_level_name": "Economy",
   "declared_value": 0,
   "pod_method": "pin-with-fallback",
   "is_return": false,
   "failed_collection_attempts": 0,
   "failed_delivery_attempts": 0,
   "parcels": [
    {
     "tracking_reference": "KES0042244-1",
     "status": "payment-pending",
     "parcel_description": "Birthday present",
     "packaging": "Carton",
     "submitted_length_cm": 25,
     "submitted_width_cm": 25,
     "submitted_height_cm": 25,
     "submitted_weight_kg": 3
    }
   ],
   "time_created": "2026-11-24T07:55:00+02:00"
  }
 },
 {
  "id": "rescheduled",
  "title": "Delivery moved to another day after a failed attempt",
  "value": {
   "id": 42098,
   "provider_id": 1,
   "account_id": 302,
   "account": {
    "id": 302,
    "account_code": "KAR002",
    "name": "Karoo Outfitters",
    "account_type": "prepaid"
   },
   "status": "delivery-failed-attempt",
   "tracking_reference": "KES0042098",
   "short_tracking_reference": "KES42098",
   "customer_reference": "<Order> 77 & 78",
   "tracking_url": "https://track.kestrel.test/KES42098",
   "collection_address": {
    "type": "business",
    "company": "Karoo Outfitters",
    "street_address": "41 Church Street",
    "local_area": "Graaff-Reinet",
    "city": "Graaff-Reinet",
    "zone": "Eastern Cape",
    "code": "6280",
    "country": "ZA"
   },
   "delivery_address": {
    "type": "residential",
    "street_address": "16 Aloe Crescent",
    "local_area": "Bonza Bay",
    "city": "East London",
    "zone": "Eastern Cape",
    "code": "5241",
    "country": "ZA"
   },
   "collection_contact": {
    "name": "Liezl Fourie",
    "email": "orders@karoo.test",
    "mobile_number": "+27 49 555 0118"
   },
   "delivery_contact": {
    "name": "Zanele Mbeki",
    "email": "zanele@example.test",
    "mobile_number": "+27 73 555 0190"
   },
   "collection_min_date": "2026-11-18",
   "delivery_min_date": "2026-11-26",
   "delivery_after": "13:00",
   "delivery_before": "17:00",
   "branch": {
    "id": 11,
    "code": "JNB",
    "name": "Johannesburg"
   },
   "support_email": "support@kestrel.test",
   "rate": 142.75,
   "service_level_id": 3,
   "service_level_code": "ECO",
   "service_level_name": "Economy",
   "declared_value": 1200,
   "pod_method": "pin-with-fallback",
   "proof_of_delivery_pin": "3306",
   "is_return": false,
   "failed_collection_attempts": 0,
   "failed_delivery_attempts": 1,
   "delivery_rescheduled_reason": "Nobody was at home",
   "parcels": [
    {
     "tracking_reference": "KES0042098-1",
     "status": "delivery-failed-attempt",
     "parcel_description": "Leather boots",
     "packaging": "Carton",
     "submitted_length_cm": 35,
     "submitted_width_cm": 25,
     "submitted_height_cm": 15,
     "submitted_weight_kg": 2.4
    }
   ],
   "time_created": "2026-11-17T16:05:00+02:00",
   "collected_date": "2026-11-18T10:15:00+02:00",
   "estimated_delivery_from": "2026-11-26T13:00:00+02:00",
   "estimated_delivery_to": "2026-11-26T17:00:00+02:00"
  }
 }
];
