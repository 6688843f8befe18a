/** Where to go back to after signing in or after maintenance: only ever a path of this application. */

/** Screens that send people on themselves, or that nobody asks for: going back to them would go round in circles. */
const leadingBack = /^\/(?:login|logout|idm|maintenance|account-closed)(?:[/?#]|$)/;

/**
 * The path when it is one of ours, else home: an address of somebody else's site must not be followed. It is validated as the browser
 * parses it, because `/.//evil.test` becomes `//evil.test` only then.
 */
export function returnPath(requested: string | null | undefined): string {
  const path = ownPath(requested);
  return path === undefined || leadingBack.test(path) ? '/' : path;
}

/** Path, query and fragment of an address of this application; undefined for any other address and for what is none. */
function ownPath(address: string | null | undefined): string | undefined {
  if (!address?.startsWith('/') || !URL.canParse(address, location.origin)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, location.origin);
  return origin === location.origin && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}

/** The sign-in page, told to come back here afterwards (F107). */
export function signInAddress(here: { pathname: string; search: string }): string {
  if (here.pathname === '/' || here.pathname === '/login') return '/login';
  return `/login?redirect=${encodeURIComponent(here.pathname + here.search)}`;
}
