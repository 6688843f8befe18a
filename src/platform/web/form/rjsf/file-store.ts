/** Uploads and opens the files of a form, provided by the screen; without it files cannot be chosen. */

import { createContext, use } from 'react';
import type { FileAnswer } from '#engine/custom-fields/field.ts';

export interface FileStore {
  /** Uploads a file for a field and returns the value to store; throws with a message that can be shown. */
  readonly send: (file: File, field: string) => Promise<FileAnswer>;
  /** Opens or downloads a stored file. */
  readonly open: (file: FileAnswer) => void;
}

export const FileStoreContext = createContext<FileStore | undefined>(undefined);

export function useFileStore(): FileStore | undefined {
  return use(FileStoreContext);
}
