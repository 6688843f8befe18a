/** The workbench editor's support for the vocabulary: no errors in existing files, and completion. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languageOf } from '#modules/administration/web/workbench/language.ts';

const read = (path: string): string => readFileSync(path, 'utf8');
const vocabulary = readdirSync('schemas/vocabulary').map((name) => {
  const path = `schemas/vocabulary/${name}`;
  return { path, schema: JSON.parse(read(path)) as unknown };
});
const references = [{ path: 'schemas/enums/shared/province.json', title: 'Province' }];
const permissions = ['API_/providers/settings:POST'];
const path = 'schemas/settings/general/office-hours.json';
const text = read(path);
const language = languageOf({ path, is_new: false, text, vocabulary, references, permissions });

const sections = readdirSync('schemas/settings', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json') && !name.endsWith('tab.json'))
  .map((name) => `schemas/settings/${name}`);

it('finds no errors in any current section', async () => {
  for (const file of sections) expect(await language.mistakes(read(file)), file).toEqual([]);
});

it.each([
  ['an unknown keyword', text.replace('"format": "time-of-day"', '"formt": "time-of-day"')],
  ['a wrong value', text.replace('"x-exposure": "public"', '"x-exposure": "everybody"')],
  ['half a file', text.slice(0, 300)],
])('finds %s', async (_what, broken) => {
  expect((await language.mistakes(broken)).length).toBeGreaterThan(0);
});

/** Completions offered at the position of `|`. */
async function offered(around: string): Promise<readonly string[]> {
  const at = around.indexOf('|');
  const found = await language.complete(around.replace('|', ''), at);
  return found.map(({ label }) => label);
}

const within = (setting: string): string =>
  `{ "$schema": "../../vocabulary/section.json", "id": "x", "type": "object", "properties": { "lunch": { "type": "string", ${setting} } } }`;

it.each([
  ['keywords of a setting', within('"|"'), ['x-exposure', 'x-visible-when', 'maxLength']],
  ['who may see it', within('"x-exposure": "|"'), ['"public"', '"staff"']],
  ['settings and facts in conditions', within('"x-visible-when": { "|" }'), ['work_hours_from', 'provider.kind']],
  ['permissions', within('"x-permission": { "write": ["|"] }'), ['"API_/providers/settings:POST"']],
  ['shared enumerations', within('"$ref": "|"'), ['"../../enums/province.json"']],
])('offers %s', async (_what, around, labels) => {
  expect(await offered(around)).toEqual(expect.arrayContaining([...labels]));
});

it('explains a keyword', async () => {
  expect(await language.explain(text, text.indexOf('"x-exposure"') + 3)).toMatch(/audience/i);
});
