/** The audit trails of bulk collections and interhub transfers, limited as their lists are. */
import { sql } from 'kysely';
import { plainAuditReader, type AuditReader } from '#platform/server/audit/audit-reader.ts';
import { requestRows } from './collection-repository.ts';
import { transferRows } from './interhub/repository.ts';

export const collectionAuditReader: AuditReader = {
  ...plainAuditReader,
  objectsOfBranch: (tx, viewer) => sql`(select r.id::text from ${requestRows(tx, viewer)} as r)`,
};

export const transferAuditReader: AuditReader = {
  ...plainAuditReader,
  objectsOfBranch: (tx, viewer) => sql`(select r.id::text from ${transferRows(tx, viewer, false)} as r)`,
};
