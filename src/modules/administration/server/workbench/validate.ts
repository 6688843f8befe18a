/** Validates an edited section with the stored values of its keys, and converts failures of the validation into findings. */
import type { Catalogue } from '#engine/schema/catalogue.ts';
import type { Gate, SectionValidationResult } from '#engine/authoring/validate-section.ts';
import type { StoredGroup } from '#engine/authoring/stored-groups.ts';
import { isObject } from '#engine/values/json-value.ts';
import { catalogue as generated } from '#generated/catalogue.ts';
import type { Access } from '#platform/server/db/access.ts';
import type { ValidationThread } from './validation-thread.ts';
import { namesOf, secretKeys } from './read-usage.ts';
import { readCensus } from './repository.ts';
import { findSectionFile } from './section-file.ts';

const catalogue: Catalogue = generated;

export interface ValidationInput {
  readonly tab: string;
  readonly section: string;
  readonly text: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** `unknown` for an unknown tab, `busy` when too many requests are waiting. */
export async function validate(
  access: Access,
  thread: ValidationThread,
  schemasDir: string,
  { tab, section, text, values }: ValidationInput,
): Promise<SectionValidationResult | 'unknown' | 'busy'> {
  const file = await findSectionFile(schemasDir, tab, section);
  if (!file) return 'unknown';
  const stored = await storedUnder(access, [...keysOf(file.text ?? ''), ...keysOf(text)]);
  const { path } = file;
  const outcome = await thread.validate({ version: catalogue.version, path, text, values, stored });
  if (outcome.kind === 'validated') return outcome.validationResult;
  if (outcome.kind === 'busy') return 'busy';
  const message =
    outcome.kind === 'too_long'
      ? 'Validation took too long and was stopped. This is usually caused by an ambiguous pattern.'
      : `Couldn’t validate the section: ${outcome.message}`;
  return unvalidated(path, message);
}

async function storedUnder(access: Access, keys: readonly string[]): Promise<readonly StoredGroup[]> {
  if (keys.length === 0) return [];
  const rows = await readCensus(access, [...new Set(keys)], secretKeys);
  return rows.map((row) => ({
    key: row.key,
    scope: row.scope,
    value: row.value,
    encrypted: row.is_secret,
    places: row.places,
    providers: namesOf(row),
  }));
}

/** The keys in a section's text and their aliases; empty while it cannot be parsed. */
function keysOf(text: string): readonly string[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return [];
  }
  const properties = isObject(json) && isObject(json['properties']) ? json['properties'] : {};
  return Object.entries(properties).flatMap(([key, setting]) => {
    const aliases: unknown = isObject(setting) ? setting['x-aliases'] : undefined;
    return [key, ...(Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === 'string') : [])];
  });
}

const gates: readonly Gate[] = ['syntax', 'vocabulary', 'invariants', 'compat', 'stored', 'dead'];

function unvalidated(file: string, message: string): SectionValidationResult {
  return {
    gates: gates.map((gate) =>
      gate === 'invariants'
        ? { gate, verdict: 'failed', summary: '1 error to fix.' }
        : { gate, verdict: 'not_reached', summary: 'Validation was stopped.' },
    ),
    findings: [{ gate: 'invariants', severity: 'error', message, key: null, file, line: 1, column: 1, providers: [] }],
    assembled: null,
    errors: [],
    failed_rules: [],
  };
}
