/** Exports a list as it is filtered: a short one is answered at once, a long one becomes a job whose progress can be followed. */
import type { FastifyInstance } from 'fastify';
import type { ListTable } from '#engine/tables/table.ts';
import type { CallName } from '#generated/calls.ts';
import type { ListExport } from '#generated/types.ts';
import { wallClock } from '#platform/domain/time.ts';
import { enqueueJob } from '../../db/enqueue.ts';
import { inTenant } from '../../db/tenant.ts';
import { ApiError } from '../../http/api-error.ts';
import { route, type Context, type Handler } from '../../http/route.ts';
import type { Session } from '../../http/session.ts';
import type { Asked, List } from '../list.ts';
import type { Query } from '../read-page.ts';
import { viewerOf } from '../viewer.ts';
import { countForExport, exportList } from './collect-rows.ts';
import { mediaTypes, type ExportFormat } from './export-file.ts';
import { exportJobName } from './export-job.ts';
import { requestFor } from './export-request.ts';
import { findExport, findExports, insertExport, type StoredExport } from './repository.ts';

/** More rows than these take longer than a person waits. */
export const atOnce = 5000;

export function exportRoute(app: FastifyInstance, table: ListTable, list: List<CallName>): void {
  const { database, clock } = app.services;
  const write = async ({ session, providerId, query, reply }: Context<CallName>): Promise<unknown> => {
    const viewer = viewerOf(session as Session);
    const { user } = viewer;
    const { format: written, ...filters } = query as Query;
    const format = written as ExportFormat;
    const asked = { viewer, providerId, query: filters } as unknown as Asked<CallName>;
    const tenant = list.tenant?.(asked) ?? providerId;
    const fileName = `${table.id.replaceAll('_', '-')}-${wallClock(clock()).date}.${format}`;
    return inTenant(database.app, tenant, async (tx) => {
      const request = await requestFor(tx, table, list, asked);
      const total = await countForExport(tx, request);
      if (total <= atOnce) {
        const content = await exportList(tx, request, format);
        reply.headers(fileHeaders(fileName, format));
        return content;
      }
      const values = {
        ...{ provider_id: tenant, user_provider_id: user.provider_id, user_id: user.id, table_id: table.id },
        ...{ query: JSON.stringify(filters), file_format: format, file_name: fileName, rows_total: total },
      };
      const stored = await insertExport(tx, values, clock());
      await enqueueJob(tx, exportJobName, { export_id: stored.id, provider_id: providerId }, { maxAttempts: 3 });
      reply.code(202);
      return { export: serialize(stored) };
    });
  };
  route(app, table.export_call as CallName, write as unknown as Handler<CallName>);
}

/** How far an export has come, and its file. */
export function exportsRoutes(app: FastifyInstance): void {
  const { database } = app.services;

  route(app, 'read_exports', async ({ session, providerId }) => {
    const own = await inTenant(database.app, providerId, (tx) => findExports(tx, providerId, session.user.id));
    return { exports: own.map(serialize) };
  });

  route(app, 'read_export_file', async ({ params, session, providerId, reply }) => {
    const { user } = session;
    const found = await inTenant(database.app, providerId, (tx) =>
      findExport(tx, providerId, params.export_id, user.id),
    );
    if (!found?.content) throw new ApiError(404, 'unknown_export', 'There is no such export, or it is not ready');
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

type ShownExport = Pick<StoredExport, 'id' | 'status' | 'file_name' | 'rows_done' | 'rows_total'>;

function serialize({ id, status, file_name, rows_done, rows_total }: ShownExport): ListExport {
  return { id, status, file_name, rows_done, rows_total };
}
