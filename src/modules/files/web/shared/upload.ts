/** Uploads a file to the object store. */
import type { CallTypes } from '#generated/calls.ts';
import { call, type Answer } from '#platform/web/client/call.ts';

type Folder = CallTypes['read_upload_url']['query']['folder'];

/** The last request for an address. */
let pending: Promise<unknown> = Promise.resolve();

/** One at a time: identical concurrent requests share a response (F412), but each file needs an address of its own. */
function addressFor(query: CallTypes['read_upload_url']['query']): Promise<Answer<'read_upload_url'>> {
  const answer = pending.then(() => call('read_upload_url', { query }));
  pending = answer.catch(() => undefined);
  return answer;
}

/** Two steps, as for any client: request an address, then upload the bytes there. Throws `CallError`. */
export async function upload(file: Blob, name: string, folder: Folder): Promise<Answer<'upload_file'>['file']> {
  const { url } = await addressFor({ file_name: name, folder });
  const token = new URL(url).searchParams.get('token') ?? '';
  return (await call('upload_file', { query: { token }, file })).file;
}
