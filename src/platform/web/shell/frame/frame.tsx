/** The frame of every signed-in screen: navigation at the side or in a drawer, banners, content and footer. */
import { Drawer } from '@mantine/core';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { keepGeneralData } from '../../client/general-data.ts';
import { recall, remember } from '../../client/memory.ts';
import { useAppOnly } from '../app-only/app-only.ts';
import { CommandKey } from '../command-bar/command-key.tsx';
import { LateNotices, LateOwnNotices } from '../notices/late-notices.tsx';
import { Banners } from './banners.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Navigation } from './navigation.tsx';
import { collapsedKey, useScheme } from './scheme.ts';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

// Loaded on demand: few providers require the app.
const AppOnly = lazy(() => import('../app-only/index.tsx'));

interface FrameProps {
  area: 'settings' | undefined;
  children: ReactNode;
}

export function Frame({ area, children }: FrameProps) {
  const [collapsed, setCollapsed] = useState(() => recall(collapsedKey) === 'true');
  const scheme = useScheme(area);
  const { pathname } = useLocation();
  // The drawer is open only on the path where it was opened: navigating closes it.
  const [drawerAt, setDrawerAt] = useState<string | null>(null);
  const drawer = drawerAt === pathname;
  useEffect(() => keepGeneralData(), []);
  const appOnly = useAppOnly();
  const toggle = () => {
    remember(collapsedKey, String(!collapsed));
    setCollapsed(!collapsed);
  };
  if (appOnly)
    return (
      <Suspense>
        <AppOnly />
      </Suspense>
    );
  return (
    <div className={styles['frame']} data-collapsed={collapsed || undefined} data-scheme={scheme}>
      <SkipLink />
      <div className={styles['side']}>
        <Navigation collapsed={collapsed} onToggle={toggle} />
      </div>
      <TopBar onMenu={() => setDrawerAt(pathname)} open={drawer} />
      <Drawer
        opened={drawer}
        onClose={() => setDrawerAt(null)}
        size="17.5rem"
        withCloseButton={false}
        padding={0}
        attributes={{ content: { 'aria-label': 'Menu' } }}
        classNames={{ body: styles['drawer'] ?? '' }}
      >
        <div className={styles['drawerArea']} data-scheme={scheme}>
          <Navigation collapsed={false} onClose={() => setDrawerAt(null)} />
        </div>
      </Drawer>
      <div className={styles['page']}>
        <LateNotices />
        <LateOwnNotices />
        <Banners />
        <main id="content" tabIndex={-1} className={styles['content']}>
          {children}
        </main>
        <Footer />
      </div>
      <CommandKey />
    </div>
  );
}
