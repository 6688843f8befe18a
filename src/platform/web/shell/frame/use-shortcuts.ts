/** Keys that lead to a screen from any other one: Ctrl, or Command, and the key that the screen declares. */
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { session } from '../../client/session.ts';
import { passes } from '../gate.ts';
import { allScreens } from '../screens.ts';

/** On the screen itself its own keys decide. */
export function useShortcuts(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      const key = event.key.toLowerCase();
      const screen = allScreens().find(({ shortcut, gate }) => shortcut?.key === key && passes(gate, session.get()));
      if (!screen?.shortcut || screen.path === window.location.pathname) return;
      event.preventDefault();
      void navigate(screen.shortcut.to);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate]);
}
