/** The navigation: logo, screens, user menu and version. */
import { Tooltip, UnstyledButton } from '@mantine/core';
import {
  IconArrowLeft,
  IconChevronsLeft,
  IconChevronsRight,
  IconCommand,
  IconLogout,
  IconX,
} from '@tabler/icons-react';
import { Suspense, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { boot } from '../../client/boot.ts';
import { stopImpersonating } from '../../client/impersonation.ts';
import { useProviderSetting, useProviderTitle } from '../../client/provider-settings.ts';
import { useCan, useHas, useSession } from '../../client/session.ts';
import { BrandMark } from '../../ui/layout/brand-mark.tsx';
import { cutName } from '../../ui/data/cut-name.ts';
import { useGeneralData } from '../../client/general-data.ts';
import { entryOf, navigationFor } from '../gate.ts';
import { openCommandBar } from '../command-bar/command-key.tsx';
import { contentOf, NavigationParts } from './navigation-parts.tsx';
import styles from './navigation.module.css';

interface NavigationProps {
  collapsed: boolean;
  /** Set where the navigation can collapse. */
  onToggle?: () => void;
  /** Set in the drawer. */
  onClose?: () => void;
}

export function Navigation({ collapsed, onToggle, onClose }: NavigationProps) {
  // Gates may depend on the kind of account.
  useGeneralData();
  const items = navigationFor(useSession());
  const { pathname, search } = useLocation();
  const here = entryOf(pathname, items, search);
  const scrolled = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // With the next frame, which lays the page out anyway.
    const frame = requestAnimationFrame(() => scrolled.current && showCurrent(scrolled.current));
    return () => cancelAnimationFrame(frame);
  }, [here]);
  return (
    <nav className={styles['navigation']} aria-label="Main" data-collapsed={collapsed || undefined}>
      <div className={styles['top']}>
        <HomeLink collapsed={collapsed} />
        {onClose && (
          <UnstyledButton className={styles['tool'] ?? ''} aria-label="Close menu" onClick={onClose}>
            <IconX size={20} aria-hidden />
          </UnstyledButton>
        )}
      </div>
      <div className={styles['go']}>
        <Named label="Go to" collapsed={collapsed}>
          <UnstyledButton
            className={styles['item'] ?? ''}
            aria-label="Go to"
            aria-keyshortcuts="Control+K Meta+K"
            onClick={() => {
              onClose?.();
              openCommandBar();
            }}
          >
            <IconCommand size={20} stroke={1.75} aria-hidden />
            {!collapsed && <span className={styles['words']}>Go to…</span>}
            {!collapsed && <kbd className={styles['key']}>Ctrl K</kbd>}
          </UnstyledButton>
        </Named>
      </div>
      {!collapsed && <NavigationParts place="top" />}
      <div ref={scrolled} className={styles['scrolled']}>
        <ul className={styles['list']}>
          {items.map(({ path, navigation: { label, icon: Icon, badge }, startsGroup }) => {
            const Badge = badge && !collapsed ? contentOf({ name: path, load: badge }) : undefined;
            return (
              <li key={path} className={startsGroup ? styles['group'] : undefined}>
                <Named label={label} collapsed={collapsed}>
                  <Link
                    to={path}
                    className={styles['item'] ?? ''}
                    aria-label={Badge ? undefined : label}
                    aria-current={path === here ? 'page' : undefined}
                  >
                    <Icon size={20} stroke={1.75} aria-hidden />
                    {!collapsed && <span>{label}</span>}
                    {Badge && (
                      <Suspense>
                        <Badge />
                      </Suspense>
                    )}
                  </Link>
                </Named>
              </li>
            );
          })}
        </ul>
        {!collapsed && <NavigationParts place="links" />}
      </div>
      {!collapsed && <NavigationParts place="bottom" />}
      <Person collapsed={collapsed} {...(onToggle ? { onToggle } : {})} />
    </nav>
  );
}

/**
 * With many entries the current one may be below the visible part. `scrollIntoView` would also move the start of the
 * next Tab there.
 */
function showCurrent(box: HTMLElement): void {
  const current = box.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!current) return;
  const { top, bottom } = box.getBoundingClientRect();
  box.scrollTop += Math.min(current.top - top, 0) + Math.max(current.bottom - bottom, 0);
}

function HomeLink({ collapsed }: { collapsed: boolean }) {
  const title = useProviderTitle();
  const logo = useProviderSetting('logo_url');
  const own = useProviderSetting('navigation_logo_url');
  const icon = useProviderSetting('favicon_url');
  return (
    <Link to="/" className={styles['home'] ?? ''} aria-label={`${title}, home`}>
      {collapsed ? (
        <BrandMark title={title.charAt(0)} logo={icon} size="navigation" />
      ) : (
        <BrandMark title={title} logo={own ?? logo} size="navigation" />
      )}
    </Link>
  );
}

function Person({ collapsed, onToggle }: Pick<NavigationProps, 'collapsed' | 'onToggle'>) {
  const { user, impersonatedUsername } = useSession();
  const hidden = useHas('hide_logout');
  // Beside the user's name there is room for an icon; the drawer has room for words.
  const inWords = !onToggle;
  const toggleName = `${collapsed ? 'Expand' : 'Collapse'} navigation`;
  return (
    <div className={styles['bottom']}>
      {impersonatedUsername !== null && (
        <Named label="Back" collapsed={collapsed}>
          <UnstyledButton className={styles['item'] ?? ''} aria-label="Back" onClick={stopImpersonating}>
            <IconArrowLeft size={20} stroke={1.75} aria-hidden />
            {!collapsed && <span>Back</span>}
          </UnstyledButton>
        </Named>
      )}
      <div className={styles['person']} data-words={inWords || undefined}>
        {user && !collapsed && (
          <Link
            to="/profile"
            className={styles['profile'] ?? ''}
            title={user.name}
            aria-label={`${user.name}, ${user.role.label}: your profile`}
          >
            <span className={styles['name']}>{cutName(user.name)}</span>
            <span className={styles['role']}>{user.role.label}</span>
          </Link>
        )}
        {!hidden && (
          <Named label="Log out" collapsed={!inWords}>
            <Link to="/logout" className={styles[inWords ? 'item' : 'tool'] ?? ''} aria-label="Log out">
              <IconLogout size={20} stroke={1.75} aria-hidden />
              {inWords && <span>Log out</span>}
            </Link>
          </Named>
        )}
        {onToggle && (
          <Named label={toggleName} collapsed>
            <UnstyledButton
              className={styles['tool'] ?? ''}
              aria-label={toggleName}
              aria-expanded={!collapsed}
              onClick={onToggle}
            >
              {collapsed ? <IconChevronsRight size={20} aria-hidden /> : <IconChevronsLeft size={20} aria-hidden />}
            </UnstyledButton>
          </Named>
        )}
      </div>
      {!collapsed && <Version />}
    </div>
  );
}

/** A link to the release notes for users who may read them (F054). */
function Version() {
  const reads = useCan('API_/release-notes:GET');
  const look = `${styles['version'] ?? ''} figures`;
  const text = `Version ${boot().version}`;
  if (!reads) return <span className={look}>{text}</span>;
  return (
    <Link to="/release-notes" className={look}>
      {text}
    </Link>
  );
}

/** An icon shows its name on hover; an expanded item already does. */
function Named({ label, collapsed, children }: { label: string; collapsed: boolean; children: React.ReactElement }) {
  if (!collapsed) return children;
  return (
    <Tooltip label={label} position="right">
      {children}
    </Tooltip>
  );
}
