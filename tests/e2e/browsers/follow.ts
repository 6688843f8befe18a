/** Goes to another screen within the page, as a click on a link does: the application isn’t loaded again. */
import type { Page } from 'playwright';

export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, href);
}
