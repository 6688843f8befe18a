/** Decides who may open a screen: runs before each screen is drawn, once the session is known. */
import { redirect } from 'react-router';
import { CallError } from '../client/call-error.ts';
import { userSettingsArrived } from '../client/provider-settings.ts';
import { returnPath, signInAddress } from '../client/address/return-path.ts';
import { loadSession, type Session } from '../client/session.ts';
import type { Screen } from '../module.ts';
import { loadFrame } from './frame/load-frame.ts';
import { passes } from './gate.ts';

/** Open to everyone: asking the server with a closed account, or during maintenance, would redirect away from these screens. */
const forEverybody: ReadonlySet<string> = new Set(['/account-closed', '/logout', '/maintenance']);

/**
 * Null when the screen may be opened. Throws a redirect to the sign-in page for guests, 403 for users without
 * permission, and any failure of the server.
 */
export async function admit(screen: Screen, { request }: { readonly request: Request }): Promise<null> {
  if (forEverybody.has(screen.path)) return null;
  const url = new URL(request.url);
  const who = await sessionOrNone(url);
  // With a closed account only the page that says so, and logging out, are available (F031).
  if (!who) {
    if (screen.access !== 'alone') throw redirect('/account-closed');
    return null;
  }
  if (screen.access === 'signed-in' && !who.user) throw redirect(signInAddress(url));
  if (screen.path === '/login' && who.user && !url.searchParams.has('verification')) {
    throw redirect(returnPath(url.searchParams.get('redirect')));
  }
  // Gates and forms read the user's own settings, which may arrive after the session.
  if (who.user && screen.access !== 'alone') await Promise.all([loadFrame(), userSettingsArrived()]);
  if (screen.access === 'signed-in' && !passes(screen.gate, who)) throw new Response(null, { status: 403 });
  return null;
}

/** Null for a closed account; during maintenance redirects to its page, which remembers the current address. */
async function sessionOrNone({ pathname, search }: URL): Promise<Session | null> {
  try {
    return await loadSession();
  } catch (failure) {
    const status = failure instanceof CallError ? failure.status : 0;
    if (status === 418) throw redirect(`/maintenance?r=${encodeURIComponent(pathname + search)}`);
    if (status !== 423) throw failure;
    return null;
  }
}
