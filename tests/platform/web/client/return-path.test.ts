/** Going back after signing in never leaves the application. */
import { beforeEach, expect, test, vi } from 'vitest';
import { returnPath, signInAddress } from '#platform/web/client/return-path.ts';

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://kestrel.test' });
});

test.each([
  ['/settings?tab=theme#x', '/settings?tab=theme#x'],
  [null, '/'],
  ['', '/'],
  ['//evil.test', '/'],
  ['/\\evil.test', '/'],
  ['/\t/evil.test', '/'],
  ['https://evil.test/', '/'],
  ['javascript:alert(1)', '/'],
  ['/login?redirect=/x', '/'],
  ['/logout', '/'],
])('%j leads to %j', (wanted, path) => {
  expect(returnPath(wanted)).toBe(path);
});

test('the sign-in page is told the path with its query', () => {
  expect(signInAddress({ pathname: '/settings', search: '?tab=theme&x=1' })).toBe(
    '/login?redirect=%2Fsettings%3Ftab%3Dtheme%26x%3D1',
  );
  expect(signInAddress({ pathname: '/', search: '' })).toBe('/login');
});
