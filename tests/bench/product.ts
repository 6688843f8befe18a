/** What staff wait for and load when opening the largest settings tab with an empty cache, and the memory of an idle server. */
import { readFileSync } from 'node:fs';
import type { Section, Setting } from '#engine/schema/catalogue.ts';
import { catalogue } from '#generated/catalogue.ts';
import { requestJson } from '../e2e/api.ts';
import { dataFolder, freePort, start } from '../e2e/started.ts';
import { demoPassword } from '../factories/password.ts';
import { bareKitPage, openCold, type Opened } from './cold-open.ts';
import { median } from './quantile.ts';
import type { Line } from './report.ts';

const rounds = 5;

/** The tab with the most settings. */
const largest = Object.values<Setting>(catalogue.settings)
  .map(({ section }) => Object.values<Section>(catalogue.sections).find(({ id }) => id === section)?.tab ?? '')
  .reduce((counts, tab) => counts.set(tab, (counts.get(tab) ?? 0) + 1), new Map<string, number>());
const [tab = '', settings = 0] = [...largest].toSorted(([, one], [, other]) => other - one)[0] ?? [];

export async function measureProduct(): Promise<readonly Line[]> {
  const data = dataFolder();
  const bare = await bareKitPage();
  const server = start({ dataDir: data.path, port: await freePort() });
  try {
    await server.until(/Ready in/);
    const body = { email: 'staff@kestrel.test', password: demoPassword };
    const { access_token: token } = await requestJson<{ access_token: string }>(server.port, '/api/login', { body });
    const origin = `http://localhost:${server.port}`;
    const opened: Opened[] = [];
    const floors: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const one = await openCold(origin, `/settings?tab=${tab}`, token);
      const floor = await openCold(bare.origin, '/');
      // The first one is also the server's first.
      if (round === 0) continue;
      opened.push(one);
      floors.push(floor.interactive / 1000);
    }
    return linesOf(opened, floors, await idleMemory(server.child.pid ?? 0));
  } finally {
    await bare.close();
    await server.interrupt();
    data.remove();
  }
}

function linesOf(opened: readonly Opened[], floors: readonly number[], memory: number): readonly Line[] {
  const seconds = opened.map(({ interactive }) => interactive / 1000);
  const kilobytes = opened.map(({ scriptBytes }) => scriptBytes / 1024);
  const part = 'product';
  return [
    { part, what: 'cold open of a bare page of the kit', value: median(floors), unit: 's' },
    {
      part,
      what: `cold open of ${tab} (${settings} settings) until it takes keys`,
      value: median(seconds),
      unit: 's',
      against: 'bare page',
      ratio: median(seconds) / median(floors),
      goal: { of: 'ratio', atMost: 2.5 },
      note: `slowest of ${rounds}: ${Math.max(...seconds).toFixed(2)} s; Directus 7.0 s, Strapi 12.7 s`,
    },
    {
      part,
      what: 'until the last of its editors is drawn, in steps, while one may type',
      value: median(opened.map(({ whole }) => whole / 1000)),
      unit: 's',
    },
    {
      part,
      what: 'scripts that it loads, gzip',
      value: median(kilobytes),
      unit: 'KB',
      goal: { of: 'value', atMost: 450 },
      note: 'Directus 1,960 KB, Strapi 1,850 KB',
    },
    {
      part,
      what: 'memory of the idle server',
      value: memory,
      unit: 'MB',
      goal: { of: 'value', atMost: 200 },
      note: 'resident, without the database',
    },
  ];
}

/** Megabytes, after a period without requests. */
async function idleMemory(pid: number): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
