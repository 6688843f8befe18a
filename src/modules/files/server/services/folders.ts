/** Which files people may upload by a signed address: each module registers the folders that it keeps. */
import type { FastifyInstance } from 'fastify';
import type { Session } from '#platform/server/http/session.ts';
import type { StoredFile } from '../repository.ts';

export interface FileFolder {
  /** Media types that are taken, by their bytes. */
  readonly accept: readonly string[];
  readonly mostBytes: number;
  /** What it takes, in words: `PNG, JPEG or WebP, up to 2 MB`. */
  readonly limits: string;
  /** Public files have an address without a signature that anyone may see. */
  readonly isPublic: boolean;
  readonly mayUpload: (session: Session) => boolean;
  readonly mayDownload: (session: Session, file: StoredFile) => boolean;
  /** What is stored instead of the bytes that were sent; null refuses them. */
  readonly prepare?: (bytes: Buffer, mediaType: string) => Buffer | null;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** By name. */
    fileFolders: Map<string, FileFolder>;
  }
}

/** Call it in `setup` of the module that owns the folder. */
export function registerFolder(app: FastifyInstance, name: string, folder: FileFolder): void {
  app.fileFolders.set(name, folder);
}
