/** The list of screens as a router: each screen loads when it is opened, after the session is known. */
import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { followNavigation } from '../client/address/leaving.ts';
import { admit } from './admit.ts';
import { FirstSkeleton } from './frame/frame-skeleton.tsx';
import { Crash, PageCrash } from './crash.tsx';
import { Root } from './root.tsx';
import type { Screen } from '../module.ts';
import { allScreens } from './screens.ts';

/** What a route passes to the frame around it. */
export interface RouteHandle {
  readonly screen: Screen;
}

export function createRouter(): ReturnType<typeof createBrowserRouter> {
  return followNavigation(
    createBrowserRouter([
      {
        Component: Root,
        ErrorBoundary: PageCrash,
        HydrateFallback: FirstSkeleton,
        children: allScreens().map(routeOf),
      },
    ]),
  );
}

/**
 * A screen is loaded by the loader: the error boundary of a route shows that its loader failed, and nothing at all where
 * its `lazy` did.
 */
function routeOf(screen: Screen): RouteObject {
  let Loaded: ComponentType | undefined;
  return {
    path: screen.path,
    handle: { screen } satisfies RouteHandle,
    ErrorBoundary: Crash,
    loader: async (args) => {
      const [screenful] = await Promise.all([Loaded ? undefined : screen.load(), admit(screen, args)]);
      Loaded ??= screenful?.default;
      return null;
    },
    Component: () => Loaded && <Loaded />,
    // The query of a screen (tab, section, filters) does not affect who may open it.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href,
  };
}
