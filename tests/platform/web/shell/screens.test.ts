/** Finds the screen of a path as the router does. */
import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { allScreens, registerModules, screenAt } from '#platform/web/shell/screens.ts';
import { webModules } from '#app/web-modules.ts';

registerModules(webModules);
const routes = allScreens().map((screen) => ({ path: screen.path, handle: screen }));

/** A path of a screen whose parameters have values, some of which are names of other screens. */
const paths = fc
  .tuple(
    fc.constantFrom(...allScreens().map(({ path }) => path)),
    fc.array(fc.constantFrom('12', 'new', 'edit', 'a b', 'Shipments', ''), { minLength: 4, maxLength: 4 }),
    fc.constantFrom('', '/', '/more', '//'),
  )
  .map(([path, values, end]) => {
    const left = values.values();
    return path.replaceAll(/:\w+/g, () => left.next().value ?? '') + end;
  });

test('each path has the screen that the router would show, and an unknown one has none', () => {
  fc.assert(
    fc.property(fc.oneof(paths, fc.webPath()), (path) => {
      const pathname = path.startsWith('/') ? path : `/${path}`;
      const found = matchRoutes(routes, pathname)?.at(-1)?.route.path;
      expect(screenAt(pathname)?.path).toBe(found === '*' ? undefined : found);
    }),
    { numRuns: 2_000, examples: [['/%0A'], ['/shipments/%0A'], ['/SHIPMENTS/new/']] },
  );
});
