/** Finding the person: how long the browser may take, how old its answer may be, and what is said when it has none. */
import { afterEach, expect, test, vi } from 'vitest';
import { findHere } from '#modules/geography/web/shared/pickup-points/use-here.ts';

afterEach(() => vi.unstubAllGlobals());

type Ask = Geolocation['getCurrentPosition'];

const browser = (getCurrentPosition: Ask): void =>
  void vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });

test('F201 a place is at most five minutes old and comes within ten seconds', async () => {
  const asked: (PositionOptions | undefined)[] = [];
  browser((found, _failed, options) => {
    asked.push(options);
    found({ coords: { latitude: -26.1, longitude: 28.05 } } as GeolocationPosition);
  });
  expect(await findHere()).toEqual({ lat: -26.1, lng: 28.05 });
  expect(asked).toEqual([{ timeout: 10_000, maximumAge: 300_000 }]);
});

test.each([
  [1, 'Your browser doesn’t share your location. Search for a suburb or city instead.'],
  [3, 'Couldn’t find your location. Search for a suburb or city instead.'],
])('refusal %i is told with what to do instead', async (code, message) => {
  browser((_found, failed) => failed?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError));
  await expect(findHere()).rejects.toThrow(message);
});
