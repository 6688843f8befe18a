/** Signing in and out. */
import type { FastifyInstance } from 'fastify';
import type { LoginBody } from '#generated/types.ts';
import { withOffset } from '#platform/domain/time.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import { newToken } from '#platform/server/http/session.ts';
import { originOf } from '#platform/server/http/tenancy.ts';
import { newPasswordProblem } from '../../domain/password-rules.ts';
import { confirmPassword } from './confirm-password.ts';
import { revokeSession } from './repository.ts';
import { provePasskey } from '../passkeys/prove-passkey.ts';
import { connecting, proveSocial } from '../social/prove-social.ts';
import type { SocialReader } from '../social/routes.ts';
import { proveLink, provePassword, withAddress } from './prove.ts';
import { openSession, type Proven, type Refusal, type SignIn } from './sign-in.ts';
import { siteOf, type SignInSite } from './site.ts';

type Answered = Exclude<Refusal, 'passcode_needed'>;

const refusals: Readonly<Record<Answered, readonly [number, string]>> = {
  invalid_credentials: [401, 'The email address or password is incorrect'],
  invalid_social_credentials: [401, 'That didn’t work. Try again, or log in with your password'],
  invalid_passkey: [401, 'This passkey doesn’t log you in here. Log in with your password'],
  invalid_link: [410, 'This link has expired or was used already'],
  weak_password: [422, 'Choose another password'],
  link_needs_password: [403, 'Log in with your email address and password once to connect this account'],
  identity_in_use: [403, 'This account can’t be connected to your login: one of the two is connected already'],
  user_disabled: [403, 'Your user has been disabled. Please contact support'],
  blocked: [403, 'You can’t log in here. Contact us if you think this is a mistake'],
  provider_inactive: [403, 'This site is not active at the moment'],
  wrong_passcode: [401, 'That code isn’t right or was used already. Enter the newest one'],
  wrong_recovery_code: [401, 'That recovery code isn’t right or was used already. Enter another one'],
};

export function sessionRoutes(app: FastifyInstance, readSocial: SocialReader): void {
  const { database, clock } = app.services;

  route(app, 'login', async ({ body: sent, host, request, reply }) => {
    const body = filled(sent);
    const { token, tokenHash } = newToken();
    const site = await siteOf(app, host, request, tokenHash);
    const proven = body.passkey
      ? await withAddress(
          site,
          await provePasskey(site, body.passkey, originOf(request)),
          body.email,
          'invalid_passkey',
        )
      : await prove(site, body, readSocial);
    const result: SignIn =
      typeof proven === 'string' ? { kind: proven } : await openSession(site, proven, body.two_factor_auth_passcode);
    if (result.kind === 'signed_in') return { access_token: token, expires_at: withOffset(result.expiresAt) };
    if (result.kind === 'passcode_needed') {
      reply.code(202);
      return { two_factor: 'passcode' };
    }
    const [status, message] = refusals[result.kind];
    const weak = result.kind === 'weak_password' && newPasswordProblem(body.password ?? '', body.email ?? '');
    if (weak) throw new ApiError(status, result.kind, weak, [{ field: 'password', message: weak, code: result.kind }]);
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

/** What a client sent; the rest is absent. */
type Credentials = { readonly [Name in keyof LoginBody]?: NonNullable<LoginBody[Name]> };

/** Clients send all members, and those without a value as null or empty. */
function filled(body: LoginBody): Credentials {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null && value !== ''));
}

/**
 * Identifies the user by what was sent: the code of a link, a password, an identity of Google or Apple, or the last two
 * together to connect them.
 */
async function prove(site: SignInSite, body: Credentials, readSocial: SocialReader): Promise<Proven | Refusal> {
  const { email, password, verification_code: code, social_credentials: social } = body;
  if (email !== undefined && code !== undefined) return proveLink(site, { email, code, password });
  if (email !== undefined && password !== undefined) {
    const known = await provePassword(site, email, password);
    if (typeof known === 'string' || !social) return known;
    const proof = await readSocial(site, social);
    return typeof proof === 'string' ? proof : connecting(site, known, proof);
  }
  if (!social) throw incomplete(body);
  const proof = await readSocial(site, social);
  const proven = typeof proof === 'string' ? proof : await proveSocial(site, proof);
  return withAddress(site, proven, email, 'invalid_social_credentials');
}

function incomplete(body: Credentials): ApiError {
  const errors = (['email', 'password'] as const)
    .filter((field) => body[field] === undefined)
    .map((field) => ({ field, code: 'required', message: 'This is required' }));
  return new ApiError(400, 'invalid_input', 'Enter your email address and password', errors);
}
