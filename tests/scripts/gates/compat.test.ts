/** `npm run check:compat` on a copy of the schemas: it fails at the line of the change, and `npm run release` updates what it compares with. */
import { spawnSync } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkCompat, releasedFile } from '../../../scripts/gates/compat.ts';
import { schemaCopy, type SchemaCopy } from '../schema-copy.ts';

const hours = 'schemas/settings/general/office-hours.json';

/** The current schemas may be ahead of the last release; here both start equal. */
let releasedToday: Promise<string> | undefined;

async function releasedCopy(): Promise<SchemaCopy> {
  const copy = await schemaCopy();
  await cp(releasedFile, join(copy.root, releasedFile));
  await writeFile(join(copy.root, releasedFile), await (releasedToday ??= release(copy)));
  return copy;
}

async function release(copy: SchemaCopy): Promise<string> {
  const { status, stderr } = runIn(copy, 'scripts/release.ts', '--breaking');
  expect(stderr).not.toContain('Error');
  expect(status).toBe(0);
  return readFile(join(copy.root, releasedFile), 'utf8');
}

function runIn(
  copy: SchemaCopy,
  script: string,
  ...args: string[]
): { status: number | null; stdout: string; stderr: string } {
  const tsx = join(process.cwd(), 'node_modules/tsx/dist/cli.mjs');
  const options = { cwd: copy.root, encoding: 'utf8' } as const;
  return spawnSync(process.execPath, [tsx, join(process.cwd(), script), ...args], options);
}

it('passes for the released schemas, and for additions', async () => {
  const copy = await releasedCopy();
  await copy.editJson(hours, (json) => {
    const [first = ''] = Object.keys(json.properties);
    json.properties['open_on_sundays'] = { ...json.properties[first], title: 'Opens on a Sunday at' };
  });
  expect(await checkCompat(copy.root)).toMatchObject({ findings: [], facts: { added: ['open_on_sundays'] } });
});

it('fails at the line that narrows or removes a released setting, and gives advice', async () => {
  const copy = await releasedCopy();
  const text = await copy.editJson(hours, (json) => {
    const { work_hours_from: from = {}, work_hours_to: to = {} } = json.properties;
    Object.assign(from, { pattern: '^([01][0-9]|2[0-3]):00$', examples: ['07:00'] });
    json.properties = { work_hours_from: from, shuts_at: to };
    Object.assign(json, { 'x-rules': undefined });
  });
  const { status, stdout } = runIn(copy, 'scripts/check-compat.ts', '--json');
  const report = JSON.parse(stdout) as {
    ok: boolean;
    findings: { code: string; subject: string; line: number; message: string }[];
  };
  expect(status).toBe(1);
  expect(report.ok).toBe(false);
  expect(report.findings.map(({ code, subject }) => `${subject} ${code}`)).toEqual([
    'work_hours_from narrowed',
    'work_hours_to removed',
    'office_closed_days removed',
  ]);
  expect(text.split('\n')[(report.findings[0]?.line ?? 0) - 1]).toContain('"work_hours_from": {');
  expect(report.findings[1]?.message).toContain('"x-aliases"');
  const refused = runIn(copy, 'scripts/release.ts');
  expect([refused.status, refused.stdout]).toEqual([1, expect.stringContaining('Nothing was released')]);
});

it('fails at the line of a rule that is new or stricter', async () => {
  const copy = await releasedCopy();
  const text = await copy.editJson(hours, (json) => {
    const rules = (json as unknown as { 'x-rules': { schema: object }[] })['x-rules'];
    const [order] = rules;
    Object.assign(order!.schema, { required: ['work_hours_from'] });
    rules.push({
      ...order!,
      ...{ id: 'closed_some_day' },
      schema: { type: 'object', required: ['office_closed_days'] },
    });
  });
  const { findings } = await checkCompat(copy.root);
  expect(findings.map(({ subject, code }) => `${subject} ${code}`)).toEqual([
    'rule work_hours_order rule_changed',
    'rule closed_some_day rule_added',
  ]);
  const at = findings.map(({ line = 0 }) =>
    text
      .split('\n')
      .slice(line - 1, line + 2)
      .join(),
  );
  expect(at).toEqual([expect.stringContaining('work_hours_order'), expect.stringContaining('closed_some_day')]);
});

it('reports schemas that cannot be compiled like any other error', async () => {
  const copy = await schemaCopy();
  await copy.edit(hours, (text) => text.replace('"x-exposure"', '"x-exposed"'));
  expect((await checkCompat(copy.root)).findings).toMatchObject([{ code: 'schema', file: hours, line: 19 }]);
});

it('fails if nothing was ever released', async () => {
  const copy = await schemaCopy();
  expect((await checkCompat(copy.root)).findings).toMatchObject([{ code: 'no_release' }]);
});
