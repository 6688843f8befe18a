/** The reasons to choose from when a shipment changes, and when a reason is required (F179, F181, F182). */
import type { ReasonChoices, Settings } from '#generated/types.ts';
import type { Finding } from './finding.ts';

interface Rule {
  readonly list: keyof Settings;
  /** Whether no reason outside of the list is accepted, or the setting that decides it. */
  readonly withoutOther?: true | keyof Settings;
  /** Whether a reason is required even without a list. */
  readonly always: boolean;
  readonly missing: string;
}

const rules = {
  cancel: {
    list: 'shipment_cancellation_reasons',
    always: true,
    missing: 'Reason for cancelling shipment is required',
  },
  hold: { list: 'shipment_on_hold_reasons', always: true, missing: 'Say why the shipment is on hold' },
  hold_internal: {
    list: 'shipment_on_hold_internal_reasons',
    always: true,
    missing: 'Say why the shipment is on hold',
  },
  date_change: {
    list: 'shipment_requested_date_change_reasons',
    withoutOther: true,
    always: false,
    missing: 'Reason for requested date change is required',
  },
  reject: {
    list: 'rejection_reasons',
    withoutOther: 'disable_other_for_driver_rejection_reason',
    always: true,
    missing: 'Say why you reject the job',
  },
  collection_failed: {
    list: 'collection_failed_attempt_reasons',
    withoutOther: 'disable_other_for_collection_failed_attempt_reason',
    always: true,
    missing: 'Say why the collection failed',
  },
  delivery_failed: {
    list: 'delivery_failed_attempt_reasons',
    withoutOther: 'disable_other_for_delivery_failed_attempt_reason',
    always: true,
    missing: 'Say why the delivery failed',
  },
} as const satisfies Readonly<Record<string, Rule>>;

export type ReasonKind = keyof typeof rules;

export function reasonsFor(kind: ReasonKind, settings: Settings): ReasonChoices {
  const rule: Rule = rules[kind];
  const choices = (settings[rule.list] ?? []) as readonly string[];
  return {
    choices: [...choices],
    // Without a list any reason is another one.
    may_be_other: choices.length === 0 || !isClosed(rule, settings),
    required: rule.always || choices.length > 0,
  };
}

function isClosed({ withoutOther }: Rule, settings: Settings): boolean {
  return withoutOther === true || (withoutOther !== undefined && settings[withoutOther] === true);
}

/** The error of a given reason; undefined when it is accepted. `field` is the field of the reason. */
export function reasonFinding(
  kind: ReasonKind,
  settings: Settings,
  reason: string | undefined,
  field: string,
): Finding | undefined {
  const { choices, may_be_other, required } = reasonsFor(kind, settings);
  const given = reason?.trim() ?? '';
  if (given === '') return required ? { field, code: 'reason_required', message: rules[kind].missing } : undefined;
  if (may_be_other || choices.some((choice) => choice.trim() === given)) return undefined;
  return { field, code: 'choice', message: 'Choose one of the reasons' };
}
