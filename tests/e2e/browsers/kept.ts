/** A browser between two tests: what one has left is undone before the next gets it. */
import type { BrowserContext, CDPSession, Page } from 'playwright';
import type { Wanted } from './browsers.ts';

/** A small document without scripts that every origin serves. */
const parking = '/version.json';

/** What tests listen to. */
const events = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'framenavigated',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
] as const;

export class Kept {
  readonly context: BrowserContext;
  readonly origin: string;
  readonly #page: Page;
  readonly #devtools: CDPSession;
  readonly #visited = new Set<string>();
  #hear: (line: string) => void = () => undefined;
  #isAltered = false;

  private constructor(context: BrowserContext, origin: string, page: Page, devtools: CDPSession) {
    this.context = context;
    this.origin = origin;
    this.#page = page;
    this.#devtools = devtools;
  }

  static async of(context: BrowserContext, origin: string): Promise<Kept> {
    const page = await context.newPage();
    const kept = new Kept(context, origin, page, await context.newCDPSession(page));
    await kept.#listen();
    await page.goto(parking);
    kept.#watchAlterations();
    return kept;
  }

  /** Whether a test did to it what nothing undoes: closed its page, replaced the clock, added a script to every page or used the developer tools. */
  get isAltered(): boolean {
    return this.#isAltered || this.#page.isClosed();
  }

  /** Forgets storage of every kind and what works in the background, and looks as wanted. Within a test file the files that it has loaded stay. */
  async prepare({ width, height, scheme }: Wanted, hear: (line: string) => void): Promise<Page> {
    const page = this.#page;
    // Another file has another database, whose settings may have the same revision.
    if (this.#hear !== hear) await this.#devtools.send('Network.clearBrowserCache');
    this.#hear = hear;
    await Promise.all([
      ...[...this.#visited].map((origin) =>
        this.#devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
      ),
      page.evaluate(() => sessionStorage.clear()),
      this.context.clearCookies(),
      this.context.clearPermissions(),
      this.context.setGeolocation(null),
      this.#devtools.send('Page.resetNavigationHistory'),
      page.setViewportSize({ width, height }),
      page.emulateMedia({ media: null, colorScheme: scheme, reducedMotion: 'reduce' }),
    ]);
    this.#visited.clear();
    return page;
  }

  /** Ends the pages of a test; what they wrote is forgotten once nobody can write any more. */
  async leave(): Promise<void> {
    const { context } = this;
    const page = this.#page;
    for (const event of events) page.removeAllListeners(event);
    const others = context.pages().filter((one) => one !== page);
    await Promise.all([...others.map((one) => one.close()), page.unrouteAll(), context.unrouteAll()]);
    await context.setOffline(false);
    // "Leave this page?"
    page.on('dialog', (dialog) => void dialog.accept());
    await page.mouse.move(-1, -1);
    await page.goto(parking);
    page.removeAllListeners('dialog');
  }

  async #listen(): Promise<void> {
    const { context } = this;
    context.on('request', (request) => {
      if (request.isNavigationRequest()) this.#visited.add(new URL(request.url()).origin);
    });
    context.on('weberror', (failure) => this.#hear(`uncaught: ${failure.error().stack ?? failure.error().message}`));
    context.on('console', (message) => {
      if (message.type() === 'error') this.#hear(`console: ${message.text()} (${message.location().url})`);
    });
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`refused by the policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
  }

  #watchAlterations(): void {
    const { context } = this;
    const watch = <Name extends string>(object: Record<Name, (...args: never[]) => unknown>, name: Name): void => {
      const original = object[name].bind(object);
      object[name] = (...args: never[]) => {
        this.#isAltered = true;
        return original(...args);
      };
    };
    for (const name of ['install', 'setFixedTime', 'setSystemTime'] as const) watch(context.clock, name);
    watch(this.#page, 'addInitScript');
    watch(context, 'newCDPSession');
  }
}
