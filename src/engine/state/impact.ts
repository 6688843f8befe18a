/** The impact of a change in a wide scope: who inherits it, and who keeps a value of their own. */

import type { Scope, Setting } from '../schema/catalogue.ts';
import { nearness } from './resolve.ts';
import { joinWords } from '../values/sentence.ts';

/** The scopes below the current one. */
export interface Impact {
  /** Number of scopes of each kind. */
  readonly totals: readonly { readonly kind: Scope; readonly count: number }[];
  /** Number of scopes that set each setting themselves. */
  readonly own: readonly { readonly setting: string; readonly kind: Scope; readonly count: number }[];
}

const names: Readonly<Record<Scope, readonly [one: string, many: string]>> = {
  platform: ['platform', 'platforms'],
  provider: ['provider', 'providers'],
  branch: ['branch', 'branches'],
  account: ['account', 'accounts'],
  user: ['person', 'people'],
};

function counted(count: number, kind: Scope): string {
  return `${count} ${names[kind][count === 1 ? 0 : 1]}`;
}

/** Number of scopes below the current one with a value of their own. */
export function ownBelow({ own }: Impact, key: string): number {
  return own.filter(({ setting }) => setting === key).reduce((sum, { count }) => sum + count, 0);
}

/**
 * A sentence such as `Applies to 3 of 4 accounts; 1 keeps a value of its own.`, or undefined where no scope below could
 * differ.
 */
export function impactText(
  { key, scopes }: Pick<Setting, 'key' | 'scopes'>,
  here: Scope,
  impact: Impact,
): string | undefined {
  const below = impact.totals.filter(
    ({ kind, count }) => count > 0 && nearness[kind] > nearness[here] && scopes.includes(kind),
  );
  if (below.length === 0) return undefined;
  const parts = below.map(({ kind, count }) => {
    const own = impact.own.find((one) => one.setting === key && one.kind === kind)?.count ?? 0;
    return own === 0 ? counted(count, kind) : `${Math.max(count - own, 0)} of ${counted(count, kind)}`;
  });
  const overrides = ownBelow(impact, key);
  const keeps =
    overrides === 0
      ? ''
      : `; ${overrides} ${overrides === 1 ? 'keeps a value of its own' : 'keep values of their own'}`;
  return `Applies to ${joinWords(parts, 'and')}${keeps}.`;
}
