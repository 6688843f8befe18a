/** Decides whether somebody who knows the password has shown the second factor as well (F100). */
import type { Access } from '#platform/server/db/access.ts';
import { decryptSecret, type KeyRing, type TwoFactorSecretScope } from '#platform/server/db/secrets.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import type { UserRef } from '../passwords/repository.ts';
import { hashOfCode, normalPasscode, stepOf } from './passcode.ts';
import { keepStep, lockTwoFactor, useRecoveryCode } from './repository.ts';

export type SecondFactor = 'shown' | 'passcode_needed' | 'wrong_passcode';

/** Where the secret of a user is kept, which it is encrypted for. */
export function secretPlace({ provider_id, id }: UserRef): TwoFactorSecretScope {
  return { provider_id, scope: 'two_factor', scope_id: id, key: 'totp' };
}

/** A passcode and a recovery code are each taken once. */
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
      return (await useRecoveryCode(tx, user.id, hashOfCode(passcode), now)) ? 'shown' : 'wrong_passcode';
    }
    const step = stepOf(decryptSecret(keys, secretPlace(user), stored.secret), passcode, stored.last_step, now);
    if (step === undefined) return 'wrong_passcode';
    await keepStep(tx, user.id, step);
    return 'shown';
  });
}
