/** Queries the audit trail of answers: of one answer by name or, with a scope, of all answers of an account. */
import { mayLook } from '#platform/domain/scope.ts';
import { plainAuditReader, type AuditReader } from '#platform/server/audit/audit-reader.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';

export const answerAuditReader: AuditReader = {
  ...plainAuditReader,
  filter(query) {
    const { viewer, providerId, objectId, scope: kind, scopeId: id } = query;
    if (kind === undefined) return plainAuditReader.filter(query);
    if (kind !== 'account' || id === undefined)
      throw new ApiError(400, 'invalid_input', 'Answers are kept by account: say with scope_id which one is meant');
    if (!mayLook(viewer.user, { kind, id }, viewer.can)) throw forbidden();
    const prefix = `account/${id}/`;
    return { tenant: providerId, prefix, names: objectId === undefined ? undefined : [prefix + objectId] };
  },
};
