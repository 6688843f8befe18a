/** A button with three dots whose menu is rendered on first use: a form has many of them, and few are opened. */

import { ActionIcon, Menu } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import styles from './row.module.css';

interface MenuOnUseProps {
  readonly label: string;
  readonly className?: string | undefined;
  /** Receives the button. */
  readonly target?: RefObject<HTMLButtonElement | null>;
  /** The items of the menu. */
  readonly children: ReactNode;
}

export function MenuOnUse({ label, className = '', target, children }: MenuOnUseProps): ReactNode {
  const [built, setBuilt] = useState(false);
  const [opened, setOpened] = useState(false);
  const own = useRef<HTMLButtonElement>(null);
  const button = target ?? own;
  useEffect(() => {
    if (!built) return;
    // Rendering the menu replaced the focused button; closing the menu focuses the new one.
    button.current?.focus();
    setOpened(true);
  }, [built, button]);
  const dots = (
    <ActionIcon
      ref={button}
      variant="subtle"
      color="gray"
      className={className}
      aria-label={label}
      {...(built ? {} : { 'aria-haspopup': 'menu' as const })}
      onClick={() => setBuilt(true)}
    >
      <span className={styles['dots']} aria-hidden />
    </ActionIcon>
  );
  if (!built) return dots;
  return (
    <Menu position="bottom-end" withinPortal opened={opened} onChange={setOpened}>
      <Menu.Target>{dots}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
