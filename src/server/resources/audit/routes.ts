/** Answers who changed what and when, to staff who may know. */
import type { FastifyInstance } from 'fastify';
import { isStaff } from '#domain/role.ts';
import { mayLook, type PlaceKind, type SettingPlace } from '#domain/setting-place.ts';
import { ApiError, forbidden } from '#server/plugins/api-error.ts';
import { route } from '#server/plugins/route.ts';
import type { Session } from '#server/plugins/session.ts';
import { readEvents } from './read-events.ts';

/** Throws when this caller may not even look at the settings there. */
function placeAsked({ user, can }: Session, kind: PlaceKind, id: number | undefined): SettingPlace {
  const isWhole = kind === 'platform' || kind === 'provider';
  if (isWhole !== (id === undefined))
    throw new ApiError(400, 'invalid_input', 'Say with scope_id which account, branch or user is meant, and only then');
  const place = { kind, ...(id === undefined ? {} : { id }) };
  if (!mayLook(user, place, can)) throw forbidden();
  return place;
}

export function auditRoutes(app: FastifyInstance): void {
  route(app, 'read_audit_events', ({ query, session, providerId }) => {
    // A custom role may hold any permission; the trail of the whole provider is still not for customers.
    if (!isStaff(session.user)) throw forbidden();
    const { type, object_id: objectId, scope: kind, scope_id: id, offset = 0, limit = 10 } = query;
    const place = kind && placeAsked(session, kind, id);
    const tenant = kind === 'platform' ? 0 : providerId;
    return readEvents(app.services.database.app, tenant, { type, place, objectId, offset, limit }, session.can);
  });
}
