/** The cost of toggling one cell in the full notification matrix compared to a bare checkbox, in turns within one run. */
import { chromium } from 'playwright';
import { median } from './quantile.ts';
import type { Line } from './report.ts';
import { chromiumFlags, chromiumPath } from '../e2e/chromium.ts';
import { typingSite } from './typing-site.ts';
import { Typist } from './typist.ts';

const rounds = 8;
const pressesARound = 20;

/** Cells at different positions: different sets and rows. */
const places = ['[data-at="3 1"]', '[data-at="9 4"]', '[data-at="20 6"]', '[data-at="33 2"]'];

export async function measureMatrix(): Promise<readonly Line[]> {
  const site = await typingSite([30]);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags] });
  try {
    const open = (candidate: string, ready: string) =>
      Typist.open(browser, candidate, `${site.origin}/?candidate=${candidate}&count=30`, ready);
    const bare = await open('bare-checkbox', '#bare');
    const grid = await open('matrix', places[0] ?? '');
    const costs = { bare: [] as number[], grid: [] as number[] };
    for (let round = 0; round <= rounds; round += 1) {
      const place = places[round % places.length] ?? '';
      const turns = [
        async () => costs.bare.push(await bare.press('#bare', 'Space', pressesARound)),
        async () => costs.grid.push(await grid.press(place, 'Space', pressesARound)),
      ];
      for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn();
      // The first round is a warm-up and is not counted.
      if (round === 0) costs.bare.length = costs.grid.length = 0;
    }
    const [ofBare, ofGrid] = [median(costs.bare), median(costs.grid)];
    const cells = await grid.count('[role="grid"] [role="gridcell"] input');
    return [
      { part: 'matrix', what: 'bare checkbox: main thread a switch', value: ofBare, unit: 'ms' },
      {
        part: 'matrix',
        what: `grid of ${cells} cells: main thread a switch`,
        value: ofGrid,
        unit: 'ms',
        against: 'bare',
        ratio: ofGrid / ofBare,
        goal: { of: 'ratio', atMost: 3 },
      },
    ];
  } finally {
    await browser.close();
    await site.close();
  }
}
