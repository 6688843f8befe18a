/** The last answers about tracked numbers, stored in the browser: shown at once, and with their age while offline. */
import type { TrackShipmentsAnswer200 } from '#generated/types.ts';
import { recall, remember } from '#platform/web/client/memory.ts';

export interface StoredAnswer {
  readonly references: string;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly answer: TrackShipmentsAnswer200;
}

const key = 'tracked_shipments_1';
const maxAnswers = 5;
/** Deleted after two weeks, so that the next user of the browser does not find them. */
const retentionMs = 14 * 86_400_000;

export function storedAnswer(references: string, now = Date.now()): StoredAnswer | undefined {
  return read(now).find((stored) => stored.references === references);
}

/** Newest first; the oldest is removed. Answers without shipments are not stored. */
export function storeAnswer(references: string, answer: TrackShipmentsAnswer200, now = Date.now()): void {
  const others = read(now).filter((stored) => stored.references !== references);
  const answers = answer.shipments.length === 0 ? others : [{ references, at: now, answer }, ...others];
  remember(key, answers.length === 0 ? null : JSON.stringify(answers.slice(0, maxAnswers)));
}

function read(now: number): readonly StoredAnswer[] {
  try {
    const list: unknown = JSON.parse(recall(key) ?? '[]');
    return Array.isArray(list) ? (list as readonly StoredAnswer[]).filter(({ at }) => now - at < retentionMs) : [];
  } catch {
    return [];
  }
}
