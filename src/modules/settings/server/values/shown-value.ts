/** The part of a stored value that may be returned. */
import { canonicalKey } from '#engine/schema/alias.ts';
import { settingsCatalogue } from './catalogue.ts';

/** A row of stored values or of their history, under the key at that time. */
export interface StoredText {
  readonly key: string;
  readonly value: unknown;
  readonly is_secret: boolean;
}

/** Whether a key, or an earlier key, belongs to a secret. */
export function isSecretKey(key: string): boolean {
  return settingsCatalogue.settings[canonicalKey(settingsCatalogue, key)]?.secret ?? false;
}

/**
 * Of a secret only that it is set, whatever the row contains: the setting may have become secret after it was stored in
 * plain text.
 */
export function shownValue({ key, value, is_secret }: StoredText): unknown {
  return is_secret || isSecretKey(key) ? { set: true } : value;
}
