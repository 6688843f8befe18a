/** Checks the second factor of a user who knows the password (F100). */
import type { Access } from '#platform/server/db/access.ts';
import {
  decryptSecret,
  UnreadableSecret,
  type KeyRing,
  type TwoFactorSecretScope,
} from '#platform/server/db/secrets.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import type { UserRef } from '../passwords/repository.ts';
import { hashOfCode, normalPasscode, stepOf } from './passcode.ts';
import { keepStep, lockTwoFactor, useRecoveryCode, type StoredTwoFactor } from './repository.ts';

export type SecondFactor = 'shown' | 'passcode_needed' | 'wrong_passcode' | 'wrong_recovery_code';

/** The place that the secret of a user is encrypted for. */
export function secretPlace({ provider_id, id }: UserRef): TwoFactorSecretScope {
  return { provider_id, scope: 'two_factor', scope_id: id, key: 'totp' };
}

/**
 * The time step of a valid passcode; undefined otherwise, and when the secret cannot be decrypted: recovery codes still
 * work then.
 */
export function shownStep(keys: KeyRing, stored: StoredTwoFactor, passcode: string, now: Date): number | undefined {
  const place = secretPlace({ provider_id: stored.provider_id, id: stored.user_id });
  try {
    return stepOf(decryptSecret(keys, place, stored.secret), passcode, stored.last_step, now);
  } catch (failure) {
    if (failure instanceof UnreadableSecret) return undefined;
    throw failure;
  }
}

/** Each passcode and recovery code is accepted once. */
export function checkSecondFactor(
  access: Access,
  keys: KeyRing,
  user: UserRef,
  typed: string | undefined,
  now: Date,
): Promise<SecondFactor> {
  return inTenant(access, user.provider_id, async (tx) => {
    const stored = await lockTwoFactor(tx, user.id);
    if (!stored?.enabled_at) return 'shown';
    if (typed === undefined) return 'passcode_needed';
    const passcode = normalPasscode(typed);
    if (!/^\d{6}$/.test(passcode)) {
      if (await useRecoveryCode(tx, user.id, hashOfCode(passcode), now)) return 'shown';
      // Some digits are a passcode that was typed in part.
      return /^\d+$/.test(passcode) ? 'wrong_passcode' : 'wrong_recovery_code';
    }
    const step = shownStep(keys, stored, passcode, now);
    if (step === undefined) return 'wrong_passcode';
    await keepStep(tx, user.id, step);
    return 'shown';
  });
}
