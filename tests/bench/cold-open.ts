/** Opens a page with an empty cache and measures when it becomes interactive; the floor is a minimal page of the same kit. */
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import react from '@vitejs/plugin-react';
import Fastify from 'fastify';
import { chromium, type Browser, type Page } from 'playwright';
import { build } from 'vite';
import { chromiumFlags, chromiumPath } from '../e2e/chromium.ts';
import { benchFolder, project } from './schema-folder.ts';

export interface Opened {
  /** From the start of navigation until the first setting accepts input and the main thread is idle, ms. */
  readonly interactive: number;
  /** Until the last editor of the tab is rendered, ms. */
  readonly whole: number;
  /** Scripts requested until then, compressed bytes: what a user may need later is loaded afterwards, while the browser is idle. */
  readonly scriptBytes: number;
}

/** A new browser, so that neither its HTTP cache nor its code cache contains the page. */
export async function openCold(origin: string, path: string, token?: string): Promise<Opened> {
  const browser: Browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags] });
  try {
    const localStorage = token ? [{ name: 'access_token', value: token }] : [];
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      // As over plain HTTP; with TLS browsers use Brotli, which is smaller.
      extraHTTPHeaders: { 'accept-encoding': 'gzip' },
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    });
    const page = await context.newPage();
    await page.addInitScript(noteWhenInteractive);
    await page.goto(`${origin}${path}`);
    const interactive = await page.waitForFunction(() => window.interactiveAt);
    // Editors that follow, and scripts that are still arriving.
    await page.waitForTimeout(1_000);
    const whole = await page.evaluate(() => window.editorsAt ?? 0);
    const scriptBytes = await scriptBytesOf(page, whole);
    return { interactive: Number(await interactive.jsonValue()), whole, scriptBytes };
  } finally {
    await browser.close();
  }
}

/** The floor, built and served: a single input of the kit. */
export async function bareKitPage(): Promise<{ readonly origin: string; close: () => Promise<void> }> {
  const folder = join(benchFolder, 'kit');
  await build({
    configFile: false,
    root: join(project, 'tests/bench/pages/kit'),
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, target: 'chrome97', chunkSizeWarningLimit: 10_000 },
  });
  const app = Fastify();
  await app.register(fastifyStatic, { root: folder });
  return { origin: await app.listen({ host: '127.0.0.1', port: 0 }), close: () => app.close() };
}

declare global {
  interface Window {
    interactiveAt?: number;
    editorsAt?: number;
  }
}

/** Runs in the page. The page is interactive once a setting's input accepts typing and the browser reports idle; other inputs may follow. */
function noteWhenInteractive(): void {
  // No named functions: the compiler would add a call to a helper that does not exist in the page.
  let seen = 0;
  new MutationObserver(() => {
    const before = seen;
    seen = document.querySelectorAll('main [id^="setting_"]:not([disabled])').length;
    if (seen > before) window.editorsAt = performance.now();
    if (before === 0 && seen > 0) requestIdleCallback(() => (window.interactiveAt = performance.now()));
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

/** `until`: ms since the start of navigation. */
function scriptBytesOf(page: Page, until: number): Promise<number> {
  return page.evaluate((end) => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(
      ({ name, startTime }) => startTime <= end && new URL(name).pathname.endsWith('.js'),
    );
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  }, until);
}
