/** The history query of an address: the setting, the source, and the two revisions to compare. */

import type { Catalogue, Setting } from '#engine/schema/catalogue.ts';
import { audit_source as sources } from '#generated/enums.ts';
import type { AuditSource } from '#generated/types.ts';

export interface Shown {
  readonly setting: Setting | undefined;
  readonly source: AuditSource | undefined;
  readonly from: string | undefined;
  readonly to: string;
}

/** Invalid parameters are ignored. */
export function shownIn(query: URLSearchParams, catalogue: Catalogue): Shown {
  return {
    setting: catalogue.settings[query.get('setting') ?? ''],
    source: sources.find((one) => one.const === query.get('source'))?.const,
    from: query.get('from') ?? undefined,
    to: query.get('to') ?? 'now',
  };
}
