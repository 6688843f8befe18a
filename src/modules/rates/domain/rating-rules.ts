/** The pricing rules from a provider's settings and the calendar. */
import type { Settings } from '#generated/types.ts';
import { minutesOf } from '#platform/domain/time.ts';
import type { DayNumber } from './day-number.ts';
import { centsOf, type Cents } from '#platform/domain/money.ts';

export interface RatingRules {
  /** VAT percentage on a day. */
  readonly vatPercentageOn: (date: string) => number;
  readonly insuranceEnabled: boolean;
  readonly maxDeclaredValue: Cents | undefined;
  /** Working hours, in minutes since midnight. */
  readonly opens: number;
  readonly closes: number;
  readonly isPublicHoliday: (day: DayNumber) => boolean;
}

type RateSettings = Pick<
  Settings,
  | 'vat_percentage'
  | 'all_vat_percentages'
  | 'insurance_declared_value_enabled'
  | 'insurance_max_declared_value'
  | 'work_hours_from'
  | 'work_hours_to'
>;

/** The rules from a provider's settings; an unset limit does not apply. */
export function ratingRules(settings: RateSettings, isPublicHoliday: RatingRules['isPublicHoliday']): RatingRules {
  const insuranceEnabled = settings.insurance_declared_value_enabled ?? false;
  const most = settings.insurance_max_declared_value;
  return {
    vatPercentageOn: (date) => vatPercentageOn(settings, date),
    insuranceEnabled,
    maxDeclaredValue: insuranceEnabled && typeof most === 'number' ? centsOf(most) : undefined,
    opens: minutesOf(settings.work_hours_from ?? '08:00'),
    closes: minutesOf(settings.work_hours_to ?? '17:00'),
    isPublicHoliday,
  };
}

/** VAT percentage on a day: that of the latest change that has started, otherwise the standard percentage. */
export function vatPercentageOn(
  settings: Pick<Settings, 'vat_percentage' | 'all_vat_percentages'>,
  date: string,
): number {
  let latest: { readonly percentage: number; readonly from_date: string } | undefined;
  for (const change of settings.all_vat_percentages ?? [])
    if (change.from_date <= date && (!latest || change.from_date > latest.from_date)) latest = change;
  return latest?.percentage ?? settings.vat_percentage ?? 0;
}
