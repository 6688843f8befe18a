/** Booking requests of clients, for the demo's provider and tariff. */
import type { ShipmentRequest } from '#generated/types.ts';

export const sandton = {
  type: 'business',
  company: 'Karoo Outfitters',
  street_address: '12 Rivonia Road',
  local_area: 'Sandton',
  city: 'Johannesburg',
  zone: 'Gauteng',
  country: 'ZA',
  code: '2196',
  lat: -26.107,
  lng: 28.057,
} as const;

export const pretoria = {
  type: 'residential',
  street_address: '8 Protea Avenue',
  local_area: 'Arcadia',
  city: 'Pretoria',
  zone: 'Gauteng',
  country: 'ZA',
  code: '0002',
  lat: -25.7463,
  lng: 28.2091,
} as const;

export const flyer = {
  submitted_length_cm: 20,
  submitted_width_cm: 20,
  submitted_height_cm: 10,
  submitted_weight_kg: 2,
} as const;

/** One parcel of 2 kg from Sandton to Pretoria, economy: R 95.20. */
export const plain: ShipmentRequest = {
  collection_address: sandton,
  delivery_address: pretoria,
  collection_contact: { name: 'Pieter van Wyk', mobile_number: '0825550101', email: 'pieter@example.test' },
  delivery_contact: { name: 'Thandi Mokoena', mobile_number: '0835550142', email: 'thandi@example.test' },
  parcels: [flyer],
  service_level_code: 'ECO',
};
