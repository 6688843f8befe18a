/**
 * The service worker for push notifications: shows new jobs, and opens the tripsheet when a notification is tapped. It
 * has no imports.
 */

interface Page {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
}

interface PushEvent extends ExtendableEvent {
  readonly data: { readonly json: () => { readonly title: string; readonly body: string; readonly link: string } };
}

interface TapEvent extends ExtendableEvent {
  readonly notification: { readonly data: { readonly link: string }; readonly close: () => void };
}

interface ExtendableEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** The parts of the service worker scope that are used: its types conflict with those of pages. */
export interface ServiceWorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    readonly matchAll: (options: object) => Promise<readonly Page[]>;
    readonly openWindow: (address: string) => Promise<unknown>;
  };
  readonly addEventListener: ((name: 'push', listener: (event: PushEvent) => void) => void) &
    ((name: 'notificationclick', listener: (event: TapEvent) => void) => void);
}

const worker = self as unknown as ServiceWorkerScope;

worker.addEventListener('push', (event) => {
  const { title, body, link } = event.data.json();
  // A new notification replaces the previous one, and sounds again.
  const options = { body, tag: 'new-jobs', renotify: true, data: { link } };
  event.waitUntil(worker.registration.showNotification(title, options));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.link));
});

async function open(link: string): Promise<void> {
  const address = new URL(link, worker.location.origin).href;
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find(({ url }) => url === address);
  await (shown ? shown.focus() : worker.clients.openWindow(address));
}
