/** Concurrent uploads use separate URLs, even if the files have the same name. */
import { expect, test, vi } from 'vitest';
import { upload } from '#modules/files/web/shared/upload.ts';
import { open, person } from '../../platform/web/shell/person.ts';

test('two concurrent uploads of logos with one name use two URLs', async () => {
  open(person());
  let addresses = 0;
  const put: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, signal }: RequestInit) => {
    // The response takes a moment, in which equal requests would have been merged.
    await Promise.resolve();
    signal?.throwIfAborted();
    if (method === 'GET') return Response.json({ url: `http://store.test/?token=${(addresses += 1)}` });
    put.push(new URL(url, 'http://store.test').searchParams.get('token') ?? '');
    return Response.json({ file: { file_name: `logo-${put.length}.png`, public_url: null } });
  });
  await Promise.all([1, 2].map(() => upload(new Blob(['x']), 'logo.png', 'logos')));
  expect(put).toEqual(['1', '2']);
});
