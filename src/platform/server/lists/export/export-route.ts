/** Exports a filtered list: a short file is ready at once, a long one becomes a job that emails the person. */
import type { FastifyInstance } from 'fastify';
import type { ListTable } from '#engine/tables/table.ts';
import type { CallName } from '#generated/calls.ts';
import type { ListExport } from '#generated/types.ts';
import { onlyBranchOf } from '#platform/domain/data-limits.ts';
import { wallClock, withOffset } from '#platform/domain/time.ts';
import { enqueueJob } from '../../db/enqueue.ts';
import { inTenant } from '../../db/tenant.ts';
import { ApiError } from '../../http/api-error.ts';
import { route, type Context, type Handler } from '../../http/route.ts';
import type { Session } from '../../http/session.ts';
import { titleOfSession } from '../../http/site-title.ts';
import { originOf } from '../../http/tenancy.ts';
import type { ListRequest, List } from '../list.ts';
import type { Query } from '../find-rows.ts';
import { viewerOf } from '../viewer.ts';
import { countForExport, exportList } from './collect-rows.ts';
import { mediaTypes, type ExportFormat } from './export-file.ts';
import { exportJobName, type ExportTask } from './export-job.ts';
import { readerOf } from './export-request.ts';
import { expiryOf, findExport, findExports, insertExport, type ShownExport } from './repository.ts';

/** More rows take longer than a person waits. */
export const atOnce = 5000;

export function exportRoute(app: FastifyInstance, table: ListTable, list: List<CallName>): void {
  const { database, clock } = app.services;
  const write = async (context: Context<CallName>): Promise<unknown> => {
    const { providerId, query, reply, request } = context;
    const session = context.session as Session;
    const { user, actor } = session;
    const maker = actor ?? user;
    const viewer = viewerOf(session);
    const { format: written, ...filters } = query as Query;
    const format = written as ExportFormat;
    const listRequest = { viewer, providerId, query: filters } as unknown as ListRequest<CallName>;
    const read = readerOf(database.app, table, list, listRequest);
    const total = await read(countForExport);
    const content = total <= atOnce ? await exportList(read, format) : undefined;
    const now = clock();
    const values = {
      ...{ provider_id: user.provider_id, user_id: user.id, made_by: maker.id },
      ...{ table_id: table.id, query: JSON.stringify(filters) },
      ...{ file_format: format, file_name: `${table.id.replaceAll('_', '-')}-${wallClock(now).date}.${format}` },
      ...{ rows_total: total, ...(content && { content, status: 'ready' as const, rows_done: total }) },
    };
    const provider_name = await titleOfSession(app, session);
    const stored = await inTenant(database.app, user.provider_id, async (tx) => {
      const queued = await insertExport(tx, values, now);
      const origin = originOf(request);
      const task: ExportTask = {
        ...{ export_id: queued.id, provider_id: providerId, origin, provider_name },
        ...{ branch_id: onlyBranchOf(user), maker: { name: maker.name, email: maker.email } },
        acting_as: actor ? user.name : null,
      };
      if (!content) await enqueueJob(tx, exportJobName, { ...task }, { maxAttempts: 3 });
      return queued;
    });
    const shown = serialize(app, stored);
    if (content) return { url: shown.url, export: shown };
    reply.code(202);
    return { export: shown };
  };
  route(app, table.export_call as CallName, write as unknown as Handler<CallName>);
}

/** A person's recent exports with their progress, and the files. */
export function exportsRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;

  route(app, 'read_exports', async ({ session: { user, actor } }) => {
    const own = await inTenant(database.app, user.provider_id, (tx) =>
      findExports(tx, user.provider_id, (actor ?? user).id, clock()),
    );
    return { exports: own.map((one) => serialize(app, one)) };
  });

  route(app, 'read_export_file', async ({ params, session: { user, actor }, reply }) => {
    const found = await inTenant(database.app, user.provider_id, (tx) =>
      findExport(tx, user.provider_id, params.export_id, (actor ?? user).id),
    );
    if (!found?.content || expiryOf(found) <= clock())
      throw new ApiError(404, 'unknown_export', 'There is no such export, or it is not ready');
    reply.headers(fileHeaders(found.file_name, found.file_format));
    return found.content;
  });
}

function fileHeaders(name: string, format: ExportFormat): Readonly<Record<string, string>> {
  return {
    'content-type': mediaTypes[format],
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
  };
}

function serialize(app: FastifyInstance, stored: ShownExport): ListExport {
  const { id, table_id, status, file_name, rows_done, rows_total, created_at } = stored;
  return {
    ...{ id, title: app.lists.get(table_id)?.table.title ?? file_name, status, file_name },
    ...{ url: `/api/exports/${id}/file`, rows_done, rows_total },
    ...{ created_at: withOffset(created_at), expires_at: withOffset(expiryOf(stored)) },
  };
}
