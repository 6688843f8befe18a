/**
 * Every key of the specification and every key that we added exists everywhere: schema, API, form, search, documentation, types and fuzz
 * tests. So does every other setting in the catalogue.
 */
import '#modules/settings/web/form/settings-widgets.ts';
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Caller } from '#engine/state/access.ts';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import { searchIndex } from '#engine/search/search.ts';
import { catalogue as generated } from '#generated/catalogue.ts';
import { settingsValidators } from '#modules/settings/server/values/catalogue.ts';
import { openTabs, readableKeys } from '#modules/settings/web/shared/places.ts';
import { widgets } from '#platform/web/form/rjsf/registry.ts';
import { askAt } from '../../../scripts/gates/api/ask.ts';
import { probeWriting } from '../../../scripts/gates/api/probe-settings.ts';
import { signIn, testApp } from '../../app.ts';
import { addedKeys, listedKeys, specifiedKeys } from '../../schemas/listed-keys.ts';
import { arbitraryValue } from './fuzz/arbitrary-value.ts';

const catalogue: Catalogue = generated;
const settings = Object.values(catalogue.settings);
const everyKey = [...new Set([...listedKeys, ...Object.keys(catalogue.settings)])];
const site = await testApp();
const platform = await signIn(site, 'platform@kestrel.test');
const everything: Caller = { audience: 'staff', can: () => true };

/** The keys missing in `there`. */
const without = (there: ReadonlySet<string>) => everyKey.filter((key) => !there.has(key));

function declaredKeys(): string[] {
  const root = 'schemas/settings';
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.json') && !file.endsWith('tab.json'),
  );
  return files.flatMap((file) =>
    Object.keys((JSON.parse(readFileSync(`${root}/${file}`, 'utf8')) as { properties: object }).properties),
  );
}

describe('every key', () => {
  it('is listed: 247 of the specification, and those we added, without duplicates', () => {
    expect(specifiedKeys).toHaveLength(247);
    expect(addedKeys.length).toBeGreaterThanOrEqual(51);
    expect(new Set(listedKeys).size).toBe(listedKeys.length);
  });

  it('is declared in exactly one schema file', () => {
    const declared = declaredKeys();
    expect(without(new Set(declared))).toEqual([]);
    expect(declared.toSorted()).toEqual(Object.keys(catalogue.settings).toSorted());
  });

  it('is returned, documented, and validated by the API', async () => {
    const answer = (await platform.get('/api/providers/settings')).json<{ provenance: object }>();
    expect(without(new Set(Object.keys(answer.provenance)))).toEqual([]);
    const described = (await platform.get('/api/openapi.json')).json<{
      components: { schemas: { Settings: { properties: object } } };
    }>();
    expect(without(new Set(Object.keys(described.components.schemas.Settings.properties)))).toEqual([]);
    const url = await site.app.listen({ port: 0, host: '127.0.0.1' });
    const caller = { ...everything, name: 'platform', token: platform.token };
    expect(await probeWriting(askAt(url, 'localhost'), { catalogue, validators: settingsValidators }, caller)).toEqual(
      [],
    );
  });

  it('F297 is in the settings form, with an editor that exists', () => {
    expect(without(new Set(readableKeys(catalogue, everything, 'provider')))).toEqual([]);
    const tabs = new Set(openTabs(catalogue, everything, 'provider').map(({ id }) => id));
    const drawn = new Set([...Object.keys(widgets), 'list', 'rows', 'object']);
    expect(settings.filter(({ tab, widget }) => !tabs.has(tab) || !drawn.has(widget) || widget === 'unknown')).toEqual(
      [],
    );
  });

  it('is found by the search: by its key among the first five, and by its title', () => {
    const index = searchIndex(catalogue, Object.keys(catalogue.settings), () => undefined);
    const lost = settings.filter(
      ({ key, schema }) =>
        !index.search(key).slice(0, 5).includes(key) || !index.search(schema.title ?? '').includes(key),
    );
    expect(lost.map(({ key }) => key)).toEqual([]);
    expect(without(new Set(index.search('')))).toEqual([]);
  });

  it('is documented', () => {
    const lines = new Set(readFileSync('generated/settings.md', 'utf8').split('\n'));
    expect(everyKey.filter((key) => !lines.has(`\`${key}\``))).toEqual([]);
  });

  it('has a type', () => {
    const [, after = ''] = readFileSync('generated/types.ts', 'utf8').split('export interface Settings {\n');
    const members = after.split('\nexport ', 1)[0] ?? '';
    const typed = new Set([...members.matchAll(/^(\w+)\?:/gm)].map(([, key = '']) => key));
    expect(without(typed)).toEqual([]);
  });

  it('is fuzzed with valid and invalid values', () => {
    const lopsided = settings.filter(({ key, schema }) => {
      const found = new Set<boolean | undefined>();
      // Most show both within a few values.
      for (let seed = 0; seed < 16 && !(found.has(true) && found.has(false)); seed += 1)
        for (const value of fc.sample(arbitraryValue(schema), { seed, numRuns: 5 }))
          found.add(settingsValidators.settings[key]?.(value));
      return !found.has(true) || !found.has(false);
    });
    expect(lopsided.map(({ key }) => key)).toEqual([]);
  });
});
