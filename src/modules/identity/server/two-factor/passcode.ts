/** Passcodes of authenticator apps (six digits every 30 seconds), and recovery codes for users without the app. */
import { hash, randomBytes } from 'node:crypto';
import bwip from 'bwip-js/node';
import { Secret, TOTP } from 'otpauth';

/** Seconds for which a passcode is shown. */
const period = 30;
/** Tolerance for clocks: the previous and the next passcode are accepted too. */
const window = 1;
const recoveryCodes = 10;

/** A new secret, in base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The QR code for authenticator apps, as SVG; the app shows `issuer` and `email`. */
export function qrCode(secret: string, issuer: string, email: string): string {
  const text = new TOTP({ issuer, label: email, secret: Secret.fromBase32(secret), period }).toString();
  return bwip.toSVG({ bcid: 'qrcode', text, scale: 3 });
}

/** The time step of a passcode; undefined when it is invalid, or was used before (`lastStep` or earlier). */
export function stepOf(secret: string, passcode: string, lastStep: number, now: Date): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: passcode, timestamp, window });
  if (delta === null) return undefined;
  const step = totp.counter({ timestamp }) + delta;
  return step > lastStep ? step : undefined;
}

/** The typed passcode without spaces and dashes. */
export function normalPasscode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** Codes of 80 random bits, in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodes }, () => {
    const code = new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32;
    return code.match(/.{4}/g)!.join('-');
  });
}

/** The hash to store for a recovery code: it is random enough for a fast hash. */
export function hashOfCode(code: string): Buffer {
  return hash('sha256', normalPasscode(code), 'buffer');
}
