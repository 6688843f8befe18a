/** The headers of every call: who asks, with which version of the page, and for which host. */
import { bootIfAny, hostOverride } from '../boot.ts';
import { readToken } from '../token.ts';

export function headers(method: string, idempotencyKey?: string): Record<string, string> {
  const result: Record<string, string> = { accept: 'application/json', 'client-version': bootIfAny()?.version ?? '' };
  const token = readToken();
  if (token) result['authorization'] = `Bearer ${token}`;
  const host = hostOverride();
  if (host !== null) result['host-override'] = host;
  if (method !== 'GET') result['content-type'] = 'application/json';
  if (idempotencyKey) result['idempotency-key'] = idempotencyKey;
  return result;
}
