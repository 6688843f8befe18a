/** Browsers of people who visit the product: fresh for each test, signed in on request, and failing it on any trouble. */
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright';
import { afterEach, beforeEach } from 'vitest';
import { demoPassword } from '../factories/password.ts';
import { eventMs } from '../patience.ts';
import { askJson } from './api.ts';
import { chromiumFlags, chromiumPath, evidenceFolder } from './chromium.ts';

export interface VisitOptions {
  /** Email address of a demo user; without one the visitor is a guest. */
  readonly as?: string;
  readonly host?: 'localhost' | 'protea.localhost';
  readonly width?: number;
  readonly height?: number;
  /** What the system is set to. */
  readonly scheme?: 'light' | 'dark';
}

export interface Visits {
  /** A page in a browser of its own. */
  visit: (path: string, options?: VisitOptions) => Promise<Page>;
  /** Console errors that this test provokes on purpose, in any of its browsers. */
  expectTrouble: (pattern: RegExp) => void;
  /** A bearer token, as the sign-in page would get it. */
  token: (email: string, host?: VisitOptions['host']) => Promise<string>;
}

/** A running product to visit. */
export interface Visited {
  readonly port: number;
  /** What the server has logged as trouble since it was asked last. */
  readonly complaints?: () => Promise<string[]>;
  /** Where a token comes from when nobody needs to type a password for it. */
  readonly token?: (email: string, host: string) => Promise<string>;
}

/** One for all files of a worker; it ends with its process. */
let chromiumOfWorker: Promise<Browser> | undefined;

function openChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags] });
}

export async function openVisits(visited: Visited): Promise<Visits> {
  const { port, complaints = async () => [] } = visited;
  const browser = await (chromiumOfWorker ??= openChromium());
  const contexts: BrowserContext[] = [];
  let trouble: string[] = [];
  let expected: RegExp[] = [];

  beforeEach(async () => {
    trouble = [];
    expected = [];
    await complaints();
  });

  afterEach(async ({ task }) => {
    const failed = task.result?.state === 'fail';
    const unexpected = [...trouble, ...(await complaints()).map((line) => `server: ${line}`)].filter(
      (line) => !expected.some((pattern) => pattern.test(line)),
    );
    const pages = contexts.flatMap((context) => context.pages());
    const ok = !failed && unexpected.length === 0;
    const pictures = ok ? [] : await picture(task.name, pages);
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    if (ok) return;
    const report = [...unexpected, ...pictures].map((line) => `\n  ${line}`).join('');
    if (failed) console.error(`${task.name}: the browser's side${report}`);
    else throw new Error(`The browser or the server complained:${report}`);
  });

  const origin = (host: string): string => `http://${host}:${port}`;

  const typed = async (email: string, host: string): Promise<string> => {
    const body = { email, password: demoPassword };
    return (await askJson<{ access_token: string }>(port, '/api/login', { host, body })).access_token;
  };
  const token: Visits['token'] = (email, host = 'localhost') => (visited.token ?? typed)(email, host);

  const visit = async (path: string, options: VisitOptions = {}): Promise<Page> => {
    const { as, host = 'localhost', width = 1440, height = 900, scheme = 'light' } = options;
    const stored = as ? [{ name: 'access_token', value: await token(as, host) }] : [];
    const settings: BrowserContextOptions = {
      baseURL: origin(host),
      viewport: { width, height },
      reducedMotion: 'reduce',
      colorScheme: scheme,
      locale: 'en-ZA',
      timezoneId: 'Africa/Johannesburg',
      storageState: { cookies: [], origins: [{ origin: origin(host), localStorage: stored }] },
    };
    const context = await browser.newContext(settings);
    contexts.push(context);
    context.setDefaultTimeout(eventMs);
    await listen(context, (line) => trouble.push(line));
    // The demo offers Google and Apple, whose scripts are out of reach here; a test about them has an issuer of its own.
    await context.route(/^https:\/\/(accounts\.google\.com|appleid\.cdn-apple\.com)\//, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    const page = await context.newPage();
    await page.goto(path);
    return page;
  };

  return {
    visit,
    token,
    expectTrouble: (pattern) => expected.push(pattern),
  };
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

async function picture(title: string, pages: readonly Page[]): Promise<string[]> {
  const name = title.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 80);
  const pictures = pages.map(async (page, index) => {
    const path = join(evidenceFolder, `${name}-${index + 1}.png`);
    await page.screenshot({ path });
    return `${page.url()} looked like ${path}`;
  });
  const taken = await Promise.allSettled(pictures);
  return taken.map((result) => (result.status === 'fulfilled' ? result.value : String(result.reason)));
}
