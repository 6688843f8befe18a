/** Where to go back to after signing in or after maintenance: only ever a path of this application. */

/** The path when it is one of ours, else home: an address of somebody else's site must not be followed. */
export function returnPath(wanted: string | null | undefined): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return '/';
  const url = new URL(wanted, location.origin);
  if (url.origin !== location.origin || url.pathname === '/login' || url.pathname === '/logout') return '/';
  return url.pathname + url.search + url.hash;
}

/** The sign-in page, told to come back here afterwards (doc1:179). */
export function signInAddress(here: { pathname: string; search: string }): string {
  if (here.pathname === '/' || here.pathname === '/login') return '/login';
  return `/login?redirect=${encodeURIComponent(here.pathname + here.search)}`;
}
