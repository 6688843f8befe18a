/** Reads a chosen file as a settings file; the server validates its content. */

import type { SettingsFile } from '#generated/types.ts';

/** Maximum size in bytes, far more than all settings of a provider with their texts. */
const largest = 1_000_000;

export type ReadFile =
  | { readonly ok: true; readonly file: SettingsFile }
  | { readonly ok: false; readonly message: string };

export async function readSettingsFile(chosen: File): Promise<ReadFile> {
  if (chosen.size > largest) return { ok: false, message: 'This file is too large for a settings file.' };
  try {
    const found: unknown = JSON.parse(await chosen.text());
    if (isSettingsFile(found)) return { ok: true, file: found };
  } catch {
    // Reported below.
  }
  return { ok: false, message: 'This isn’t a settings file. Choose a file exported from this page.' };
}

function isSettingsFile(value: unknown): value is SettingsFile {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, provider, settings, hash } = value as Partial<SettingsFile>;
  return (
    kind === 'parcel-settings' &&
    typeof provider === 'object' &&
    typeof settings === 'object' &&
    typeof hash === 'string'
  );
}
