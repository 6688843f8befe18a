/** The day of the month on which statements are sent: the last day of a month that is shorter. */

/** Where nothing is set. */
export const usualStatementDay = 1;

/** The first statement day that is not before `today`. */
export function nextStatementDay(today: string, day: number): string {
  const thisMonth = statementDayOf(today, day, 0);
  return thisMonth < today ? statementDayOf(today, day, 1) : thisMonth;
}

/** The statement day of the month before that of `date`. */
export function previousStatementDay(date: string, day: number): string {
  return statementDayOf(date, day, -1);
}

function statementDayOf(date: string, day: number, monthsLater: number): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  // Day 0 of a month is the last one of the month before.
  const last = new Date(Date.UTC(year, month + monthsLater, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + monthsLater, Math.min(day, last))).toISOString().slice(0, 10);
}
