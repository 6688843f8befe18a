/** The choices of a rule: offered systems, triggers of the system, and filters of the trigger. */
import { integrations, type Filter, type System } from '#generated/integrations.ts';
import type { IntegrationTrigger, IntegrationType } from '#generated/types.ts';
import { conditions } from '#generated/validators/integrations.js';

/** Effective value of a setting, or a fact, by name. */
export type Read = (name: string) => unknown;

/** The system of that name; undefined for an unknown one. */
export function systemNamed(type: unknown): System | undefined {
  return typeof type === 'string' && Object.hasOwn(integrations.types, type)
    ? integrations.types[type as IntegrationType]
    : undefined;
}

export function filterNamed(filter: unknown): Filter | undefined {
  return typeof filter === 'string' && Object.hasOwn(integrations.filters, filter)
    ? integrations.filters[filter as Filter['id']]
    : undefined;
}

/** The systems that rules can be created for: those whose condition holds (F336). */
export function offeredTypes(read: Read): readonly IntegrationType[] {
  return Object.values(integrations.types)
    .filter(({ visible_when: maps }) => maps.length === 0 || maps.some((map) => holds(map, read)))
    .map(({ id }) => id);
}

function holds(map: System['visible_when'][number], read: Read): boolean {
  return Object.entries(map).every(([name, { test }]) => conditions[test]?.(read(name)) ?? false);
}

/** The triggers of a system (F337); empty for an unknown system. */
export function triggersOf(type: unknown): readonly IntegrationTrigger[] {
  return systemNamed(type)?.triggers ?? [];
}

/** The filters whose facts are known at a trigger (F338). */
export function filtersAt(trigger: unknown): readonly Filter[] {
  return Object.values(integrations.filters).filter(({ triggers }) => triggers.some((one) => one === trigger));
}

/** The title of a field in a system's configuration; its name without a title or system. */
export function fieldTitle(type: unknown, name: string): string {
  return systemNamed(type)?.config.properties?.[name]?.title ?? name;
}

/** Names of a system's secrets. */
export function secretsOf(type: unknown): readonly string[] {
  const fields = Object.entries(systemNamed(type)?.config.properties ?? {});
  return fields.filter(([, field]) => field['x-secret'] === true).map(([name]) => name);
}
