/** Records tracking events that arrive together in one transaction, because round trips dominate the cost of an event. */
import type { RecordShipmentEventBody } from '#generated/types.ts';
import { moveMany } from '#modules/shipments/server/services/move-many.ts';
import type { Moved } from '#modules/shipments/server/services/move-shipment.ts';
import { seesAll } from '#platform/domain/data-limits.ts';
import { roles } from '#platform/domain/role.ts';
import type { Access } from '#platform/server/db/access.ts';
import { inTenant, planOnce, type Transaction } from '#platform/server/db/tenant.ts';
import { isReportedFreely } from './driver-rules.ts';
import { findShipments } from './find-shipments.ts';
import { moveOf, type Reporter } from './record-event.ts';

/** While these wait for the database, further events accumulate. */
const transactionsAtOnce = 2;
const eventsAtOnce = 50;

interface Item {
  readonly report: RecordShipmentEventBody;
  readonly reporter: Reporter;
}

interface Waiting extends Item {
  readonly settle: (moved: Moved | null) => void;
  readonly fail: (error: unknown) => void;
}

interface Lane {
  readonly waiting: Waiting[];
  running: number;
}

export class Intake {
  readonly #access: Access;
  /** By provider, while there is work. */
  readonly #lanes = new Map<number, Lane>();

  constructor(access: Access) {
    this.#access = access;
  }

  /**
   * The result; null, without any change, for an event that must be recorded on its own, which also determines why it
   * is refused.
   */
  record(report: RecordShipmentEventBody, reporter: Reporter): Promise<Moved | null> {
    if (!isPlain({ report, reporter })) return Promise.resolve(null);
    const { providerId } = reporter;
    const lane = this.#lanes.get(providerId) ?? { waiting: [], running: 0 };
    this.#lanes.set(providerId, lane);
    return new Promise((settle, fail) => {
      lane.waiting.push({ report, reporter, settle, fail });
      // Events of the same turn of the event loop are included.
      setImmediate(() => this.#start(providerId, lane));
    });
  }

  #start(providerId: number, lane: Lane): void {
    while (lane.running < transactionsAtOnce && lane.waiting.length > 0) {
      lane.running += 1;
      void this.#run(providerId, takeAlike(lane)).finally(() => {
        lane.running -= 1;
        this.#start(providerId, lane);
        if (lane.running === 0) this.#lanes.delete(providerId);
      });
    }
  }

  async #run(providerId: number, taken: readonly Waiting[]): Promise<void> {
    let isWritten = false;
    try {
      const answers = await inTenant(this.#access, providerId, async (tx) => {
        const moved = await recordMany(tx, providerId, taken);
        isWritten = true;
        return moved;
      });
      taken.forEach(({ settle }, place) => settle(answers[place] ?? null));
    } catch (error) {
      // A failed commit may have taken place; before it nothing has.
      for (const { settle, fail } of taken) {
        if (isWritten) fail(error);
        else settle(null);
      }
    }
  }
}

/** The oldest event, and others with the same settings. */
function takeAlike({ waiting }: Lane): readonly Waiting[] {
  const first = waiting[0]!;
  const isAlike = ({ reporter }: Waiting) => reporter.settings === first.reporter.settings;
  const taken = waiting.filter(isAlike).slice(0, eventsAtOnce);
  const left = waiting.filter((one) => !taken.includes(one));
  waiting.splice(0, waiting.length, ...left);
  return taken;
}

/** An event without files, by a user who sees every shipment and is not subject to drivers' rules. */
function isPlain({ report, reporter: { session, settings, now } }: Item): boolean {
  const { status, photos = [], date } = report;
  return (
    seesAll(session.user) &&
    session.user.role_id !== roles.driver &&
    photos.length === 0 &&
    isReportedFreely(status, settings) &&
    (date === undefined || new Date(date) <= now)
  );
}

async function recordMany(
  tx: Transaction,
  providerId: number,
  items: readonly Item[],
): Promise<readonly (Moved | null)[]> {
  planOnce(tx);
  const references = items.map(({ report }) => report.tracking_reference.trim());
  const prefixes = items[0]!.reporter.settings.provider_tracking_prefixes ?? [];
  const found = new Map(
    (await findShipments(tx, [...new Set(references)], prefixes)).map((one) => [one.reference, one] as const),
  );
  const known = items.flatMap(({ report, reporter }, place) => {
    const one = found.get(references[place]!);
    return one ? [{ place, move: moveOf(one, report, reporter) }] : [];
  });
  const moved = await moveMany(
    tx,
    providerId,
    known.map(({ move }) => move),
  );
  const answers: (Moved | null)[] = items.map(() => null);
  known.forEach(({ place }, at) => (answers[place] = moved[at] ?? null));
  return answers;
}
