/** Which errors in a browser are reported to the team. */
import { expect, test, vi } from 'vitest';
import { CallError } from '#platform/web/client/call-error.ts';
import { isReported, reportError } from '#platform/web/shell/report-error.ts';

test('F409 errors of the user’s disk are dropped; so are rejected and aborted requests', () => {
  expect(isReported(new TypeError('x is undefined'))).toBe(true);
  expect(isReported('thrown as text')).toBe(true);
  expect(isReported(new Error('QuotaExceededError: Failed to write to device.'))).toBe(false);
  expect(isReported('ResizeObserver loop completed with undelivered notifications.')).toBe(false);
  expect(isReported(new CallError(422, 'invalid', 'No', undefined))).toBe(false);
  expect(isReported(new DOMException('The user aborted a request.', 'AbortError'))).toBe(false);
});

test('F062 an error is reported to the server once, with the page but without its query', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ ok: true }));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { pathname: '/shipments/7', search: '?token=secret' });
  const failure = new TypeError('y is undefined');
  reportError(failure);
  reportError(failure);
  reportError(new Error('Failed to write to device'));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(fetched).toHaveBeenCalledTimes(1);
  const [address, init] = fetched.mock.calls[0]!;
  expect(address).toBe('/api/ui/errors');
  expect(JSON.parse(init?.body as string)).toMatchObject({ message: 'y is undefined', path: '/shipments/7' });
  expect(init?.body).not.toContain('secret');
});
