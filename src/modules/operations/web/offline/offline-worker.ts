/**
 * The service worker of a page that is used in dead spots, its scope: opens the page without a connection. With one, the
 * page always comes from the server, so that a kept page never outlives a deployment. It has no imports.
 */

interface WorkerEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

interface MessageEventOfPage extends WorkerEvent {
  readonly data: { readonly loaded: readonly string[] };
}

/** The parts of the service worker scope that are used: its types conflict with those of pages. */
interface Scope {
  readonly location: Location;
  readonly registration: { readonly scope: string };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: ((name: 'install', listener: (event: WorkerEvent) => void) => void) &
    ((name: 'message', listener: (event: MessageEventOfPage) => void) => void) &
    ((name: 'fetch', listener: (event: FetchEvent) => void) => void);
}

const worker = self as unknown as Scope;
const path = new URL(worker.registration.scope).pathname;
/** Of the names of its caches; each page has its own. */
const prefix = `${path.slice(1)} `;
/** How long a connection that hardly works is waited for when a page is kept, in milliseconds. */
const patience = 5_000;

worker.addEventListener('install', (event) => {
  const kept = fetch(path).then(keepPage);
  event.waitUntil(Promise.all([kept, worker.skipWaiting()]));
});

/** The page names what it has loaded: also the files that its HTML doesn’t list. */
worker.addEventListener('message', (event) => {
  event.waitUntil(
    (async () => {
      const [name] = await cacheNames();
      if (name !== undefined) await keepFiles(await caches.open(name), event.data.loaded);
    })(),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event, pathname));
  else if (pathname.startsWith('/assets/')) event.respondWith(file(event));
});

async function page(event: FetchEvent, pathname: string): Promise<Response> {
  const kept = await caches.match(path, { ignoreVary: true });
  const asked = fetch(event.request);
  const current = asked.then((answer) => {
    if (pathname === path) event.waitUntil(keepPage(answer.clone()));
    return answer;
  });
  if (!kept) return current;
  return Promise.race([current.catch(() => kept), new Promise<Response>((give) => setTimeout(give, patience, kept))]);
}

/** The names of files contain a hash of their content, so that a kept one is never out of date. */
async function file(event: FetchEvent): Promise<Response> {
  const kept = await caches.match(event.request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(event.request);
  const [name] = await cacheNames();
  if (answer.ok && name !== undefined) {
    const copy = answer.clone();
    event.waitUntil(caches.open(name).then((cache) => cache.put(event.request, copy)));
  }
  return answer;
}

/** Replaces the kept page once all of its files are here; those of an earlier deployment are removed. */
async function keepPage(answer: Response): Promise<void> {
  if (!answer.ok) return;
  const html = await answer.clone().text();
  const [entry, ...files] = filesIn(html);
  if (entry === undefined) return;
  const name = `${prefix}${entry}`;
  const cache = await caches.open(name);
  await keepFiles(cache, [entry, ...files]);
  await cache.put(path, answer);
  for (const other of await cacheNames()) if (other !== name) await caches.delete(other);
}

async function keepFiles(cache: Cache, files: readonly string[]): Promise<void> {
  const here = await Promise.all(files.map((one) => cache.match(one, { ignoreVary: true })));
  await cache.addAll(files.filter((_, at) => !here[at]));
}

/** The first is the entry script, whose name changes with every deployment that changes a script. */
function filesIn(html: string): readonly string[] {
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, address]) => address ?? []);
}

async function cacheNames(): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix));
}
