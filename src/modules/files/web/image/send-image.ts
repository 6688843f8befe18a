/** Sends an image to the store of logos and answers the path under which everybody sees it. */
import { call } from '#platform/web/client/call.ts';

/** Two steps, as for any program: ask for an address, then put the bytes there. Throws `CallError`. */
export async function sendImage(image: Blob, name: string): Promise<string> {
  const { url } = await call('read_upload_url', { query: { file_name: name, folder: 'logos' } });
  const token = new URL(url).searchParams.get('token') ?? '';
  const { file } = await call('upload_file', { query: { token }, file: image });
  if (file.public_url === null) throw new Error('The logo has no public address.');
  return file.public_url;
}
