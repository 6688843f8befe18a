/** Writes an export that was asked for, as the person who asked may see the list now; it may run again from the beginning. */
import type { FastifyInstance } from 'fastify';
import type { CallName } from '#generated/calls.ts';
import { inTenant } from '../../db/tenant.ts';
import type { Job } from '../../jobs/job.ts';
import type { Asked } from '../list.ts';
import { findViewer } from '../find-viewer.ts';
import { exportList } from './collect-rows.ts';
import { requestFor } from './export-request.ts';
import { findExport, updateExport, type StoredExport } from './repository.ts';

export const exportJobName = 'export_list';

interface Payload {
  /** Whose rows. */
  readonly provider_id: number;
  readonly data: { readonly export_id: string; readonly provider_id: number };
}

export function exportJob(app: FastifyInstance): Job {
  const access = app.services.database.app;
  return {
    name: exportJobName,
    run: async (_worker, payload, { job }) => {
      const { provider_id: tenant, data } = payload as Payload;
      const id = data.export_id;
      const note = (values: Parameters<typeof updateExport>[3]): Promise<void> =>
        inTenant(access, tenant, (tx) => updateExport(tx, tenant, id, values));
      const stored = await inTenant(access, tenant, (tx) => findExport(tx, tenant, id));
      if (!stored || stored.status === 'ready') return;
      try {
        await note({ status: 'running', rows_done: 0 });
        const content = await write(app, tenant, data.provider_id, stored, (rows_done) => note({ rows_done }));
        await note({ status: 'ready', content });
      } catch (error) {
        if (job.attempts >= job.max_attempts) await note({ status: 'failed' });
        throw error;
      }
    },
  };
}

async function write(
  app: FastifyInstance,
  tenant: number,
  providerId: number,
  stored: StoredExport,
  progress: (done: number) => Promise<void>,
): Promise<Buffer> {
  const access = app.services.database.app;
  const registered = app.lists.get(stored.table_id);
  if (!registered) throw new Error(`There is no list "${stored.table_id}".`);
  const { table, list } = registered;
  const viewer = await findViewer(access, stored.user_provider_id, stored.user_id);
  const asked = { viewer, providerId, query: stored.query } as unknown as Asked<CallName>;
  return inTenant(access, tenant, async (tx) =>
    exportList(tx, await requestFor(tx, table, list, asked), stored.file_format, progress),
  );
}
