/** Notices that any page may show to any visitor: loaded after the page, so that nobody waits for them. */
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
