/**
 * Secrets at rest: AES-256-GCM, bound to the provider, scope and key they belong to, so that a value copied elsewhere
 * does not decrypt. Each contains the id of its encryption key, so that keys can be rotated without downtime.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { SettingValuesScope } from '#generated/database.ts';

export interface SecretScope {
  readonly provider_id: number;
  readonly scope: SettingValuesScope;
  readonly scope_id: number;
  readonly key: string;
}

/** The same for a credential of an integration rule; `scope_id` is the rule. */
export interface RuleSecretScope {
  readonly provider_id: number;
  readonly scope: 'integration_rule';
  readonly scope_id: number;
  readonly key: string;
}

/** The same for the shared secret of an authenticator app; `scope_id` is the user. */
export interface TwoFactorSecretScope {
  readonly provider_id: number;
  readonly scope: 'two_factor';
  readonly scope_id: number;
  readonly key: 'totp';
}

/** The same for a gateway's token of a saved card; `scope_id` is the account, `key` the digest of the token. */
export interface SavedCardSecretScope {
  readonly provider_id: number;
  readonly scope: 'saved_card';
  readonly scope_id: number;
  readonly key: string;
}

/** The same for the key that signs a provider's push notifications; `scope_id` is the provider. */
export interface PushKeySecretScope {
  readonly provider_id: number;
  readonly scope: 'push';
  readonly scope_id: number;
  readonly key: 'vapid';
}

export type AnyPlace = SecretScope | RuleSecretScope | TwoFactorSecretScope | SavedCardSecretScope | PushKeySecretScope;

export interface KeyRing {
  /** The id of the key that encrypts new secrets. */
  readonly current: string;
  readonly keys: ReadonlyMap<string, Buffer>;
}

export class SecretError extends Error {
  override readonly name = 'SecretError';
}

/** A stored secret that cannot be decrypted: its key is missing, its bytes are damaged, or it was copied from another place. */
export class UnreadableSecret extends SecretError {
  readonly place: AnyPlace;

  constructor(place: AnyPlace, message: string, options?: ErrorOptions) {
    super(message, options);
    this.place = place;
  }
}

/** Layout: version 1 · key id · nonce · tag · ciphertext. */
const VERSION = 1;
const ID_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + ID_BYTES + NONCE_BYTES + TAG_BYTES;

/** `text`: keys of 32 bytes in base64, separated by commas, the newest first. A key's id is derived from the key. */
export function parseKeyRing(text: string): KeyRing {
  const keys = new Map<string, Buffer>();
  for (const part of text
    .split(',')
    .map((piece) => piece.trim())
    .filter(Boolean)) {
    const key = Buffer.from(part, 'base64');
    if (key.length !== 32) {
      throw new SecretError(
        `SECRET_KEY must be 32 bytes in base64, as from: openssl rand -base64 32 (this one has ${key.length} bytes).`,
      );
    }
    keys.set(
      createHash('sha256')
        .update('key-id')
        .update(key)
        .digest('hex')
        .slice(0, ID_BYTES * 2),
      key,
    );
  }
  const current = keys.keys().next().value;
  if (current === undefined) throw new SecretError('SECRET_KEY holds no key.');
  return { current, keys };
}

/** Unambiguous, because the setting's key, the only variable text, comes last. */
function placeBytes({ provider_id, scope, scope_id, key }: AnyPlace, head: Buffer): Buffer {
  return Buffer.concat([head, Buffer.from(`${provider_id}/${scope}/${scope_id}/${key}`)]);
}

export function encryptSecret(ring: KeyRing, place: AnyPlace, plaintext: string): Buffer {
  const head = Buffer.concat([Buffer.of(VERSION), Buffer.from(ring.current, 'hex')]);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', ring.keys.get(ring.current)!, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(placeBytes(place, head));
  const closed = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()]);
  return Buffer.concat([head, nonce, cipher.getAuthTag(), closed]);
}

function hasHead(secret: Buffer): boolean {
  return secret.length >= HEAD_BYTES && secret[0] === VERSION;
}

export function keyIdOf(secret: Buffer): string {
  if (!hasHead(secret)) throw new SecretError('This is not an encrypted secret.');
  return secret.subarray(1, 1 + ID_BYTES).toString('hex');
}

/** Throws `UnreadableSecret` when the key is not in the ring, or when place or bytes differ from those that were encrypted. */
export function decryptSecret(ring: KeyRing, place: AnyPlace, secret: Buffer): string {
  const id = hasHead(secret) ? keyIdOf(secret) : undefined;
  if (id === undefined)
    throw new UnreadableSecret(place, `What is stored for ${place.key} is not an encrypted secret.`);
  const key = ring.keys.get(id);
  if (!key) {
    const message = `The secret ${place.key} was encrypted with key ${id}, which SECRET_KEY does not hold.`;
    throw new UnreadableSecret(place, message);
  }
  const head = secret.subarray(0, 1 + ID_BYTES);
  const nonce = secret.subarray(1 + ID_BYTES, 1 + ID_BYTES + NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(placeBytes(place, head));
  decipher.setAuthTag(secret.subarray(HEAD_BYTES - TAG_BYTES, HEAD_BYTES));
  try {
    return Buffer.concat([decipher.update(secret.subarray(HEAD_BYTES)), decipher.final()]).toString('utf8');
  } catch (error) {
    const message = `The secret ${place.key} does not belong here, or was damaged.`;
    throw new UnreadableSecret(place, message, { cause: error });
  }
}
