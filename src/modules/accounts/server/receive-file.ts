/** Receives a file for a field: identified by content, within the field's limits, and with a safe name for downloads. */
import { randomBytes } from 'node:crypto';
import { fileKinds, fileLimits } from '#engine/custom-fields/answer-schema.ts';
import type { AccountFile, CustomField } from '#generated/types.ts';
import { safeFileName, uniqueName } from '#modules/files/domain/file-name.ts';
import { hasTooManyPixels, tooManyPixels } from '#modules/files/server/services/picture-size.ts';
import { mediaTypeOf } from '#modules/files/server/services/media-type.ts';
import { dropFiles, keepFiles, putFile } from '#modules/files/server/services/stored-files.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { fileTooLarge } from '#platform/server/http/file-body.ts';
import type { Services } from '#platform/server/http/services.ts';
import { insertFile } from './files-repository.ts';

export type FileField = Extract<CustomField, { type: 'file' }>;

export const accountFilesFolder = 'account-files';

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

/** The bytes must not exceed the field's limit. Throws `file_too_large` for a picture of too many pixels. */
export async function receiveFile(services: Services, received: Received): Promise<ReceiveResult> {
  const { providerId, accountId, userId, field, bytes } = received;
  const media_type = await mediaTypeOf(bytes, received.name);
  const taken = media_type !== null && field.accept.some((kind) => fileKinds[kind].media.includes(media_type));
  if (!taken) {
    const limits = fileLimits(field.accept, field.max_size_mb);
    return { kind: 'wrong_kind_of_file', message: `This file isn’t accepted. Choose another one: ${limits}` };
  }
  if (hasTooManyPixels(bytes, media_type)) throw fileTooLarge(tooManyPixels);
  const name = safeFileName(received.name, media_type);
  const stored = await putFile(services, {
    ...{ providerId, folder: accountFilesFolder, name: uniqueName(name, randomBytes(8).toString('hex')) },
    ...{ mediaType: media_type, bytes, uploadedBy: userId },
  });
  if (!stored) throw new Error('The random file name is already in use.');
  const file = { id: stored.id, name, size: bytes.length, media_type };
  const row = { ...file, provider_id: providerId, account_id: accountId, field_id: field.id, uploaded_by: userId };
  await inTenant(services.database.app, providerId, async (tx) => {
    await keepFiles(tx, [file.id]);
    await dropFiles(tx, await insertFile(tx, row), services.clock());
  });
  return { kind: 'stored', file };
}
