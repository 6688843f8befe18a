/** The folders for uploads by signed address: each module registers its own. */
import type { FastifyInstance } from 'fastify';
import type { Session } from '#platform/server/http/session.ts';
import type { StoredFile } from '../repository.ts';

export interface FileFolder {
  /** Accepted media types, by content. */
  readonly accept: readonly string[];
  readonly mostBytes: number;
  /** What it accepts, as text: `PNG, JPEG or WebP, up to 2 MB`. */
  readonly limits: string;
  /** Public files have an unsigned address that everyone can open. */
  readonly isPublic: boolean;
  readonly mayUpload: (session: Session) => boolean;
  readonly mayDownload: (session: Session, file: StoredFile) => boolean;
  /** Converts the uploaded bytes before storing; null refuses them. */
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
