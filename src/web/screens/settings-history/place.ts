/** Which history an address shows: whose settings, which setting, through which door, and the two moments that are compared. */

import type { Catalogue, Setting } from '#engine/catalogue.ts';
import { audit_source as sources, setting_place as scopes } from '#generated/enums.ts';
import type { AuditSource, SettingPlace } from '#generated/types.ts';

export interface HistoryPlace {
  readonly scope?: SettingPlace;
  readonly scope_id?: number;
}

export interface Shown {
  readonly place: HistoryPlace;
  readonly setting: Setting | undefined;
  readonly source: AuditSource | undefined;
  readonly from: string | undefined;
  readonly to: string;
}

/** What the address names wrongly is left out. */
export function shownIn(query: URLSearchParams, catalogue: Catalogue): Shown {
  const scope = scopes.find((one) => one.const === query.get('scope'))?.const;
  const id = Number(query.get('scope_id'));
  return {
    place: { ...(scope ? { scope } : {}), ...(scope && id > 0 && Number.isSafeInteger(id) ? { scope_id: id } : {}) },
    setting: catalogue.settings[query.get('setting') ?? ''],
    source: sources.find((one) => one.const === query.get('source'))?.const,
    from: query.get('from') ?? undefined,
    to: query.get('to') ?? 'now',
  };
}

/** Of account 7, say; nothing for the provider itself. */
export function placeWords({ scope, scope_id: id }: HistoryPlace): string {
  if (!scope || scope === 'provider') return '';
  return scope === 'platform' ? ' of the platform' : ` of ${scope}${id === undefined ? '' : ` ${id}`}`;
}

/** The place as the body of a call names it. */
export function scopeOf({ scope, scope_id: id }: HistoryPlace): { scope?: { kind: SettingPlace; id?: number } } {
  return scope ? { scope: { kind: scope, ...(id === undefined ? {} : { id }) } } : {};
}
