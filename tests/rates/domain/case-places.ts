/** Places of the hand-computed cases, named after the zones of their tariff, and the rules of their provider. */
import { southAfricanHolidays } from '#modules/rates/domain/public-holidays.ts';
import type { RatePlace } from '#modules/rates/domain/rate-request.ts';
import { ratingRules, type RatingRules } from '#modules/rates/domain/rating-rules.ts';

export const places = {
  metro: { type: 'business', lat: -26.05, lng: 28.15, code: '2000', country: 'ZA' },
  inner: { type: 'business', lat: -26.12, lng: 28.07, code: '2001', country: 'ZA' },
  coast: { type: 'residential', code: '4001', country: 'ZA' },
  village: { type: 'residential', code: '4155', country: 'ZA' },
  rest: { type: 'residential', code: '9300', country: 'ZA' },
  abroad: { type: 'international', code: '0000', country: 'BW' },
  mine: { type: 'business', lat: -26.9, lng: 27.1, code: '2500', country: 'ZA' },
  outlying: { type: 'residential', code: '6050', country: 'ZA' },
  twice: { type: 'residential', code: '6250', country: 'ZA' },
  south: { type: 'residential', lat: -27.1, lng: 28.1, code: '9500', country: 'ZA' },
  locker: { type: 'locker', code: '4001', country: 'ZA' },
} as const satisfies Record<string, RatePlace>;

export type PlaceName = keyof typeof places;

const isPublicHoliday = southAfricanHolidays();

/** VAT 15%, and 15.5% from May 2027; values insured up to R50,000. */
export function caseRules(insurance = true): RatingRules {
  const settings = {
    vat_percentage: 15,
    all_vat_percentages: [{ id: 'may', percentage: 15.5, from_date: '2027-05-01' }],
    insurance_declared_value_enabled: insurance,
    insurance_max_declared_value: 50_000,
    work_hours_from: '08:00',
    work_hours_to: '17:00',
  };
  return ratingRules(settings, isPublicHoliday);
}
