/** Address books over HTTP: the list with its export, and adding, changing, deleting and importing entries. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { address_book_entries } from '#generated/tables.ts';
import { hasAccount } from '#modules/accounts/server/services/accounts.ts';
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import { authorOf } from '#platform/server/audit/write-audit.ts';
import { readSettingsRevision } from '#platform/server/db/definer.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import { readFileBody, requireFileBody } from '#platform/server/http/file-body.ts';
import { route } from '#platform/server/http/route.ts';
import { answerOnce, type Once } from '#platform/server/http/idempotency.ts';
import type { Session } from '#platform/server/http/session.ts';
import { listRoute } from '#platform/server/lists/list-route.ts';
import type { CreateAddressBookEntryAnswer200 } from '#generated/types.ts';
import { importEntries } from './import/import-entries.ts';
import { entryRows, serializeEntry } from './repository.ts';
import { changeEntry, createEntry, removeEntry, type Change, type EntryNamed } from './save-entry.ts';

interface RouteContext {
  readonly session: Session;
  readonly providerId: number;
  readonly request: FastifyRequest;
  readonly once?: Once | undefined;
}

/** Enough for ten thousand lines of a spreadsheet. */
const mostBytes = 5_000_000;

export function addressBookRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;
  const access = database.app;

  const changeFor = async ({ session, providerId, request }: RouteContext): Promise<Change> => {
    const own = providerId === session.provider.id;
    const revision = own ? session.revision : await readSettingsRevision(access, providerId);
    const settings = await app.settings.decidingFor(providerId, revision);
    return { providerId, author: authorOf(session, request), settings, now: clock() };
  };

  /** Idempotent for a repeated request; returns the answer of the call. */
  const save = async (
    context: RouteContext,
    run: (tx: Transaction, change: Change) => ReturnType<typeof createEntry>,
  ): Promise<CreateAddressBookEntryAnswer200> => {
    const change = await changeFor(context);
    return inTenant(access, context.providerId, (tx) =>
      answerOnce(tx, context.once, context.providerId, async () => ({ address_book_entry: await run(tx, change) })),
    );
  };

  listRoute(app, address_book_entries, {
    rows: (tx, { query }) => entryRows(tx, query.starts_with),
    serialize: serializeEntry,
  });

  route(app, 'create_address_book_entry', ({ body, ...context }) => {
    const accountId = accountFor(context.session, body.account_id ?? undefined);
    return save(context, async (tx, change) => {
      await requireAccount(tx, accountId);
      return createEntry(tx, change, accountId, body);
    });
  });

  route(app, 'upload_address_book', async ({ query, ...context }) => {
    requireFileBody(context.request);
    const accountId = accountFor(context.session, query.account_id);
    const change = await changeFor(context);
    const bytes = await readFileBody(context.request, mostBytes);
    const within = <T>(work: (tx: Transaction) => Promise<T>) => inTenant(access, context.providerId, work);
    await within((tx) => requireAccount(tx, accountId));
    return importEntries(within, change, accountId, { bytes, dryRun: query.dry_run === true });
  });

  route(app, 'update_address_book_entry', ({ params, body, ...context }) => {
    const entry = { ...named(context.session, params.id, body.account_id), base: body.base_revision ?? undefined };
    return save(context, (tx, change) => changeEntry(tx, change, entry, body));
  });

  route(app, 'delete_address_book_entry', async ({ params, query, ...context }) => {
    const entry = named(context.session, params.id, query.account_id);
    const change = await changeFor(context);
    await inTenant(access, context.providerId, (tx) => removeEntry(tx, change, entry));
    return { deleted: true as const };
  });
}

/** The requested account; throws `forbidden` for an account other than the caller's own, unless all are visible. */
function accountFor({ user }: Session, requested: number | undefined): number {
  const only = onlyAccountOf(user);
  if (only !== null && requested !== undefined && requested !== only) throw forbidden();
  const id = requested ?? only;
  if (id === null || id === 0) throw unknownAccount('Choose an account');
  return id;
}

/** Throws `forbidden` for an account other than the caller's own, unless all are visible. */
function named(session: Session, id: number, account: number | null | undefined): EntryNamed {
  const onlyAccount = onlyAccountOf(session.user);
  return { id, onlyAccount, account: typeof account === 'number' ? accountFor(session, account) : undefined };
}

async function requireAccount(tx: Transaction, id: number): Promise<void> {
  if (!(await hasAccount(tx, id))) throw unknownAccount('There is no such account');
}

function unknownAccount(message: string): ApiError {
  return new ApiError(404, 'unknown_account', message);
}
