/** Follows every link for each kind of user: no dead or forbidden links, errors or missing titles. */
import type { Page } from 'playwright';
import { test } from 'vitest';
import { expect } from './expect.ts';
import { follow, newHeading } from './follow.ts';
import { startProduct } from './product.ts';
import { variants } from '../variants.ts';

const product = await startProduct();

type User = readonly [kind: string, email: string | undefined];

const users: readonly User[] = [
  ['guest', undefined],
  ...variants<User>(['customer', 'user@acme.test'], ['account owner', 'owner@acme.test']),
  // Opens every screen that others of the staff can open. That they are led to no screen that is closed to them is a unit test of the gates.
  ...variants<User>(
    ['platform administrator', 'platform@kestrel.test'],
    ['ops manager', 'manager@kestrel.test'],
    ['staff administrator', 'staff@kestrel.test'],
    ['support', 'support@kestrel.test'],
  ),
  ['driver', 'driver@kestrel.test'],
];

/** Signing out has its own test, and the event stream never ends. */
const excludedPaths = new Set(['/logout']);
const endless = '/api/events';

test.for(users)(
  'F003 F047 every link that a %s can reach leads to a screen with a title, without errors',
  async ([, as]) => {
    // The narrowest page beside the navigation: what is too wide for its screen scrolls the page here.
    const page = await product.visit('/help-centre', { width: 1024, ...(as !== undefined && { as }) });
    const traffic = trafficOf(page);
    const trouble: string[] = [];
    const seen = new Set<string>();
    const queue = [{ href: '/', from: 'the start' }];
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { href, from } = next;
      const where = `${href} (linked from ${from})`;
      if (seen.has(folded(href))) continue;
      seen.add(folded(href));
      if (href.startsWith('/api/')) {
        const { status } = await product.request(href);
        if (status >= 400) trouble.push(`${where}: ${status}`);
        continue;
      }
      await follow(page, href);
      const screen = await readyLooks(page, traffic);
      trouble.push(...traffic.refused.splice(0).map((line) => `${where}: ${line}`));
      trouble.push(...screen.trouble.map((line) => `${where}: ${line}`));
      for (const link of screen.links) {
        const target = new URL(link, page.url());
        const path = target.pathname + target.search;
        if (target.origin === new URL(page.url()).origin && !excludedPaths.has(target.pathname))
          queue.push({ href: path, from: href });
      }
    }
    expect(trouble).toEqual([]);
    // Fails if the crawl did not get past the home screen.
    expect(seen.size, [...seen].join(' ')).toBeGreaterThan(as === undefined ? 3 : 4);
  },
);

/** Merges links that differ only in ids and filters; links to another part of a screen are kept. */
function folded(href: string): string {
  const { pathname, searchParams } = new URL(href, 'http://folded');
  const parts = ['tab', 'scope'].filter((key) => searchParams.has(key));
  return [pathname.replaceAll(/\d+/g, ':id'), ...parts].join(' ');
}

interface Traffic {
  /** Responses of 400 and above, and failed requests. */
  readonly refused: string[];
  /** The number of requests so far. */
  requestCount: () => number;
  /** Resolves once no request is pending. */
  quiet: () => Promise<void>;
}

function trafficOf(page: Page): Traffic {
  const open = new Set<unknown>();
  const refused: string[] = [];
  let requestCount = 0;
  let wake: (() => void)[] = [];
  const done = (request: unknown): void => {
    open.delete(request);
    if (open.size > 0) return;
    wake.forEach((resolve) => resolve());
    wake = [];
  };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(endless)) return;
    requestCount += 1;
    open.add(request);
  });
  page.on('requestfinished', done);
  page.on('requestfailed', (request) => {
    done(request);
    // Requests that a screen no longer needs are aborted when it is left.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') refused.push(`${request.method()} ${request.url()} failed: ${reason}`);
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400)
      refused.push(`${answer.request().method()} ${answer.url()} answered ${answer.status()}`);
  });
  return {
    refused,
    requestCount: () => requestCount,
    quiet: () => (open.size === 0 ? Promise.resolve() : new Promise((resolve) => wake.push(resolve))),
  };
}

/** The state of a screen once it has its own heading, no loading indicator, and rendering it triggered no further requests. */
async function readyLooks(page: Page, traffic: Traffic): Promise<Looks> {
  for (;;) {
    const seen = traffic.requestCount();
    await traffic.quiet();
    await page.locator(newHeading).first().waitFor({ state: 'attached' });
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const looks = await looksOf(page);
    if (traffic.requestCount() === seen && looks.headings > 0) return looks;
  }
}

interface Looks {
  readonly headings: number;
  readonly links: readonly string[];
  readonly trouble: readonly string[];
}

function looksOf(page: Page): Promise<Looks> {
  return page.evaluate(() => {
    const trouble: string[] = [];
    const headings = [...document.querySelectorAll('h1')].map((heading) => heading.textContent ?? '');
    const failed = /can't seem to find|error has occurred|don’t have access|doing maintenance|^Error$/;
    for (const heading of headings) if (failed.test(heading)) trouble.push(`says “${heading}”`);
    const named = document.title.split(' · ')[0] ?? '';
    if (named.trim() === '' || !document.title.includes(' · ')) trouble.push(`is titled “${document.title}”`);
    const wider = document.documentElement.scrollWidth - innerWidth;
    if (wider > 0) trouble.push(`scrolls sideways by ${wider} pixels`);
    // A click on a button within a link also follows the link.
    for (const inner of document.querySelectorAll(
      'a[href] :is(a, button, input, select), button :is(a, button, input)',
    ))
      trouble.push(`“${inner.getAttribute('aria-label') ?? inner.textContent}” lies within something else to press`);
    // The map library renders its buttons as links.
    const anchors = [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([role="button"])')];
    const links: string[] = [];
    for (const anchor of anchors) {
      const href = anchor.getAttribute('href') ?? '';
      if (href === '' || href === '#') trouble.push(`the link “${anchor.textContent}” leads nowhere`);
      else if (!href.startsWith('#')) links.push(anchor.href);
      else if (!document.getElementById(href.slice(1))) trouble.push(`${href} is not on the page`);
    }
    return { headings: headings.filter((heading) => heading.trim() !== '').length, links, trouble };
  });
}
