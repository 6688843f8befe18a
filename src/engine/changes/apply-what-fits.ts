/**
 * Applies as many of a set of edits as possible, and lists the rest with reasons: rollback and import skip edits, forms
 * refuse them.
 */

import { applyEdits, type Application, type Outcome } from './apply.ts';
import type { Edits } from './change-set.ts';
import type { FieldError } from '../validation/messages.ts';
import type { Catalogue } from '../schema/catalogue.ts';

export interface Skipped {
  readonly key: string;
  readonly errors: readonly FieldError[];
}

export interface Fitting {
  readonly outcome: Extract<Outcome, { ok: true }>;
  /** The skipped edits, in the order in which they were found. */
  readonly skipped: readonly Skipped[];
}

/**
 * Drops refused edits, and for a broken rule every edit that the rule reads, until the rest is valid. The outcome is
 * that of `applyEdits` for the remaining edits, of which there may be none.
 */
export function applyFitting(application: Application): Fitting {
  let edits = application.edits;
  const skipped = new Map<string, FieldError[]>();
  for (;;) {
    const outcome = applyEdits({ ...application, edits });
    if (outcome.ok) return { outcome, skipped: [...skipped].map(([key, errors]) => ({ key, errors })) };
    const requestedKeys = new Set([...Object.keys(edits.settings), ...edits.reset]);
    const blamed = outcome.errors.flatMap((error) =>
      blamedFor(application.base.catalogue, error, requestedKeys).map((key) => ({ key, error })),
    );
    // None of the edits causes the error, so none of them can be applied.
    const faults = blamed.length > 0 ? blamed : [...requestedKeys].map((key) => ({ key, error: outcome.errors[0]! }));
    for (const { key, error } of faults) skipped.set(key, [...(skipped.get(key) ?? []), error]);
    edits = without(edits, new Set(faults.map(({ key }) => key)));
  }
}

function blamedFor(catalogue: Catalogue, error: FieldError, requestedKeys: ReadonlySet<string>): string[] {
  const rules = Object.values(catalogue.sections).flatMap((section) => section.rules);
  const rule = rules.find(({ id, setting }) => id === error.code && setting === error.field);
  const field = error.field.split('.', 1)[0] ?? error.field;
  const keys = rule ? [rule.setting, ...rule.reads] : [error.field, field];
  return [...new Set(keys)].filter((key) => requestedKeys.has(key));
}

/** The edits without those of some settings. */
export function without({ settings, reset }: Edits, keys: ReadonlySet<string>): Edits {
  return {
    settings: Object.fromEntries(Object.entries(settings).filter(([key]) => !keys.has(key))),
    reset: reset.filter((key) => !keys.has(key)),
  };
}
