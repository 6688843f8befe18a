/** Validates stored values of providers with edited schemas: each distinct value once, however many stored it. */
import type { Catalogue, Scope, Validators } from '../schema/catalogue.ts';
import { storedFindings } from '../validation/stored-findings.ts';

/** Equal values under one key in one scope, and the providers that store them. */
export interface StoredGroup {
  readonly key: string;
  readonly scope: Scope;
  /** Null for a secret setting. */
  readonly value: unknown;
  readonly encrypted: boolean;
  /** Number of scopes that store it. */
  readonly places: number;
  readonly providers: readonly string[];
}

export interface GroupFinding {
  readonly key: string;
  readonly severity: 'error' | 'note';
  /** Names the providers; of many only the first few. */
  readonly message: string;
  readonly providers: string[];
}

const named = 3;

/** One finding per message and key, with all the providers concerned. */
export function validateStored(
  catalogue: Catalogue,
  validators: Validators,
  groups: readonly StoredGroup[],
): readonly GroupFinding[] {
  const found = new Map<string, GroupFinding>();
  for (const { key, scope, value, encrypted, providers } of groups) {
    const entry = { key, value: encrypted ? undefined : value, encrypted };
    for (const { message, level } of storedFindings(catalogue, validators, scope, [entry])) {
      const id = `${key} ${message}`;
      const everybody = [...new Set([...(found.get(id)?.providers ?? []), ...providers])];
      found.set(id, { key, severity: level, message, providers: everybody });
    }
  }
  return [...found.values()].map((one) => ({ ...one, message: `${stored(one)} ${one.message}` }));
}

function stored({ key: name, providers }: GroupFinding): string {
  const some = providers.slice(0, named).join(', ');
  const more = providers.length > named ? ` and ${providers.length - named} more` : '';
  return `${name}, stored by ${some}${more}:`;
}
