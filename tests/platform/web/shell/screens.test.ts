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

test('each path has the screen that the router would show', () => {
  fc.assert(
    fc.property(fc.oneof(paths, fc.webPath()), (path) => {
      const pathname = path.startsWith('/') ? path : `/${path}`;
      expect(screenAt(pathname)?.path).toBe(matchRoutes(routes, pathname)?.at(-1)?.route.path);
    }),
    { numRuns: 2_000 },
  );
});
