/** The effect of one more call or setting on the committed generated files: reviewers see only what is new. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { diffLines } from 'diff';
import { describe, expect, it } from 'vitest';
import { isBuilt } from '../../scripts/generate/freshness.mjs';
import type { Outputs } from '../../scripts/generate/outputs.ts';
import { generate } from '../../scripts/generate/pipeline.ts';
import { generatedOnce, hours } from './generated-once.ts';
import type { SchemaCopy } from './schema-copy.ts';

const call = {
  method: 'PATCH',
  path: '/parcels/{parcel_id}',
  title: 'Change a parcel',
  description: 'Changes what a parcel weighs and what it is called.',
  audience: 'signed_in',
  permission: { all: ['API_/shipments:PATCH'] },
  tenant: 'provider',
  scope: 'account',
  idempotent: true,
  params: {
    type: 'object',
    additionalProperties: false,
    properties: { parcel_id: { type: 'integer', description: 'Which one.' } },
    required: ['parcel_id'],
  },
  body: {
    type: 'object',
    additionalProperties: false,
    properties: {
      weight: { type: 'number', minimum: 0, description: 'In kilograms.' },
      reference: { type: 'string', maxLength: 40, description: 'What the customer calls it.' },
      status: { $ref: '../enums/shipment-status.json' },
    },
    required: ['weight'],
  },
  answers: {
    '200': {
      description: 'The parcel as it now is.',
      schema: {
        type: 'object',
        additionalProperties: false,
        properties: { parcel: { $ref: '../entities/parcel.json' } },
        required: ['parcel'],
      },
    },
  },
  errors: { '404': ['unknown_parcel'] },
};

interface Change {
  readonly added: number;
  readonly removed: readonly string[];
}

/** The differences of a generated text in lines. Validators are not compared, because of their size. */
function changeOf({ before, after }: Changed, path: string): Change {
  const parts = diffLines(before.get(path) ?? '', after.get(path) ?? '');
  const added = parts.filter((part) => part.added).reduce((sum, part) => sum + part.count, 0);
  return { added, removed: parts.filter((part) => part.removed).map((part) => part.value) };
}

function changedPaths({ before, after }: Changed): readonly string[] {
  expect([...after.keys()]).toEqual([...before.keys()]);
  return [...after].filter(([path, text]) => text !== before.get(path)).map(([path]) => path);
}

interface Changed {
  readonly before: Outputs;
  readonly after: Outputs;
}

/** The generator's output for a copy of the schemas with an addition. */
async function generatedWith(add: (copy: SchemaCopy) => Promise<unknown>): Promise<Changed> {
  const { copy, memory } = await generatedOnce();
  const before = await generate(copy.root, memory);
  await add(copy);
  const after = await generate(copy.root, memory);
  return { before, after };
}

let withCall: Promise<Changed> | undefined;

/** Shared by all tests: the generator runs once. */
function generatedWithCall(): Promise<Changed> {
  return (withCall ??= generatedWith(({ root }) => {
    const file = { $schema: '../vocabulary/calls.json', resource: 'parcels', calls: { change_parcel: call } };
    return writeFile(join(root, 'schemas/calls/parcels.json'), JSON.stringify(file));
  }));
}

describe('a new call', () => {
  it('changes at most 60 lines of committed files, and no older ones', async () => {
    const changed = await generatedWithCall();
    expect(changedPaths(changed).filter((path) => !isBuilt(path))).toEqual(['generated/types.ts']);
    const { added, removed } = changeOf(changed, 'generated/types.ts');
    expect(removed).toEqual([]);
    expect(added).toBeGreaterThan(10);
    expect(added).toBeLessThanOrEqual(60);
  });

  it('renames nothing in the table of calls', async () => {
    const { added, removed } = changeOf(await generatedWithCall(), 'generated/build/calls.ts');
    expect(added).toBeGreaterThan(0);
    expect(removed).toEqual([]);
  });

  it('has the responses common to all calls of its kind, without declaring them', async () => {
    const { after } = await generatedWithCall();
    const { paths } = JSON.parse(after.get('generated/build/openapi.json') ?? '{}') as OpenApi;
    const codes = Object.entries(paths['/api/parcels/{parcel_id}']?.['patch']?.responses ?? {}).map(
      ([status, answer]) => [status, ...(answer['x-codes'] ?? [])],
    );
    expect(codes).toEqual([
      ['200'],
      ['400', 'invalid_input', 'invalid_body'],
      ['401', 'not_logged_in'],
      ['403', 'forbidden', 'expired_token', 'wrong_provider'],
      ['404', 'unknown_origin', 'unknown_parcel'],
      ['409', 'changed_meanwhile'],
      ['413', 'body_too_large'],
      ['415', 'unsupported_media_type'],
      ['418', 'maintenance'],
      ['422', 'idempotency_mismatch'],
      ['423', 'account_closed'],
      ['503', 'unavailable'],
    ]);
  });
});

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly responses: Readonly<Record<string, { readonly 'x-codes'?: readonly string[] }>>;
}

describe('a new setting', () => {
  it('renames nothing, and changes older lines only where settings are counted', async () => {
    const changed = await generatedWith((copy) =>
      copy.editJson(hours, (json) => {
        const first = json.properties['work_hours_from'];
        json.properties = { lunch_closed_from: { ...first, title: 'Lunch starts at' }, ...json.properties };
      }),
    );
    expect(changedPaths(changed)).toEqual(expect.arrayContaining(['generated/types.ts', 'generated/settings.md']));
    expect(changeOf(changed, 'generated/types.ts')).toEqual({ added: expect.any(Number) as number, removed: [] });
    expect(changeOf(changed, 'generated/settings.md').removed).toEqual([
      expect.stringMatching(/: \d+ settings\./) as string,
    ]);
    const { removed } = changeOf(changed, 'generated/build/catalogue.ts');
    const renamed = removed.join('').match(/\bpart_\w+/g) ?? [];
    expect(renamed).toEqual([]);
  });
});
