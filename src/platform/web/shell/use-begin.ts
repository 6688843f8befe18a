/** What an address begins: `#invite` behind the path of the users opens the form, as the command bar asks for it. */
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Calls `begin`, which must keep its identity, whenever the address says `#name`, and takes that from the address: once is once. */
export function useBegin(name: string, begin: () => void): void {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== `#${name}`) return;
    begin();
    void navigate({ pathname, search }, { replace: true });
  }, [hash, name, begin, navigate, pathname, search]);
}
