/** The last answers about tracked numbers, stored in the browser: shown at once, and with their age while offline. */
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
/** Deleted after two weeks, so that the next user of the browser does not find them. */
const keptMs = 14 * 86_400_000;

export function keptAnswer(references: string, now = Date.now()): KeptAnswer | undefined {
  return read(now).find((kept) => kept.references === references);
}

/** Newest first; the oldest is removed. Answers without shipments are not stored. */
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
