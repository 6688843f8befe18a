/** Errors of the generator for contradictory schema files, and for those that belong to no kind. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileFolder } from '../../scripts/generate/pipeline.ts';
import { SchemaProblems, type Problem } from '#engine/authoring/problems.ts';
import { memoryOfToday } from './generated-once.ts';
import { schemaCopy } from './schema-copy.ts';

async function problemsOf(root: string): Promise<readonly Problem[]> {
  const result = await compileFolder(root, await memoryOfToday()).catch((error: unknown) => error);
  expect(result).toBeInstanceOf(SchemaProblems);
  return (result as SchemaProblems).problems;
}

/** Line number of a part of a text, from 1. */
function lineWith(text: string, part: string): number {
  return text.split('\n').findIndex((line) => line.includes(part)) + 1;
}

const ping = {
  method: 'GET',
  path: '/ping/{id}',
  title: 'Answer',
  description: 'Answers whoever asks, with nothing.',
  audience: 'public',
  tenant: 'none',
  params: {
    type: 'object',
    additionalProperties: false,
    properties: { id: { type: 'integer', description: 'Any number.' } },
    required: ['id'],
  },
  answers: { '204': { description: 'Nothing.' } },
};

/** A copy of the schemas with two additional calls. */
async function withCalls(one: object, other: object) {
  const copy = await schemaCopy();
  const write = async (resource: string, calls: object) => {
    const text = JSON.stringify({ $schema: '../vocabulary/calls.json', resource, calls }, null, 2);
    await writeFile(join(copy.root, `schemas/calls/${resource}.json`), text);
    return text;
  };
  return { root: copy.root, texts: [await write('ping', one), await write('pong', other)] as const };
}

describe('a name that every JavaScript object has', () => {
  const section = 'schemas/settings/general/office-hours.json';
  const names = Object.getOwnPropertyNames(Object.prototype);

  it.each(names)('"%s" is rejected as a setting, with its line', async (name) => {
    const copy = await schemaCopy();
    const text = await copy.edit(section, (source) => source.replace('"work_hours_to": {', `"${name}": {`));
    const [problem] = await problemsOf(copy.root);
    expect(problem).toMatchObject({ file: section, line: lineWith(text, `"${name}": {`) });
    expect(problem?.message).toContain(`"${name}" is a name that every JavaScript object has`);
  });

  it.each([
    ['a field of an entity', 'schemas/entities/accounts/account.json', '"name": {', '"toString": {'],
    ['what is required', 'schemas/entities/shared/tag.json', '"required": ["name", ', '"required": ["toString", '],
    ['a call', 'schemas/calls/session.json', '"login": {', '"constructor": {'],
    ['an id', 'schemas/settings/general/tab.json', '"id": "general"', '"id": "constructor"'],
    ['a choice', 'schemas/settings/general/user-terms-and-conditions.json', '"const": "none"', '"const": "valueOf"'],
  ])('is rejected as %s', async (_what, path, right, wrong) => {
    const copy = await schemaCopy();
    const before = await copy.read(path);
    expect(before).toContain(right);
    const text = await copy.edit(path, (source) => source.replace(right, wrong));
    expect((await problemsOf(copy.root))[0]).toMatchObject({ file: path, line: lineWith(text, wrong) });
  });
});

describe('a duplicate choice', () => {
  it.each([
    ['an enum', 'schemas/enums/platform/role.json', '"const": 5', '"const": 4'],
    ['a setting', 'schemas/settings/general/user-terms-and-conditions.json', '"const": "none"', '"const": "checkbox"'],
  ])('is rejected in %s, with its line', async (_what, path, right, wrong) => {
    const copy = await schemaCopy();
    const before = await copy.read(path);
    expect(before).toContain(right);
    await copy.edit(path, (source) => source.replace(right, wrong));
    const problem = (await problemsOf(copy.root)).find(({ message }) => message.includes('is there twice'));
    expect(problem?.file).toBe(path);
    expect(problem?.line).toBeGreaterThan(1);
  });
});

describe('two calls', () => {
  it('with the same route are rejected with both files, whatever the names of their path parameters', async () => {
    const params = { ...ping.params, properties: { key: ping.params.properties.id }, required: ['key'] };
    const { root, texts } = await withCalls({ ping }, { pong: { ...ping, path: '/ping/{key}', params } });
    expect(await problemsOf(root)).toEqual([
      {
        file: 'schemas/calls/pong.json',
        line: lineWith(texts[1], '"pong": {'),
        message:
          'pong: GET /ping/{key} is already the route of ping in schemas/calls/ping.json; give one of the two another path.',
      },
    ]);
  });

  it('with the same name are rejected with both files', async () => {
    const { root, texts } = await withCalls({ ping }, { ping: { ...ping, method: 'POST', scope: 'none' } });
    expect(await problemsOf(root)).toEqual([
      {
        file: 'schemas/calls/pong.json',
        line: lineWith(texts[1], '"ping": {'),
        message: 'ping: a call of schemas/calls/ping.json has this name already; rename one of the two.',
      },
    ]);
  });

  it('may differ only in method, or in being below /api', async () => {
    const { root } = await withCalls(
      { ping },
      { pong: { ...ping, method: 'POST', scope: 'none' }, peng: { ...ping, outside_api: true } },
    );
    await expect(compileFolder(root, await memoryOfToday())).resolves.toBeDefined();
  });
});

