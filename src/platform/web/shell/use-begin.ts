/** Starts an action that the address names: `#invite` after the path of the users opens the form. The command bar links to it. */
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Calls `begin`, which must be stable, whenever the fragment is `#name`, and removes the fragment so that it runs once. */
export function useBegin(name: string, begin: () => void): void {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== `#${name}`) return;
    begin();
    void navigate({ pathname, search }, { replace: true });
  }, [hash, name, begin, navigate, pathname, search]);
}
