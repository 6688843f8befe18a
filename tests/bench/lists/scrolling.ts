/** Scrolls an unpaged list with 100,000 loaded rows at high speed: frame times, and whether any frame was blank. */
import { chromium } from 'playwright';
import type { Scrolled } from '../pages/scrolling.ts';
import { chromiumFlags, chromiumPath } from '../../e2e/chromium.ts';
import { quantile } from '../quantile.ts';
import type { Line } from '../report.ts';
import { typingSite } from '../typing-site.ts';

const count = 100_000;
/** Pixels per frame: about 350 rows per second. */
const step = 240;
const frames = 600;

export async function measureScrolling(): Promise<readonly Line[]> {
  const site = await typingSite([30]);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${site.origin}/?candidate=continuous-list&count=30&rows=${count}`);
    await page.waitForSelector('tbody td');
    const { took, blank }: Scrolled = await page.evaluate(([pixels, many]) => window.scrollBySteps(pixels, many), [
      step,
      frames,
    ] as const);
    const jumped = await page.evaluate(() => window.scrollToLast());
    const of = `list of ${count} rows`;
    return [
      {
        ...{ part: 'scrolling', what: `${of}: frame, p95`, value: quantile(took, 0.95), unit: 'ms' },
        goal: { of: 'value', atMost: 33 },
        note: `${took.length} frames of ${step} px, p50 ${quantile(took, 0.5).toFixed(1)} ms`,
      },
      { part: 'scrolling', what: `${of}: blank frames`, value: blank, unit: '', goal: { of: 'value', atMost: 0 } },
      {
        ...{ part: 'scrolling', what: `${of}: jump to the last row until it is drawn`, value: jumped.took, unit: 'ms' },
        note: `row ${jumped.last}`,
      },
    ];
  } finally {
    await browser.close();
    await site.close();
  }
}
