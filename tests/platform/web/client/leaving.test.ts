/** Who is on the way to another screen is not called back by an address that is written late. */
import { createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { followNavigation, isLeaving } from '#platform/web/client/address/leaving.ts';

test('from the click on, before anything is drawn, until the other screen is there', async () => {
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
  // Only the work that was begun already; nothing draws here.
  await Promise.resolve();
  expect(isLeaving()).toBe(true);
  load();
  await arriving;
  expect([isLeaving(), router.state.location.pathname]).toEqual([false, '/transfer']);
  router.dispose();
});
