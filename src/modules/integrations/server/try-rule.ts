/** Tests a rule with a sample shipment: which filters match and why, and the request. Nothing is sent or written. */
import { systemNamed, secretsOf } from '../domain/choices.ts';
import { evaluateFilters, type Verdict } from '../domain/evaluate-filters.ts';
import { factNames } from '../domain/fact-names.ts';
import { factsOf } from '../domain/facts.ts';
import { requestOf, shownHeaders, type Header, type RuleRequest } from '../domain/request.ts';
import { sampleEvent, sampleFacts } from '../domain/sample-event.ts';
import { shipment as samples } from '#generated/samples.ts';
import type { DryRunIntegrationRuleBody, IntegrationFacts } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { Outbound } from '#platform/server/outbound/outbound.ts';
import { findBranches, findRule } from './repository.ts';
import { Refused } from './lock.ts';
import { internalUrls } from './save-rule.ts';
import { unknownReferences } from './unknown-references.ts';
import { validateRequested, requestedRule } from './rule-input.ts';

export interface Trial {
  readonly matched: boolean;
  readonly filters: Verdict[];
  readonly request: Omit<RuleRequest, 'body'> & { readonly headers: Header[]; readonly body: Record<string, unknown> };
}

type DryRunInput = Pick<DryRunIntegrationRuleBody, 'rule' | 'id' | 'sample' | 'facts'>;

/** A missing secret is not an error, because nothing is sent. Throws `Refused`. */
export async function tryRule(
  tx: Transaction,
  providerId: number,
  { rule: sent, id, sample: sampleId, facts }: DryRunInput,
  { offered, outbound }: { readonly offered: readonly string[]; readonly outbound: Outbound },
): Promise<Trial> {
  const sample = samples.find((one) => one.id === sampleId);
  if (!sample) throw new Refused({ kind: 'unknown_sample' });
  const stored = id === undefined ? undefined : await findRule(tx, providerId, id);
  if (id !== undefined && !stored) throw new Refused({ kind: 'unknown_rule' });
  const requested = requestedRule(stored, { filters: [], ...sent });
  const { row, set, storedSecrets } = requested;
  const tolerant = { ...requested, storedSecrets: secretsOf(row.type).filter((name) => !(name in set)) };
  const errors = [
    ...validateRequested(stored && { type: stored.type, config: row.config }, tolerant, offered),
    ...internalUrls(stored, row, outbound),
    ...(await unknownReferences(tx, providerId, row.filters, stored?.filters ?? [])),
  ];
  const system = systemNamed(row.type);
  if (errors.length > 0 || !system) throw new Refused({ kind: 'invalid_rule', errors });
  const known: IntegrationFacts = facts ?? sampleFacts(sent.trigger, sample.value);
  const event = sampleEvent(sent.trigger, row, sample.value, known);
  const filters = evaluateFilters(sent.filters ?? [], factsOf(event), factNames(await findBranches(tx, providerId)));
  const { method, url, body } = requestOf(system, row.config, event);
  const headers = shownHeaders(system, (name) => storedSecrets.includes(name) || name in set);
  return {
    matched: filters.every(({ matched }) => matched),
    filters: [...filters],
    request: { method, url, headers: [...headers], body: body as Record<string, unknown> },
  };
}
