/** When `npm run generate` may skip its work: only if nothing that it reads, runs or wrote has changed. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { importsOf } from '../../scripts/check/imports.ts';
import { readText } from '../../scripts/check/files.ts';
import { codeFolders, inputsStamp, isFresh, keepFresh } from '../../scripts/generate/freshness.mjs';

const outputs = new Map([
  ['generated/types.ts', 'export interface Settings {}\n'],
  ['generated/build/catalogue.ts', 'export const catalogue = {};\n'],
  ['generated/build/validators/settings.js', 'export const settings = {};\n'],
]);

/** A folder in which the generator has just run. */
async function generated(): Promise<{ root: string; put: (path: string, text: string) => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'fresh-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const put = async (path: string, text: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  };
  await put('schemas/settings/general/tab.json', '{}');
  await put('tests/one.test.ts', '');
  await put('package.json', '{}');
  for (const [path, text] of outputs) await put(path, text);
  keepFresh(root, inputsStamp(root), outputs);
  return { root, put };
}

it('is fresh after a run, and remains so when a release is added', async () => {
  const { root, put } = await generated();
  expect(isFresh(root)).toBe(true);
  await put('generated/released.json', '{}');
  expect(isFresh(root)).toBe(true);
});

it.each([
  ['a schema', 'schemas/settings/general/tab.json', '{ }'],
  ['a new schema', 'schemas/settings/general/hours.json', '{}'],
  ['the title of a test', 'tests/one.test.ts', 'test("F001")'],
  ['a migration of the platform', 'src/platform/server/db/migrations/2026-11-22-base.sql', ''],
  ['a migration of a module', 'src/modules/settings/server/migrations/2026-11-22-settings.sql', ''],
  ['the version', 'package.json', '{"version":"2"}'],
  ['something generated, by hand', 'generated/build/catalogue.ts', ''],
  ['a file in generated/ that nobody makes', 'generated/build/old.ts', ''],
])('is stale once %s is changed', async (_, path, text) => {
  const { root, put } = await generated();
  await put(path, text);
  expect(isFresh(root)).toBe(false);
});

it('is stale once a generated file is missing, and without a stamp', async () => {
  const { root } = await generated();
  await rm(join(root, 'generated/build/catalogue.ts'));
  expect(isFresh(root)).toBe(false);
  const other = await generated();
  await rm(join(other.root, 'dist'), { recursive: true });
  expect(isFresh(other.root)).toBe(false);
});

it('of built files alone does not depend on the committed files, which only npm run generate writes', async () => {
  const { root, put } = await generated();
  await put('generated/types.ts', '');
  expect(isFresh(root)).toBe(false);
  expect(isFresh(root, { builtOnly: true })).toBe(true);
  expect(isFresh(`${root}/`, { builtOnly: true })).toBe(true);
  await put('generated/build/catalogue.ts', '');
  expect(isFresh(root, { builtOnly: true })).toBe(false);
});

it('detects a schema that was saved while the generator ran', async () => {
  const { root, put } = await generated();
  const before = inputsStamp(root);
  await put('schemas/settings/general/tab.json', '{"id":"general"}');
  keepFresh(root, before, outputs);
  expect(isFresh(root)).toBe(false);
});

it('includes every module of the generator', () => {
  const seen = new Set<string>();
  const follow = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const { target } of importsOf(path, readText('.', path))) if (target) follow(target);
  };
  follow('scripts/generate.ts');
  expect(seen.size).toBeGreaterThan(30);
  const covered = [...codeFolders, 'generated'].map((folder) => `${folder}/`);
  expect([...seen].filter((path) => !covered.some((folder) => `${path}/`.startsWith(folder)))).toEqual([]);
});
