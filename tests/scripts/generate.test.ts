/** The generator while editing a schema: its output, and its errors. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { staleOutputs, writeOutputs } from '../../scripts/generate/outputs.ts';
import { generate } from '../../scripts/generate/pipeline.ts';
import { SchemaProblems, type Problem } from '#engine/authoring/problems.ts';
import { generatedOnce, memoryOfToday } from './generated-once.ts';
import { schemaCopy, type SchemaCopy } from './schema-copy.ts';

const hours = 'schemas/settings/general/office-hours.json';

/** The output for the current schemas, with the project's cache: the long tests check that it is the same without. */
let today: ReturnType<typeof generate> | undefined;

async function outputsOfToday(): ReturnType<typeof generate> {
  return (today ??= generate((await schemaCopy()).root, await memoryOfToday()));
}

async function problemsOf(copy: SchemaCopy): Promise<readonly Problem[]> {
  const result = await generate(copy.root, await memoryOfToday()).catch((error: unknown) => error);
  expect(result).toBeInstanceOf(SchemaProblems);
  return (result as SchemaProblems).problems;
}

function lineWith(text: string, part: string): number {
  return text.split('\n').findIndex((line) => line.includes(part)) + 1;
}

describe('the output', () => {
  it('is written once, and again only if a schema changed', async () => {
    const { copy, memory } = await generatedOnce();
    const outputs = await outputsOfToday();
    expect(await writeOutputs(copy.root, outputs)).toContain('generated/build/catalogue.ts');
    expect(await writeOutputs(copy.root, outputs)).toEqual([]);
    await copy.edit('schemas/calls/session.json', (text) => text.replace('"description": "', '"description": "Now: '));
    expect(await staleOutputs(copy.root, await generate(copy.root, memory))).toEqual(['generated/build/openapi.json']);
  });

  it('has no left-over files of removed schemas', async () => {
    const copy = await schemaCopy();
    await mkdir(join(copy.root, 'generated/build'), { recursive: true });
    await writeFile(join(copy.root, 'generated/build/old.ts'), 'export {};\n');
    expect(await writeOutputs(copy.root, await outputsOfToday())).toContain('generated/build/old.ts');
    expect(await readdir(join(copy.root, 'generated/build'))).not.toContain('old.ts');
  });

  it('needs no eval: the validators are plain functions', async () => {
    const outputs = await outputsOfToday();
    for (const path of ['generated/build/validators/settings.js', 'generated/build/validators/calls.js']) {
      const code = outputs.get(path)?.replace(/'[^'\n]*'|"(?:[^"\\\n]|\\.)*"/g, "''");
      expect(code).not.toMatch(/new Function|\beval\(|\brequire\(/);
    }
  });
});

describe('an error', () => {
  it('writes nothing at all', async () => {
    const copy = await schemaCopy();
    await writeOutputs(copy.root, await outputsOfToday());
    const before = await readFile(join(copy.root, 'generated/build/catalogue.ts'), 'utf8');
    await copy.edit(hours, (text) => text.replace('"type": "string"', '"type": "strin"'));
    await problemsOf(copy);
    expect(await readFile(join(copy.root, 'generated/build/catalogue.ts'), 'utf8')).toBe(before);
  });

  it('in the JSON has file and line', async () => {
    const copy = await schemaCopy();
    const text = await copy.edit(hours, (source) =>
      source.replace('"title": "Office hours",', '"title": "Office hours"'),
    );
    const [problem] = await problemsOf(copy);
    expect(problem?.file).toBe(hours);
    expect(Math.abs((problem?.line ?? 0) - lineWith(text, '"title": "Office hours"'))).toBeLessThanOrEqual(1);
  });

  it('in a keyword has the line and the most similar keyword', async () => {
    const copy = await schemaCopy();
    const text = await copy.edit(hours, (source) => source.replace('"x-since"', '"x-sinse"'));
    const problems = await problemsOf(copy);
    expect(problems).toContainEqual(
      expect.objectContaining({
        file: hours,
        line: lineWith(text, 'x-sinse'),
        message: expect.stringContaining('Did you mean "x-since"?') as unknown,
      }),
    );
  });

  it('in a permission has the most similar permission', async () => {
    const copy = await schemaCopy();
    const tab = 'schemas/settings/feature-toggles/tab.json';
    await copy.edit(tab, (source) => source.replace('INLINE_feature_toggles', 'INLINE_feature_togles'));
    const [problem] = await problemsOf(copy);
    expect(problem).toMatchObject({
      file: tab,
      message: expect.stringContaining('Did you mean "INLINE_feature_toggles"?') as unknown,
    });
  });

  it.each([
    ['a call', 'schemas/calls/accounts.json', 'API_/accounts:GET', 'API_/acounts:GET'],
    ['a role', 'schemas/enums/platform/role.json', 'API_/shipments:GET', 'API_/shipment:GET'],
  ])('in the permission of %s has line and most similar permission', async (_what, path, right, wrong) => {
    const copy = await schemaCopy();
    const text = await copy.edit(path, (source) => source.replace(`"${right}"`, `"${wrong}"`));
    const [problem] = await problemsOf(copy);
    expect(problem).toEqual({
      file: path,
      line: lineWith(text, `"${wrong}"`),
      message: expect.stringContaining(`Did you mean "${right}"?`) as unknown,
    });
  });

  it('about a duplicate key has both files', async () => {
    const copy = await schemaCopy();
    await copy.editJson('schemas/settings/general/support-contact.json', (json) => {
      json.properties['work_hours_from'] = { ...json.properties['support_email_address'] };
    });
    const problems = await problemsOf(copy);
    expect(problems.map((one) => one.message).join()).toContain(`"work_hours_from" is already declared in ${hours}`);
  });

  it.each([
    ['a default that does not fit', { default: '25:00' }, 'the default "25:00" does not fit'],
    ['an example that does not fit', { examples: ['late'] }, 'the example "late" does not fit'],
    [
      'a condition on nothing',
      { 'x-visible-when': { work_hours_form: { const: '08:00' } } },
      'Did you mean "work_hours_from"?',
    ],
    ['a title that repeats the key', { title: 'Work hours to' }, 'title only repeats the key'],
    [
      'a secret that is a number',
      { type: 'number', format: undefined, default: undefined, examples: [1], 'x-secret': true },
      'type: must be "string"',
    ],
  ])('%s is rejected', async (_name, change, message) => {
    const copy = await schemaCopy();
    await copy.editJson(hours, (json) => Object.assign(json.properties['work_hours_to'] ?? {}, change));
    expect((await problemsOf(copy)).map((one) => one.message).join('\n')).toContain(message);
  });

  it.each([
    [
      '"merchant_id": "payment_methods_payfast_merchant_id"',
      '"merchant_id": "payment_methods_payfast_merchant_ix"',
      'in this section',
    ],
    [
      '"x-masked-with": "payment_methods_payfast_merchant_key"',
      '"x-masked-with": "payment_methods_payfast_enabled"',
      'no secret',
    ],
  ])('reports an unknown name that a secret refers to: %s', async (right, wrong, message) => {
    const copy = await schemaCopy();
    const path = 'schemas/settings/rates/guest-payments-payfast.json';
    await copy.edit(path, (text) => text.replace(right, wrong));
    const [problem] = await problemsOf(copy);
    expect(problem).toMatchObject({ file: path, line: lineWith(await readFile(join(copy.root, path), 'utf8'), wrong) });
    expect(problem?.message).toContain(message);
  });

  it('about circular conditions shows the circle', async () => {
    const copy = await schemaCopy();
    await copy.editJson(hours, (json) => {
      const { properties } = json;
      Object.assign(properties['work_hours_from'] ?? {}, { 'x-visible-when': { work_hours_to: { const: '17:00' } } });
      Object.assign(properties['work_hours_to'] ?? {}, { 'x-visible-when': { work_hours_from: { const: '08:00' } } });
    });
    const messages = (await problemsOf(copy)).map((one) => one.message);
    expect(messages.join()).toContain('work_hours_from → work_hours_to → work_hours_from');
  });
});
