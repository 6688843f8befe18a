/** Browsers of people who visit the product: knowing nobody at first, signed in on request, and failing the test on any trouble. */
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { afterEach, beforeEach } from 'vitest';
import { demoPassword } from '../factories/password.ts';
import { requestJson } from './api.ts';
import { Browsers, type Wanted } from './browsers/browsers.ts';
import { evidenceFolder } from './chromium.ts';

export interface VisitOptions {
  /** Email address of a demo user; without one the visitor is a guest. */
  readonly as?: string;
  readonly host?: 'localhost' | 'protea.localhost';
  readonly width?: number;
  readonly height?: number;
  /** What the system is set to. */
  readonly scheme?: Wanted['scheme'];
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

export function openVisits(visited: Visited): Visits {
  const { port, complaints = async () => [] } = visited;
  const browsers = new Browsers((line) => trouble.push(line));
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
    // What a failed test left behind is anybody's guess.
    const leave = (context: BrowserContext) => (ok ? browsers.takeBack(context) : browsers.discard(context));
    await Promise.all(contexts.splice(0).map(leave));
    if (ok) return;
    const report = [...unexpected, ...pictures].map((line) => `\n  ${line}`).join('');
    if (failed) console.error(`${task.name}: the browser's side${report}`);
    else throw new Error(`The browser or the server complained:${report}`);
  });

  const origin = (host: string): string => `http://${host}:${port}`;

  const typed = async (email: string, host: string): Promise<string> => {
    const body = { email, password: demoPassword };
    return (await requestJson<{ access_token: string }>(port, '/api/login', { host, body })).access_token;
  };
  const token: Visits['token'] = (email, host = 'localhost') => (visited.token ?? typed)(email, host);

  const visit = async (path: string, options: VisitOptions = {}): Promise<Page> => {
    const { as, host = 'localhost', width = 1440, height = 900, scheme = 'light' } = options;
    const session = as ? await token(as, host) : undefined;
    const page = await browsers.lend({ origin: origin(host), width, height, scheme });
    contexts.push(page.context());
    // As who signed in another day does.
    if (session !== undefined) await page.evaluate((kept) => localStorage.setItem('access_token', kept), session);
    await page.goto(path);
    return page;
  };

  return {
    visit,
    token,
    expectTrouble: (pattern) => expected.push(pattern),
  };
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
