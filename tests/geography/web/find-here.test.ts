/** The user's location: time limit, maximum age, and error messages. */
import { afterEach, expect, test, vi } from 'vitest';
import { findHere } from '#modules/geography/web/shared/pickup-points/use-here.ts';

afterEach(() => vi.unstubAllGlobals());

type GetPosition = Geolocation['getCurrentPosition'];

const browser = (getCurrentPosition: GetPosition): void =>
  void vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });

test('F201 a position is at most five minutes old and arrives within ten seconds', async () => {
  const requestedOptions: (PositionOptions | undefined)[] = [];
  browser((found, _failed, options) => {
    requestedOptions.push(options);
    found({ coords: { latitude: -26.1, longitude: 28.05 } } as GeolocationPosition);
  });
  expect(await findHere()).toEqual({ lat: -26.1, lng: 28.05 });
  expect(requestedOptions).toEqual([{ timeout: 10_000, maximumAge: 300_000 }]);
});

test.each([
  [1, 'Your browser doesn’t share your location. Search for a suburb or city instead.'],
  [3, 'Couldn’t find your location. Search for a suburb or city instead.'],
])('error %i is reported with what to do instead', async (code, message) => {
  browser((_found, failed) => failed?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError));
  await expect(findHere()).rejects.toThrow(message);
});
