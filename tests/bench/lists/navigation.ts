/** Time from clicking a navigation link until the other list is displayed, compared to a bare route change. */
import { chromium, type Page } from 'playwright';
import { requestJson } from '../../e2e/api.ts';
import { chromiumFlags, chromiumPath } from '../../e2e/chromium.ts';
import { dataFolder, freePort, start } from '../../e2e/started.ts';
import { demoPassword } from '../../factories/password.ts';
import { median, quantile } from '../quantile.ts';
import type { Line } from '../report.ts';
import { typingSite } from '../typing-site.ts';

const rounds = 60;

/** The URL of a link, and the heading of its page. */
type Stop = readonly [href: string, heading: string];

const bareStops: readonly Stop[] = [
  ['/two', 'Two'],
  ['/one', 'One'],
];
const ourStops: readonly Stop[] = [
  ['/users', 'Users'],
  ['/accounts', 'Accounts'],
];

export async function measureNavigation(): Promise<readonly Line[]> {
  const data = dataFolder();
  const site = await typingSite([30]);
  const server = start({ dataDir: data.path, port: await freePort() });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags] });
  try {
    await server.until(/Ready in/);
    const body = { email: 'staff@kestrel.test', password: demoPassword };
    const { access_token: token } = await requestJson<{ access_token: string }>(server.port, '/api/login', { body });
    const origin = `http://localhost:${server.port}`;
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'access_token', value: token }] }] },
    });
    const ours = await context.newPage();
    await ours.goto(`${origin}/accounts`);
    const bare = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await bare.goto(`${site.origin}/?candidate=bare-routes&count=30`);
    // The first rounds load the screens and their rows.
    await there(ours, ourStops, 'main tbody td', 6);
    await there(bare, bareStops, 'h1', 6);
    const floor = await there(bare, bareStops, 'h1', rounds);
    const times = await there(ours, ourStops, 'main tbody td', rounds);
    return [
      { part: 'navigation', what: 'bare change of route until its frame', value: median(floor), unit: 'ms' },
      {
        ...{ part: 'navigation', what: 'between two loaded lists until the frame with their rows' },
        ...{ value: median(times), unit: 'ms', ratio: median(times) / median(floor), against: 'bare route' },
        goal: { of: 'ratio', atMost: 3 },
        note: `p95 ${quantile(times, 0.95).toFixed(1)} ms`,
      },
    ];
  } finally {
    await browser.close();
    await site.close();
    await server.interrupt();
    data.remove();
  }
}

/** Milliseconds from each click to the end of the frame that displays the page. */
async function there(page: Page, stops: readonly Stop[], shown: string, times: number): Promise<readonly number[]> {
  await page.waitForSelector(shown);
  return page.evaluate(
    async ([links, selector, many]) => {
      const took: number[] = [];
      for (let at = 0; at < many; at += 1) {
        const [href, heading] = links[at % links.length]!;
        await new Promise((done) => requestIdleCallback(done));
        const began = performance.now();
        document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)!.click();
        while (document.querySelector('h1')?.textContent !== heading || !document.querySelector(selector))
          await new Promise((done) => requestAnimationFrame(done));
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        took.push(performance.now() - began);
      }
      return took;
    },
    [stops, shown, times] as const,
  );
}
