/** Validating an edited section from its text, against the real schemas, without a server. */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { validateSection, type SectionValidationResult, type SectionTask } from '#engine/authoring/validate-section.ts';
import { vocabularyCheck } from '#engine/authoring/vocabulary.ts';
import { catalogue } from '#generated/catalogue.ts';
import { readSources } from '../../../scripts/generate/read-sources.ts';

const files = readSources(process.cwd());
const checkVocabulary = vocabularyCheck(files.filter(({ path }) => path.startsWith('schemas/vocabulary/')));
const path = 'schemas/settings/general/office-hours.json';
const own = files.find((file) => file.path === path)?.json ?? {};
const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

function validate(
  change: (section: Record<string, Record<string, unknown>>) => void,
  more: Partial<SectionTask> = {},
): SectionValidationResult {
  const section = structuredClone(own) as unknown as Record<string, Record<string, unknown>>;
  change(section);
  return validateSection({
    files,
    path,
    text: JSON.stringify(section, null, 2),
    given: { version: '1.0.0', digest },
    released: undefined,
    stored: [],
    values: {},
    isRead: undefined,
    checkVocabulary,
    ...more,
  });
}

const nothing = (): void => undefined;

it('compiles the unedited file exactly as in the catalogue', () => {
  const { assembled, findings } = validate(nothing);
  expect(findings).toEqual([]);
  expect(assembled?.section).toEqual(catalogue.sections['general/office_hours']);
  expect(assembled?.settings['work_hours_from']).toEqual(catalogue.settings.work_hours_from);
});

it('validates equal stored values once, and lists only a few of their owners', () => {
  const stored = {
    key: 'work_hours_from',
    scope: 'provider' as const,
    value: 'early',
    encrypted: false,
    places: 5,
    providers: ['One', 'Two', 'Three', 'Four', 'Five'],
  };
  const [finding] = validate(nothing, { stored: [stored] }).findings;
  expect(finding).toMatchObject({
    gate: 'stored',
    severity: 'error',
    key: 'work_hours_from',
    providers: stored.providers,
  });
  expect(finding?.message).toMatch(/^work_hours_from, stored by One, Two, Three and 2 more: /);
});

it('stops at the vocabulary where a section has no settings', () => {
  const { findings } = validate((section) => Object.assign(section, { properties: {} }));
  expect(findings[0]?.gate).toBe('vocabulary');
});

it('reports conditions elsewhere that use a removed setting', () => {
  const dashboard = files.find((file) => file.path.endsWith('/site-wide-banner.json'));
  expect(dashboard).toBeDefined();
  const { findings } = validateSection({
    files,
    path: dashboard?.path ?? '',
    text: JSON.stringify({
      ...dashboard?.json,
      properties: Object.fromEntries(Object.entries(dashboard?.json['properties'] ?? {}).slice(1)),
    }),
    given: { version: '1.0.0', digest },
    released: undefined,
    stored: [],
    values: {},
    isRead: undefined,
    checkVocabulary,
  });
  expect(findings.map(({ gate }) => gate)).toContain('invariants');
});

it('does not look for readers if the source code is not available', () => {
  expect(validate(nothing).gates.at(-1)).toMatchObject({ gate: 'dead', verdict: 'passed' });
  const { gates, findings } = validate(nothing, { isRead: () => false });
  expect(gates.at(-1)).toMatchObject({ verdict: 'noted' });
  expect(findings.every(({ severity }) => severity === 'note')).toBe(true);
});

const tab = 'schemas/settings/general/tab.json';

function validateTab(change: object): SectionValidationResult {
  const json = files.find((file) => file.path === tab)?.json;
  return validate(nothing, { path: tab, text: JSON.stringify({ ...json, ...change }, null, 2) });
}

it('a tab’s file passes every gate, and compiles to no section', () => {
  for (const change of [{}, { title: 'The basics' }]) {
    const { gates, assembled } = validateTab(change);
    expect(gates.map(({ verdict }) => verdict)).toEqual(gates.map(() => 'passed'));
    expect(assembled).toBeNull();
  }
});

it.each([
  ['a name that its folder does not have', { id: 'basics' }, /the folder general belongs to the tab "general"/],
  ['the name of another tab', { id: 'rates' }, /"rates" is already the tab of/],
  ['the place of another tab', { order: 2 }, /the place 2 is that of schemas\/settings\//],
  ['a permission that nobody can have', { 'x-permission': { write: ['API_/nothing:POST'] } }, /is no permission/],
  ['no picture', { icon: undefined }, /icon/],
])('reports a tab that has %s', (_what, change, wrong) => {
  const { findings } = validateTab(change);
  expect(findings.map(({ message }) => message).join('\n')).toMatch(wrong);
});
