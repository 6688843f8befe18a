/** The checks of names, openings, sizes and silencers, each on a small invalid example and a valid one. */
import { describe, expect, it } from 'vitest';
import { browserCallsIn } from '../../scripts/check/browser-calls.ts';
import { handWrittenIn, pagedCallsIn } from '../../scripts/check/lists.ts';
import { barrelFault, nameFault } from '../../scripts/check/names.ts';
import { openingFault } from '../../scripts/check/openings.ts';
import { silencersIn } from '../../scripts/check/silencers.ts';
import { checkSizes, sizeTable } from '../../scripts/check/sizes.ts';
import { wordList, wordsInSchema, wordsInScreen } from '../../scripts/check/words.ts';

describe('names', () => {
  it.each([
    'src/engine/utils.ts',
    'src/platform/helpers/x.ts',
    'src/platform/domain/common.ts',
    'src/platform/web/PageTitle.tsx',
  ])('rejects %s', (path) => expect(nameFault(path)).toBeDefined());

  it.each([
    'src/engine/changes/merge.ts',
    'src/modules/settings/web/screen/index.tsx',
    'tests/engine/changes/merge.test.ts',
  ])('accepts %s', (path) => expect(nameFault(path)).toBeUndefined());

  it('rejects a file that only re-exports', () => {
    expect(barrelFault('x.ts', `export * from './a.ts';\nexport { b } from './b.ts';`)).toContain('barrel');
    expect(barrelFault('x.ts', `export * from './a.ts';\nexport const b = 1;`)).toBeUndefined();
  });
});

describe('openings', () => {
  it.each(['', 'const x = 1;', '/** x */\nconst x = 1;', '// a line without any full stop\nconst x = 1;'])(
    'rejects %j',
    (text) => expect(openingFault(text)).toBeDefined(),
  );

  it.each([
    '/** Merges two edits of one setting. */\n',
    '#!/usr/bin/env node\n// Starts the server and the database.\nrun();',
    '/**\n * Merges two edits\n * of one setting.\n */\n',
    '-- Tenancy: every table belongs to a provider.\ncreate table x ();',
  ])('accepts %j', (text) => expect(openingFault(text)).toBeUndefined());
});

describe('sizes', () => {
  const small = Array.from({ length: 20 }, (_, index) => ({ file: `src/engine/small-${index}.ts`, lines: 40 }));

  it('names the file that is too long, with the limit of its part', () => {
    const sizes = [
      ...small,
      { file: 'src/engine/long.ts', lines: 401 },
      { file: 'tests/engine/long.test.ts', lines: 600 },
    ];
    expect(checkSizes(sizes)).toEqual([
      { file: 'src/engine/long.ts', line: 0, message: 'has 401 lines, the limit is 400: split it' },
    ]);
  });

  it('checks the median and the ninth decile of all files', () => {
    const sizes = Array.from({ length: 10 }, (_, index) => ({ file: `src/engine/x-${index}.ts`, lines: 210 }));
    expect(checkSizes(sizes).map(({ message }) => message)).toEqual([
      'median file has 210 lines, the limit is 80',
      'one file in ten has more than 200 lines (p90 is 210)',
    ]);
  });

  it('prints one line per part and a total', () => {
    const table = sizeTable([...small, { file: 'src/platform/web/ui/layout/page.tsx', lines: 90 }]);
    expect(table.map((line) => line.split(/\s+/).join(' '))).toEqual([
      'part files median p90 longest',
      'src/engine 20 40 40 40',
      'src/platform/web 1 90 90 90',
      'all 21 40 40 90',
    ]);
  });
});

describe('silencers', () => {
  it.each(['oxlint', 'eslint'])('rejects inline disabling of %s', (tool) => {
    expect(silencersIn('src/engine/x.ts', `\n// ${tool}-disable-next-line no-eval\neval('1');`)).toMatchObject([
      { line: 2 },
    ]);
  });

  it('rejects tests that do not run', () => {
    const text = ['it.only', 'describe.skip', 'it.concurrent.todo'].map((call) => `${call}('x', () => {});`).join('\n');
    expect(silencersIn('tests/engine/x.test.ts', text).map(({ line }) => line)).toEqual([1, 2, 3]);
    expect(silencersIn('tests/engine/x.test.ts', `it.each([1])('x', () => {});`)).toEqual([]);
  });
});

