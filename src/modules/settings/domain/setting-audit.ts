/** Type and object id of settings in the audit trail, by scope. */
import type { AuditType } from '#generated/types.ts';
import type { ScopeKind, ScopeRef } from '#platform/domain/scope-bar.ts';

export function settingAuditType(kind: ScopeKind): AuditType {
  if (kind === 'account') return 'account_setting';
  return kind === 'user' ? 'user_setting' : 'provider_setting';
}

/** The prefix of object ids in a scope: `branch/3/`, empty for the platform and the provider. */
export function settingAuditPrefix({ kind, id }: ScopeRef): string {
  return id === undefined ? '' : `${kind}/${id}/`;
}
