/** Page assertions that use the timeout of all tests instead of five seconds, which can be too short on a busy machine. */
import { expect as impatient, type ExpectMatcherState, type Locator } from 'playwright/test';
import { eventMs } from '../patience.ts';

interface Options {
  readonly timeout?: number;
}

type State = 'visible' | 'hidden';

/**
 * Waits without describing the page. Playwright's own assertion describes the whole page each time that it finds the element missing,
 * in case that was the last time. Most of what tests wait for is that something appears, so that took 6 % of the browser's time.
 */
async function until(matcher: ExpectMatcherState, locator: Locator, wanted: State, options: Options = {}) {
  const { timeout = eventMs } = options;
  const opposite = wanted === 'visible' ? 'hidden' : 'visible';
  const failure = await locator
    .waitFor({ state: matcher.isNot ? opposite : wanted, timeout })
    .then(() => undefined)
    .catch((error: Error) => error.message);
  return { pass: (failure === undefined) !== matcher.isNot, message: () => failure ?? '' };
}

export const expect = impatient.configure({ timeout: eventMs }).extend({
  toBeVisible(locator: Locator, options?: Options) {
    return until(this, locator, 'visible', options);
  },
  toBeHidden(locator: Locator, options?: Options) {
    return until(this, locator, 'hidden', options);
  },
});
