/** Display names of fact values: the title of a status, the name of a branch. */
import { integrations } from '#generated/integrations.ts';
import type { NameOf } from './evaluate-filters.ts';

export interface NamedBranch {
  readonly id: number;
  readonly name: string;
}

export function factNames(branches: readonly NamedBranch[]): NameOf {
  const byId = new Map(branches.map(({ id, name }) => [id, name]));
  return (fact, value) => {
    const schema = integrations.facts.properties?.[fact];
    if (schema?.['x-refers-to'] === 'branches.id') return byId.get(Number(value)) ?? `branch ${String(value)}`;
    return schema?.oneOf?.find((choice) => choice.const === value)?.title ?? String(value);
  };
}
