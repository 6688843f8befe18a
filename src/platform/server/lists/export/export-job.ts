/** Writes a requested export with the current permissions of the person who requested it; it may run again from the start. */
import type { FastifyInstance } from 'fastify';
import { calls, type CallName } from '#generated/calls.ts';
import { meets, type Requirement } from '#platform/domain/permission.ts';
import { wallClock } from '#platform/domain/time.ts';
import { inTenant } from '../../db/tenant.ts';
import { ApiError, forbidden } from '../../http/api-error.ts';
import { greeting } from '../../mail/greeting.ts';
import { putMail } from '../../mail/repository.ts';
import type { Job } from '../../jobs/job.ts';
import type { ListRequest } from '../list.ts';
import { findViewer } from '../find-viewer.ts';
import type { Viewer } from '../viewer.ts';
import { exportList } from './collect-rows.ts';
import { readerOf } from './export-request.ts';
import { expiryOf, findExport, updateExport, type StoredExport } from './repository.ts';

export const exportJobName = 'export_list';

/** The job's payload besides the tenant, which is that of the person who requested it. */
export interface ExportTask {
  readonly export_id: string;
  /** The provider of the list. */
  readonly provider_id: number;
  /** The site where the person works, for the mail: `https://ship.example.com`, and the provider's name there. */
  readonly origin: string;
  readonly provider_name: string;
  /** The branch to which the request was limited. */
  readonly branch_id: number | null;
  /** Who is told when it is ready: not the customer whom they acted as. */
  readonly maker: { readonly name: string; readonly email: string };
  /** The name of that customer; null without one. */
  readonly acting_as: string | null;
}

interface Payload {
  readonly provider_id: number;
  readonly data: ExportTask;
}

export function exportJob(app: FastifyInstance): Job {
  const access = app.services.database.app;
  return {
    name: exportJobName,
    lane: 'files',
    run: async (_worker, payload) => {
      const { provider_id: tenant, data } = payload as Payload;
      const id = data.export_id;
      const note = (values: Parameters<typeof updateExport>[3]): Promise<void> =>
        inTenant(access, tenant, (tx) => updateExport(tx, tenant, id, values));
      const stored = await inTenant(access, tenant, (tx) => findExport(tx, tenant, id));
      if (!stored || stored.status === 'ready') return;
      await note({ status: 'running', rows_done: 0 });
      const viewer = await findViewer(access, tenant, stored.user_id, data.branch_id);
      const writing = write(app, viewer, data.provider_id, stored, (rows_done) => note({ rows_done }));
      const content = await writing.catch((error: unknown) => {
        if (error instanceof ApiError && error.status < 500) return undefined;
        throw error;
      });
      // Trying again is useless: the person may not read the list any more, or nothing is left in it.
      if (!content) return note({ status: 'failed' });
      await inTenant(access, tenant, async (tx) => {
        await updateExport(tx, tenant, id, { status: 'ready', content });
        const mail = readyMail(stored, data);
        await putMail(tx, tenant, { kind: 'export_ready', sender: 'provider', in_inbox: true, ...mail });
      });
    },
    giveUp: async (_worker, payload) => {
      const { provider_id: tenant, data } = payload as Payload;
      await inTenant(access, tenant, async (tx) => {
        const stored = await findExport(tx, tenant, data.export_id);
        if (stored && stored.status !== 'ready') await updateExport(tx, tenant, stored.id, { status: 'failed' });
      });
    },
  };
}

async function write(
  app: FastifyInstance,
  viewer: Viewer,
  providerId: number,
  stored: StoredExport,
  progress: (done: number) => Promise<void>,
): Promise<Buffer> {
  const registered = app.lists.get(stored.table_id);
  if (!registered) throw new Error(`There is no list "${stored.table_id}".`);
  const { table, list } = registered;
  const { permission } = calls[table.export_call as CallName] as { readonly permission: Requirement | null };
  if (permission && !meets(viewer.can, permission)) throw forbidden();
  const request = { viewer, providerId, query: stored.query } as unknown as ListRequest<CallName>;
  return exportList(readerOf(app.services.database.app, table, list, request), stored.file_format, progress);
}

/** The file is not attached: mails are often forwarded. */
function readyMail(stored: StoredExport, { origin, provider_name, maker, acting_as }: ExportTask) {
  const { date, time } = wallClock(expiryOf(stored));
  return {
    recipients: [maker.email],
    subject: `Your download from ${provider_name} is ready`,
    body: [
      greeting(maker.name),
      '',
      `${stored.file_name}${acting_as === null ? '' : `, made while acting as ${acting_as},`} is ready. Sign in to download it until ${date} at ${time}:`,
      '',
      `${origin}/downloads`,
      '',
      provider_name,
    ].join('\n'),
  };
}
