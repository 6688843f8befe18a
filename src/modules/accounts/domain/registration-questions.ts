/** The questions of a provider to someone who opens an account (F137). */
import type { CustomField, Settings } from '#generated/types.ts';

/** In order. Files are requested once the account exists. */
export function registrationQuestions(settings: Settings): readonly CustomField[] {
  return (settings.public_registration_fields ?? []).filter(({ retired, type }) => !retired && type !== 'file');
}
