/** A screen opens only for users who may read what it lists: all that others would see there is an error. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { webModules } from '#app/web-modules.ts';
import { calls, type CallName } from '#generated/calls.ts';
import { catalogue } from '#generated/catalogue.ts';
import { permission } from '#generated/enums.ts';
import * as tables from '#generated/tables.ts';
import { acceptSettings, settingsRevision } from '#platform/web/client/provider-settings.ts';
import { passes } from '#platform/web/shell/gate.ts';
import { allScreens, registerModules } from '#platform/web/shell/screens.ts';
import { person } from './person.ts';

registerModules(webModules);
const root = fileURLToPath(new URL('../../../../src/modules/', import.meta.url));

/** Screens that show something else instead of what the user may not read. */
const choosing = new Set(['/billing', '/reports']);

interface Reading {
  readonly path: string;
  readonly call: CallName;
}

/** What the file of each screen reads: its tables, and the calls that it names. */
const folders = readdirSync(root).map((module) => join(root, module, 'web'));
const readings = folders
  .filter((folder) => existsSync(join(folder, 'module.ts')))
  .flatMap((folder) => {
    const text = readFileSync(join(folder, 'module.ts'), 'utf8');
    const screens = [...text.matchAll(/path: '([^']+)',(?:(?!path: ').)*?load: \(\) => import\('([^']+)'\)/gs)];
    return screens.flatMap(([, path = '', file = '']): Reading[] => {
      const source = readFileSync(join(folder, file), 'utf8');
      const imported = /import \{([^}]*)\} from '#generated\/tables.ts'/.exec(source)?.[1] ?? '';
      const names = imported.split(',').map((name) => name.trim().replace(/ as .*/, ''));
      const listed = names.flatMap((name) => {
        const table = Object.entries(tables).find(([own]) => own === name)?.[1];
        return table && 'call' in table ? [table.call] : [];
      });
      const named = [...source.matchAll(/\bcall\('(\w+)'/g)].map(([, name]) => name as CallName);
      return [...listed, ...named.filter((name) => calls[name].method === 'GET')].map((call) => ({ path, call }));
    });
  });

test('screens are found with the calls that they read', () => {
  expect(readings).toContainEqual({ path: '/branches', call: 'read_branches' });
  expect(readings).toContainEqual({ path: '/billing/invoice-runs/new', call: 'read_invoice_candidates' });
});

test('without the permission of its list a screen does not open', () => {
  const settings = { enabled_features: [...catalogue.settings.enabled_features.schema.default] };
  acceptSettings({ revision: settingsRevision() + 1, settings, removed: [] });
  const every = permission.map(({ const: name }) => name).filter((name) => name !== '*');
  const open = readings.flatMap(({ path, call }) => {
    const { permission: needed } = calls[call] as { permission: { all?: readonly string[] } | null };
    const gates = allScreens().filter((screen) => screen.path === path);
    return (needed?.all ?? [])
      .filter((one) =>
        gates.some(({ gate }) => passes(gate, person({ permissions: every.filter((own) => own !== one) }))),
      )
      .map((one) => `${path} opens without ${one}, which ${call} needs`);
  });
  expect(open.filter((line) => !choosing.has(line.split(' ')[0]!))).toEqual([]);
});
