/** The path to return to after signing in or after maintenance; only ever a path of this application. */

/** Screens that redirect, or that nobody navigates to on purpose: returning to them would loop. */
const leadingBack = /^\/(?:login|logout|idm|maintenance|account-closed)(?:[/?#]|$)/;

/**
 * The requested path when it belongs to this application, else home: following it to another site would be an open
 * redirect. It is checked as the browser parses it, because only then does `/.//evil.test` become `//evil.test`.
 */
export function returnPath(requested: string | null | undefined): string {
  const path = ownPath(requested);
  return path === undefined || leadingBack.test(path) ? '/' : path;
}

/** Path, query and fragment of an address of this application; undefined for other origins and for invalid addresses. */
function ownPath(address: string | null | undefined): string | undefined {
  if (!address?.startsWith('/') || !URL.canParse(address, location.origin)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, location.origin);
  return origin === location.origin && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}

/** The sign-in page, with the current address as the page to return to (F107). */
export function signInAddress(here: { pathname: string; search: string }): string {
  if (here.pathname === '/' || here.pathname === '/login') return '/login';
  return `/login?redirect=${encodeURIComponent(here.pathname + here.search)}`;
}
