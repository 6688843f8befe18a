/** Around every screen: chooses its frame, sets the document title, and handles scroll and focus when the path changes. */
import { lazy, Suspense, type ReactNode } from 'react';
import { Outlet, useMatches } from 'react-router';
import { isStaff } from '#platform/domain/role.ts';
import { useGeneralData } from '../client/general-data.ts';
import { useProviderSetting, useProviderTitle } from '../client/provider-settings.ts';
import { useSession } from '../client/session.ts';
import type { Screen } from '../module.ts';
import { useStore } from '../client/store.ts';
import { Destinations } from './destinations.ts';
import { PageSkeleton } from '../ui/feedback/page-skeleton.tsx';
import { pageName } from '../ui/layout/page-name.ts';
import { useArrival } from './arrival.ts';
import ErrorScreen from './error/index.tsx';
import { settingsFailure } from './start-failure.ts';
import { useDocumentTitle } from './document-title.ts';
import { navigationFor } from './gate.ts';
import { FrameSkeleton } from './frame/frame-skeleton.tsx';
import { loadedFrame, loadFrame } from './frame/load-frame.ts';
import { ProgressLine } from './frame/progress-line.tsx';
import { LateNotices } from './notices/late-notices.tsx';
import { PublicFrame } from './frame/public-frame.tsx';
import type { RouteHandle } from './router.tsx';

const LateFrame = lazy(async () => ({ default: (await loadFrame()).Frame }));
const Toasts = lazy(async () => ({ default: (await import('../ui/feedback/toasts.tsx')).Toasts }));
const ProviderWidget = lazy(async () => ({ default: (await import('./frame/provider-widget.tsx')).ProviderWidget }));

export function Root() {
  const screen = useScreen();
  const title = useProviderTitle();
  const name = useStore(pageName, (own) => own);
  useDocumentTitle(name?.text ?? screen?.title ?? null, name?.isWhole ? undefined : title);
  useArrival();
  const who = useSession();
  // Gates may depend on the kind of account, which arrives after the session.
  useGeneralData();
  const destinations = navigationFor(who).map(({ path, navigation: { label, about } }) => ({ path, label, about }));
  const failure = useStore(settingsFailure, (message) => message);
  if (failure !== null)
    return (
      <main>
        <ErrorScreen kind="lookup" message={failure} />
      </main>
    );
  return (
    <Destinations value={destinations}>
      <ProgressLine />
      <FrameFor screen={screen}>
        <Outlet />
      </FrameFor>
      <Widget />
      <Suspense>
        <Toasts />
      </Suspense>
    </Destinations>
  );
}

function FrameFor({ screen, children }: { screen: Screen | undefined; children: ReactNode }) {
  const { user } = useSession();
  if (screen?.access === 'alone')
    return (
      <>
        <LateNotices />
        {children}
      </>
    );
  if (!user) return <PublicFrame>{children}</PublicFrame>;
  const Frame = loadedFrame()?.Frame ?? LateFrame;
  return (
    <Suspense
      fallback={
        <FrameSkeleton area={screen?.area}>
          <PageSkeleton />
        </FrameSkeleton>
      }
    >
      <Frame area={screen?.area}>{children}</Frame>
    </Suspense>
  );
}

/** For guests and customers; staff can contact the platform directly. */
function Widget() {
  const { user } = useSession();
  const html = useProviderSetting('custom_widget_html')?.trim() ?? '';
  if (html === '' || (user && isStaff(user))) return null;
  return (
    <Suspense>
      <ProviderWidget html={html} />
    </Suspense>
  );
}

function useScreen(): Screen | undefined {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return handle?.screen;
}
