/** Contact details and trading hours of the demo's branches. */

interface Depot {
  readonly phone_number: string;
  readonly address: string;
  readonly trading_hours: string;
}

const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, from: '07:30', to: '17:30' }));
const withSaturday = [...weekdays, { day: 6, from: '08:00', to: '13:00' }];

type Row = readonly [
  phone: string,
  street: string,
  suburb: string,
  city: string,
  zone: string,
  code: string,
  lat: number,
  lng: number,
];

/** The hubs, which every demo has. */
const hubs: Readonly<Record<string, Row>> = {
  JNB: ['+27115550142', '12 Jet Park Road', 'Jet Park', 'Boksburg', 'Gauteng', '1459', -26.1716, 28.2156],
  CPT: [
    '+27215550142',
    '4 Manhattan Street',
    'Airport Industria',
    'Cape Town',
    'Western Cape',
    '7490',
    -33.9686,
    18.5862,
  ],
};

/** Those of a company at work. */
const further: Readonly<Record<string, Row>> = {
  PTA: ['+27125550142', '31 Watloo Road', 'Waltloo', 'Pretoria', 'Gauteng', '0184', -25.7296, 28.3231],
  DUR: ['+27315550142', '88 Umgeni Road', 'Greyville', 'Durban', 'KwaZulu-Natal', '4001', -29.8432, 31.0246],
  PMB: ['+27335550142', '9 Ohrtmann Road', 'Willowton', 'Pietermaritzburg', 'KwaZulu-Natal', '3201', -29.5898, 30.4106],
  PLZ: ['+27415550142', '17 Burman Road', 'Deal Party', 'Gqeberha', 'Eastern Cape', '6012', -33.9108, 25.6021],
  ELS: ['+27435550142', '5 Braelynn Road', 'Braelynn', 'East London', 'Eastern Cape', '5201', -33.0212, 27.8735],
  BFN: ['+27515550142', '40 Lunn Road', 'Hilton', 'Bloemfontein', 'Free State', '9301', -29.1108, 26.2386],
  GRJ: ['+27445550142', '22 PW Botha Boulevard', 'Tamsui', 'George', 'Western Cape', '6529', -33.9899, 22.4619],
  MQP: ['+27135550142', '3 Rapid Street', 'Riverside Park', 'Mbombela', 'Mpumalanga', '1200', -25.4365, 30.9658],
  PTG: ['+27155550142', '61 Platinum Street', 'Ladine', 'Polokwane', 'Limpopo', '0699', -23.8952, 29.4312],
  KIM: ['+27535550142', '14 Carrington Road', 'Kimdustria', 'Kimberley', 'Northern Cape', '8301', -28.7226, 24.7482],
  RTG: ['+27145550142', '27 Kock Street', 'Rustenburg Central', 'Rustenburg', 'North West', '0299', -25.6711, 27.2419],
};

function depotOf(isMain: boolean, [phone_number, street, local_area, city, zone, code, lat, lng]: Row): Depot {
  const place = { type: 'business', company: 'Kestrel Couriers', street_address: street, local_area, city, zone, code };
  return {
    phone_number,
    address: JSON.stringify({ ...place, country: 'ZA', lat, lng }),
    trading_hours: JSON.stringify(isMain ? withSaturday : weekdays),
  };
}

/** The details of a branch; none for those that only a company at work knows. */
export function depotAt(code: string, isBusy: boolean): Depot | undefined {
  const hub = hubs[code];
  if (hub) return depotOf(code === 'JNB', hub);
  const other = further[code];
  return isBusy && other ? depotOf(false, other) : undefined;
}
