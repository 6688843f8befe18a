/** Keeps the page current: settings and permissions that changed, another tab that signed out, a session that ended. */
import type { createBrowserRouter } from 'react-router';
import { clearImpersonation, onImpersonationElsewhere } from '../client/impersonation.ts';
import { onMoved, startLive, type Moved } from '../client/live.ts';
import { refreshSettings, settingsRevision } from '../client/provider-settings.ts';
import { signInAddress } from '../client/address/return-path.ts';
import { clearSession, reloadSession, session } from '../client/session.ts';
import { onSignal, type Signal } from '../client/signals.ts';
import { onTokenElsewhere } from '../client/token.ts';

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
  startLive();
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
  if (signal === 'accountClosed') return router.navigate('/account-closed');
  if (signal === 'maintenanceMode') {
    return router.navigate(`/maintenance?r=${encodeURIComponent(location.pathname + location.search)}`);
  }
  const wasSignedIn = session.get().user !== null;
  clearSession();
  if (location.pathname === '/logout') return router.navigate('/');
  if (wasSignedIn) return router.navigate(signInAddress(location), { replace: true });
}

async function followOtherTab(router: Router): Promise<void> {
  const before = session.get().user?.id;
  const after = (await reloadSession()).user?.id;
  if (before === after) return;
  if (after === undefined) await router.navigate(signInAddress(targetLocation(router)), { replace: true });
  else await router.revalidate();
}

/** After clicking a link the target counts, though the previous screen is still drawn. */
function targetLocation({ state }: Router): Router['state']['location'] {
  return state.navigation.location ?? state.location;
}
