/** A device that creates passkeys and signs with them, in the format that browsers pass on. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const present = 0x01;
const verified = 0x04;
const attested = 0x40;

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();

export interface AssertionRequest {
  readonly challenge: string;
  /** The origin of the page. */
  readonly origin: string;
  readonly rpId: string;
  /** False: the user did not unlock the device. */
  readonly isUnlocked?: boolean;
}

export class Authenticator {
  readonly id = base64url(randomBytes(32));
  readonly #key: KeyObject;
  readonly #cose: Uint8Array;
  counter = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    const coordinate = (text = ''): Uint8Array => new Uint8Array(Buffer.from(text, 'base64url'));
    // kty EC2, alg ES256, curve P-256.
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]);
    this.#cose = isoCBOR.encode(cose);
  }

  /** The input of `add_passkey`. */
  create({ challenge, origin, rpId, isUnlocked = true }: AssertionRequest) {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const flags = present | attested | (isUnlocked ? verified : 0);
    const authData = Buffer.concat([this.#head(rpId, flags), Buffer.alloc(16), length, id, this.#cose]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    const client = clientData('webauthn.create', challenge, origin);
    const attestation_object = base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]));
    return { id: this.id, challenge, client_data_json: base64url(client), attestation_object };
  }

  /** The `passkey` input of `login`. */
  sign({ challenge, origin, rpId, isUnlocked = true }: AssertionRequest) {
    this.counter += 1;
    const data = this.#head(rpId, present | (isUnlocked ? verified : 0));
    const client = clientData('webauthn.get', challenge, origin);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#key);
    return {
      ...{ id: this.id, challenge, client_data_json: base64url(client) },
      ...{ authenticator_data: base64url(data), signature: base64url(signature) },
    };
  }

  #head(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.of(flags), counter]);
  }
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
