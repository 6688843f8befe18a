/** How many shipments per second one core prices with the demo tariff: every service level, with dates and explanation. */
import { compileTariff } from '#modules/rates/domain/compile/compile-tariff.ts';
import { southAfricanHolidays } from '#modules/rates/domain/public-holidays.ts';
import { publicRate } from '#modules/rates/domain/public-rate.ts';
import { ratingRules } from '#modules/rates/domain/rating-rules.ts';
import { rateShipment } from '#modules/rates/domain/rate-shipment.ts';
import { cpuMs } from '../cpu-time.ts';
import { demoTariff } from '../factories/tariff/demo-tariff.ts';
import { demoRequests } from '../factories/tariff/demo-requests.ts';
import { median } from './quantile.ts';
import type { Line } from './report.ts';

const quotes = 2000;
const rounds = 9;
const goalPerSecond = 5000;

export function measureRating(): Promise<readonly Line[]> {
  const written = demoTariff();
  let tariff = compileTariff(written);
  const compiling = cpuMs(() => {
    tariff = compileTariff(written);
  });
  const settings = { vat_percentage: 15, insurance_declared_value_enabled: true };
  const rules = ratingRules(settings, southAfricanHolidays());
  const requests = demoRequests(quotes);
  let offered = 0;
  const speeds: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    offered = 0;
    const spent = cpuMs(() => {
      for (const request of requests) {
        const { priced } = rateShipment(tariff, request, rules);
        for (const service of priced) publicRate(service);
        offered += priced.length;
      }
    });
    // The first round is a warm-up.
    if (round > 0) speeds.push((quotes * 1000) / spent);
  }
  const rates = written.revisions.flatMap(({ groups }) => groups.flatMap((group) => group.rates)).length;
  return Promise.resolve([
    {
      part: 'rating',
      what: 'shipments priced in the shape of the API, one core',
      value: median(speeds),
      unit: 'quotes/s',
      goal: { of: 'value', atLeast: goalPerSecond },
      note: `${(offered / quotes).toFixed(1)} service levels a quote`,
    },
    { part: 'rating', what: `preparing the tariff, ${rates} rates`, value: compiling, unit: 'ms' },
  ]);
}
