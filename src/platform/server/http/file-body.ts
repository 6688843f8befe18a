/** Request bodies that are a file: read only after the caller was authorised, and never beyond the limit. */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

const media = 'application/octet-stream';

/** The stream is passed on unread; the route reads it. */
export function registerFileBodies(app: FastifyInstance): void {
  app.addContentTypeParser(media, (_request, payload, done) => done(null, payload));
}

/** Throws `invalid_input` for a body that is not a file. */
export function requireFileBody({ body }: FastifyRequest): Readable {
  if (body instanceof Readable) return body;
  throw new ApiError(400, 'invalid_input', `Send the file itself as ${media}`);
}

/** `most` is in bytes; throws `file_too_large`. */
export async function readFileBody(request: FastifyRequest, most: number): Promise<Buffer> {
  const body = requireFileBody(request);
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge(most);
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of body) {
    size += (piece as Buffer).length;
    if (size > most) throw tooLarge(most);
    pieces.push(piece as Buffer);
  }
  return Buffer.concat(pieces);
}

function tooLarge(most: number): ApiError {
  return fileTooLarge(`The file is larger than ${Math.floor(most / 1_000_000)} MB`);
}

export function fileTooLarge(message: string): ApiError {
  return new ApiError(413, 'file_too_large', message, [{ field: 'file', message, code: 'file_too_large' }]);
}
