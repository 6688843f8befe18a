/** Receives a file at a signed address: identified by content, sanitised, and stored permanently. */
import { inTenant } from '#platform/server/db/tenant.ts';
import type { Services } from '#platform/server/http/services.ts';
import { isHonest } from '../domain/file-name.ts';
import { hasTooManyPixels } from './services/picture-size.ts';
import { withoutMetadata } from './images/without-metadata.ts';
import type { FileFolder } from './services/folders.ts';
import { mediaTypeOf } from './services/media-type.ts';
import type { UploadGrant } from './services/signed-url.ts';
import { keepFiles, putFile, type StoredFile } from './services/stored-files.ts';

/** `bytes` must not exceed the folder's limit. */
export async function receiveUpload(
  services: Services,
  folder: FileFolder,
  { provider_id: providerId, folder: name, name: fileName, user_id: uploadedBy }: UploadGrant,
  bytes: Buffer,
): Promise<StoredFile | 'wrong_kind_of_file' | 'too_many_pixels' | 'file_exists'> {
  const mediaType = await mediaTypeOf(bytes, fileName);
  if (mediaType === null || !folder.accept.includes(mediaType) || !isHonest(fileName, mediaType))
    return 'wrong_kind_of_file';
  if (hasTooManyPixels(bytes, mediaType)) return 'too_many_pixels';
  const clean = withoutMetadata(bytes, mediaType);
  const safe = folder.prepare ? folder.prepare(clean, mediaType) : clean;
  if (!safe) return 'wrong_kind_of_file';
  const file = { providerId, folder: name, name: fileName, mediaType, bytes: safe, uploadedBy };
  const stored = await putFile(services, file);
  if (!stored) return 'file_exists';
  await inTenant(services.database.app, providerId, (tx) => keepFiles(tx, [stored.id]));
  return stored;
}
