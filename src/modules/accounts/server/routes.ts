/** Customer accounts over HTTP: the list, the questions and answers of an account, and the files among the answers. */
import type { FastifyInstance } from 'fastify';
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import { isStaff } from '#platform/domain/role.ts';
import { wallClock } from '#platform/domain/time.ts';
import { accounts } from '#generated/tables.ts';
import type { ReadAccountDetailsAnswer200, Settings } from '#generated/types.ts';
import { downloadHeaders } from '#modules/files/server/services/download-headers.ts';
import { readFile } from '#modules/files/server/services/stored-files.ts';
import { authorOf } from '#platform/server/audit/write-audit.ts';
import { readSettingsRevision } from '#platform/server/db/definer.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden, futureBase } from '#platform/server/http/api-error.ts';
import { readFileBody, requireFileBody } from '#platform/server/http/file-body.ts';
import { route } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import { listRoute } from '#platform/server/lists/list-route.ts';
import { fieldNamed, questionsFor, readerOf } from './questions.ts';
import { readDetails, readHistory, type Onlooking } from './read-details.ts';
import { findReadableFile } from './readable-file.ts';
import { accountFilesFolder, receiveFile } from './receive-file.ts';
import { accountRows, findFewAccounts, type AccountSelection } from './repository.ts';
import { hasTag } from './services/tags.ts';
import { saveDetails, type SaveResult } from './save-details.ts';

const change = 'API_/accounts:PATCH';

export function accountsRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;
  const access = database.app;

  const settingsOf = async (session: Session, providerId: number): Promise<Settings> => {
    const own = providerId === session.provider.id;
    return app.settings.decidingFor(
      providerId,
      own ? session.revision : await readSettingsRevision(access, providerId),
    );
  };

  const onlooking = async (session: Session, providerId: number): Promise<Onlooking> => ({
    reader: readerOf(session.user),
    mayWrite: session.can(change),
    seesMoney: session.can('INLINE_see_billing_info'),
    isLimited: onlyAccountOf(session.user) !== null,
    today: wallClock(clock()).date,
    settings: await settingsOf(session, providerId),
  });

  /** The packaging of an account is one of its settings. */
  const withParcelTypes = async (tx: Transaction, providerId: number, details: ReadAccountDetailsAnswer200) => {
    if (!details.record) return details;
    const { parcel_types = [] } = await app.settings.decidingForAccount(tx, providerId, details.account.id);
    return { ...details, record: { ...details.record, parcel_types: [...parcel_types] } };
  };

  listRoute(app, accounts, {
    // Customers don't see who is a VIP.
    context: async (tx, { viewer, providerId, query }) => {
      if (!isStaff(viewer.user)) return { vips: [] };
      const settings = await app.settings.decidingWithin(tx, providerId);
      const ids = query.search === undefined ? undefined : await findFewAccounts(tx, query.search);
      return { vips: settings.vip_accounts ?? [], ids };
    },
    rows: (tx, _, selection?: AccountSelection) => accountRows(tx, selection),
    // VIPs come first, unless another sort is requested (F238).
    ordered: ({ query }) => (query.sort === undefined ? { name: 'rank_name' } : {}),
    serialize: (row) => {
      const { rank_name: _, ...account } = row;
      return account;
    },
    conditions: { tags: (names) => hasTag('account', names) },
  });

  route(app, 'read_account_details', async ({ query, session, providerId }) => {
    const accountId = accountFor(session, query.account_id);
    const how = await onlooking(session, providerId);
    const answer = await inTenant(access, providerId, async (tx) => {
      const details = await readDetails(tx, accountId, how);
      return details && withParcelTypes(tx, providerId, details);
    });
    if (!answer) throw unknownAccount();
    return answer;
  });

  route(app, 'read_answer_history', async ({ query, session, providerId }) => {
    const accountId = accountFor(session, query.account_id);
    const how = await onlooking(session, providerId);
    const changes = await inTenant(access, providerId, (tx) => readHistory(tx, accountId, query.field_id, how));
    if (!changes) throw unknownAccount();
    return { changes };
  });

  route(app, 'save_account_details', async ({ body, session, providerId, once, request }) => {
    const accountId = accountFor(session, body.account_id);
    const how = await onlooking(session, providerId);
    const result = await saveDetails(
      access,
      {
        ...how,
        providerId,
        accountId,
        baseRevision: body.base_revision,
        answers: body.answers,
        now: clock(),
        audit: authorOf(session, request),
      },
      once && {
        before: async (tx) => (await once.before(tx, providerId)) as ReadAccountDetailsAnswer200 | undefined,
        storeResponse: (tx, answer) => once.store(tx, providerId, answer),
      },
    );
    if (result.kind !== 'saved') throw refusal(result);
    return inTenant(access, providerId, (tx) => withParcelTypes(tx, providerId, result.answer));
  });

  route(app, 'upload_account_file', async ({ query, session, providerId, request }) => {
    requireFileBody(request);
    const accountId = accountFor(session, query.account_id);
    const how = await onlooking(session, providerId);
    const open = questionsFor(how.settings, how.reader, how.mayWrite).filter(({ may_answer }) => may_answer);
    const field = fieldNamed(
      open.map((question) => question.field),
      query.field_id,
    );
    if (field?.type !== 'file') throw unknownField();
    const known = await inTenant(access, providerId, (tx) => readDetails(tx, accountId, how));
    if (!known) throw unknownAccount();
    const bytes = await readFileBody(request, field.max_size_mb * 1_000_000);
    const userId = (session.actor ?? session.user).id;
    const result = await receiveFile(app.services, { providerId, accountId, userId, field, name: query.name, bytes });
    if (result.kind === 'stored') return { file: result.file };
    const { kind: code, message } = result;
    throw new ApiError(415, code, message, [{ field: 'file', code, message }]);
  });

  route(app, 'read_account_file', async ({ params, session, providerId, reply }) => {
    const how = {
      reader: readerOf(session.user),
      settings: await settingsOf(session, providerId),
      only: onlyAccountOf(session.user),
      userId: (session.actor ?? session.user).id,
    };
    const file = await inTenant(access, providerId, (tx) => findReadableFile(tx, params.file_id, how));
    const place = { provider_id: providerId, folder: accountFilesFolder, id: params.file_id };
    const bytes = file && (await readFile(app.services, place));
    if (!file || !bytes) throw new ApiError(404, 'unknown_file', 'There is no such file');
    reply.headers(downloadHeaders(file));
    return bytes;
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

function refusal(result: Exclude<SaveResult, { kind: 'saved' }>): ApiError {
  if (result.kind === 'unknown_account') return unknownAccount();
  if (result.kind === 'future_base') return futureBase();
  const { kind, errors } = result;
  if (kind === 'forbidden') return new ApiError(403, 'forbidden', 'You can’t change some of these answers', errors);
  if (kind === 'conflict')
    return new ApiError(409, 'conflict', 'Someone else changed the same answers. Nothing was saved', errors);
  const message = errors.length === 1 ? 'One answer needs attention' : `${errors.length} answers need attention`;
  return new ApiError(422, 'invalid_answers', `Nothing was saved: ${message.toLowerCase()}`, errors);
}

function unknownAccount(message = 'There is no such account'): ApiError {
  return new ApiError(404, 'unknown_account', message);
}

function unknownField(): ApiError {
  return new ApiError(404, 'unknown_field', 'There is no such question');
}
