/** The periods offered for a statement of account, the latest months, and the limits of a custom period. */

export interface StatementPeriod {
  /** `2026-11` */
  readonly name: string;
  /** `November 2026` */
  readonly title: string;
  readonly from: string;
  readonly to: string;
}

const months = 12;

/** The month of a day and those before it, a year in total, the latest first. */
export function statementPeriods(today: string): readonly StatementPeriod[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: months }, (_, back) => {
    const first = new Date(Date.UTC(year, month - 1 - back, 1));
    const last = new Date(Date.UTC(year, month - back, 0));
    const [from, to] = [first, last].map((day) => day.toISOString().slice(0, 10)) as [string, string];
    const title = first.toLocaleDateString('en-ZA', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    return { name: from.slice(0, 7), title, from, to };
  });
}

const mostDays = 366;

/** Why a period is invalid for a statement; undefined when it is valid. */
export function periodProblem({ from, to }: { readonly from: string; readonly to: string }): string | undefined {
  if (from > to) return 'The last day is before the first.';
  const days = (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000 + 1;
  return days > mostDays ? 'A statement covers at most a year.' : undefined;
}
