/** The checklist and the tests with its ids: ids are found in titles, and unknown ones are reported. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deadSettings } from '../../scripts/check/dead-settings.ts';
import {
  proofsIn,
  provingTests,
  readRequirements,
  requirementsMarkdown,
  titlesIn,
  wrongClaims,
} from '../../scripts/requirements.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'requirements-'));
  write('tests/requirements.json', [
    { id: 'F001', text: 'White label', source: 'doc1:1', section: 'Product' },
    { id: 'F002', state: 'behaves', text: 'Settings', source: 'doc2:3', section: 'Settings' },
  ]);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: unknown): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
}

describe('requirements', () => {
  it('has the whole checklist, each requirement once and in order', () => {
    const ids = readRequirements(process.cwd()).map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: 428 }, (_, index) => `F${String(index + 1).padStart(3, '0')}`));
  });

  it('reads ids from test titles in any form, and only from there', () => {
    const titles = titlesIn(
      'tests/x.test.ts',
      `// F001 in a comment
       describe('F001 brand', () => { it(\`F002 saves\`, () => { log('F001'); }); });
       it.each([[1]])('F001 each %s', () => {});
       test('plain', () => {});`,
    );
    expect(titles.map(({ line, title }) => [line, title])).toEqual([
      [2, 'F001 brand'],
      [2, 'F002 saves'],
      [3, 'F001 each %s'],
      [4, 'plain'],
    ]);
  });

  it('finds the proofs in a tree of tests, and reports every unproven claim', () => {
    write('tests/engine/a.test.ts', `it('F001 shows the brand', () => {});\nit('F999 proves nothing', () => {});`);
    write('tests/requirements.json', [
      { id: 'F001', state: 'declared', text: 'White label', source: 'doc1:1', section: 'Product' },
      { id: 'F002', state: 'behaves', text: 'Settings', source: 'doc2:3', section: 'Settings' },
    ]);
    const proofs = proofsIn(provingTests(root));
    expect(proofs.get('F001')).toEqual([{ file: 'tests/engine/a.test.ts', line: 1, title: 'F001 shows the brand' }]);
    expect(wrongClaims(readRequirements(root), proofs)).toEqual([
      { file: 'tests/engine/a.test.ts', line: 1, message: expect.stringMatching(/F001.*is declared/) as unknown },
      { file: 'tests/engine/a.test.ts', line: 2, message: 'F999 is not in tests/requirements.json' },
      { file: 'tests/requirements.json', line: 0, message: 'F002 is said to behave, and no test carries its id' },
    ]);
  });

  it('accepts tests of requirements that behave', () => {
    write('tests/engine/a.test.ts', `it('F002 saves', () => {});`);
    expect(wrongClaims(readRequirements(root), proofsIn(provingTests(root)))).toEqual([]);
  });

  it('writes which files prove what, independently of the titles of their tests', () => {
    write('tests/engine/a.test.ts', `it('F002 saves', () => {});`);
    const markdown = requirementsMarkdown(readRequirements(root), provingTests(root));
    write('tests/engine/a.test.ts', `it('F002 saves well', () => {});`);
    expect(markdown).toBe(requirementsMarkdown(readRequirements(root), provingTests(root)));
    expect(markdown).toContain('1 of 2 behave, 0 more are declared');
    expect(markdown).toContain('- **F002 behaves** Settings [doc2:3]\n  - engine/a.test.ts');
  });
});

describe('dead settings', () => {
  it('lists settings that nothing reads, unless another reader is declared', () => {
    write('schemas/settings/general/office.json', {
      properties: { used_here: {}, read_by_drivers: { 'x-read-by': 'driver-app' }, read_by_nobody: {} },
    });
    write('schemas/settings/general/tab.json', { properties: { not_a_setting: {} } });
    write('src/web/banner.tsx', `settings.used_here; settings.read_by_nobody_else;`);
    expect(deadSettings(root).map(({ key, file }) => [key, file])).toEqual([
      ['read_by_nobody', 'schemas/settings/general/office.json'],
    ]);
  });

  it('includes the settings of the notification matrix, and those of a connection that code opens', () => {
    write('schemas/settings/general/office.json', {
      id: 'mail',
      'x-test-connection': { needs: { host: 'mail_host' }, takes: { password: 'mail_password' } },
      properties: { mail_host: {}, mail_password: {}, mail_footer: {}, sms_notifications_delivery: {} },
    });
    write('src/server/open.ts', "const section = 'general/mail';");
    expect(deadSettings(root).map(({ key }) => key)).toEqual(['mail_footer']);
  });
});
