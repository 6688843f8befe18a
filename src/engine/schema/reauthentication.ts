/** Settings that require re-authentication: secrets, and settings that decide where money or a secret goes. */

import type { Setting } from './catalogue.ts';

/** Whether changing the setting requires re-authentication and notifies the owners (`x-secret`, `x-confirm`). */
export function requiresReauthentication({ secret, schema }: Pick<Setting, 'secret' | 'schema'>): boolean {
  return secret || schema['x-confirm'] === 'password';
}
