/** The arrows check must name each forbidden import and leave every allowed one alone. */
import { describe, expect, it } from 'vitest';
import { arrowsOf } from '../../scripts/check/arrows.ts';
import { rooms } from '../../scripts/check/rooms.ts';

function messages(file: string, ...lines: string[]): string[] {
  return arrowsOf(file, lines.join('\n')).map(({ line, message }) => `${line} ${message}`);
}

describe('forbidden imports are caught and named', () => {
  it.each([
    ['src/engine/x.ts', '#domain/money.ts', 'engine → domain is not allowed (engine may import: nothing)'],
    ['src/domain/x.ts', '#engine/merge.ts', 'domain → engine is not allowed (domain may import: generated)'],
    ['generated/x.ts', '#engine/merge.ts', 'generated → engine is not allowed (generated may import: nothing)'],
    ['src/web/ui/x.tsx', '#web/client/call.ts', 'web/ui → web/client is not allowed (web/ui may import: domain)'],
  ])('%s importing %s', (file, request, message) => {
    expect(messages(file, '', '', `import { x } from '${request}';`)).toEqual([`3 ${message}`]);
  });

  it('keeps screens apart', () => {
    const [message] = messages('src/web/screens/settings/index.tsx', `import { x } from '../login/form.tsx';`);
    expect(message).toContain('web/screens → web/screens is not allowed: settings and login are kept apart');
  });

  it('keeps browser and server apart, both ways', () => {
    expect(messages('src/web/client/x.ts', `import '#server/config.ts';`)[0]).toContain('browser and server');
    expect(messages('src/server/app.ts', `import '#web/shell/routes.ts';`)[0]).toContain('browser and server');
  });

  it('lets nothing in src import scripts', () => {
    expect(messages('src/server/main.ts', `import '../../scripts/seed.ts';`)[0]).toContain('server/main → scripts');
  });

  it('keeps a resource to its own verbs, while any repository may be read', () => {
    const routes = 'src/server/resources/settings/routes.ts';
    expect(messages(routes, `import './save-settings.ts';`)).toEqual([]);
    expect(messages(routes, `import '#server/resources/users/repository.ts';`)).toEqual([]);
    expect(messages(routes, `import '#server/resources/users/save-user.ts';`)[0]).toContain('routes → server/verbs');
  });

  it.each([
    [`export { x } from '#domain/money.ts';`],
    [`import type { X } from '#domain/money.ts';`],
    [`const x = await import('#domain/money.ts');`],
    [`type X = import('#domain/money.ts').X;`],
    [`const all = import.meta.glob('#domain/*.ts');`],
  ])('in whatever form it is written: %s', (code) => {
    expect(messages('src/engine/x.ts', code)).toHaveLength(1);
  });

  it('keeps I/O and frameworks out of pure rooms, and the form library in the renderer', () => {
    expect(messages('src/engine/x.ts', `import 'node:fs';`)[0]).toContain('engine → node:fs is not allowed');
    expect(messages('src/domain/x.ts', `import 'react';`)[0]).toContain('domain → react is not allowed');
    expect(messages('src/web/shell/x.tsx', `import '@rjsf/core';`)[0]).toContain('only web/renderer');
  });
});

describe('how an allowed import is written', () => {
  it('goes by alias across rooms and by relative path inside one', () => {
    expect(messages('src/web/shell/x.tsx', `import '../client/call.ts';`)[0]).toContain('use its # alias');
    expect(messages('src/web/client/x.ts', `import '#web/client/call.ts';`)[0]).toContain('use a relative path');
    expect(messages('src/web/client/x.ts', `import './call.ts';`, `import '#generated/calls.ts';`)).toEqual([]);
  });

  it('does not take a comment or a string for an import', () => {
    expect(messages('src/engine/x.ts', `// import '#domain/money.ts'`, `const s = "import '#domain/x.ts'";`)).toEqual(
      [],
    );
  });
});

it('declares only arrows that lead to a room of the house', () => {
  const names = new Set(rooms.map(({ name }) => name));
  for (const { may, mayWithin = [] } of rooms)
    for (const name of [...may, ...mayWithin]) expect(names.has(name) || name === '*', name).toBe(true);
});
