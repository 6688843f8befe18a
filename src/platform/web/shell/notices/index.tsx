/** What may have to be said on any page, whoever is there: loaded after the page, so that nobody waits for it. */
import { useEffect, type ReactNode } from 'react';
import { keepButtonFocus } from '../button-focus.ts';
import { selectOnTab } from '../tab-selects.ts';
import { Connectivity } from './connectivity.tsx';
import { NewVersion } from './new-version.tsx';
import { OutdatedBrowser } from './outdated-browser.tsx';
import { PopupBlocked } from './popup-blocked.tsx';

export default function Notices(): ReactNode {
  useEffect(keepButtonFocus, []);
  useEffect(selectOnTab, []);
  return (
    <>
      <Connectivity />
      <NewVersion />
      <OutdatedBrowser />
      <PopupBlocked />
    </>
  );
}
