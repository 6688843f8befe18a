/** Release notes: written only by the platform's team, and visible to permitted users from their publication date. */
import { expect, test } from 'vitest';
import { signIn, testApp } from '../../app.ts';

const site = await testApp();
const platform = await signIn(site, 'platform@kestrel.test');
const staff = await signIn(site, 'staff@kestrel.test');

const notes = {
  version: '9.1',
  published_on: '2026-11-01',
  body: '<p onclick="x()">New <b>lists</b><script>x()</script></p>',
};

type Answer = { release_notes: { id: number; version: string; body: string }[] };

test('F008 F386 release notes are sanitized, and shown to permitted users from their date on', async () => {
  const made = await platform.post('/api/release-notes', notes);
  expect(made.json()).toMatchObject({ release_note: { version: '9.1', body: '<p>New <b>lists</b></p>' } });
  await platform.post('/api/release-notes', { ...notes, version: '9.2', published_on: '2999-01-01' });
  const versions = async (caller: typeof staff) =>
    (await caller.get('/api/release-notes')).json<Answer>().release_notes.map(({ version }) => version);
  expect(await versions(staff)).toContain('9.1');
  expect(await versions(staff)).not.toContain('9.2');
  expect((await versions(platform))[0]).toBe('9.2');
  expect(await versions(await signIn(site, 'staff@protea.test'))).toContain('9.1');
});

test('a version has one set of notes, empty notes are rejected, and providers can’t write any', async () => {
  const again = await platform.post('/api/release-notes', notes);
  expect([again.statusCode, again.json()]).toMatchObject([409, { errors: [{ field: 'version' }] }]);
  const empty = await platform.post('/api/release-notes', { ...notes, version: '9.3', body: '<script>x()</script>' });
  expect([empty.statusCode, empty.json()]).toMatchObject([422, { errors: [{ field: 'body' }] }]);
  expect((await staff.post('/api/release-notes', notes)).statusCode).toBe(403);
});

test('notes can be changed; unknown notes are not found', async () => {
  const { release_notes: all } = (await platform.get('/api/release-notes')).json<Answer>();
  const { id } = all.find(({ version }) => version === '9.1')!;
  const put = (address: string) =>
    site.request({
      method: 'PUT',
      url: address,
      payload: { ...notes, body: '<p>Better</p>' },
      headers: { host: 'localhost', authorization: `Bearer ${platform.token}` },
    });
  expect((await put(`/api/release-notes/${id}`)).json()).toMatchObject({ release_note: { id, body: '<p>Better</p>' } });
  expect((await put('/api/release-notes/999999')).statusCode).toBe(404);
});
