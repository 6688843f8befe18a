/** Patches from the workbench apply with git, whatever changed. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { blocksOf } from '#modules/administration/web/workbench/docs-view.tsx';
import { findSettings } from '#modules/administration/web/workbench/find-settings.ts';
import { patchText } from '#modules/administration/web/workbench/patch-view.tsx';
import { snippetText } from '#modules/administration/web/workbench/snippet-text.ts';

const path = 'schemas/settings/general/office-hours.json';
const lines = Array.from({ length: 30 }, (_, line) => `line ${line}`);
const whole = `${lines.join('\n')}\n`;

function applied(before: string | undefined, patch: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'patch-'));
  try {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    if (before !== undefined) writeFileSync(join(folder, path), before);
    execFileSync('git', ['apply', '-'], { cwd: folder, input: patch });
    return readFileSync(join(folder, path), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it.each([
  ['a line in the middle', whole, whole.replace('line 14', 'line fourteen')],
  ['both ends', whole, whole.replace('line 0\n', '').replace('line 29\n', 'line 29\nline 30\n')],
  ['an end without a newline', whole, whole.trimEnd()],
  ['a newline at the end', whole.trimEnd(), whole],
  ['everything', whole, 'nothing\n'],
  ['a new file', undefined, whole],
  ['no text left', whole, ''],
])('git applies %s', (_what, before, after) => {
  expect(applied(before, patchText(path, before, after))).toBe(after);
});

it('no changes produce an empty patch', () => {
  expect(patchText(path, whole, whole)).toBe('');
});

it('snippets have tab stops in the syntax of the editor', () => {
  expect(snippetText('"title": "$1"')).toBe('"title": "${1}"');
  expect(snippetText('"type": ${1:string}$0')).toBe('"type": ${1:string}${}');
});

const usage = {
  providers: 2,
  tabs: [
    {
      id: 'general',
      title: 'General',
      sections: [
        {
          id: 'office_hours',
          title: 'Office hours',
          settings: [
            setting('work_hours_from', 'Opening time', 2, []),
            setting('work_hours_to', 'Closing time', 0, ['Kestrel']),
          ],
        },
      ],
    },
  ],
};

function setting(key: string, title: string, set_by: number, invalid: string[]) {
  return {
    key,
    title,
    set_by,
    invalid,
    type: 'string',
    secret: false,
    status: 'released',
    places: set_by,
    values: [],
    other_values: 0,
  };
}

it.each([
  ['opening', 'all', ['work_hours_from']],
  ['HOURS office', 'all', ['work_hours_from', 'work_hours_to']],
  ['', 'unused', ['work_hours_to']],
  ['', 'invalid', ['work_hours_to']],
  ['nowhere', 'all', []],
] as const)('searching "%s" among %s', (text, filter, keys) => {
  const found = findSettings(usage, text, filter).flatMap(({ sections }) =>
    sections.flatMap(({ settings }) => settings),
  );
  expect(found.map(({ key }) => key)).toEqual(keys);
});

it('the reference is parsed block by block', () => {
  expect(blocksOf('### Office\n\nWhen.\n\n- One\n  - Two `x`\n')).toEqual([
    { kind: 'heading', level: 3, text: 'Office' },
    { kind: 'text', text: 'When.' },
    {
      kind: 'list',
      items: [
        { text: 'One', depth: 0 },
        { text: 'Two `x`', depth: 1 },
      ],
    },
  ]);
});
