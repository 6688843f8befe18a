/** A user navigating to another screen is not returned by a late URL update. */
import { createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { followNavigation, isLeaving } from '#platform/web/client/address/leaving.ts';

test('from the click, before rendering, until the other screen is shown', async () => {
  let load = (): void => undefined;
  const loaded = new Promise<void>((done) => {
    load = done;
  });
  const loader = async () => {
    await loaded;
    return null;
  };
  const router = followNavigation(createMemoryRouter([{ path: '/settings' }, { path: '/transfer', loader }]));
  await router.navigate('/settings');
  expect(isLeaving()).toBe(false);
  await router.navigate('/settings?tab=theme');
  expect(isLeaving()).toBe(false);
  const arriving = router.navigate('/transfer');
  // Only the update that was already started; nothing renders here.
  await Promise.resolve();
  expect(isLeaving()).toBe(true);
  load();
  await arriving;
  expect([isLeaving(), router.state.location.pathname]).toEqual([false, '/transfer']);
  router.dispose();
});
