/** Puts a file into the object store. */
import type { CallTypes } from '#generated/calls.ts';
import { call, type Answer } from '#platform/web/client/call.ts';

type Folder = CallTypes['read_upload_url']['query']['folder'];

/** The last question for an address. */
let asked: Promise<unknown> = Promise.resolve();

/** One after the other: the same question asked twice at once has one answer (F412), and each file needs an address of its own. */
function addressFor(query: CallTypes['read_upload_url']['query']): Promise<Answer<'read_upload_url'>> {
  const answer = asked.then(() => call('read_upload_url', { query }));
  asked = answer.catch(() => undefined);
  return answer;
}

/** Two steps, as for any program: ask for an address, then put the bytes there. Throws `CallError`. */
export async function upload(file: Blob, name: string, folder: Folder): Promise<Answer<'upload_file'>['file']> {
  const { url } = await addressFor({ file_name: name, folder });
  const token = new URL(url).searchParams.get('token') ?? '';
  return (await call('upload_file', { query: { token }, file })).file;
}
