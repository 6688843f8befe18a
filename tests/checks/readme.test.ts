/** The README lists all environment variables, commands, demo logins and modules. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { variables } from '#platform/server/config.ts';
import { modules } from '#app/modules.ts';
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

it('has a line for every module, and for every part of the platform', () => {
  const parts = [
    ...modules.map((name) => `modules/${name}`),
    ...partsOf('src/platform/server'),
    ...partsOf('src/platform/web'),
  ];
  expect(parts.filter((part) => !readme.includes(`\`${part}\``))).toEqual([]);
});

function partsOf(folder: string): string[] {
  const inside = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return inside.map(({ name }) => `${folder.slice('src/'.length)}/${name}`);
}

it('names every demo login', () => {
  expect(demoLogins.map(([email]) => email).filter((email) => !readme.includes(`\`${email}\``))).toEqual([]);
});

it('names every command', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  // npm runs prepare automatically.
  const named = Object.keys(scripts).filter((name) => name !== 'prepare');
  const unnamed = named.filter((name) => !new RegExp(`npm (run )?${name}\\b`).test(readme));
  expect(unnamed).toEqual([]);
});
