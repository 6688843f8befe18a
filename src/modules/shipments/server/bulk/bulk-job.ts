/** Validates the lines of a file, and books them: the job may stop anywhere and run again, without booking a line twice. */
import type { FastifyInstance } from 'fastify';
import { bookingAccount } from '#modules/accounts/server/services/booking-account.ts';
import type { ProviderKind, ShipmentRequest } from '#generated/types.ts';
import type { AuditAuthor } from '#platform/server/audit/write-audit.ts';
import { enqueueJob } from '#platform/server/db/enqueue.ts';
import { findProvider } from '#platform/server/db/providers.ts';
import { inTenant, planOnce, type Transaction } from '#platform/server/db/tenant.ts';
import { isAway } from '#platform/server/http/errors.ts';
import type { Job } from '#platform/server/jobs/job.ts';
import { doPart } from '#platform/server/jobs/part.ts';
import { findViewer } from '#platform/server/lists/find-viewer.ts';
import { mapInSlices } from '#platform/server/in-slices.ts';
import { unreadableLine } from '#platform/server/spreadsheets/line-errors.ts';
import { requestInRow } from '../../domain/bulk/read-row.ts';
import { bookShipment } from '../book.ts';
import type { Booker, Deciding } from '../booker.ts';
import { preparePricing } from '../price.ts';
import { checkRow, errorsOf } from './check-row.ts';
import {
  countRows,
  findBulkBooking,
  findWaiting,
  finishRow,
  insertRows,
  findLines,
  removeRows,
  takeRow,
  updateBulkBooking,
  type RowOutcome,
  type StoredBulkBooking,
} from './repository.ts';

const jobName = 'bulk_booking';
/** Lines per progress step. */
const checkedAtOnce = 1000;
/** Lines booked per run, at most. */
const bookedAtOnce = 200;
/** Lines between two notifications of open pages. */
const saidAfter = 25;

interface Payload {
  readonly provider_id: number;
  readonly data: { readonly id: number; readonly revision: number };
}

/** Continues with a file in its current state, once the transaction commits. */
export async function enqueueBulkJob(tx: Transaction, { id, revision }: Payload['data']): Promise<void> {
  await enqueueJob(tx, jobName, { id, revision }, { maxAttempts: 5 });
}

export function bulkBookingJob(app: FastifyInstance): Job {
  const access = app.services.database.app;
  return {
    name: jobName,
    run: async (_worker, payload, { job }) => {
      const { provider_id: providerId, data } = payload as Payload;
      const isLast = job.attempts >= job.max_attempts;
      const within = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
        inTenant(access, providerId, (tx) => {
          planOnce(tx);
          return work(tx);
        });
      const file = await within((tx) => findCurrent(tx, data));
      if (file?.state === 'checking') await check(app, file, within);
      if (file?.state === 'booking') await book(app, file, within, isLast);
    },
    giveUp: async (_worker, payload) => {
      const { provider_id: providerId, data } = payload as Payload;
      await inTenant(access, providerId, async (tx) => {
        const file = await findCurrent(tx, data);
        if (file?.state === 'checking' || file?.state === 'booking')
          await updateBulkBooking(tx, file, { state: 'failed' });
      });
    },
  };
}

/** Undefined when the columns were mapped again, which enqueued a job of its own. */
async function findCurrent(tx: Transaction, { id, revision }: Payload['data']): Promise<StoredBulkBooking | undefined> {
  const file = await findBulkBooking(tx, id);
  return file?.revision === revision ? file : undefined;
}

type Within = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

/** The user who uploaded the file, with current permissions. Throws when the user no longer exists. */
async function bookerOf(app: FastifyInstance, file: StoredBulkBooking, within: Within): Promise<Booker> {
  const viewer = await findViewer(app.services.database.app, file.user_provider_id, file.user_id);
  const provider = await within((tx) => findProvider(tx, file.provider_id));
  return {
    ...{ providerId: file.provider_id, providerKind: provider!.kind as ProviderKind, viewer, origin: file.origin },
    ...{ author: file.author as AuditAuthor, now: app.services.clock(), bulkBookingId: file.id },
  };
}

