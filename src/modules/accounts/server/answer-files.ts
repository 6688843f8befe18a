/** A file answer refers to an upload by id; its stored details come from the upload, not from the caller. */
import { isObject } from '#engine/values/json-value.ts';
import type { AccountFile, CustomField } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { findFiles } from './files-repository.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function idOf(value: unknown): string | undefined {
  const id = isObject(value) ? value['id'] : value;
  return typeof id === 'string' && uuid.test(id) ? id : undefined;
}

interface Given {
  readonly field: CustomField;
  readonly value: unknown;
}

/** By id: the account's files that were uploaded for the field. */
export async function filesNamed(
  tx: Transaction,
  accountId: number,
  given: readonly Given[],
): Promise<ReadonlyMap<string, AccountFile>> {
  const fileIds = new Map(
    given.flatMap(({ field, value }) => {
      const id = field.type === 'file' ? idOf(value) : undefined;
      return id === undefined ? [] : [[id, field.id] as const];
    }),
  );
  const found = await findFiles(tx, accountId, [...fileIds.keys()]);
  return new Map(
    found
      .filter((file) => fileIds.get(file.id) === file.field_id)
      .map(({ id, name, size, media_type }) => [id, { id, name, size, media_type }]),
  );
}

/** The answer with the file that it refers to; without one it stays unchanged, and validation refuses it. */
export function withFiles(field: CustomField, value: unknown, files: ReadonlyMap<string, AccountFile>): unknown {
  if (field.type !== 'file' || value === null || value === undefined) return value;
  return files.get(idOf(value) ?? '') ?? false;
}
