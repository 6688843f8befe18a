/** The provenance of a value in a few words: default, inherited, or set here by whom and when. */

import type { Provenance } from '#engine/state/resolve.ts';
import { exactDate, relativeDate } from '#platform/web/ui/data/clock.ts';

export interface ProvenanceText {
  readonly text: string;
  /** The exact date and time, where known. */
  readonly exact?: string;
}

/** `now` decides between `today 14:02` and `3 Mar, 09:10`. */
export function provenanceText(origin: Provenance, now: Date): ProvenanceText {
  if (origin.source === 'default') return { text: 'Default' };
  if (!origin.set_here)
    return { text: origin.source === 'platform' ? 'Platform default' : `Inherited from the ${origin.source}` };
  const by = origin.by ? ` by ${origin.by}` : '';
  const savedAt = origin.at ? new Date(origin.at) : undefined;
  if (!savedAt || Number.isNaN(savedAt.getTime())) return { text: `Modified${by}` };
  return { text: `Modified${by}, ${relativeDate(savedAt, now)}`, exact: exactDate(savedAt) };
}
