/** Scans without a connection, kept on this device until the server has them: each once, in order. */
import type { ShipmentStatus } from '#generated/types.ts';
import { CallError } from '#platform/web/client/call-error.ts';
import { isPassing } from '../tripsheet/outbox.ts';

export interface KeptScan {
  /** Idempotency key: a scan that arrives twice is recorded once. */
  readonly key: string;
  readonly userId: number;
  readonly number: string;
  readonly status: ShipmentStatus;
  /** The name of the hub. */
  readonly location?: string | undefined;
  /** When it was scanned: it may be sent much later. */
  readonly date: string;
}

const place = 'hub-scans';

/** Of every person who scans with this device, oldest first. Without storage scans are kept until the page is left. */
let unstored: readonly KeptScan[] = [];

function all(): readonly KeptScan[] {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '[]') as KeptScan[];
  } catch {
    return unstored;
  }
}

function write(scans: readonly KeptScan[]): void {
  unstored = scans;
  try {
    localStorage.setItem(place, JSON.stringify(scans));
  } catch {
    // Full, or switched off in this browser.
  }
}

export function keptScans(userId: number): readonly KeptScan[] {
  return all().filter((scan) => scan.userId === userId);
}

export function keepScan(scan: KeptScan): void {
  write([...all(), scan]);
}

/** `failure`: why the server refused the scan. */
export type Settled<Answer> = { readonly answer: Answer } | { readonly failure: unknown };

/** Sends what one person scanned, until the first that can’t get through. A refused scan is settled, too. */
export async function sendKept<Answer>(
  userId: number,
  send: (scan: KeptScan) => Promise<Answer>,
  onSettled: (scan: KeptScan, settled: Settled<Answer>) => void,
): Promise<void> {
  for (const scan of keptScans(userId)) {
    let settled: Settled<Answer>;
    try {
      settled = { answer: await send(scan) };
    } catch (failure) {
      if (isWaiting(failure)) return;
      settled = { failure };
    }
    write(all().filter(({ key }) => key !== scan.key));
    onSettled(scan, settled);
  }
}

/** Whether a scan that failed this way is worth sending again later. */
export function isWaiting(failure: unknown): boolean {
  return failure instanceof CallError && isPassing(failure);
}
