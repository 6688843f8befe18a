/** Keeps the page current: settings and permissions that changed, another tab that signed out, a session that ended. */
import type { createBrowserRouter } from 'react-router';
import { clearImpersonation, onImpersonationElsewhere } from '../client/impersonation.ts';
import { onMoved, startLive, type Moved } from '../client/live.ts';
import { onShownSettings, refreshSettings, settingsRevision, shownSettings } from '../client/provider-settings.ts';
import { signInAddress } from '../client/address/return-path.ts';
import { clearSession, reloadSession, session } from '../client/session.ts';
import { onSignal, type Signal } from '../client/signals.ts';
import { onTokenElsewhere, readToken } from '../client/token.ts';
import { interrupt } from '../ui/feedback/leaving.ts';

type Router = ReturnType<typeof createBrowserRouter>;

export function keepCurrent(router: Router): void {
  onSignal((signal) => void answerSignal(router, signal));
  onTokenElsewhere(() => void followOtherTab(router));
  // Everything on screen belongs to another user then.
  onImpersonationElsewhere(() => window.location.reload());
  session.subscribe(() => quietly(refreshSettings(settingsRevision())));
  onMoved('setting_revision', (moved) => quietly(refreshSettings(moved?.revision ?? undefined)));
  onMoved('user_record', (moved) => followPermissions(router, moved, session.get().user?.id));
  onMoved('role_record', (moved) => followPermissions(router, moved, session.get().user?.role.id));
  followFeatures(router);
  startLive();
}

/** Checks the open screen again when features are turned on or off, for everybody or for this user: it may belong to one of them. */
function followFeatures(router: Router): void {
  const now = (): string => JSON.stringify(shownSettings().enabled_features);
  let before = now();
  onShownSettings(() => {
    const after = now();
    if (after === before) return;
    before = after;
    quietly(router.revalidate());
  });
}

/** What the user may do was changed: navigation and screen follow at once. `own` is the user’s record or role. */
function followPermissions(router: Router, moved: Moved | null, own: number | undefined): void {
  if (own === undefined || (moved !== null && moved.id !== null && moved.id !== own)) return;
  quietly(reloadSession().then(() => router.revalidate()));
}

/** A failed background refresh runs again with the next event, so that its error is not shown. */
function quietly(work: Promise<void>): void {
  work.catch(() => undefined);
}

async function answerSignal(router: Router, signal: Signal): Promise<void> {
  const location = targetLocation(router);
  if (signal === 'impersonationEnded') {
    clearImpersonation();
    return window.location.assign('/');
  }
  if (signal === 'accountClosed') return interrupt(() => router.navigate('/account-closed'));
  if (signal === 'maintenanceMode') {
    const address = `/maintenance?r=${encodeURIComponent(location.pathname + location.search)}`;
    return interrupt(() => router.navigate(address));
  }
  const wasSignedIn = session.get().user !== null;
  // Calls of the screen that is being left may fail as well.
  if (wasSignedIn || readToken() !== null) clearSession();
  if (location.pathname === '/logout') return router.navigate('/');
  if (wasSignedIn) return interrupt(() => signInAgain(router));
}

async function followOtherTab(router: Router): Promise<void> {
  const before = session.get().user?.id;
  const follow = async (): Promise<void> => {
    const after = (await reloadSession()).user?.id;
    if (before === after) return;
    if (after === undefined) await signInAgain(router);
    else await router.revalidate();
  };
  await (readToken() === null ? interrupt(follow) : follow());
}

/** The sign-in page says why it is shown, and returns to the screen with the values that were passed to it (F107). */
function signInAgain(router: Router): Promise<void> {
  const location = targetLocation(router);
  const state = { sessionEnded: true, returnState: location.state as unknown };
  return router.navigate(signInAddress(location), { replace: true, state });
}

/** After clicking a link the target counts, though the previous screen is still drawn. */
function targetLocation({ state }: Router): Router['state']['location'] {
  return state.navigation.location ?? state.location;
}
