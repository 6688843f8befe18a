/** South African public holidays, including the Monday after one that falls on a Sunday. */
import Holidays from 'date-holidays';
import { dayNumber, dateOf, type DayNumber } from './day-number.ts';

/** Whether a day is a public holiday; each year is computed on first use. */
export function southAfricanHolidays(): (day: DayNumber) => boolean {
  const calendar = new Holidays('ZA', { types: ['public'] });
  const known = new Map<DayNumber, boolean>();
  return (day) => {
    const answer = known.get(day);
    if (answer !== undefined) return answer;
    const year = Number(dateOf(day).slice(0, 4));
    const holidays = new Set(calendar.getHolidays(year).map(({ date }) => dayNumber(date)));
    for (let other = dayNumber(`${year}-01-01`); other < dayNumber(`${year + 1}-01-01`); other += 1)
      known.set(other, holidays.has(other));
    return holidays.has(day);
  };
}
