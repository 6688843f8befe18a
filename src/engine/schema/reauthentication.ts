/** Which settings nobody changes without entering the password again: secrets, and what decides where money or a secret goes. */

import type { Setting } from './catalogue.ts';

/** Whether a change of the setting needs the password again and is told to the owners (`x-secret`, `x-confirm`). */
export function requiresReauthentication({ secret, schema }: Pick<Setting, 'secret' | 'schema'>): boolean {
  return secret || schema['x-confirm'] === 'password';
}
