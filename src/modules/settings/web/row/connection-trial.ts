/** The credentials of a connection test: unsaved values, and what prevents the test. */

import { writeRefusal } from '#engine/state/access.ts';
import type { Section, Setting } from '#engine/schema/catalogue.ts';
import { joinWords } from '#engine/values/sentence.ts';
import type { SettingsModel } from '../shared/settings-model.ts';
import { isSecretStored } from '#platform/web/form/widgets/text/secret.tsx';
import { isDrafted, valueAfterSave } from '../shared/form-state.ts';
import { credentialKeys, type TestedSection } from './tested-section.ts';

/** Values as a save would send them; stored ones, secrets above all, are not sent. */
export interface ConnectionTrial {
  /** `tab/section`. */
  readonly section: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly reset: readonly string[];
}

export interface ConnectionVerdict {
  readonly result: 'connected' | 'wrong_credentials' | 'unreachable' | 'unexpected' | 'not_tried';
  readonly message: string;
}

export function trialOf(model: SettingsModel, section: Section): ConnectionTrial {
  const state = model.state();
  const drafted = credentialKeys(section).filter((key) => isDrafted(state, key));
  const isReset = (key: string): boolean => state.drafts[key] === undefined;
  return {
    section: `${section.tab}/${section.id}`,
    settings: Object.fromEntries(drafted.filter((key) => !isReset(key)).map((key) => [key, state.drafts[key]])),
    reset: drafted.filter(isReset),
  };
}

/** Why the current credentials cannot be tested; undefined when they can. */
export function obstacle(model: SettingsModel, section: TestedSection): string | undefined {
  const { base } = model;
  const { needs } = section.test_connection;
  const state = model.state();
  const named = (keys: readonly string[]): readonly Setting[] =>
    keys.flatMap((key) => base.catalogue.settings[key] ?? []);
  const titles = (settings: readonly Setting[]): string =>
    joinWords(
      settings.map(({ key, schema }) => schema.title ?? key),
      'and',
    );
  const credentials = named(credentialKeys(section));
  if (credentials.some((setting) => writeRefusal(setting, base.caller, base.scope)))
    return 'You need permission to change these settings to test them.';
  const missing = named(Object.values(needs)).filter((setting) => isMissing(valueAfterSave(base, state, setting)));
  if (missing.length > 0) return `Enter ${titles(missing)} to test the connection.`;
  const wrong = credentials.filter(({ key }) => isDrafted(state, key) && state.errors[key] !== undefined);
  return wrong.length > 0 ? `Fix ${titles(wrong)} to test the connection.` : undefined;
}

/** Of a secret it is only known whether it is set. */
function isMissing(value: unknown): boolean {
  if (typeof value === 'object' && value !== null && 'set' in value) return !isSecretStored(value);
  return value === undefined || value === '';
}
