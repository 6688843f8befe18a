/** Around every signed-in screen: navigation at the side or in a drawer, banners, the content, whom to ask. */
import { Drawer } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { keepGeneralData } from '#web/client/general-data.ts';
import { recall, remember } from '#web/client/memory.ts';
import { Toasts } from '#web/ui/toasts.tsx';
import { Banners } from './banners.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Navigation } from './navigation.tsx';
import { useScheme } from './scheme.ts';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

const collapsedKey = 'navigation_collapsed';

interface FrameProps {
  area: 'settings' | undefined;
  children: ReactNode;
}

export function Frame({ area, children }: FrameProps) {
  const [collapsed, setCollapsed] = useState(() => recall(collapsedKey) === 'true');
  const [drawer, setDrawer] = useState(false);
  const scheme = useScheme(area);
  const { pathname } = useLocation();
  useEffect(() => keepGeneralData(), []);
  useEffect(() => setDrawer(false), [pathname]);
  const toggle = () => {
    remember(collapsedKey, String(!collapsed));
    setCollapsed(!collapsed);
  };
  return (
    <div className={styles['frame']} data-collapsed={collapsed || undefined} data-scheme={scheme}>
      <SkipLink />
      <div className={styles['side']}>
        <Navigation collapsed={collapsed} onToggle={toggle} />
      </div>
      <TopBar onMenu={() => setDrawer(true)} open={drawer} />
      <Drawer
        opened={drawer}
        onClose={() => setDrawer(false)}
        size="17.5rem"
        withCloseButton={false}
        padding={0}
        aria-label="Menu"
        classNames={{ body: styles['drawer'] ?? '' }}
      >
        <div className={styles['drawerArea']} data-scheme={scheme}>
          <Navigation collapsed={false} onClose={() => setDrawer(false)} />
        </div>
      </Drawer>
      <div className={styles['page']}>
        <Banners />
        <main id="content" tabIndex={-1} className={styles['content']}>
          {children}
        </main>
        <Footer />
      </div>
      <Toasts />
    </div>
  );
}
