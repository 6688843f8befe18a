/** `npm run check:dead`: settings that no code reads, each a note with its line, and errors only on request. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkDead } from '../../../scripts/gates/dead.ts';
import { hasFailed, reportLines } from '../../../scripts/gates/report.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'dead-settings-'));
  await mkdir(join(root, 'schemas/settings/general'), { recursive: true });
  await mkdir(join(root, 'src'));
  const properties = { read_here: {}, read_by_drivers: { 'x-read-by': 'driver-app' }, read_by_nobody: {} };
  await writeFile(join(root, 'schemas/settings/general/office.json'), JSON.stringify({ properties }, null, 2));
  await writeFile(join(root, 'src/banner.ts'), 'settings.read_here; settings.read_by_nobody_else;');
});
afterAll(() => rm(root, { recursive: true }));

it('lists the settings that no code reads, with their line', () => {
  const report = checkDead(root);
  expect(report.facts).toEqual({ declared: 3, read: 1, outside: 1, dead: 1 });
  expect(report.findings).toEqual([
    {
      subject: 'read_by_nobody',
      code: 'read_by_nothing',
      message: 'schemas/settings/general/office.json:7',
      file: 'schemas/settings/general/office.json',
      line: 7,
      level: 'note',
    },
  ]);
  expect(reportLines(report, { json: false, annotations: false }).at(-1)).toMatch(
    /^✓ check:dead: 1 of 3 are read by nothing yet/,
  );
});

it('fails only on request', () => {
  expect([hasFailed(checkDead(root)), hasFailed(checkDead(root, true))]).toEqual([false, true]);
});
