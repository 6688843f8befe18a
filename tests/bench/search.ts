/** What a key costs in the search over thousands of settings, and in a bare input: each key by itself. */
import { chromium } from 'playwright';
import { quantile } from './quantile.ts';
import type { Line } from './report.ts';
import { chromiumFlags, chromiumPath } from '../e2e/chromium.ts';
import { typingSite } from './typing-site.ts';
import { Typist } from './typist.ts';

const settings = 3000;
const rounds = 2;

/** What is looked for: words that hundreds of settings have, one with a mistake, a key, and something that is nowhere. */
const texts = ['delivery label', 'invoce note', 's1204', 'xylophone'];

/** A frame at 60 a second, ms. */
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
      // One round warms up and is not counted: the index is built at the first key.
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
