/** What may leave the process of a stored value. */
import { canonicalKey } from '#engine/schema/alias.ts';
import { settingsCatalogue } from './catalogue.ts';

/** A row of stored values or of their history, under the key of its day. */
export interface StoredText {
  readonly key: string;
  readonly value: unknown;
  readonly is_secret: boolean;
}

/** Whether a key, or an earlier key, is that of a secret. */
export function isSecretKey(key: string): boolean {
  return settingsCatalogue.settings[canonicalKey(settingsCatalogue, key)]?.secret ?? false;
}

/** Of a secret only that it is set, whatever its row holds: a setting may have become secret after it was stored in plain text. */
export function shownValue({ key, value, is_secret }: StoredText): unknown {
  return is_secret || isSecretKey(key) ? { set: true } : value;
}
