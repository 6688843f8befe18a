/** The README may not fall behind the lists it repeats: environment variables, commands, demo logins and rooms. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { variables } from '#server/config.ts';
import { rooms } from '../../scripts/check/rooms.ts';
import { demoLogins } from '../factories/demo.ts';

const readme = readFileSync('README.md', 'utf8');

it.each(variables.map(({ name, default: fallback, meaning }) => [name, fallback, meaning]))(
  'documents %s with its default and meaning',
  (name, fallback, meaning) => {
    const row = readme.split('\n').find((line) => line.startsWith(`| \`${name}\` `));
    const cells = row?.split('|').map((cell) => cell.trim());
    expect(cells?.slice(1, 4)).toEqual([`\`${name}\``, fallback === '' ? '' : `\`${fallback}\``, meaning]);
  },
);

it('has a line for every room', () => {
  const folders = rooms.flatMap(
    ({ holds }) => /^\^([a-z\\/]+)\\\//.exec(holds.source)?.[1]?.replaceAll('\\', '') ?? [],
  );
  expect(folders.filter((folder) => !readme.includes(`\`${folder}/`))).toEqual([]);
});

it('names every demo login', () => {
  expect(demoLogins.map(([email]) => email).filter((email) => !readme.includes(`\`${email}\``))).toEqual([]);
});

it('names every command', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const unnamed = Object.keys(scripts).filter((name) => !new RegExp(`npm (run )?${name}\\b`).test(readme));
  expect(unnamed).toEqual([]);
});
