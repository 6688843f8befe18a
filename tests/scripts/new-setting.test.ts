/** Adding a setting from the command line: one edit in one file, refused as a whole when anything is wrong with it. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addSetting } from '../../scripts/new-setting/add-setting.ts';
import { completeAnswers } from '../../scripts/new-setting/answers.ts';
import { kinds, schemaOfKind } from '../../scripts/new-setting/kinds.ts';
import { withSetting } from '../../scripts/new-setting/section-file.ts';
import { schemaCopy } from './schema-copy.ts';

const section = 'schemas/settings/general/office-hours.json';
const answers = {
  section: 'general/office-hours',
  key: 'lunch_closed_from',
  kind: 'time',
  title: 'Lunch break starts at',
  description: 'The time from which nobody answers the phone over lunch.',
};

describe('new-setting', () => {
  it('adds the setting as the last of its section and touches nothing else in the file', async () => {
    const copy = await schemaCopy();
    const before = await copy.read(section);
    expect(await addSetting(copy.root, answers)).toBe(section);
    const after = await copy.read(section);

    const kept = new Set(after.split('\n'));
    expect(before.split('\n').filter((line) => !kept.has(line))).toEqual([]);
    const { properties } = JSON.parse(after) as { properties: Record<string, object> };
    expect(Object.keys(properties).at(-1)).toBe('lunch_closed_from');
    expect(properties['lunch_closed_from']).toMatchObject({ format: 'time-of-day', 'x-status': 'draft' });
  });

  it('generates its type, catalogue entry and documentation at once', async () => {
    const copy = await schemaCopy();
    await addSetting(copy.root, answers);
    for (const file of [
      'types.ts',
      'build/catalogue.ts',
      'settings.md',
      'build/openapi.json',
      'build/validators/settings.js',
    ])
      expect(await readFile(join(copy.root, 'generated', file), 'utf8')).toContain('lunch_closed_from');
  });

  it('offers no kind that the catalogue would refuse', async () => {
    const copy = await schemaCopy();
    let text = await copy.read(section);
    for (const kind of [...Object.keys(kinds), 'choice:morning,late afternoon'])
      text = await withSetting(section, text, `tried_${kind.replaceAll(/[^a-z]/g, '_')}`, {
        ...schemaOfKind(kind),
        title: `Tried as ${kind}`,
        description: 'Only here to be generated once by a test.',
        'x-since': '1.0',
      });
    await writeFile(join(copy.root, section), text);
    await expect(addSetting(copy.root, answers)).resolves.toBe(section);
  });

  it.each([
    [{ section: 'general/office-hour' }, 'Did you mean "general/office-hours"?'],
    [{ key: 'LunchFrom' }, 'snake_case'],
    [{ key: 'work_hours_from' }, 'is declared already, in schemas/settings/general/office-hours.json'],
    [{ kind: 'colur' }, 'No kind is called "colur"'],
    [{ kind: 'choice:one' }, 'at least two choices'],
    [{ description: 'Short.' }, section],
  ])('refuses %j and leaves the file alone', async (wrong, message) => {
    const copy = await schemaCopy();
    const before = await copy.read(section);
    await expect(addSetting(copy.root, { ...answers, ...wrong })).rejects.toThrow(message);
    expect(await copy.read(section)).toBe(before);
  });

  it('asks at most five questions, and says what is missing where nobody can answer', async () => {
    expect(Object.keys(answers)).toHaveLength(5);
    await expect(completeAnswers({ key: 'x' }, [])).rejects.toThrow('--section=… --kind=… --title=… --description=…');
  });
});