describe('a path parameter', () => {
  it('missing in params is reported at the path, one missing in the path at its declaration', async () => {
    const { root, texts } = await withCalls(
      { ping: { ...ping, path: '/ping/{ix}' } },
      { pong: { ...ping, method: 'PUT', scope: 'none' } },
    );
    expect(await problemsOf(root)).toEqual([
      {
        file: 'schemas/calls/ping.json',
        line: lineWith(texts[0], '/ping/{ix}'),
        message: 'ping: "ix" of the path is no field of params. Did you mean "id"?',
      },
      {
        file: 'schemas/calls/ping.json',
        line: lineWith(texts[0], '"id": {'),
        message: 'ping: the path has no {id}.',
      },
    ]);
  });
});

describe('a file', () => {
  const province = 'schemas/enums/geography/province.json';

  /** A copy of the schemas with an enumeration at an additional path, under its own id. */
  async function withEnumAt(...paths: readonly string[]): Promise<string> {
    const { root, read } = await schemaCopy();
    const text = await read(province);
    for (const [index, path] of paths.entries()) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      const up = '../'.repeat(path.split('/').length - 2);
      const own = text.replace('"province"', `"region_${index}"`).replace(/"[./]*vocabulary\//, `"${up}vocabulary/`);
      await writeFile(join(root, path), own);
    }
    return root;
  }

  it('in a folder of no kind is rejected', async () => {
    const [problem] = await problemsOf(await withEnumAt('schemas/enumerations/region.json'));
    expect(problem).toMatchObject({ file: 'schemas/enumerations/region.json', line: 1 });
    expect(problem?.message).toContain('schemas/ holds entities, enums, settings, calls,');
  });

  it('in an unknown module’s folder is rejected with the most similar module', async () => {
    expect(await problemsOf(await withEnumAt('schemas/enums/acounts/region.json'))).toEqual([
      {
        file: 'schemas/enums/acounts/region.json',
        line: 1,
        message:
          '"acounts" is no module of src/app/modules.ts, nor platform or shared; move the file. Did you mean "accounts"?',
      },
    ]);
  });

  it('may not be nested deeper than in a module’s folder', async () => {
    const [problem] = await problemsOf(await withEnumAt('schemas/enums/accounts/types/region.json'));
    expect(problem?.message).toBe('is too deep: schemas/enums/accounts/ holds files, no folders.');
  });

  it('with the name of another of its kind is rejected with both', async () => {
    expect(await problemsOf(await withEnumAt('schemas/enums/accounts/province.json'))).toEqual([
      {
        file: province,
        line: 1,
        message: 'schemas/enums/accounts/province.json has this name already; rename one of the two.',
      },
    ]);
  });

  it('beyond the limit of its folder asks for grouping', async () => {
    const paths = Array.from({ length: 26 }, (_, index) => `schemas/enums/region-${index}.json`);
    const [problem] = await problemsOf(await withEnumAt(...paths));
    expect(problem?.message).toBe(
      'schemas/enums holds 26 files, at most 25 may; group them by module: schemas/enums/<module>/.',
    );
  });

  it('is referred to by kind and name in any folder', async () => {
    const { root, read } = await schemaCopy();
    const memory = await memoryOfToday();
    const { definitions } = await compileFolder(root, memory);
    await mkdir(join(root, 'schemas/enums/accounts'), { recursive: true });
    await writeFile(join(root, 'schemas/enums/accounts/bank.json'), await read('schemas/enums/payments/bank.json'));
    await rm(join(root, 'schemas/enums/payments/bank.json'));
    const moved = (await compileFolder(root, memory)).definitions;
    expect([...moved.keys()]).toEqual([...definitions.keys()]);
    expect(moved.get('enums/bank.json')?.file.path).toBe('schemas/enums/accounts/bank.json');
  });
});

describe('an error', () => {
  it('that every such call returns is not declared again', async () => {
    const errors = { '404': ['unknown_ping'], '418': ['maintenance'] };
    const { root, texts } = await withCalls(
      { ping: { ...ping, errors } },
      { pong: { ...ping, method: 'PUT', scope: 'none' } },
    );
    expect(await problemsOf(root)).toEqual([
      {
        file: 'schemas/calls/ping.json',
        line: lineWith(texts[0], '"maintenance"'),
        message: 'ping: "maintenance" is declared for every such call in schemas/errors; leave it out here.',
      },
    ]);
  });
});
