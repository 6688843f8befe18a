/** Files over HTTP: signed addresses for uploads and downloads, their handlers, and public brand images. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { inTenant } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import { fileTooLarge, readFileBody, registerFileBodies, requireFileBody } from '#platform/server/http/file-body.ts';
import { route } from '#platform/server/http/route.ts';
import { givenName, promisedType, safeFileName, uniqueName } from '../domain/file-name.ts';
import { imageHeaders } from './images/image-headers.ts';
import { tooManyPixels } from './services/picture-size.ts';
import { receiveUpload } from './receive-upload.ts';
import { findFilesByName, type StoredFile } from './repository.ts';
import { downloadHeaders } from './services/download-headers.ts';
import type { FileFolder } from './services/folders.ts';
import { grantOf, signedDownloadUrl, signedUrl } from './services/signed-url.ts';
import { findFile, readFile } from './services/stored-files.ts';
import { zipped } from './zipped.ts';

export function filesRoutes(app: FastifyInstance): void {
  const { services } = app;
  const { database, clock } = services;
  registerFileBodies(app);

  const folderNamed = (name: string): FileFolder => {
    const folder = app.fileFolders.get(name);
    if (!folder) throw new ApiError(404, 'unknown_folder', 'There is no such folder');
    return folder;
  };

  route(app, 'read_upload_url', ({ query, session, providerId, request }) => {
    const folder = folderNamed(query.folder);
    if (!folder.mayUpload(session)) throw forbidden();
    const promised = promisedType(query.file_name);
    if (promised === undefined || !folder.accept.includes(promised)) throw wrongKind(folder);
    const name = uniqueName(safeFileName(query.file_name, promised), randomBytes(4).toString('hex'));
    const user_id = (session.actor ?? session.user).id;
    const grant = { provider_id: providerId, folder: query.folder, name, user_id };
    return { url: signedUrl(services, request, 'upload', grant), file_name: name };
  });

  route(app, 'upload_file', async ({ query, request }) => {
    requireFileBody(request);
    const grant = grantOf(services, request, 'upload', query.token);
    if (!grant) throw expiredLink();
    const folder = folderNamed(grant.folder);
    const bytes = await readFileBody(request, folder.mostBytes);
    const result = await receiveUpload(services, folder, grant, bytes);
    if (result === 'wrong_kind_of_file') throw wrongKind(folder);
    if (result === 'too_many_pixels') throw fileTooLarge(tooManyPixels);
    if (result === 'file_exists')
      throw new ApiError(409, 'file_exists', 'A file was uploaded to this address before. Ask for another address');
    const { provider_id, id, name, size, media_type } = result;
    const public_url = folder.isPublic ? `/images/${provider_id}/${id}` : null;
    return { file: { file_name: name, size, media_type, public_url } };
  });

  route(app, 'read_download_url', async ({ query, session, providerId, request }) => {
    const folder = folderNamed(query.folder);
    const names = query.file_name;
    const found = await inTenant(database.app, providerId, (tx) => findFilesByName(tx, query.folder, names, clock()));
    if (found.length < names.length || !found.every((file) => folder.mayDownload(session, file))) throw unknownFile();
    const ids = found.map(({ id }) => id);
    return { url: signedDownloadUrl(services, request, { provider_id: providerId, ids }) };
  });

  route(app, 'download_file', async ({ query, request, reply }) => {
    const grant = grantOf(services, request, 'download', query.token);
    if (!grant) throw expiredLink();
    const files = await inTenant(database.app, grant.provider_id, async (tx) => {
      const found: StoredFile[] = [];
      for (const id of grant.ids)
        found.push((await findFile(tx, id, clock())) ?? (await Promise.reject(unknownFile())));
      return found;
    });
    const [file] = files;
    if (!file) throw unknownFile();
    if (files.length > 1) {
      reply.headers(downloadHeaders({ name: 'files.zip', media_type: 'application/zip' }));
      return zipped(services, files);
    }
    const bytes = await readFile(services, file);
    if (!bytes) throw unknownFile();
    reply.headers(downloadHeaders({ ...file, name: givenName(file.name) }));
    return bytes;
  });

  route(app, 'read_public_image', async ({ params, reply }) => {
    const file = await inTenant(database.app, Number(params.provider), (tx) => findFile(tx, params.image_id, clock()));
    const bytes = file && app.fileFolders.get(file.folder)?.isPublic ? await readFile(services, file) : undefined;
    if (!file || !bytes) throw unknownFile();
    reply.headers(imageHeaders(file));
    return bytes;
  });
}

function wrongKind({ limits }: FileFolder): ApiError {
  const message = `This file isn’t accepted. Choose another one: ${limits}`;
  return new ApiError(415, 'wrong_kind_of_file', message, [{ field: 'file', code: 'wrong_kind_of_file', message }]);
}

function expiredLink(): ApiError {
  return new ApiError(403, 'expired_link', 'This link has expired. Ask for a new one');
}

function unknownFile(): ApiError {
  return new ApiError(404, 'unknown_file', 'There is no such file');
}
