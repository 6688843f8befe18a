/** Sends a file to a folder of the object store and answers the name under which it can be kept. */
import { call } from '#platform/web/client/call.ts';

/** Two steps, as for any program: ask for an address, then put the bytes there. Throws `CallError`. */
export async function sendFile(file: Blob, name: string, folder: 'shipment-photos' | 'shipment-documents') {
  const { url } = await call('read_upload_url', { query: { file_name: name, folder } });
  const token = new URL(url).searchParams.get('token') ?? '';
  const answer = await call('upload_file', { query: { token }, file });
  return answer.file.file_name;
}
