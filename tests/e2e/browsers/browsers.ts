/**
 * The browsers of one worker. One that a test has left is lent again: it has forgotten who used it and what was allowed, but keeps its process
 * and the files of the product, which a new browser would load and compile once more.
 */
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { eventMs } from '../../patience.ts';
import { chromiumFlags, chromiumPath } from '../chromium.ts';
import { Kept } from './kept.ts';

/** One for all files of a worker; it ends with its process. */
let chromiumOfWorker: Promise<Browser> | undefined;

/** A page is gone before optimising its code would pay. */
const withoutOptimising = '--js-flags=--no-opt --no-maglev';

function openChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags, withoutOptimising] });
}

export interface Wanted {
  /** Whose pages it will show. */
  readonly origin: string;
  readonly width: number;
  readonly height: number;
  /** What the system is set to. */
  readonly scheme: 'light' | 'dark';
}

/** By origin, because only a page of the same origin stays in the same process. */
const free = new Map<string, Kept[]>();

export class Browsers {
  readonly #hear: (line: string) => void;
  readonly #lent = new Map<BrowserContext, Kept>();

  /** @param hear is told of uncaught errors, console errors and whatever the content security policy refused */
  constructor(hear: (line: string) => void) {
    this.#hear = hear;
  }

  /** A page in a browser of nobody. It shows a document of the origin that does nothing. */
  async lend(wanted: Wanted): Promise<Page> {
    const kept = free.get(wanted.origin)?.pop() ?? (await opened(wanted.origin));
    const page = await kept.prepare(wanted, this.#hear);
    this.#lent.set(kept.context, kept);
    return page;
  }

  /** Nothing of it runs any more when this resolves. */
  async takeBack(context: BrowserContext): Promise<void> {
    const kept = this.#lent.get(context)!;
    this.#lent.delete(context);
    if (kept.isAltered) return context.close();
    await kept.leave();
    free.set(kept.origin, [...(free.get(kept.origin) ?? []), kept]);
  }

  /** Closes it with everything in it, for a test that failed. */
  async discard(context: BrowserContext): Promise<void> {
    this.#lent.delete(context);
    await context.close();
  }
}

async function opened(origin: string): Promise<Kept> {
  const browser = await (chromiumOfWorker ??= openChromium());
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
  });
  context.setDefaultTimeout(eventMs);
  return Kept.of(context, origin);
}
