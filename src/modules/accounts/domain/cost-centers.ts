/** The cost centres that an account's shipments are booked to, and what people write for them. */
import type { Settings } from '#generated/types.ts';
import { joinWords } from '#engine/values/sentence.ts';

export type CostCenter = NonNullable<Settings['cost_centers']>[number];

/** More than a sentence can name; the form and the template of bulk bookings list all. */
const mostNamed = 8;

/** Those of the account, retired ones included; none where people type their own. */
export function costCentersOf({ enable_cost_centers: isOn, cost_centers: all }: Settings): readonly CostCenter[] {
  return isOn === true ? (all ?? []) : [];
}

/** Those that can be booked to; none where people type their own. */
export function offeredCostCenters(settings: Settings): readonly CostCenter[] {
  return costCentersOf(settings).filter(({ retired }) => !retired);
}

/** The cost centre that a name or a code means, however it is capitalised; one written exactly comes first. */
export function costCenterWritten(text: string, centers: readonly CostCenter[]): CostCenter | undefined {
  const folded = fold(text);
  return (
    centers.find(({ name }) => name === text) ??
    centers.find(({ code }) => code === text) ??
    centers.find(({ name }) => fold(name) === folded) ??
    centers.find(({ code }) => fold(code) === folded)
  );
}

/** Why a shipment can't be booked to it; undefined for one that is offered, and where people type their own. */
export function costCenterProblem(text: string, settings: Settings): string | undefined {
  if (settings.enable_cost_centers !== true) return 'Cost centres aren’t in use. Remove the cost centre';
  const offered = offeredCostCenters(settings);
  if (offered.length === 0 || costCenterWritten(text, offered)) return undefined;
  const retired = costCenterWritten(text, costCentersOf(settings));
  const problem = retired
    ? `The cost centre ${retired.name} is no longer used`
    : `The account has no cost centre “${text}”`;
  return `${problem}. ${choices(offered)}`;
}

function choices(offered: readonly CostCenter[]): string {
  const names = offered.map(({ code, name }) => `${name} (${code})`);
  if (names.length <= mostNamed) return `Choose ${joinWords(names, 'or')}`;
  return `Choose ${joinWords([...names.slice(0, mostNamed), `one of ${names.length - mostNamed} others`], 'or')}`;
}

function fold(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
