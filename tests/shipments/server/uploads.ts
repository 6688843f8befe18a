/** Uploads a file like a browser: requests a URL and sends the bytes to it. */
import type { testApp, Caller } from '../../app.ts';

/** The smallest valid image. */
export const pixel: Buffer = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

type Site = Awaited<ReturnType<typeof testApp>>;

export interface Uploaded {
  readonly status: number;
  readonly name: string;
  readonly message: string;
}

export async function upload(
  site: Site,
  caller: Caller,
  folder: string,
  name: string,
  payload: Buffer,
): Promise<Uploaded> {
  const response = await caller.get(`/api/s3-url/upload?folder=${folder}&file_name=${encodeURIComponent(name)}`);
  const { url, file_name, message = '' } = response.json<{ url: string; file_name: string; message?: string }>();
  if (response.statusCode !== 200) return { status: response.statusCode, name: '', message };
  const headers = { host: 'localhost', 'content-type': 'application/octet-stream' };
  const answer = await site.request({ method: 'PUT', url: url.slice(url.indexOf('/api')), payload, headers });
  return { status: answer.statusCode, name: file_name, message: answer.json<{ message?: string }>().message ?? '' };
}
