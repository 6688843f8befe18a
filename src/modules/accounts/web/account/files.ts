/** Uploads and downloads files of answers. */

import { messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import { callForFile } from '#platform/web/client/call-for-file.ts';
import type { FileStore } from '#platform/web/form/rjsf/file-store.ts';
import { saveFile } from '#platform/web/ui/data/save-file.ts';
import { showToast } from '#platform/web/ui/feedback/toast.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

async function saveToDisk({ id, name }: Named): Promise<void> {
  try {
    saveFile(await callForFile('read_account_file', { params: { file_id: id } }), name);
  } catch (failure) {
    showToast('error', messageOf(failure) ?? 'Couldn’t download the file. Try again.', false);
  }
}

export function openFile(file: Named): void {
  void saveToDisk(file);
}

export function fileStoreOf(accountId: number): FileStore {
  return {
    open: openFile,
    async send(file, field) {
      const query = { account_id: accountId, field_id: field, name: file.name.slice(-200) };
      try {
        return (await call('upload_account_file', { query, file })).file;
      } catch (failure) {
        throw new Error(messageOf(failure) ?? 'Couldn’t upload the file. Try again.', { cause: failure });
      }
    },
  };
}
