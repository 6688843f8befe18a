/** The host whose site is shown instead of that of the page's own, for those who try the product out (F014). */
import { environmentOf } from '#platform/domain/environment.ts';
import { recall, remember } from './memory.ts';

const key = 'host_override';

/** Call once, before anything is asked: the address names the host, or with nothing behind it ends the override, and is cleaned of it. */
export function takeHostOverride(): void {
  const address = new URL(location.href);
  const named = address.searchParams.get(key);
  if (named === null) return;
  remember(key, named === '' ? null : named);
  address.searchParams.delete(key);
  history.replaceState(history.state, '', address);
}

/** Null in production, where each host answers for itself. */
export function hostOverride(): string | null {
  const named = recall(key);
  return named === null || environmentOf(location.host) === 'prod' ? null : named;
}
