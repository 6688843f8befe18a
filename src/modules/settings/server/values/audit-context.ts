/** Who did it, from where and as whom: what every audit event of a save says. */
import { settingAuditType } from '../../domain/setting-audit.ts';
import type { SessionUser } from '#platform/server/db/session.ts';
import type { Place } from './repository.ts';
import type { AuditContext } from './save-repository.ts';

interface Actors {
  /** As whom the caller is seen. */
  readonly user: SessionUser;
  /** The administrator behind an impersonated user. */
  readonly actor: SessionUser | null;
}

export function auditContext(
  { user, actor }: Actors,
  place: Place,
  request: { readonly requestId: string; readonly clientVersion: string },
): AuditContext {
  const real = actor ?? user;
  return {
    type: settingAuditType(place.scope),
    requestId: request.requestId,
    clientVersion: request.clientVersion.slice(0, 100),
    // Our own pages always say their version; a program that calls the API need not.
    source: request.clientVersion === '' ? 'api' : 'staff',
    userId: real.id,
    userName: real.name,
    isOwnUser: real.provider_id !== 0,
    impersonatedId: actor ? user.id : null,
    impersonatedName: actor ? user.name : null,
  };
}
