/** The list of screens as a router: each screen loads when it is opened, after the session is known. */
import type { ComponentType } from 'react';
import { createBrowserRouter, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { returnPath, signInAddress } from '../client/return-path.ts';
import { CallError } from '../client/call-error.ts';
import { loadSession } from '../client/session.ts';
import { FirstSkeleton } from './frame/frame-skeleton.tsx';
import { Crash, PageCrash } from './crash.tsx';
import { passes } from './gate.ts';
import { loadFrame } from './frame/load-frame.ts';
import { Root } from './root.tsx';
import type { Screen } from '../module.ts';
import { allScreens } from './screens.ts';

/** What a route tells the frame around it. */
export interface RouteHandle {
  readonly screen: Screen;
}

export function createRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter([
    {
      Component: Root,
      ErrorBoundary: PageCrash,
      HydrateFallback: FirstSkeleton,
      children: allScreens().map(routeOf),
    },
  ]);
}

function routeOf(screen: Screen): RouteObject {
  return {
    path: screen.path,
    handle: { screen } satisfies RouteHandle,
    ErrorBoundary: Crash,
    loader: (args) => admit(screen, args),
    lazy: async () => ({ Component: (await screen.load()).default }) satisfies { Component: ComponentType },
    // The query of a screen (tab, section, filters) is its own affair: who may open it does not change with it.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href,
  };
}

/** They open whoever asks: to ask the server for a closed account would lead away from the way out. */
const forEverybody: ReadonlySet<string> = new Set(['/account-closed', '/logout']);

/** Sends guests to sign in and back; throws 403 for those who may not. */
async function admit(screen: Screen, { request }: LoaderFunctionArgs): Promise<null> {
  if (forEverybody.has(screen.path)) return null;
  const url = new URL(request.url);
  const who = await loadSession().catch((failure: unknown) => {
    if (!(failure instanceof CallError && failure.status === 423)) throw failure;
    return null;
  });
  // A closed account opens nothing but the page that says so, and the way out (F031).
  if (!who) {
    if (screen.access !== 'alone') throw redirect('/account-closed');
    return null;
  }
  if (screen.access === 'signed-in') {
    if (!who.user) throw redirect(signInAddress(url));
    if (!passes(screen.gate, who)) throw new Response(null, { status: 403 });
  }
  if (screen.path === '/login' && who.user && !url.searchParams.has('verification')) {
    throw redirect(returnPath(url.searchParams.get('redirect')));
  }
  if (who.user && screen.access !== 'alone') await loadFrame();
  return null;
}
