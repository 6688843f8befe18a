/** Shows audit events to one caller: what the caller may not read as a value is not in the trail either. */
import type { Can } from '#domain/permission.ts';
import { settingAuditPrefix } from '#domain/setting-audit.ts';
import type { SettingPlace } from '#domain/setting-place.ts';
import { withOffset } from '#domain/time.ts';
import { mayRead, type Caller } from '#engine/access.ts';
import { canonicalKey, withAliases } from '#engine/alias.ts';
import type { Catalogue } from '#engine/catalogue.ts';
import { catalogue } from '#generated/catalogue.ts';
import type { AuditEvent } from '#generated/types.ts';
import type { Access } from '#server/db/access.ts';
import type { Row } from '#server/db/tables.ts';
import { findEvents, type Page } from './repository.ts';

const { settings }: Catalogue = catalogue;

interface Asked extends Page {
  /** Only what is set there; then `objectId` is a setting's key alone. */
  readonly place: SettingPlace | undefined;
  readonly objectId: string | undefined;
}

export async function readEvents(
  access: Access,
  providerId: number,
  asked: Asked,
  can: Can,
): Promise<{ audit_events: AuditEvent[]; count: number }> {
  const { place, objectId, ...page } = asked;
  const prefix = place && settingAuditPrefix(place);
  const about = { prefix, names: objectId === undefined ? undefined : namesOf((prefix ?? '') + objectId) };
  const { events, count } = await findEvents(access, providerId, page, about);
  const caller: Caller = { audience: 'staff', can };
  return { audit_events: events.map((event) => present(event, caller)), count };
}

/** A setting's trail goes on under its earlier keys. */
function namesOf(objectId: string): readonly string[] {
  const key = keyOf(objectId);
  const place = objectId.slice(0, objectId.length - key.length);
  return withAliases(catalogue, [key]).map((name) => place + name);
}

function present(row: Row<'audit_events'>, caller: Caller): AuditEvent {
  const setting = row.type.endsWith('_setting') ? settings[canonicalKey(catalogue, keyOf(row.object_id))] : undefined;
  const hidden = setting !== undefined && !mayRead(setting, caller);
  return {
    id: row.id,
    type: row.type as NonNullable<AuditEvent['type']>,
    object_id: row.object_id,
    timestamp: withOffset(row.timestamp),
    request_id: row.request_id || null,
    client_version: row.client_version || null,
    source: row.source as AuditEvent['source'],
    user: person(row.user_id, row.user_name),
    impersonated_user: person(row.impersonated_user_id, row.impersonated_user_name),
    change: hidden ? {} : { ...side('change_from', row.change_from), ...side('change_to', row.change_to) },
  };
}

/** `theme_text`, or `account/7/theme_text` for a narrower scope. */
function keyOf(objectId: string): string {
  return objectId.slice(objectId.lastIndexOf('/') + 1);
}

function person(id: number | null, name: string | null): { id: number | null; name: string } | null {
  return name === null ? null : { id, name };
}

/** A side that the event does not have is left out: there was nothing, or nothing is left. */
function side(name: 'change_from' | 'change_to', value: unknown): AuditEvent['change'] {
  return value === null ? {} : { [name]: value };
}
