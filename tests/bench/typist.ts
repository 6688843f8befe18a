/** Types into a page and reads the cost from the browser: one typist per candidate, so that they can take turns. */
import type { Browser, CDPSession, Page } from 'playwright';

/** The cost of one turn of typing, per key. */
export interface Lock {
  readonly keys: number;
  /** CPU time of the main thread, ms per key. */
  readonly cpu: number;
  /** Time in main-thread tasks, ms per key. */
  readonly tasks: number;
  /** From keydown to the end of the next frame, ms, for each key. */
  readonly toFrame: readonly number[];
}

export interface KeyByKey {
  readonly keys: readonly number[];
  /** Work done after typing has stopped. */
  readonly rest: number;
}

/** Milliseconds between two keys of a user who watches the search results. */
const searchPace = 120;

/** Milliseconds between two keys: a fast typist's, long enough for deferred work to run. */
const pace = 40;

/** Delay after the last key of a turn, so that deferred work is included. */
const settle = 400;

export class Typist {
  readonly name: string;
  private readonly page: Page;
  private readonly cdp: CDPSession;

  private constructor(name: string, page: Page, cdp: CDPSession) {
    this.name = name;
    this.page = page;
    this.cdp = cdp;
  }

  /** Opens the page in a context of its own, and therefore in its own renderer process, and waits until `ready` appears. */
  static async open(browser: Browser, name: string, url: string, ready: string): Promise<Typist> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    await page.goto(url);
    await page
      .locator(ready)
      .first()
      .waitFor({ timeout: 120_000 })
      .catch((error: unknown) => {
        throw new Error(`${name} (${url}) never showed ${ready}: ${failures.join('; ')}`, { cause: error });
      });
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'timeTicks' });
    return new Typist(name, page, cdp);
  }

  /** Replaces the content of `input` with `text`, key by key; throws if the input does not contain it afterwards. */
  async type(input: string, text: string): Promise<Lock> {
    const field = this.page.locator(input).first();
    await this.page.bringToFront();
    await field.focus();
    await this.page.keyboard.press('Control+a');
    await this.page.waitForTimeout(100);
    await this.page.evaluate(() => {
      window.keyToFrame.length = 0;
    });
    const before = await this.metrics();
    for (const key of text) {
      const next = performance.now() + pace;
      await this.page.keyboard.press(key);
      await this.page.waitForTimeout(Math.max(0, next - performance.now()));
    }
    await this.page.waitForTimeout(settle);
    const after = await this.metrics();
    const toFrame = await this.page.evaluate(() => [...window.keyToFrame]);
    const held = await field.inputValue();
    if (held !== text) throw new Error(`${this.name}: ${input} holds "${held}" after typing "${text}"`);
    const each = (name: string) => (1000 * ((after.get(name) ?? 0) - (before.get(name) ?? 0))) / text.length;
    return { keys: text.length, cpu: each('ThreadTime'), tasks: each('TaskDuration'), toFrame };
  }

  /** Replaces the content of `input` with `text` at the speed of a search; returns the main thread's CPU time of each key up to the next, ms. */
  async keyByKey(input: string, text: string): Promise<KeyByKey> {
    const field = this.page.locator(input).first();
    await this.page.bringToFront();
    await field.fill('');
    await field.focus();
    await this.page.waitForTimeout(settle);
    const keys: number[] = [];
    let last = await this.threadTime();
    const taken = async (wait: number): Promise<number> => {
      await this.page.waitForTimeout(wait);
      const now = await this.threadTime();
      const cost = now - last;
      last = now;
      return cost;
    };
    for (const key of text) {
      await this.page.keyboard.press(key === ' ' ? 'Space' : key);
      keys.push(await taken(searchPace));
    }
    const rest = await taken(3 * settle);
    const held = await field.inputValue();
    if (held !== text) throw new Error(`${this.name}: ${input} holds "${held}" after typing "${text}"`);
    return { keys, rest };
  }

  private async threadTime(): Promise<number> {
    return 1000 * ((await this.metrics()).get('ThreadTime') ?? 0);
  }

  /** Presses a key on an element repeatedly; returns the main thread's CPU time per press, ms. */
  async press(selector: string, key: string, times: number): Promise<number> {
    await this.page.bringToFront();
    await this.page.locator(selector).focus();
    await this.page.waitForTimeout(settle);
    const before = await this.metrics();
    for (let press = 0; press < times; press += 1) {
      const next = performance.now() + pace;
      await this.page.keyboard.press(key);
      await this.page.waitForTimeout(Math.max(0, next - performance.now()));
    }
    await this.page.waitForTimeout(settle);
    const after = await this.metrics();
    return (1000 * ((after.get('ThreadTime') ?? 0) - (before.get('ThreadTime') ?? 0))) / times;
  }

  async count(selector: string): Promise<number> {
    return this.page.locator(selector).count();
  }

  private async metrics(): Promise<ReadonlyMap<string, number>> {
    const { metrics } = await this.cdp.send('Performance.getMetrics');
    return new Map(metrics.map(({ name, value }) => [name, value]));
  }
}
