/** The redirect after signing in never leaves the application. */
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { returnPath, signInAddress } from '#platform/web/client/address/return-path.ts';

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
  ['/./login', '/'],
  ['/.//evil.test', '/'],
  ['/x/..//evil.test', '/'],
  ['/./\\', '/'],
  ['/%2e//', '/'],
  ['/%2e%2e//evil.test', '/'],
  ['/loginx', '/loginx'],
])('F030 %j redirects to %j', (requested, path) => {
  expect(returnPath(requested)).toBe(path);
});

test('for any requested path the browser stays in the application', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2E%2e',
    '%2f',
    '\t',
    '\n',
    '@',
    ':',
    '?',
    '#',
    'evil.test',
    'javascript:',
    'x',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = returnPath(pieces.join(''));
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(new URL(path, location.origin).origin).toBe(location.origin);
    }),
    { numRuns: 2_000 },
  );
});

test('F107 the sign-in page gets the path with its query', () => {
  expect(signInAddress({ pathname: '/settings', search: '?tab=theme&x=1' })).toBe(
    '/login?redirect=%2Fsettings%3Ftab%3Dtheme%26x%3D1',
  );
  expect(signInAddress({ pathname: '/', search: '' })).toBe('/login');
});
