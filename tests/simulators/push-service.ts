/** A push service and its browsers: accepts messages as in RFC 8030, and decrypts them as in RFC 8291 and 8292. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { createServer } from 'node:https';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';
import { cert, key } from './certificate.ts';

export const pushHost = 'push.test';

/** What a browser passes to the site when it subscribes. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface Pushed {
  readonly endpoint: string;
  readonly message: unknown;
  readonly ttl: number;
  readonly topic: string | undefined;
  /** The sender's contact. */
  readonly subject: string | undefined;
}

export interface PushService {
  readonly port: number;
  readonly received: readonly Pushed[];
  /** A browser that accepts messages only from the holder of the key. */
  readonly subscribe: (publicKey: string) => Subscription;
  /** The service's response status for a subscription from now on; 201 by default. */
  readonly answer: (endpoint: string, status: number) => void;
  readonly close: () => Promise<void>;
}

interface Browser {
  readonly ecdh: ECDH;
  readonly auth: Buffer;
  readonly senderKey: string;
}

export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>();
  const answers = new Map<string, number>();
  const received: Pushed[] = [];
  const server = createServer({ key, cert }, (request, response) => {
    void take(request).then((status) => response.writeHead(status).end());
  });
  const take = async (request: IncomingMessage): Promise<number> => {
    const endpoint = `https://${pushHost}${request.url ?? ''}`;
    const parts: Buffer[] = [];
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
    const browser = browsers.get(endpoint);
    if (!browser) return 404;
    const { authorization = '', ttl, topic } = request.headers;
    const subject = await senderOf(authorization, browser.senderKey);
    if (subject === null) return 403;
    const status = answers.get(endpoint) ?? 201;
    if (status !== 201) return status;
    const message: unknown = JSON.parse(opened(Buffer.concat(parts), browser));
    received.push({ endpoint, message, ttl: Number(ttl), topic: topic as string | undefined, subject });
    return status;
  };
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    received,
    subscribe(senderKey) {
      const ecdh = createECDH('prime256v1');
      const auth = randomBytes(16);
      const endpoint = `https://${pushHost}/${randomBytes(24).toString('base64url')}`;
      browsers.set(endpoint, { ecdh, auth, senderKey });
      return { endpoint, keys: { p256dh: ecdh.generateKeys('base64url'), auth: auth.toString('base64url') } };
    },
    answer: (endpoint, status) => void answers.set(endpoint, status),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** The subject of a signature with the key for this service; null for any other. */
async function senderOf(authorization: string, senderKey: string): Promise<string | undefined | null> {
  const [, token = '', signer] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  if (signer !== senderKey) return null;
  const point = Buffer.from(senderKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const verified = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x: x!, y: y! }, 'ES256'), {
    audience: `https://${pushHost}`,
  }).catch(() => null);
  return verified && verified.payload.sub;
}

/** The text of a message with one record: salt, record size, the sender's key of this message, ciphertext. */
function opened(body: Buffer, { ecdh, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
  const derived = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}
