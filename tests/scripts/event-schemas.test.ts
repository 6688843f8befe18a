/** Errors of the generator for invalid event declarations: file, line and what to do. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { compileFolder } from '../../scripts/generate/pipeline.ts';
import { SchemaProblems } from '#engine/authoring/problems.ts';
import { memoryOfToday } from './generated-once.ts';
import { schemaCopy } from './schema-copy.ts';

const good = {
  $schema: '../../vocabulary/event.json',
  id: 'account_closed',
  title: 'Account closed',
  description: 'An account was closed for good.',
  since: '1.0',
  entity: 'account',
  record: 'account_id',
  audience: 'account',
  account: 'account_id',
  payload: {
    type: 'object',
    properties: {
      account_id: { type: 'integer', description: 'The account.' },
      why: { type: 'string', description: 'Why.' },
    },
    required: ['account_id'],
    additionalProperties: false,
  },
};
const usual = 'schemas/events/accounts/account-closed.json';

/** `line: message` for one additional event; the line is that of the original file text. */
async function saidOf(event: object, path = usual): Promise<readonly string[]> {
  const { root } = await schemaCopy();
  const text = JSON.stringify(event, null, 2);
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
  const result: unknown = await compileFolder(root, await memoryOfToday()).catch((error: unknown) => error);
  if (!(result instanceof SchemaProblems)) return [];
  return result.problems.map(({ file, line, message }) => {
    expect(file).toBe(path);
    return `${text.split('\n')[line - 1]?.trim()} ${message}`;
  });
}

it('is accepted if it is valid', async () => {
  expect(await saidOf(good)).toEqual([]);
});

it.each([
  [{ entity: 'acount' }, '"entity": "acount", "acount" is no entity. Did you mean "account"?'],
  [{ read_by: ['read_acount'] }, '"read_by": [ "read_acount" is no call. Did you mean "read_accounts"?'],
  [{ record: 'account' }, '"record": "account", "account" is no field of payload. Did you mean "account_id"?'],
  [
    { revision: 'why' },
    '"revision": "why" "why" must be an integer (or null) that is always there: open pages are told nothing else.',
  ],
  [
    { branches: 'account_id' },
    '"branches": "account_id" "account_id" must be a list of integers that is always there: open pages are told nothing else.',
  ],
  [
    { audience: 'staff' },
    '"account": "account_id", only the audience "account" has one: remove it, or change the audience.',
  ],
  [
    { audience: 'guests' },
    '"audience": "guests", audience: must be equal to one of the allowed values: everyone, account, staff, handlers.',
  ],
])('is rejected with %j', async (wrong, message) => {
  expect(await saidOf({ ...good, ...wrong })).toContain(message);
});

it('is rejected in another file than its own, outside a module, and with a duplicate name', async () => {
  expect(await saidOf(good, 'schemas/events/accounts/closed.json')).toEqual([
    '"id": "account_closed", the file must be schemas/events/<module>/account-closed.json, named after its id.',
  ]);
  expect(await saidOf(good, 'schemas/events/account/account-closed.json')).toEqual([
    '{ "account" is no module of src/app/modules.ts, nor platform or shared; move the file. Did you mean "accounts"?',
  ]);
  const taken = { ...good, id: 'account_answers_changed' };
  expect(await saidOf(taken, 'schemas/events/settings/account-answers-changed.json')).toEqual([
    '{ schemas/events/accounts/account-answers-changed.json has this name already; rename one of the two.',
  ]);
});