async function check(app: FastifyInstance, file: StoredBulkBooking, within: Within): Promise<void> {
  const booker = await bookerOf(app, file, within);
  const rules = await within(async (tx) => ({
    account: (await bookingAccount(tx, booker.viewer!.user, file.account_id))!,
    settings: await app.settings.decidingForAccount(tx, file.provider_id, file.account_id),
    columns: fieldsOf(file),
    levels: await app.rates.serviceLevels(tx, file.provider_id),
    price: await preparePricing(tx, app, booker),
  }));
  const lines = await within((tx) => findLines(tx, file.id));
  for (let first = 0; first < lines.length; first += checkedAtOnce) {
    const isLast = first + checkedAtOnce >= lines.length;
    const isCurrent = await within(async (tx) => {
      const part = lines.slice(first, first + checkedAtOnce);
      const outcomes = await mapInSlices(part, async (line): Promise<RowOutcome> => {
        const { number: row, cells, problem } = line;
        const outcome = problem ? { errors: unreadableLine(line) } : await checkRow(tx, booker, rules, cells);
        return { row, ...outcome };
      });
      const current = await findBulkBooking(tx, file.id, true);
      if (current?.revision !== file.revision || current.state !== 'checking') return false;
      // An earlier run that died left lines behind.
      if (first === 0) await removeRows(tx, file.id);
      await insertRows(tx, file, outcomes);
      await updateBulkBooking(tx, file, isLast ? { state: 'checked' } : {});
      return true;
    });
    if (!isCurrent) return;
  }
}

async function book(app: FastifyInstance, file: StoredBulkBooking, within: Within, isLast: boolean): Promise<void> {
  const booker = await bookerOf(app, file, within);
  const deciding: Deciding = { settings: app.settings, rates: app.rates };
  const all = await within((tx) => findLines(tx, file.id));
  const lines = new Map(all.map(({ number, cells }) => [number, cells]));
  const waiting = await within((tx) => findWaiting(tx, file.id, bookedAtOnce));
  const levels = await within((tx) => app.rates.serviceLevels(tx, file.provider_id));
  const ofFile = { account_id: file.account_id, no_dangerous_goods: file.no_dangerous_goods };
  await doPart(waiting, async (row, at) => {
    const request = { ...requestInRow(fieldsOf(file), lines.get(row) ?? [], levels), ...ofFile };
    await bookRow(within, deciding, { ...booker, now: app.services.clock() }, file, row, request).catch(
      async (error: unknown) => {
        // A line that fails every time must not keep the lines after it from being booked.
        if (!isLast || isAway(error)) throw error;
        app.log.error({ err: error }, `line ${row} of bulk booking ${file.id} failed`);
        await within((tx) => finishRow(tx, file.id, row, { errors: [notBooked] }));
      },
    );
    if (at % saidAfter === 0) await within((tx) => updateBulkBooking(tx, file, {}));
  });
  await within(async (tx) => {
    const { valid = 0 } = await countRows(tx, file.id);
    if (valid > 0) await enqueueBulkJob(tx, file);
    await updateBulkBooking(tx, file, valid > 0 ? {} : { state: 'done' });
  });
}

const notBooked = { field: '', code: 'not_booked', message: 'This line couldn’t be booked. Try again.' };

/** The line and its shipment are written together, so that a booked line is never booked again. */
async function bookRow(
  within: Within,
  deciding: Deciding,
  booker: Booker,
  file: StoredBulkBooking,
  row: number,
  request: ShipmentRequest,
): Promise<void> {
  try {
    await within(async (tx) => {
      if (!(await takeRow(tx, file.id, row))) return;
      const { id: shipmentId } = await bookShipment(tx, deciding, booker, request);
      await finishRow(tx, file.id, row, { shipmentId });
    });
  } catch (error) {
    const errors = errorsOf(error);
    await within((tx) => finishRow(tx, file.id, row, { errors }));
  }
}

/** The field of each column; null for one that is skipped. */
export function fieldsOf({ columns }: Pick<StoredBulkBooking, 'columns'>): readonly (string | null)[] {
  return columns.map((field) => (field === '' ? null : field));
}
