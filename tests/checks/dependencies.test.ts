/** The dependency check reports each forbidden import and accepts every allowed one. */
import { describe, expect, it } from 'vitest';
import { modules } from '#app/modules.ts';
import { forbiddenImports } from '../../scripts/check/dependencies.ts';

function messages(file: string, ...lines: string[]): string[] {
  return forbiddenImports(file, lines.join('\n')).map(({ line, message }) => `${line} ${message}`);
}

const [lowest, , higher] = modules;

describe('forbidden imports are reported by name', () => {
  it.each([
    [
      'src/engine/x.ts',
      '#platform/domain/time.ts',
      'engine → platform/domain is not allowed: engine may import: engine',
    ],
    [
      'src/platform/server/x.ts',
      '#modules/settings/domain/x.ts',
      'platform/server → modules/settings/domain is not allowed: platform/server may import: platform, engine, generated',
    ],
    [
      'generated/x.ts',
      '#engine/changes/merge.ts',
      'generated → engine is not allowed: generated may import: generated',
    ],
    [
      `src/modules/${lowest}/server/x.ts`,
      `#modules/${higher}/domain/x.ts`,
      `modules/${lowest}/server → modules/${higher}/domain is not allowed: ${lowest} is below ${higher} (src/app/modules.ts): use an event instead`,
    ],
    [
      `src/modules/${higher}/server/x.ts`,
      `#modules/${lowest}/server/routes.ts`,
      `modules/${higher}/server → modules/${lowest}/server is not allowed: of another module only domain/, server/services/ and web/shared/ may be used`,
    ],
  ])('%s importing %s', (file, request, message) => {
    expect(messages(file, '', '', `import { x } from '${request}';`)).toEqual([`3 ${message}`]);
  });

  it('separates browser and server code in both directions', () => {
    expect(messages('src/platform/web/client/x.ts', `import '#platform/server/config.ts';`)[0]).toContain(
      'browser and server',
    );
    expect(messages('src/app/server.ts', `import '#platform/web/shell/screens.ts';`)[0]).toContain(
      'browser and server',
    );
  });

  it('keeps code that runs on both sides pure', () => {
    const rules = `src/modules/${lowest}/domain/x.ts`;
    expect(messages(rules, `import '#platform/server/config.ts';`)[0]).toContain('is pure');
    expect(messages(rules, `import 'react';`)[0]).toContain('is not allowed in code that runs anywhere');
    expect(messages('src/engine/x.ts', `import 'node:fs';`)[0]).toContain('engine → node:fs is not allowed');
  });

  it('rejects imports of scripts in src, and modules that are not in the list', () => {
    expect(messages('src/app/main.ts', `import '../../scripts/seed.ts';`)[0]).toContain('app → scripts');
    expect(messages('src/modules/unheard-of/server/x.ts')[0]).toContain('has no place in the architecture');
  });

  it.each([
    [`export { x } from '#platform/domain/money.ts';`],
    [`import type { X } from '#platform/domain/money.ts';`],
    [`const x = await import('#platform/domain/money.ts');`],
    [`type X = import('#platform/domain/money.ts').X;`],
    [`const all = import.meta.glob('#platform/domain/*.ts');`],
  ])('in any syntax: %s', (code) => {
    expect(messages('src/engine/x.ts', code)).toHaveLength(1);
  });

  it('restricts the form library to the form engine', () => {
    expect(messages('src/platform/web/shell/x.tsx', `import '@rjsf/core';`)[0]).toContain('only platform/web/form');
  });
});

describe('the form of an allowed import', () => {
  it('uses an alias from outside and a relative path inside', () => {
    const client = 'src/platform/web/client/x.ts';
    expect(messages(client, `import '../../domain/time.ts';`)[0]).toContain('use its # alias');
    expect(messages(client, `import '#platform/web/client/call.ts';`)[0]).toContain('use a relative path');
    expect(messages(client, `import './call.ts';`, `import '#generated/calls.ts';`)).toEqual([]);
    const service = `#modules/${lowest}/server/services/x.ts`;
    expect(messages(`src/modules/${higher}/server/x.ts`, `import '${service}';`)).toEqual([]);
  });

  it('ignores imports in comments and strings', () => {
    const code = [`// import '#platform/x.ts'`, `const s = "import '#platform/x.ts'";`];
    expect(messages('src/engine/x.ts', ...code)).toEqual([]);
  });
});
