/** Passcodes of authenticator apps (six digits every 30 seconds) and the recovery codes for somebody without the app. */
import { hash, randomBytes } from 'node:crypto';
import bwip from 'bwip-js/node';
import { Secret, TOTP } from 'otpauth';

/** Seconds that a passcode is shown. */
const period = 30;
/** Clocks of phones are a little off: the passcode before and the one after count as well. */
const window = 1;
const recoveryCodes = 10;

/** A new secret, in base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The QR code that authenticator apps scan, as SVG; `issuer` and `email` are what the app shows. */
export function qrCode(secret: string, issuer: string, email: string): string {
  const text = new TOTP({ issuer, label: email, secret: Secret.fromBase32(secret), period }).toString();
  return bwip.toSVG({ bcid: 'qrcode', text, scale: 3 });
}

/** The step of time that a passcode belongs to; undefined when it is none of now, or was used already (`lastStep` or before). */
export function stepOf(secret: string, passcode: string, lastStep: number, now: Date): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: passcode, timestamp, window });
  if (delta === null) return undefined;
  const step = totp.counter({ timestamp }) + delta;
  return step > lastStep ? step : undefined;
}

/** What was typed, without the spaces and dashes that people put between groups. */
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

/** What is stored of a recovery code: as random as it is, it needs no slow hash. */
export function hashOfCode(code: string): Buffer {
  return hash('sha256', normalPasscode(code), 'buffer');
}
