/** The cost per key of searching thousands of settings, and of a bare input. */
import { chromium } from 'playwright';
import { quantile } from './quantile.ts';
import type { Line } from './report.ts';
import { chromiumFlags, chromiumPath } from '../e2e/chromium.ts';
import { typingSite } from './typing-site.ts';
import { Typist } from './typist.ts';

const settings = 3000;
const rounds = 1;

/** The search texts: words of hundreds of settings, one with a typo, a key, and one without results. */
const texts = ['delivery label', 'invoce note', 's1204', 'xylophone'];

/** A frame at 60 per second, ms. */
const frame = 16;

const box = 'input[aria-label="Search settings"]';

export async function measureSearch(): Promise<readonly Line[]> {
  const site = await typingSite([30, settings]);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags] });
  try {
    const open = (candidate: string, count: number, ready: string) =>
      Typist.open(browser, candidate, `${site.origin}/?candidate=${candidate}&count=${count}`, ready);
    const bare = await open('bare', 30, '#bare');
    const ours = await open('ours', settings, box);
    const costs = { bare: [] as number[], ours: [] as number[], rest: [] as number[] };
    for (let round = 0; round <= rounds; round += 1) {
      for (const text of texts) {
        const turns = [
          async () => costs.bare.push(...(await bare.keyByKey('#bare', text)).keys),
          async () => {
            const { keys, rest } = await ours.keyByKey(box, text);
            costs.ours.push(...keys);
            costs.rest.push(rest);
          },
        ];
        for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn();
      }
      // The first round is a warm-up and is not counted: the index is built on the first key.
      if (round === 0) costs.bare.length = costs.ours.length = costs.rest.length = 0;
    }
    const floor = quantile(costs.bare, 0.5);
    const line = (what: string, value: number): Line => ({ part: 'search', what, value, unit: 'ms' });
    const ofOurs = (part: number): Line => {
      const value = quantile(costs.ours, part);
      return {
        ...line(`search over ${settings} settings: main thread a key, p${part * 100}`, value),
        against: 'bare',
        ratio: value / floor,
        goal: { of: 'value', atMost: frame },
      };
    };
    const rest = line(
      'afterwards: the tab is taken down, the results become editors, one a task',
      quantile(costs.rest, 0.5),
    );
    return [line('bare input: main thread a key, p50', floor), ofOurs(0.5), ofOurs(0.95), rest];
  } finally {
    await browser.close();
    await site.close();
  }
}
