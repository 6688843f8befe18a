/** The last answers about tracked numbers, kept in the browser: shown at once, and while nobody can be asked, with their age. */
import type { TrackShipmentsAnswer200 } from '#generated/types.ts';
import { recall, remember } from '#platform/web/client/memory.ts';

export interface KeptAnswer {
  readonly references: string;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly answer: TrackShipmentsAnswer200;
}

const key = 'tracked_shipments_1';
const mostKept = 5;
/** Nobody looks for a parcel of last month, and who uses the browser next should not find it. */
const keptMs = 14 * 86_400_000;

export function keptAnswer(references: string, now = Date.now()): KeptAnswer | undefined {
  return read(now).find((kept) => kept.references === references);
}

/** The newest first; the oldest is forgotten. An answer that found nothing is not worth keeping. */
export function keepAnswer(references: string, answer: TrackShipmentsAnswer200, now = Date.now()): void {
  const others = read(now).filter((kept) => kept.references !== references);
  const kept = answer.shipments.length === 0 ? others : [{ references, at: now, answer }, ...others];
  remember(key, kept.length === 0 ? null : JSON.stringify(kept.slice(0, mostKept)));
}

function read(now: number): readonly KeptAnswer[] {
  try {
    const list: unknown = JSON.parse(recall(key) ?? '[]');
    return Array.isArray(list) ? (list as readonly KeptAnswer[]).filter(({ at }) => now - at < keptMs) : [];
  } catch {
    return [];
  }
}
