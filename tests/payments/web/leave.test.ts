/** Leaving for the page of a gateway, and coming back. */
import { afterEach, expect, test, vi } from 'vitest';
import { leaveToPay } from '#modules/payments/web/leave.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a page that the browser shows again as it was left is read anew; one that was loaded is not', () => {
  const [assign, reload] = [vi.fn<(page: string) => void>(), vi.fn<() => void>()];
  const page = new EventTarget();
  vi.stubGlobal('location', { assign, reload });
  vi.stubGlobal('window', page);
  expect(leaveToPay({ redirect_url: 'https://gateway.test/pay' })).toBe(true);
  expect(assign).toHaveBeenCalledWith('https://gateway.test/pay');
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(reload).not.toHaveBeenCalled();
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(reload).toHaveBeenCalledOnce();
});
