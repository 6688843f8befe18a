/** Sends a rule and returns the result; nothing typed is lost in any case. */
import type { JsonObject } from '#engine/values/json-value.ts';
import type { IntegrationRule } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import type { RecordModel } from '#platform/web/form/model/record-model.ts';
import { once } from './once.ts';
import { sentOf } from './rule-base.ts';

export type Outcome =
  | { readonly kind: 'saved'; readonly rule: IntegrationRule }
  | { readonly kind: 'conflict'; readonly theirs: IntegrationRule }
  /** Nothing was saved: these credentials require re-authentication. */
  | { readonly kind: 'password'; readonly names: readonly string[] }
  /** Shown at the fields. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly message: string };

/** `seen` is the rule that the form started with, absent for a new one. */
export async function saveRule(
  value: JsonObject,
  stored: JsonObject,
  seen: IntegrationRule | undefined,
): Promise<{ readonly rule: IntegrationRule }> {
  const sent = sentOf(value, stored);
  if (!seen) return call('create_integration_rule', { body: sent, ...once() });
  const body = { ...sent, base_revision: seen.revision };
  return call('update_integration_rule', { params: { id: seen.id }, body, ...once() });
}

/** The effect of a failure on the form; errors are put at their fields. */
export function refusal(model: RecordModel, failure: unknown): Exclude<Outcome, { kind: 'saved' }> {
  if (failure instanceof CallError) {
    const { rule } = (failure.data ?? {}) as { readonly rule?: IntegrationRule };
    if (failure.status === 409 && rule) return { kind: 'conflict', theirs: rule };
    if (failure.code === 'password_required')
      return { kind: 'password', names: failure.errors.map(({ field }) => field.slice('config.'.length)) };
    if (failure.errors.length > 0) {
      model.setServerErrors(failure.errors.map(({ field, message, code = 'refused' }) => ({ field, message, code })));
      return { kind: 'refused' };
    }
  }
  return { kind: 'failed', message: messageOf(failure) ?? 'Couldn’t save the rule. Try again.' };
}
