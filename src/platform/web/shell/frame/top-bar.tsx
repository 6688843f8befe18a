/** The top bar of narrow screens: the menu, and the logo that leads home. */
import { UnstyledButton } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useProviderSetting, useProviderTitle } from '../../client/provider-settings.ts';
import { BrandMark } from '../../ui/layout/brand-mark.tsx';
import styles from './top-bar.module.css';

export function TopBar({ onMenu, open }: { onMenu: () => void; open: boolean }) {
  const title = useProviderTitle();
  const logo = useProviderSetting('logo_url');
  const own = useProviderSetting('navigation_logo_url');
  return (
    <header className={styles['bar']}>
      <UnstyledButton className={styles['menu'] ?? ''} aria-label="Menu" aria-expanded={open} onClick={onMenu}>
        <IconMenu2 size={22} stroke={1.75} />
      </UnstyledButton>
      <Link to="/" className={styles['home'] ?? ''} aria-label={`${title}, home`}>
        <BrandMark title={title} logo={own ?? logo} size="navigation" />
      </Link>
    </header>
  );
}
