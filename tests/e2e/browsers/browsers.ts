/**
 * The browsers of one test file. One that somebody has left is lent again: it has forgotten who used it and what they allowed, and still has
 * the files of the product, which a new browser would load and compile once more.
 */
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright';
import { eventMs } from '../../patience.ts';
import { chromiumFlags, chromiumPath } from '../chromium.ts';

/** One for all files of a worker; it ends with its process. */
let chromiumOfWorker: Promise<Browser> | undefined;

function openChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags] });
}

export class Browsers {
  readonly #chromium: Browser;
  readonly #hear: (line: string) => void;
  readonly #known = new Map<BrowserContext, { readonly key: string; readonly origins: Set<string> }>();
  readonly #free = new Map<string, BrowserContext[]>();
  /** Whose clock was replaced, which nothing undoes. */
  readonly #ownTime = new Set<BrowserContext>();

  private constructor(browser: Browser, hear: (line: string) => void) {
    this.#chromium = browser;
    this.#hear = hear;
  }

  /** @param hear is told of uncaught errors, console errors and whatever the content security policy refused */
  static async open(hear: (line: string) => void): Promise<Browsers> {
    return new Browsers(await (chromiumOfWorker ??= openChromium()), hear);
  }

  /** A blank page in a browser of nobody. */
  async lend(settings: BrowserContextOptions): Promise<Page> {
    const key = JSON.stringify(settings);
    const left = this.#free.get(key)?.pop();
    if (!left) return (await this.#opened(settings, key)).newPage();
    const page = await left.newPage();
    await this.#forget(page);
    return page;
  }

  /** Closes its pages, or all of it when its clock was replaced; what they wrote is forgotten once nobody can write any more, before the browser is lent again. */
  async takeBack(context: BrowserContext): Promise<void> {
    if (this.#ownTime.has(context)) return context.close();
    await Promise.all(context.pages().map((page) => page.close()));
    this.#free.get(this.#known.get(context)!.key)!.push(context);
  }

  async #opened(settings: BrowserContextOptions, key: string): Promise<BrowserContext> {
    const context = await this.#chromium.newContext(settings);
    const origins = new Set<string>();
    this.#known.set(context, { key, origins });
    if (!this.#free.has(key)) this.#free.set(key, []);
    context.setDefaultTimeout(eventMs);
    context.on('page', (page) =>
      page.on('framenavigated', (frame) => {
        const { protocol, origin } = new URL(frame.url());
        if (protocol.startsWith('http')) origins.add(origin);
      }),
    );
    await listen(context, this.#hear);
    const { clock } = context;
    for (const name of ['install', 'setFixedTime', 'setSystemTime'] as const) {
      const replace: (time: never) => Promise<void> = clock[name].bind(clock);
      clock[name] = (time: never) => {
        this.#ownTime.add(context);
        return replace(time);
      };
    }
    return context;
  }

  /** Storage of every kind, what works in the background, and what was set for the whole browser: all but the files it has loaded. */
  async #forget(blank: Page): Promise<void> {
    const context = blank.context();
    const devtools = await context.newCDPSession(blank);
    const { origins } = this.#known.get(context)!;
    await Promise.all([
      ...[...origins].map((origin) => devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })),
      context.clearCookies(),
      context.clearPermissions(),
      context.unrouteAll(),
      context.setOffline(false),
      context.setGeolocation(null),
    ]);
    origins.clear();
    await devtools.detach();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#known.keys()].map((context) => context.close()));
  }
}

/** Uncaught errors, console errors and whatever the content security policy refused. */
async function listen(context: BrowserContext, hear: (line: string) => void): Promise<void> {
  context.on('weberror', (failure) => hear(`uncaught: ${failure.error().stack ?? failure.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') hear(`console: ${message.text()} (${message.location().url})`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`refused by the policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
}
