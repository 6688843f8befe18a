/** Headers of every response; the policy of a page is computed in content-policy.ts. */
import type { FastifyInstance } from 'fastify';

const always: Readonly<Record<string, string>> = {
  // Answers are about people; what may be kept, such as a public image, says so itself.
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), usb=(), payment=()',
};

/** @param https whether the site is reachable by https only */
export function securityHeaders(https: boolean): Readonly<Record<string, string>> {
  return https ? { ...always, 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : always;
}

export function registerSecurityHeaders(app: FastifyInstance, https: boolean): void {
  const headers = securityHeaders(https);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    reply.header('x-request-id', request.id);
    done();
  });
}
