/** Adding a setting from the command line: one edit in one file, rejected as a whole if anything is invalid. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addSetting } from '../../scripts/new-setting/add-setting.ts';
import { completeAnswers, validAnswers, type Terminal } from '../../scripts/new-setting/answers.ts';
import { defaultOf, kinds, schemaOfKind } from '../../scripts/new-setting/kinds.ts';
import { withSetting } from '../../scripts/new-setting/section-file.ts';
import { generatedOnce } from './generated-once.ts';
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
    const { copy, memory } = await generatedOnce();
    const before = await copy.read(section);
    expect(await addSetting(copy.root, answers, memory)).toBe(section);
    const after = await copy.read(section);

    const lines = new Set(after.split('\n'));
    expect(before.split('\n').filter((line) => !lines.has(line))).toEqual([]);
    const { properties } = JSON.parse(after) as { properties: Record<string, object> };
    expect(Object.keys(properties).at(-1)).toBe('lunch_closed_from');
    expect(properties['lunch_closed_from']).toMatchObject({ format: 'time-of-day', 'x-status': 'draft' });
  });

  it('generates its type, catalogue entry and documentation immediately', async () => {
    const { copy, memory } = await generatedOnce();
    await addSetting(copy.root, answers, memory);
    for (const file of [
      'types.ts',
      'build/catalogue.ts',
      'settings.md',
      'build/openapi.json',
      'build/validators/settings.js',
    ])
      expect(await readFile(join(copy.root, 'generated', file), 'utf8')).toContain('lunch_closed_from');
  });

  it('offers no types that the catalogue would reject', async () => {
    const { copy, memory } = await generatedOnce();
    let text = await copy.read(section);
    for (const kind of [...Object.keys(kinds), 'choice:morning,late afternoon'])
      text = await withSetting(section, text, `tried_${kind.replaceAll(/[^a-z]/g, '_')}`, {
        ...schemaOfKind(kind),
        title: `Tried as ${kind}`,
        description: 'Only here to be generated once by a test.',
        'x-since': '1.0',
      });
    await writeFile(join(copy.root, section), text);
    await expect(addSetting(copy.root, answers, memory)).resolves.toBe(section);
  });

  it.each([
    [{ section: 'general/office-hour' }, 'Did you mean "Office hours"?'],
    [{ key: 'LunchFrom' }, 'snake_case'],
    [{ key: 'constructor' }, 'a name that every JavaScript object has'],
    [{ key: 'work_hours_from' }, 'is declared already, in schemas/settings/general/office-hours.json'],
    [{ kind: 'colur' }, 'No kind is called "colur"'],
    [{ kind: 'choice:one' }, 'at least two choices'],
    [{ default: '25:00' }, '"25:00" will not do'],
    [{ title: 'Mend the clock' }, 'says “mend”'],
    [{ title: 'lunch' }, 'begins with a capital'],
    [{ description: 'Short.' }, '10 to 600 characters'],
    [{ description: 'The title: Lunch break starts at', title: 'The title: Lunch break starts at' }, 'full stop'],
  ])('rejects %j and leaves the file unchanged', async (wrong, message) => {
    const copy = await schemaCopy();
    const before = await copy.read(section);
    await expect(addSetting(copy.root, { ...answers, ...wrong })).rejects.toThrow(message);
    expect(await copy.read(section)).toBe(before);
  });

  it('leaves the file unchanged if only the whole catalogue shows the error', async () => {
    const { copy, memory } = await generatedOnce();
    const before = await copy.read(section);
    const same = { ...answers, title: 'Lunch closed from' };
    await expect(addSetting(copy.root, same, memory)).rejects.toThrow('title only repeats the key');
    expect(await copy.read(section)).toBe(before);
  });

  it.each([
    ['yesno', 'yes', true],
    ['integer', '12', 12],
    ['list', 'Fragile, This way up', ['Fragile', 'This way up']],
    ['choice:morning,late afternoon', 'Late afternoon', 'late_afternoon'],
    ['text', '', undefined],
  ])('the default of %s entered as %j is %j', (kind, typed, value) => {
    expect(defaultOf(kind, typed)).toEqual(value);
  });
});

/** A user who types these lines; records the output. */
function person(lines: readonly string[]): Terminal & { readonly questions: string[]; readonly output: string[] } {
  const [left, questions, output] = [[...lines], [] as string[], [] as string[]];
  return {
    ...{ questions, output },
    print: (line) => void output.push(line),
    prompt: async (question) => {
      questions.push(question);
      return left.shift();
    },
    close: () => undefined,
  };
}

describe('interactively', () => {
  it('lists the tabs, then the sections of the selected one, and suggests key and default', async () => {
    const { root } = await schemaCopy();
    const clerk = person(['General', 'Office hours', 'Lunch break from', '', 'time', '', answers.description]);
    expect(await completeAnswers(root, {}, clerk)).toEqual({
      ...answers,
      title: 'Lunch break from',
      key: 'lunch_break_from',
      default: '08:00',
    });
    expect(clerk.questions[0]).toMatch(/^In which tab\?\n +1 {2}General\n/);
    expect(clerk.questions[0]).not.toContain('Office hours');
    expect(clerk.questions[1]).toContain('Office hours');
    expect(clerk.questions[1]).not.toContain('VAT');
    expect(clerk.questions[3]).toContain('(Enter: lunch_break_from)');
    expect(clerk.output).toEqual([]);
  });

  it('asks again immediately after an invalid input', async () => {
    const { root } = await schemaCopy();
    const clerk = person(
      [
        'Genral',
        '1',
        'office_hours',
        'lunch.',
        'Lunch',
        'work_hours_from',
        'lunch',
        'tim',
        'time',
        'noon',
        '12:00',
      ].concat(['Too short', answers.description]),
    );
    const given = await completeAnswers(root, {}, clerk);
    expect(given).toMatchObject({ section: 'general/office-hours', title: 'Lunch', key: 'lunch', default: '12:00' });
    expect(clerk.output).toHaveLength(6);
    expect(clerk.output[0]).toContain('Did you mean "general"?');
  });

  it.each(['general/office-hours', 'General › Office hours', 'Office hours', 'office_hours', 'office-hours'])(
    'a section may be called %s',
    async (name) => {
      const { root } = await schemaCopy();
      expect(validAnswers(root, { section: name })).toEqual({ section: 'general/office-hours' });
    },
  );

  it('does not ask for given values, and reports missing ones if nobody can answer', async () => {
    const { root } = await schemaCopy();
    expect(await completeAnswers(root, answers, undefined)).toEqual(answers);
    await expect(completeAnswers(root, { key: 'x' }, undefined)).rejects.toThrow(
      '--section=… --title=… --kind=… --description=…',
    );
    await expect(completeAnswers(root, {}, person(['1']))).rejects.toThrow('Nothing was added.');
  });
});

it('runs with plain Node, and installs missing packages like other scripts', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(scripts['new-setting']).toBe('node scripts/new-setting.mjs');
  const script = await readFile('scripts/new-setting.mjs', 'utf8');
  const imported = [...script.matchAll(/from '([^']+)'/g)].map(([, name]) => name);
  // No imports of packages, which may not be installed.
  expect(imported.filter((name) => !name?.startsWith('node:'))).toEqual(['./install.mjs']);
  expect(script.indexOf('installPackages(root)')).toBeLessThan(script.indexOf('spawnSync('));
});
