/** One side of a shipment: address, contact, time, and instructions for the driver. */
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { countryName } from '#engine/values/country.ts';
import type { Shipment, ShipmentLeg } from '#generated/types.ts';
import { keepsExpectedTimes } from '../../domain/status.ts';
import { homeCountry } from '#modules/geography/domain/place.ts';
import { calendarDate, isPast } from '#platform/web/ui/data/clock.ts';
import { EmailLink } from '#platform/web/ui/data/email-link.tsx';
import { PhoneLink } from '#platform/web/ui/data/phone-link.tsx';
import { RelativeDate } from '#platform/web/ui/data/relative-date.tsx';
import { Card, Fact, Facts } from '#platform/web/ui/layout/card.tsx';
import { DriverChoice } from './driver-choice.tsx';
import styles from './shipment.module.css';

interface ShipmentSideProps {
  /** Whether the user may choose the driver. */
  readonly canAssign: boolean;
  readonly leg: ShipmentLeg;
  readonly shipment: Shipment;
}

function addressLines(shipment: Shipment, leg: ShipmentLeg): readonly string[] {
  const { company, street_address, local_area, city, zone, code, country } = shipment[`${leg}_address`];
  const suburb = local_area === city ? undefined : local_area;
  const place = [city, code].filter(Boolean).join(' ');
  const abroad = country === homeCountry ? undefined : countryName(country);
  const lines = [company, street_address, suburb, place, zone, abroad];
  return lines.filter((line): line is string => line !== undefined && line !== '');
}

function windowText(shipment: Shipment, leg: ShipmentLeg): string {
  const day = shipment[`${leg}_min_date`];
  const [after, before] = [shipment[`${leg}_after`], shipment[`${leg}_before`]];
  const times = [after && `from ${after}`, before && `until ${before}`].filter(Boolean).join(' ');
  return [day && calendarDate(day.slice(0, 10)), times].filter(Boolean).join(', ');
}

export function ShipmentSide({ leg, shipment, canAssign }: ShipmentSideProps): ReactNode {
  const contact = shipment[`${leg}_contact`];
  const pickupPoint = shipment[`${leg}_pickup_point_id`];
  const instructions = shipment[`special_instructions_${leg}`];
  const requested = windowText(shipment, leg);
  const done = leg === 'collection' ? shipment.collected_date : shipment.delivered_date;
  // As receivers are told on the tracking page.
  const expected = leg === 'collection' ? shipment.estimated_collection : shipment.expected_delivery;
  return (
    <Card title={leg === 'collection' ? 'Collection' : 'Delivery'}>
      <address className={styles['address']}>
        {addressLines(shipment, leg).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <Facts>
        <Fact name={leg === 'collection' ? 'Sender' : 'Receiver'}>{contact.name}</Fact>
        {contact.mobile_number && (
          <Fact name="Mobile number">
            <PhoneLink number={contact.mobile_number} />
          </Fact>
        )}
        {contact.email && (
          <Fact name="Email">
            <EmailLink address={contact.email} />
          </Fact>
        )}
        {pickupPoint && <Fact name={leg === 'collection' ? 'Drop-off point' : 'Pickup point'}>{pickupPoint}</Fact>}
        {requested !== '' && <Fact name="Requested">{requested}</Fact>}
        {leg === 'collection' && shipment.drop_off_by && (
          <Fact name="Drop off by">
            <RelativeDate value={shipment.drop_off_by} isExpected />
          </Fact>
        )}
        {leg === 'collection' && shipment.drop_off_last_day && (
          <Fact name="Last drop-off day">{`${calendarDate(shipment.drop_off_last_day)}, then it’s cancelled`}</Fact>
        )}
        {expected &&
          !done &&
          keepsExpectedTimes(shipment.displayed_status ?? shipment.status) &&
          !(leg === 'collection' && shipment.drop_off_by) && (
            <Fact name={isPast(expected) ? 'Was expected' : 'Expected'}>
              <RelativeDate value={expected} isExpected />
            </Fact>
          )}
        {leg === 'collection' && shipment.dropped_off_date && (
          <Fact name="Dropped off">
            <RelativeDate value={shipment.dropped_off_date} />
          </Fact>
        )}
        {done && (
          <Fact name={leg === 'collection' ? 'Collected' : 'Delivered'}>
            <RelativeDate value={done} />
          </Fact>
        )}
      </Facts>
      {instructions && (
        <Text size="sm" mt="xs" className="written">
          {instructions}
        </Text>
      )}
      {canAssign && !done && <DriverChoice leg={leg} shipment={shipment} />}
    </Card>
  );
}
