/** Prices side by side, drawn from what the demo tariff answers. */
import { expect, test } from 'vitest';
import { compileTariff } from '#modules/rates/domain/compile/compile-tariff.ts';
import { publicRate } from '#modules/rates/domain/public-rate.ts';
import { rateShipment } from '#modules/rates/domain/rate-shipment.ts';
import { RateCards } from '#modules/rates/web/shared/rate-cards.tsx';
import { demoTariff } from '../../factories/tariff/demo-tariff.ts';
import { markupOf } from '../../markup.tsx';
import { caseRules } from '../domain/case-places.ts';

const { priced, declined } = rateShipment(
  compileTariff(demoTariff()),
  {
    requested_at: new Date('2026-11-23T08:00:00+02:00'),
    collection_address: { type: 'business', lat: -33.9258, lng: 18.4232, code: '8001' },
    delivery_address: { type: 'residential', lat: -26.2052, lng: 28.0498, code: '2001' },
    parcels: [{ submitted_length_cm: 20, submitted_width_cm: 20, submitted_height_cm: 10, submitted_weight_kg: 2 }],
  },
  caseRules(),
);
const rates = priced.map(publicRate);
const refused = declined.map(({ level: { id, code, name }, message }) => ({ id, code, name, message }));

function texts(html: string): string {
  return html.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|');
}

test('every service has its price, its days and the steps that add up to it; one is the cheapest, one the fastest', () => {
  const shown = texts(markupOf(<RateCards rates={rates} declined={refused} />));
  for (const { service_level: level } of rates) expect(shown).toContain(level.name);
  expect(shown.match(/\|Cheapest\|/g)).toHaveLength(1);
  expect(shown.match(/\|Fastest\|/g)).toHaveLength(1);
  expect(shown.match(/\|How this price is made up\|/g)).toHaveLength(rates.length);
  expect(shown).toMatch(/Collected 23 Nov(ember)? 2026, delivered/);
  expect(shown).toContain('VAT 15% included');
});

test('services that do not take the shipment say why', () => {
  const shown = texts(markupOf(<RateCards rates={[]} declined={refused} />));
  expect(shown).toContain(`Services that are not available (`);
  for (const { message } of refused) expect(shown).toContain(message.replaceAll('"', '&quot;'));
  expect(shown).not.toContain('Cheapest');
});

test('a price may carry the action that chooses it', () => {
  const html = markupOf(
    <RateCards rates={rates.slice(0, 1)} declined={[]} actionOf={(rate) => <b>Choose {rate.service_level.code}</b>} />,
  );
  expect(texts(html)).toContain('Choose ECO');
  expect(html).not.toContain('not available');
});
