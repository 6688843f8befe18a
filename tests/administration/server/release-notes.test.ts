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

const replace = (address: string, payload: object) =>
  site.request({
    ...{ method: 'PUT', url: address, payload },
    headers: { host: 'localhost', authorization: `Bearer ${platform.token}` },
  });

test('notes that someone else changed meanwhile are not replaced: the conflict comes with theirs', async () => {
  const made = await platform.post('/api/release-notes', { ...notes, version: '9.4' });
  const { id, revision } = made.json<{ release_note: { id: number; revision: number } }>().release_note;
  const based = (body: string) =>
    replace(`/api/release-notes/${id}`, { ...notes, version: '9.4', body, base_revision: revision });
  const theirs = (await based('<p>Theirs</p>')).json<{ release_note: object }>().release_note;
  const mine = await based('<p>Mine</p>');
  expect([mine.statusCode, mine.json()]).toMatchObject([409, { code: 'conflict', record: theirs }]);
});

test('notes can be changed; unknown notes are not found', async () => {
  const { release_notes: all } = (await platform.get('/api/release-notes')).json<Answer>();
  const { id } = all.find(({ version }) => version === '9.1')!;
  const put = (address: string) => replace(address, { ...notes, body: '<p>Better</p>' });
  expect((await put(`/api/release-notes/${id}`)).json()).toMatchObject({ release_note: { id, body: '<p>Better</p>' } });
  expect((await put('/api/release-notes/999999')).statusCode).toBe(404);
});
