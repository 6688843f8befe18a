/** The callers of check:api: an anonymous one, and one per given login. */
import { permissionCheck } from '#platform/domain/permission.ts';
import { audienceOf } from '#platform/domain/role.ts';
import { scopeNeeds } from '#platform/domain/scope.ts';
import { scopeBar } from '#platform/domain/scope-bar.ts';
import type { Caller } from '#engine/state/access.ts';
import type { CallTypes } from '#generated/calls.ts';
import type { GateFinding } from '../report.ts';
import type { SendRequest } from './ask.ts';

export interface Login {
  readonly email: string;
  readonly password: string;
}

export interface ApiCaller extends Caller {
  /** For findings: `nobody`, or the email address. */
  readonly name: string;
  readonly token: string | null;
}

export const anonymous: ApiCaller = { name: 'nobody', token: null, audience: 'public', can: () => false };

/** Signs in every caller. A failed sign-in is a finding. */
export async function callersOf(
  request: SendRequest,
  logins: readonly Login[],
): Promise<{ callers: readonly ApiCaller[]; findings: readonly GateFinding[] }> {
  const callers: ApiCaller[] = [anonymous];
  const findings: GateFinding[] = [];
  for (const login of logins) {
    const caller = await signedIn(request, login);
    if (caller) callers.push(caller);
    else
      findings.push({
        subject: login.email,
        code: 'not_signed_in',
        message:
          'Signing in does not work, so nothing was asked in this name. Give a login of this API: --login address:password.',
      });
  }
  return { callers, findings };
}

async function signedIn(request: SendRequest, { email, password }: Login): Promise<ApiCaller | undefined> {
  const answer = await request({ method: 'POST', path: '/api/login', body: { email, password } });
  const token = (answer.body as { readonly access_token?: string } | undefined)?.access_token;
  if (answer.status !== 200 || typeof token !== 'string') return undefined;
  const me = await request({ method: 'GET', path: '/api/users/me', token });
  const { user, roles = [] } = (me.body ?? {}) as Partial<CallTypes['read_current_user']['answer']>;
  const role = roles.find(({ id }) => id === user?.role_id);
  if (!user || !role) return undefined;
  // Writes go to the provider scope.
  const bar = scopeBar(user, { kind: 'provider' });
  const place = { needs: scopeNeeds(user, { kind: 'provider' }), ...(bar === undefined ? {} : { bar }) };
  return { name: email, token, audience: audienceOf(user), can: permissionCheck(role.permissions), place };
}

export async function signOut(request: SendRequest, callers: readonly ApiCaller[]): Promise<void> {
  for (const { token } of callers) if (token) await request({ method: 'POST', path: '/api/logout', token });
}
