/** How the audit trail files what is set in a place: under which type, and under which name. */
import type { AuditType } from '#generated/types.ts';
import type { ScopeKind, ScopeRef } from '#platform/domain/scope.ts';

export function settingAuditType(kind: ScopeKind): AuditType {
  if (kind === 'account') return 'account_setting';
  return kind === 'user' ? 'user_setting' : 'provider_setting';
}

/** What the names of a place begin with: `branch/3/`, and nothing for the platform and the provider. */
export function settingAuditPrefix({ kind, id }: ScopeRef): string {
  return id === undefined ? '' : `${kind}/${id}/`;
}
