/** Takes in a file for a field: known by its bytes, within the field's limits, under a name that is safe to hand out again. */
import { mediaTypeOf, safeFileName } from '#platform/domain/file-kind.ts';
import { fileKinds, fileLimits } from '#engine/custom-fields/answer-schema.ts';
import type { AccountFile, CustomField } from '#generated/types.ts';
import type { Access } from '#platform/server/db/access.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { storeFile } from './files-repository.ts';

export type FileField = Extract<CustomField, { type: 'file' }>;

interface Received {
  readonly providerId: number;
  readonly accountId: number;
  readonly userId: number;
  readonly field: FileField;
  readonly name: string;
  readonly bytes: Buffer;
}

export type ReceiveResult =
  | { readonly kind: 'stored'; readonly file: AccountFile }
  | { readonly kind: 'wrong_kind_of_file'; readonly message: string };

/** The bytes must not be more than the field's limit. */
export async function receiveFile(access: Access, received: Received): Promise<ReceiveResult> {
  const { providerId, accountId, userId, field, bytes } = received;
  const media_type = mediaTypeOf(bytes, received.name);
  const taken = media_type !== null && field.accept.some((kind) => fileKinds[kind].media.includes(media_type));
  if (!taken) {
    const limits = fileLimits(field.accept, field.max_size_mb);
    return { kind: 'wrong_kind_of_file', message: `This file isn’t accepted. Choose another one: ${limits}` };
  }
  const name = safeFileName(received.name, media_type);
  const row = { name, media_type, content: bytes, uploaded_by: userId };
  const id = await inTenant(access, providerId, (tx) =>
    storeFile(tx, { provider_id: providerId, account_id: accountId, field_id: field.id, ...row }),
  );
  return { kind: 'stored', file: { id, name, size: bytes.length, media_type } };
}
