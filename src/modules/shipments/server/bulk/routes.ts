/**
 * Bulk booking over HTTP: a file is uploaded and checked, its columns are mapped, its valid lines are booked, and the
 * others are returned.
 */
import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { bulk_bookings } from '#generated/tables.ts';
import { bookingAccount } from '#modules/accounts/server/services/booking-account.ts';
import { onlyAccountOf, onlyBranchOf } from '#platform/domain/data-limits.ts';
import { isStaff } from '#platform/domain/role.ts';
import { authorOf } from '#platform/server/audit/write-audit.ts';
import type { SessionUser } from '#platform/server/db/session.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { readFileBody, requireFileBody } from '#platform/server/http/file-body.ts';
import { route } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import { originOf } from '#platform/server/http/tenancy.ts';
import { mediaTypes } from '#platform/server/lists/export/export-file.ts';
import { listRoute } from '#platform/server/lists/list-route.ts';
import { readSpreadsheet } from '#platform/server/spreadsheets/read-spreadsheet.ts';
import { bulkColumn, guessedColumns, titleOfField } from '../../domain/bulk/columns.ts';
import { enqueueBulkJob } from './bulk-job.ts';
import {
  countRows,
  findBulkBooking,
  findMapping,
  insertBulkBooking,
  storedLine,
  updateBulkBooking,
  type StoredBulkBooking,
} from './repository.ts';
import { fileOf, serializeBulkBooking, type BulkReader } from './serialize-bulk-booking.ts';
import { writeTemplate } from './template.ts';

/** Enough for ten thousand lines of a spreadsheet. */
const mostBytes = 10_000_000;

export function bulkBookingRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;
  const access = database.app;

  const readerIn = (session: Session): BulkReader => {
    const { can, user } = session;
    return { seesPrices: can('INLINE_see_billing_info'), isStaff: isStaff(user), settings: app.settings };
  };

  listRoute(app, bulk_bookings, { rows: (tx, { viewer }) => bulkBookingRows(tx, viewer.user) });

  route(app, 'upload_bulk_booking', async ({ query, session, providerId, request }) => {
    requireFileBody(request);
    const bytes = await readFileBody(request, mostBytes);
    const { headings, lines } = await readSpreadsheet(bytes);
    const rows = lines.map(storedLine);
    return inTenant(access, providerId, async (tx) => {
      const account = await bookingAccount(tx, session.user, query.account_id);
      if (!account) throw accountRequired();
      const known = await findMapping(tx, account.id, headings);
      const file = await insertBulkBooking(tx, {
        ...{ provider_id: providerId, account_id: account.id, file_name: query.file_name ?? 'shipments' },
        ...{ digest: hash('sha256', bytes, 'buffer'), headings: [...headings], rows_total: lines.length },
        columns: known ?? guessedColumns(headings).map((field) => field ?? ''),
        examples: headings.map((_, at) => lines.find(({ cells }) => cells[at]?.trim())?.cells[at] ?? ''),
        lines: JSON.stringify(rows),
        origin: originOf(request),
        ...{ user_id: session.user.id, user_provider_id: session.user.provider_id, created_by: session.user.name },
        author: JSON.stringify({ ...authorOf(session, request), source: 'import' }),
        time_created: clock(),
      });
      await updateBulkBooking(tx, file, {});
      await enqueueBulkJob(tx, file);
      return { bulk_booking: await serializeBulkBooking(tx, file, readerIn(session)) };
    });
  });

  /** Runs a step on a file that the user may see. */
  const withFile = <T>(
    { session, providerId }: { readonly session: Session; readonly providerId: number },
    id: number,
    work: (tx: Transaction, file: StoredBulkBooking) => Promise<T>,
    lock = false,
  ): Promise<T> =>
    inTenant(access, providerId, async (tx) => {
      const file = await findBulkBooking(tx, id, lock);
      if (!file || !maySee(session.user, file)) throw unknownFile();
      return work(tx, file);
    });

  const ownerOf = (providerId: number, id: number) =>
    inTenant(access, providerId, async (tx) => {
      const file = await findBulkBooking(tx, id);
      if (!file) throw unknownFile();
      return { account: file.account_id, unknown: unknownFile() };
    });

  route(app, 'read_bulk_booking', async (context) =>
    withFile(context, context.params.bulk_booking_id, async (tx, file) => ({
      bulk_booking: await serializeBulkBooking(tx, file, readerIn(context.session)),
    })),
  );

  route(
    app,
    'update_bulk_booking',
    async (context) =>
      withFile(
        context,
        context.body.id,
        async (tx, file) => {
          if (file.state !== 'checking' && file.state !== 'checked')
            throw new ApiError(
              409,
              'already_booking',
              'The file is being booked already. Upload it again to change its columns',
            );
          const columns = requireColumns(file, context.body.columns);
          const changed = { columns, state: 'checking', revision: file.revision + 1 } as const;
          await updateBulkBooking(tx, file, changed);
          await enqueueBulkJob(tx, { ...file, ...changed });
          return { bulk_booking: await serializeBulkBooking(tx, { ...file, ...changed }, readerIn(context.session)) };
        },
        true,
      ),
    ({ body, providerId }) => ownerOf(providerId, body.id),
  );

  route(
    app,
    'book_bulk_booking',
    async (context) =>
      withFile(
        context,
        context.body.id,
        async (tx, file) => {
          const settings = await app.settings.decidingForAccount(tx, file.provider_id, file.account_id);
          const isConfirmed = context.body.no_dangerous_goods === true;
          const asksGoods = settings.confirm_no_dangerous_goods === true && !isStaff(context.session.user);
          if (asksGoods && !isConfirmed) throw confirmationRequired();
          const started = await startBooking(tx, file, isConfirmed);
          return { bulk_booking: await serializeBulkBooking(tx, started, readerIn(context.session)) };
        },
        true,
      ),
    ({ body, providerId }) => ownerOf(providerId, body.id),
  );

  route(app, 'read_bulk_booking_template', async ({ query, session, providerId, reply }) => {
    const codes = await inTenant(access, providerId, async (tx) => {
      const account = await bookingAccount(tx, session.user, query.account_id);
      const settings = account
        ? await app.settings.decidingForAccount(tx, providerId, account.id)
        : await app.settings.decidingWithin(tx, providerId);
      return { levels: await app.rates.serviceLevels(tx, providerId), settings };
    });
    reply.headers({
      'content-type': mediaTypes.xlsx,
      'content-disposition': 'attachment; filename="shipments.xlsx"',
      'cache-control': 'private, no-store',
    });
    return writeTemplate(codes);
  });

  route(app, 'read_bulk_booking_file', async (context) => {
    const { query, params, reply } = context;
    const kind = query.rows ?? 'failed';
    const text = await withFile(context, params.bulk_booking_id, (tx, file) => fileOf(tx, file, kind));
    reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${kind}-lines.csv"`,
      'cache-control': 'private, no-store',
    });
    return Buffer.from(`\uFEFF${text}`);
  });
}

