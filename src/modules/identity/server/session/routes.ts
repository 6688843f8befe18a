/** Signing in and out. */
import type { FastifyInstance } from 'fastify';
import { withOffset } from '#platform/domain/time.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import { newToken } from '#platform/server/http/session.ts';
import { confirmPassword } from './confirm-password.ts';
import { revokeSession } from './repository.ts';
import { signIn } from './sign-in.ts';

const refusals = {
  invalid_credentials: [401, 'The email address or password is incorrect'],
  user_disabled: [403, 'Your user has been disabled. Please contact support'],
  provider_inactive: [403, 'This site is not active at the moment'],
  wrong_passcode: [401, 'That code isn’t right or was used already. Enter the newest one'],
} as const;

export function sessionRoutes(app: FastifyInstance): void {
  const { database, clock, keys } = app.services;

  route(app, 'login', async ({ body, host, request, reply }) => {
    const { token, tokenHash } = newToken();
    const credentials = { ...body, userAgent: request.headers['user-agent'] ?? '' };
    const result = await signIn({ access: database.app, keys }, host, credentials, tokenHash, clock());
    if (result.kind === 'signed_in') return { access_token: token, expires_at: withOffset(result.expiresAt) };
    if (result.kind === 'passcode_needed') {
      reply.code(202);
      return { two_factor: 'passcode' };
    }
    const [status, message] = refusals[result.kind];
    throw new ApiError(status, result.kind, message);
  });

  route(app, 'confirm_password', async ({ body, session }) => {
    const until = await confirmPassword(database.app, session, body.password, clock());
    if (until) return { confirmed_until: withOffset(until) };
    const message = 'The password is incorrect';
    throw new ApiError(422, 'wrong_password', message, [{ field: 'password', message, code: 'wrong_password' }]);
  });

  route(app, 'logout', async ({ session }) => {
    await revokeSession(database.app, session.provider.id, session.tokenHash, clock());
    return { ok: true };
  });
}
