/** The checks of the built web app, on small files: old syntax passes, newer syntax and eval are reported. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { refusedIn } from '../../scripts/check/browser-syntax.ts';
import { screenSizes } from '../../scripts/check/script-sizes.ts';
import { webModules } from '#app/web-modules.ts';
import { manifestFiles, screensIn } from '../../scripts/start/screen-files.mjs';

describe('browser output', () => {
  it.each([
    ['class A { static { a(); } }', 'class static block'],
    ['const r = /(?<=a)b/;', 'lookbehind'],
    ['const r = /[a--b]/v;', 'v flag'],
    ['import d from "./d.json" with { type: "json" };', 'import attribute'],
    ['{ using x = open(); }', 'using'],
    ['const f = new Function("return 1");', 'new Function'],
    ['eval("1");', 'eval'],
    ['const x = {', 'cannot be parsed'],
  ])('rejects %s', (code, what) => {
    expect(refusedIn('x.js', code).map((refused) => refused.what)).toEqual([expect.stringContaining(what)]);
  });

  it.each([
    'class A { #x = 1; static y = 2; has(o) { return #x in o; } }',
    'a ??= b?.c ?? 1_000n;',
    'const r = /(?<year>\\d{4})[(?<=]/u;',
    'const root = self || Function("return this")();',
    'export const later = () => import("./later.js");',
  ])('accepts %s', (code) => {
    expect(refusedIn('x.js', code)).toEqual([]);
  });
});

it('adds up the scripts of a screen: the entry and all static imports', () => {
  const manifest = {
    'index.html': { file: 'main.js', isEntry: true, imports: ['_react.js'], css: ['main.css'] },
    '_react.js': { file: 'react.js' },
    '_form.js': { file: 'form.js', imports: ['_react.js'] },
    '../modules/identity/web/login/index.tsx': { file: 'login.js', imports: ['_form.js'], css: ['login.css'] },
    '../modules/geography/web/map/index.tsx': { file: 'map.js' },
  };
  const sizes = screenSizes(manifest, (file) => file.length);
  expect(sizes.map(({ screen, scripts }) => [screen, scripts.toSorted()])).toEqual([
    ['(every page)', ['main.js', 'react.js']],
    ['identity/login', ['form.js', 'login.js', 'main.js', 'react.js']],
    ['geography/map', ['main.js', 'map.js', 'react.js']],
  ]);
  expect(sizes[1]).toMatchObject({ scriptBytes: 'main.jsreact.jslogin.jsform.js'.length, styleBytes: 17 });
});

it('knows every screen with its own script, as the router does', () => {
  const found = manifestFiles().flatMap((file) => screensIn(file, readFileSync(file, 'utf8')));
  const declared = webModules.flatMap(({ screens = [] }) => screens).filter(({ path }) => path !== '/login');
  const paths = declared.map(({ path, access }) => [path, access === 'signed-in']);
  expect(found.map(({ path, signedIn }) => [path, signedIn])).toEqual(expect.arrayContaining(paths));
  for (const { module } of found) expect(existsSync(module), module).toBe(true);
});
