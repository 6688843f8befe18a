/** One-time PINs for registration: created, stored for a short time, and each used once (F134). */
import { hash as digest, randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { countAttempt } from '#platform/server/http/attempts.ts';
import { tooManyUntil } from '#platform/server/http/rate-limit.ts';

/** Seconds before another PIN is sent to the same contact. */
const pauseSeconds = 30;
/** PINs for one contact, whoever asks for them: nobody floods another's phone, or lets the provider pay for it. */
const mostSent = { max: 5, window_seconds: 3600 };
/** Number of wrong attempts before a new PIN is needed, too few to guess six digits. */
const maxAttempts = 5;

function contactHash(contact: string): Buffer {
  return digest('sha256', contact.trim().toLowerCase(), 'buffer');
}

/** Creates a new PIN for a contact; the previous one becomes invalid. Throws `pin_just_sent`, `too_many_attempts`. */
export async function makePin(
  tx: Transaction,
  providerId: number,
  contact: string,
  validMinutes: number,
  now: Date,
): Promise<string> {
  const contact_hash = contactHash(contact);
  const pin = String(randomInt(1_000_000)).padStart(6, '0');
  const expires_at = new Date(now.getTime() + validMinutes * 60_000);
  const values = { pin_hash: await hash(pin), sent_at: now, expires_at, attempts: 0 };
  // Checked by the statement that stores it, so that of concurrent requests one sends a PIN.
  const stored = await tx
    .insertInto('registration_pins')
    .values({ ...values, provider_id: providerId, contact_hash })
    .onConflict((conflict) =>
      conflict
        .columns(['provider_id', 'contact_hash'])
        .doUpdateSet(values)
        .where('registration_pins.sent_at', '<=', new Date(now.getTime() - pauseSeconds * 1000)),
    )
    .returning('contact_hash')
    .executeTakeFirst();
  if (!stored) throw await justSent(tx, contact_hash, now);
  const until = await countAttempt(tx, { providerId, name: contactHash(`PINs for ${contact}`) }, mostSent, now);
  if (until) throw tooManyUntil(until, now);
  return pin;
}

async function justSent(tx: Transaction, contact_hash: Buffer, now: Date): Promise<ApiError> {
  const pins = tx.selectFrom('registration_pins').select('sent_at').where('contact_hash', '=', contact_hash);
  const { sent_at } = await pins.executeTakeFirstOrThrow();
  const wait = Math.max(1, Math.ceil((sent_at.getTime() - now.getTime()) / 1000) + pauseSeconds);
  const message = 'We have just sent a PIN. Wait half a minute before you ask for another';
  return new ApiError(429, 'pin_just_sent', message, [], { retry_after: wait });
}

/** Whether the PIN is correct; counts the attempt, so commit it in any case. */
export async function tryPin(tx: Transaction, contact: string, pin: string, now: Date): Promise<boolean> {
  const counted = await tx
    .updateTable('registration_pins')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('contact_hash', '=', contactHash(contact))
    .where('expires_at', '>', now)
    .where('attempts', '<', maxAttempts)
    .returning('pin_hash')
    .executeTakeFirst();
  return counted !== undefined && (await verify(counted.pin_hash, pin));
}

/** In the transaction of its purpose, or when it couldn't be sent: false when it was used meanwhile. */
export async function usePin(tx: Transaction, contact: string): Promise<boolean> {
  const pins = tx.deleteFrom('registration_pins').where('contact_hash', '=', contactHash(contact));
  return (await pins.executeTakeFirst()).numDeletedRows > 0n;
}
