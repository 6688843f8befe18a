/** Navigates within the page, like a click on a link to this path. The heading of the screen that is left is marked, so that the next one can be awaited. */
import type { Page } from 'playwright';

export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const isElsewhere = new URL(to, location.href).pathname !== location.pathname;
    if (isElsewhere) document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, href);
}

/** The heading of the screen that was followed to. */
export const newHeading = 'h1:not([data-left])';