describe('browser calls', () => {
  it('reports built-ins that the oldest browsers lack', () => {
    const found = browserCallsIn('src/web/ui/x.ts', 'const a = [2, 1].toSorted();\nconst b = structuredClone(a);');
    expect(found.map(({ line, message }) => [line, message.split(' ')[0]])).toEqual([
      [1, 'toSorted'],
      [2, 'structuredClone'],
    ]);
  });

  it('accepts supported ones', () => {
    expect(browserCallsIn('src/web/ui/x.ts', 'const last = [1].at(-1); Object.hasOwn({}, "a");')).toEqual([]);
  });
});

describe('lists', () => {
  const screen = 'src/modules/accounts/web/accounts/index.tsx';

  it.each([
    ['src/modules/accounts/server/find.ts', 'const q = found.orderBy("name").offset(20).limit(10);'],
    [screen, 'const view = <table><tbody /></table>;'],
    [screen, 'const view = <Table fz="sm" />;'],
    [screen, '/* By hand: so. */ const view = <table />;'],
  ])('rejects a hand-written page or table in %s', (file, text) => {
    expect(handWrittenIn(file, text)).toMatchObject([{ file, line: 1 }]);
  });

  it.each([
    [screen, 'export default listScreen(accounts);'],
    [screen, '/** By hand: two versions of one record side by side. */ const view = <table />;'],
    ['src/platform/web/table/data-table.tsx', 'const view = <table />;'],
    ['src/platform/server/lists/page-sql.ts', 'const q = found.offset(20);'],
  ])('accepts %s', (file, text) => expect(handWrittenIn(file, text)).toEqual([]));

  it('rejects a call that declares its paging, at its line', () => {
    const paged = { calls: { read_x: { query: { properties: { offset: {} } } }, read_y: {} } };
    expect(pagedCallsIn('x.json', JSON.stringify(paged, null, 1))).toMatchObject([{ file: 'x.json', line: 3 }]);
    expect(pagedCallsIn('x.json', '{"calls":{"read_y":{"query":{"properties":{"limit":{}}}}}}')).toEqual([]);
    const open = { calls: { read_y: { audience: 'public', query: { properties: { offset: {} } } } } };
    expect(pagedCallsIn('x.json', JSON.stringify(open))).toEqual([]);
  });
});

describe('words', () => {
  const guide = `# Style\n\n## Words\n\n| Not | Instead |\n| --- | --- |\n| anew | again |\n| please | leave it out |\n\n## Exact texts\n\n- Please wait.\n`;
  const list = wordList(guide);
  const found = (text: string) => wordsInScreen('x.tsx', text, list).map(({ line, message }) => `${line} ${message}`);

  it('finds words of the list in titles, help and messages of schemas, with the replacement', () => {
    const schema = `{\n  "anew": "anew",\n  "oneOf": [{ "const": "anew", "title": "Ask anew" }],\n  "x-message": "Please try."\n}`;
    expect(wordsInSchema('x.json', schema, list)).toEqual([
      { file: 'x.json', line: 3, message: expect.stringContaining('“anew”: again') as string },
      { file: 'x.json', line: 4, message: expect.stringContaining('“please”') as string },
    ]);
  });

  it.each([
    `const a = <p>\n  Try it anew.\n</p>;`,
    `const a = <Button\n  label="Do it anew" />;`,
    `const a =\n  'Anew';`,
    'const a = (n: number) =>\n  `Ask ${n} people anew`;',
  ])('finds them in texts of a screen: %s', (text) =>
    expect(found(text)).toEqual([expect.stringMatching(/^2 .*again/)]),
  );

  it.each([
    `import a from './anew.ts';`,
    `const anew = styles['anew'];`,
    `/** Asks anew. */`,
    `const a = 'Renewal';`,
    `const a = <p>\n  Please\n  wait.\n</p>;`,
  ])('ignores names, comments, other words and exact texts: %s', (text) => expect(found(text)).toEqual([]));
});
