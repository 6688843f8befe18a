/** Who may open a screen: asked before each is drawn, when it is known who is signed in. */
import { redirect } from 'react-router';
import { CallError } from '../client/call-error.ts';
import { settingsArrived } from '../client/provider-settings.ts';
import { returnPath, signInAddress } from '../client/address/return-path.ts';
import { loadSession, type Session } from '../client/session.ts';
import type { Screen } from '../module.ts';
import { loadFrame } from './frame/load-frame.ts';
import { passes } from './gate.ts';

/** They open whoever asks: to ask the server for a closed account, or while it is away, would lead off from the way out. */
const forEverybody: ReadonlySet<string> = new Set(['/account-closed', '/logout', '/maintenance']);

/** Null for who may open it; throws a redirect to sign in and back for guests, 403 for those who may not, and what kept the server from answering. */
export async function admit(screen: Screen, { request }: { readonly request: Request }): Promise<null> {
  if (forEverybody.has(screen.path)) return null;
  const url = new URL(request.url);
  const who = await sessionOrNone(url);
  // A closed account opens nothing but the page that says so, and the way out (F031).
  if (!who) {
    if (screen.access !== 'alone') throw redirect('/account-closed');
    return null;
  }
  if (screen.access === 'signed-in') {
    if (!who.user) throw redirect(signInAddress(url));
    if (!(await mayOpen(screen, who))) throw new Response(null, { status: 403 });
  }
  if (screen.path === '/login' && who.user && !url.searchParams.has('verification')) {
    throw redirect(returnPath(url.searchParams.get('redirect')));
  }
  if (who.user && screen.access !== 'alone') await loadFrame();
  return null;
}

/** At the first page the settings that open a screen may still be on their way; nobody is refused before they are here. */
async function mayOpen({ gate }: Screen, who: Session): Promise<boolean> {
  if (passes(gate, who)) return true;
  await settingsArrived();
  return passes(gate, who);
}

/** Null for a closed account; maintenance leads to its page, which knows the way back. */
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