/** The lines of a file may lead anywhere: users limited to a branch see what they uploaded themselves (F376). */
function maySee(user: SessionUser, file: StoredBulkBooking): boolean {
  const only = onlyAccountOf(user);
  if (only !== null && only !== file.account_id) return false;
  return onlyBranchOf(user) === null || (file.user_id === user.id && file.user_provider_id === user.provider_id);
}

/** Customers see which of their colleagues uploaded it, but not which member of staff. */
const uploadedByColleague = sql<string | null>`case when exists (select from users u
  where u.provider_id = b.user_provider_id and u.id = b.user_id and u.account_id = b.account_id) then b.created_by end`;

function bulkBookingRows(tx: Transaction, user: SessionUser) {
  return tx
    .selectFrom('bulk_bookings as b')
    .innerJoin('accounts as a', (on) =>
      on.onRef('a.provider_id', '=', 'b.provider_id').onRef('a.id', '=', 'b.account_id'),
    )
    .select(['b.id', 'b.account_id', 'a.name as account', 'b.file_name', 'b.state', 'b.rows_total'])
    .select('b.time_created')
    .select((isStaff(user) ? sql<string>`b.created_by` : uploadedByColleague).as('created_by'))
    .$if(onlyBranchOf(user) !== null, (files) =>
      files.where('b.user_id', '=', user.id).where('b.user_provider_id', '=', user.provider_id),
    );
}

/** A repeated request gets the same answer: every line is booked once. Throws `not_checked` and `nothing_to_book`. */
async function startBooking(
  tx: Transaction,
  file: StoredBulkBooking,
  no_dangerous_goods: boolean,
): Promise<StoredBulkBooking> {
  if (file.state === 'booking' || file.state === 'done') return file;
  const { valid = 0, booked = 0, failed = 0 } = await countRows(tx, file.id);
  if (valid + booked + failed < file.rows_total) {
    const message = 'The lines of the file are still being checked. Try again in a moment';
    throw new ApiError(409, 'not_checked', message);
  }
  if (valid === 0) {
    const message = 'No line of the file can be booked. Correct the file and upload it again';
    throw new ApiError(422, 'nothing_to_book', message);
  }
  const changed = { state: 'booking', no_dangerous_goods } as const;
  await updateBulkBooking(tx, file, changed);
  await enqueueBulkJob(tx, file);
  return { ...file, ...changed };
}

/** The columns as stored. Throws `unknown_field` for an unknown field, or one used by two columns. */
function requireColumns(file: StoredBulkBooking, columns: readonly (string | null)[]): string[] {
  const mapped = file.headings.map((_, at) => columns[at] ?? '');
  const named = mapped.filter((field) => field !== '');
  const wrong = named.findIndex((field, at) => !bulkColumn(field) || named.indexOf(field) !== at);
  if (wrong === -1) return mapped;
  const message = bulkColumn(named[wrong]!)
    ? `Two columns are mapped to ${titleOfField(named[wrong]!)}. Choose one of them`
    : 'There is no such field. Choose one from the list';
  throw new ApiError(422, 'unknown_field', message, [{ field: 'columns', code: 'unknown_field', message }]);
}

function unknownFile(): ApiError {
  return new ApiError(404, 'unknown_file', 'There is no such file');
}

function accountRequired(): ApiError {
  const message = 'Choose the account that pays';
  return new ApiError(422, 'account_required', message, [{ field: 'account_id', code: 'required', message }]);
}

function confirmationRequired(): ApiError {
  const message = 'Please confirm that the parcels contain no dangerous goods';
  return new ApiError(422, 'confirmation_required', message, [
    { field: 'no_dangerous_goods', code: 'required', message },
  ]);
}
