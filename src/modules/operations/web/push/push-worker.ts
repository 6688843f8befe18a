/** Runs without a page: shows push notifications of new jobs, and opens the tripsheet when one is tapped. It imports nothing. */

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

/** What a service worker has of its own, as far as it is used: the types of pages and of workers can’t be had together. */
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
  // A newer one takes the place of the one before, and sounds again.
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
