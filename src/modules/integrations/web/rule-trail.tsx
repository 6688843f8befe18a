/** The audit trail of rules: a button and its dialog. */
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import { factNames, type NamedBranch } from '../domain/fact-names.ts';
import { fieldTitle, secretsOf } from '../domain/choices.ts';
import { filterWords } from '../domain/filter-text.ts';
import { isObject, type JsonObject } from '#engine/values/json-value.ts';
import { valueText } from '#engine/values/value-text.ts';
import { integrations } from '#generated/integrations.ts';
import type { AuditEvent, IntegrationRule } from '#generated/types.ts';
import { AuditWindow } from '#platform/web/audit/audit-window.tsx';
import { ChangeText } from '#platform/web/audit/change-text.tsx';
import styles from './integrations.module.css';

interface RuleTrailProps {
  readonly rules: readonly IntegrationRule[];
  readonly branches: readonly NamedBranch[];
  /** Limits it to one rule. */
  readonly rule?: IntegrationRule | undefined;
}

const insideConfig = 'config.';
const own = integrations.rule.properties ?? {};

/** Members of a configuration are stored as `config.url`. */
function titleOf(name: string, type: unknown): string {
  if (name === 'order') return 'Order';
  return name.startsWith(insideConfig) ? fieldTitle(type, name.slice(insideConfig.length)) : (own[name]?.title ?? name);
}

/** A value as the list of rules shows it. */
function wordsOf(name: string, value: unknown, branches: readonly NamedBranch[]): unknown {
  if (name === 'filters' && Array.isArray(value)) {
    const lines = filterWords(value as IntegrationRule['filters'], factNames(branches));
    return lines.length === 0 ? 'Every shipment' : lines.join('; ');
  }
  return name === 'order' && Array.isArray(value) ? value.join(', ') : value;
}

interface ChangeProps {
  readonly event: AuditEvent;
  readonly type: string | undefined;
  readonly branches: readonly NamedBranch[];
}

function Member({ name, event, type, branches }: ChangeProps & { readonly name: string }): ReactNode {
  const { change_from: from, change_to: to } = event.change;
  const sideOf = (side: unknown): unknown => wordsOf(name, isObject(side) ? side[name] : undefined, branches);
  const [before, after] = [sideOf(from), sideOf(to)];
  const schema = own[name] ?? {};
  const isSecret = secretsOf(type).some((secret) => name === insideConfig + secret);
  // Creating or deleting a rule has one side only.
  if (!isObject(from) || !isObject(to)) return isSecret ? 'A secret' : valueText(schema, isObject(to) ? after : before);
  if (isSecret) return after === undefined ? 'Removed' : 'A new secret';
  return <ChangeText schema={schema} before={before} after={after} />;
}

function Change({ event, type, branches }: ChangeProps): ReactNode {
  const { change_from: from, change_to: to } = event.change;
  const before: JsonObject = isObject(from) ? from : {};
  const after: JsonObject = isObject(to) ? to : {};
  const then = after['type'] ?? before['type'];
  const system = typeof then === 'string' ? then : type;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return (
    <>
      {!isObject(from) && 'Added'}
      {!isObject(to) && 'Deleted'}
      <ul className={styles['filters']}>
        {names.map((name) => (
          <li key={name}>
            <b>{titleOf(name, system)}: </b>
            <Member name={name} event={event} type={system} branches={branches} />
          </li>
        ))}
      </ul>
    </>
  );
}

function nameIn(event: AuditEvent, rules: readonly IntegrationRule[]): string {
  if (event.object_id === 'order') return 'Rule order';
  const known = rules.find(({ id }) => String(id) === event.object_id)?.name;
  // The name of a deleted rule is the one in the event.
  const { change_from: from, change_to: to } = event.change;
  const then = [to, from].map((side) => (isObject(side) ? side['name'] : undefined)).find(Boolean);
  return known ?? (then === undefined ? `Rule ${event.object_id ?? ''}` : valueText({}, then));
}

export function RuleTrail({ rules, branches, rule }: RuleTrailProps): ReactNode {
  const [open, setOpen] = useState(false);
  const cells = useMemo(
    () => ({
      object_id: (event: AuditEvent) => nameIn(event, rules),
      change: (event: AuditEvent) =>
        Change({ event, type: rules.find(({ id }) => String(id) === event.object_id)?.type, branches }),
    }),
    [rules, branches],
  );
  return (
    <>
      <Button variant="default" leftSection={<IconHistory size="1rem" aria-hidden />} onClick={() => setOpen(true)}>
        Audit trail
      </Button>
      {open && (
        <AuditWindow
          name={rule?.name}
          subject={{ type: 'integration_rule', ...(rule && { object_id: String(rule.id) }) }}
          cells={cells}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
