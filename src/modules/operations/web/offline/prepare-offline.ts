/** Prepares this browser for opening a page again without a connection: the tripsheet, and the hub scanner. */
import { call } from '#platform/web/client/call.ts';
import { keepAnswer } from '#platform/web/client/kept-answers.ts';
import { settingsArrived, wholeSettings } from '#platform/web/client/provider-settings.ts';
import { loadParts } from '#platform/web/ui/when-opened.tsx';

/** Call it once the page is shown. Rejects where the browser keeps nothing, or without a connection. */
export async function prepareOffline(path: '/tripsheet' | '/hub-scanner'): Promise<void> {
  await keepStart();
  if (!('serviceWorker' in navigator)) return;
  await loadParts();
  const { default: address } = await import('./offline-worker.ts?worker&url');
  const registration = await navigator.serviceWorker.register(address, { scope: path });
  // What is loaded again goes through the worker; what the page has loaded before does not.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  const worker = await activeWorker(registration);
  worker?.postMessage({ loaded: [...new Set(own.map(({ pathname }) => pathname))] });
}

/** Who the user is, and the settings: the page starts with them. */
async function keepStart(): Promise<void> {
  await settingsArrived();
  keepAnswer('read_settings', wholeSettings() ?? (await call('read_settings')));
  keepAnswer('read_current_user', await call('read_current_user'));
}

async function activeWorker({ installing, waiting, active }: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const next = installing ?? waiting;
  if (!next) return active;
  await new Promise<void>((done) => {
    next.addEventListener('statechange', () => {
      if (next.state === 'activated' || next.state === 'redundant') done();
    });
  });
  return next;
}
