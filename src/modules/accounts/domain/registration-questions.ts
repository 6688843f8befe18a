/** What a provider asks of somebody who opens an account (F137). */
import type { CustomField, Settings } from '#generated/types.ts';

/** In their order. Files are asked for once the account is there to keep them. */
export function registrationQuestions(settings: Settings): readonly CustomField[] {
  return (settings.public_registration_fields ?? []).filter(({ retired, type }) => !retired && type !== 'file');
}
