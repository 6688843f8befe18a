/** What a member of staff waits for and loads who opens the largest tab of settings with nothing cached, and what an idle server holds. */
import { readFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright';
import type { Section, Setting } from '#engine/catalogue.ts';
import { catalogue } from '#generated/catalogue.ts';
import { askJson } from '../e2e/api.ts';
import { chromiumFlags, chromiumPath } from '../e2e/chromium.ts';
import { dataFolder, freePort, start } from '../e2e/started.ts';
import { demoPassword } from '../factories/password.ts';
import { median } from './quantile.ts';
import type { Line } from './report.ts';

const rounds = 7;

interface Opened {
  /** From the start of navigation until the first setting takes keys and the main thread has nothing else to do, ms. */
  readonly interactive: number;
  /** Until the last editor of the tab was drawn, ms. */
  readonly whole: number;
  /** Scripts that came over the wire until then and in the second after it, bytes as compressed. */
  readonly scriptBytes: number;
}

/** The tab with the most settings. */
const largest = Object.values<Setting>(catalogue.settings)
  .map(({ section }) => Object.values<Section>(catalogue.sections).find(({ id }) => id === section)?.tab ?? '')
  .reduce((counts, tab) => counts.set(tab, (counts.get(tab) ?? 0) + 1), new Map<string, number>());
const [tab = '', settings = 0] = [...largest].toSorted(([, one], [, other]) => other - one)[0] ?? [];

export async function measureProduct(): Promise<readonly Line[]> {
  const data = dataFolder();
  const server = start({ dataDir: data.path, port: await freePort() });
  try {
    await server.until(/Ready in/);
    const body = { email: 'staff@kestrel.test', password: demoPassword };
    const { access_token: token } = await askJson<{ access_token: string }>(server.port, '/api/login', { body });
    const opened: Opened[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const one = await openCold(`http://localhost:${server.port}`, token);
      // The first one is also the server's first.
      if (round > 0) opened.push(one);
    }
    const memory = await idleMemory(server.child.pid ?? 0);
    const line = (what: string, value: number, unit: string, atMost: number, note: string): Line => ({
      part: 'product',
      what,
      value,
      unit,
      goal: { of: 'value', atMost },
      note,
    });
    const seconds = opened.map(({ interactive }) => interactive / 1000);
    const wholly = opened.map(({ whole }) => whole / 1000);
    const kilobytes = opened.map(({ scriptBytes }) => scriptBytes / 1024);
    return [
      line(
        `cold open of ${tab} (${settings} settings) until it takes keys`,
        median(seconds),
        's',
        1,
        `slowest of ${rounds}: ${Math.max(...seconds).toFixed(2)} s; Directus 7.0 s, Strapi 12.7 s`,
      ),
      {
        part: 'product',
        what: 'until the last of its editors is drawn, in steps, while one may type',
        value: median(wholly),
        unit: 's',
      },
      line('scripts that it loads, gzip', median(kilobytes), 'KB', 450, 'Directus 1,960 KB, Strapi 1,850 KB'),
      line('memory of the idle server', memory, 'MB', 200, 'resident, without the database'),
    ];
  } finally {
    await server.interrupt();
    data.remove();
  }
}

/** A browser of its own, so that neither its HTTP cache nor its compiled code knows the page. */
async function openCold(origin: string, token: string): Promise<Opened> {
  const browser: Browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags] });
  try {
    const localStorage = [{ name: 'access_token', value: token }];
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      // As over plain HTTP; with TLS browsers take Brotli, which is smaller.
      extraHTTPHeaders: { 'accept-encoding': 'gzip' },
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    });
    const page = await context.newPage();
    await page.addInitScript(noteWhenInteractive);
    await page.goto(`${origin}/settings?tab=${tab}`);
    const interactive = await page.waitForFunction(() => window.interactiveAt);
    const scriptBytes = await scriptBytesOf(page);
    const whole = await page.evaluate(() => window.editorsAt ?? 0);
    return { interactive: Number(await interactive.jsonValue()), whole, scriptBytes };
  } finally {
    await browser.close();
  }
}

declare global {
  interface Window {
    interactiveAt?: number;
    editorsAt?: number;
  }
}

/** Runs in the page. A setting's own input is there, may be typed into, and the browser says that it is idle; more of them may follow. */
function noteWhenInteractive(): void {
  // No function with a name of its own: what compiles this file would add a call to the page that the page does not know.
  let seen = 0;
  new MutationObserver(() => {
    const before = seen;
    seen = document.querySelectorAll('main [id^="setting_"]:not([disabled])').length;
    if (seen > before) window.editorsAt = performance.now();
    if (before === 0 && seen > 0) requestIdleCallback(() => (window.interactiveAt = performance.now()));
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

async function scriptBytesOf(page: Page): Promise<number> {
  await page.waitForTimeout(1_000);
  return page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
}

/** Megabytes, once nothing was asked for a while. */
async function idleMemory(pid: number): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
