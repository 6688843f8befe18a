/** When a shipment is collected and delivered: cut-off, working days, public holidays, transit time. */
import { minutesOf } from '#platform/domain/time.ts';
import type { CompiledLevel } from './compile/compiled-tariff.ts';
import { dateOf, dayNumber, isInMask, type DayNumber } from './day-number.ts';
import type { Route } from './route.ts';
import type { RatingRules } from './rating-rules.ts';

/** Days added by opt-ins. */
export interface OpenedDays {
  readonly collection: number;
  readonly delivery: number;
  readonly collectionHolidays: boolean;
  readonly deliveryHolidays: boolean;
}

export interface Schedule {
  readonly collectionDay: DayNumber;
  /** The earliest delivery day. */
  readonly deliveryDay: DayNumber;
  /** Times with the offset of the business time zone. */
  readonly collection: string;
  readonly cutOff: string;
  readonly deliveryFrom: string;
  readonly deliveryTo: string;
}

/** Number of days searched; an area served less often counts as not served. */
const horizonDays = 60;

/** The dates of a service level; undefined when no day fits within the horizon. */
export function scheduleOf(
  level: CompiledLevel,
  route: Route,
  rules: RatingRules,
  opened: OpenedDays,
): Schedule | undefined {
  const isWorked = (mask: number, holidaysToo: boolean) => (day: DayNumber) =>
    isInMask(mask, day) &&
    (holidaysToo || level.source.works_on_public_holidays === true || !rules.isPublicHoliday(day));
  const collects = isWorked(
    (level.collectionMask | opened.collection) & route.collection.serviceDays,
    opened.collectionHolidays,
  );
  const isTransitDay = isWorked(level.deliveryMask | opened.delivery, opened.deliveryHolidays);
  const delivers = (day: DayNumber) => isTransitDay(day) && isInMask(route.delivery.serviceDays, day);

  const today = dayNumber(route.now.date);
  const { collection_after: after, collection_before: before } = route.request;
  const isWindowOver = before !== undefined && minutesOf(before) <= route.now.minutes;
  const isLate = isWindowOver || route.now.minutes >= level.cutOffMinutes;
  const wished = Math.max(today, dayNumber(route.rateDate));
  const collectionDay = dayFrom(wished === today && isLate ? today + 1 : wished, collects);
  if (collectionDay === undefined) return undefined;

  const ready = after === undefined ? rules.opens : Math.max(rules.opens, minutesOf(after));
  const start = collectionDay === today ? Math.max(ready, route.now.minutes) : ready;
  const dates = { collection: instantOf(collectionDay, start), cutOff: instantOf(collectionDay, level.cutOffMinutes) };
  const { type, value_from, value_to } = level.source.delivery_estimate;
  const least = route.request.delivery_min_date ? dayNumber(route.request.delivery_min_date) : collectionDay;
  if (type === 'h') {
    const day = dayFrom(Math.max(collectionDay, least), delivers);
    if (day === undefined) return undefined;
    const begin = day === collectionDay ? start : rules.opens;
    const [deliveryFrom, deliveryTo] = [value_from, value_to].map((hours) =>
      instantOf(day, begin + Math.round(hours * 60)),
    );
    return { ...dates, collectionDay, deliveryDay: day, deliveryFrom: deliveryFrom!, deliveryTo: deliveryTo! };
  }
  const first = dayFrom(Math.max(transit(collectionDay, value_from, isTransitDay), least), delivers);
  const last = dayFrom(Math.max(transit(collectionDay, value_to, isTransitDay), first ?? 0), delivers);
  if (first === undefined || last === undefined) return undefined;
  const earliest = first === collectionDay ? Math.max(start, rules.opens) : rules.opens;
  return {
    ...dates,
    collectionDay,
    deliveryDay: first,
    deliveryFrom: instantOf(first, earliest),
    deliveryTo: instantOf(last, Math.max(earliest, rules.closes)),
  };
}

function dayFrom(start: DayNumber, suits: (day: DayNumber) => boolean): DayNumber | undefined {
  for (let day = start; day < start + horizonDays; day += 1) if (suits(day)) return day;
  return undefined;
}

/** The day after a number of transit days, not counting the day of collection. */
function transit(start: DayNumber, days: number, isTransitDay: (day: DayNumber) => boolean): DayNumber {
  let day = start;
  for (let left = Math.ceil(days); left > 0 && day < start + 20 * horizonDays;) {
    day += 1;
    if (isTransitDay(day)) left -= 1;
  }
  return day;
}

/** A time as the API writes it; minutes may exceed midnight. */
function instantOf(day: DayNumber, minutes: number): string {
  const date = dateOf(day + Math.floor(minutes / 1440));
  const hours = String(Math.floor(minutes / 60) % 24).padStart(2, '0');
  return `${date}T${hours}:${String(minutes % 60).padStart(2, '0')}:00+02:00`;
}
