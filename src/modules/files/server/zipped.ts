/** Several stored files as one ZIP, created while it is read; the files are already compressed, so they are only concatenated. */
import { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';
import type { Services } from '#platform/server/http/services.ts';
import { readFile, type StoredFile } from './services/stored-files.ts';

export function zipped(services: Pick<Services, 'objects'>, files: readonly StoredFile[]): Readable {
  return Readable.from(piecesOf(services, files));
}

async function* piecesOf(services: Pick<Services, 'objects'>, files: readonly StoredFile[]): AsyncGenerator<Buffer> {
  const ready: Buffer[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(Buffer.from(piece));
  });
  for (const file of files) {
    const bytes = await readFile(services, file);
    if (!bytes) throw new Error(`The bytes of file ${file.id} are gone.`);
    const entry = new ZipPassThrough(file.name);
    zip.add(entry);
    for await (const piece of bytes) {
      entry.push(piece as Buffer);
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
