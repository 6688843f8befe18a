/**
 * Queries and shows the audit trail of settings: by scope, including earlier keys, without values that the caller may
 * not read.
 */
import { mayRead } from '#engine/state/access.ts';
import { canonicalKey, withAliases } from '#engine/schema/alias.ts';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import { catalogue } from '#generated/catalogue.ts';
import type { AuditQuery, AuditReader } from '#platform/server/audit/audit-reader.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import type { Viewer } from '#platform/server/lists/viewer.ts';
import { settingAuditPrefix } from '../../domain/setting-audit.ts';
import { isSecretKey } from '../values/shown-value.ts';
import { mayLook } from '#platform/domain/scope.ts';
import type { ScopeKind, ScopeRef } from '#platform/domain/scope-bar.ts';

const { settings }: Catalogue = catalogue;

export const settingAuditReader: AuditReader = {
  filter({ viewer, providerId, objectId, scope: kind, scopeId: id }: AuditQuery) {
    const place = kind && requestedScope(viewer, kind, id);
    const prefix = place && settingAuditPrefix(place);
    const names = objectId === undefined ? undefined : namesOf((prefix ?? '') + objectId);
    return { tenant: kind === 'platform' ? 0 : providerId, prefix, names };
  },
  isSecret: ({ object_id: objectId }) => isSecretKey(keyOf(objectId)),
  isHidden({ object_id: objectId }, viewer) {
    const setting = settings[canonicalKey(catalogue, keyOf(objectId))];
    return setting !== undefined && !mayRead(setting, { audience: 'staff', can: viewer.can });
  },
};

/** Throws when the caller may not view the settings of the scope. */
function requestedScope({ user, can }: Viewer, kind: ScopeKind, id: number | undefined): ScopeRef {
  const isWhole = kind === 'platform' || kind === 'provider';
  if (isWhole !== (id === undefined))
    throw new ApiError(400, 'invalid_input', 'Say with scope_id which account, branch or user is meant, and only then');
  const place = { kind, ...(id === undefined ? {} : { id }) };
  if (!mayLook(user, place, can)) throw forbidden();
  return place;
}

/** A setting's trail includes its earlier keys. */
function namesOf(objectId: string): readonly string[] {
  const key = keyOf(objectId);
  const place = objectId.slice(0, objectId.length - key.length);
  return withAliases(catalogue, [key]).map((name) => place + name);
}

/** `theme_text`, or `account/7/theme_text` for a narrower scope. */
function keyOf(objectId: string): string {
  return objectId.slice(objectId.lastIndexOf('/') + 1);
}
