/** What may have to be said on any page, whoever is there: loaded after the page, so that nobody waits for it. */
import type { ReactNode } from 'react';
import { Connectivity } from './connectivity.tsx';
import { NewVersion } from './new-version.tsx';
import { OutdatedBrowser } from './outdated-browser.tsx';
import { PopupBlocked } from './popup-blocked.tsx';

export default function Notices(): ReactNode {
  return (
    <>
      <Connectivity />
      <NewVersion />
      <OutdatedBrowser />
      <PopupBlocked />
    </>
  );
}
