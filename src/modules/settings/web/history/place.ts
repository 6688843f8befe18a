/** What of a history an address asks for: which setting, through which door, and the two moments that are compared. */

import type { Catalogue, Setting } from '#engine/schema/catalogue.ts';
import { audit_source as sources } from '#generated/enums.ts';
import type { AuditSource } from '#generated/types.ts';

export interface Shown {
  readonly setting: Setting | undefined;
  readonly source: AuditSource | undefined;
  readonly from: string | undefined;
  readonly to: string;
}

/** What the address names wrongly is left out. */
export function shownIn(query: URLSearchParams, catalogue: Catalogue): Shown {
  return {
    setting: catalogue.settings[query.get('setting') ?? ''],
    source: sources.find((one) => one.const === query.get('source'))?.const,
    from: query.get('from') ?? undefined,
    to: query.get('to') ?? 'now',
  };
}
