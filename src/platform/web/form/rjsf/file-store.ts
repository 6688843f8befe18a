/** Where the files of a form go and come from: whoever mounts the form says how; without it files cannot be chosen. */

import { createContext, use } from 'react';
import type { FileAnswer } from '#engine/custom-fields/field.ts';

export interface FileStore {
  /** Stores a file for a field and answers what is kept of it; throws with a message for people. */
  readonly send: (file: File, field: string) => Promise<FileAnswer>;
  /** Brings a stored file to the person. */
  readonly open: (file: FileAnswer) => void;
}

export const FileStoreContext = createContext<FileStore | undefined>(undefined);

export function useFileStore(): FileStore | undefined {
  return use(FileStoreContext);
}
