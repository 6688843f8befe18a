import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { load } from './load.ts';
import { quantile } from './quantile.ts';
import { buildWorld, measuredEnvironment } from './server-world.ts';
const world = await buildWorld(20);
const child = fork(fileURLToPath(new URL('server-process.ts', import.meta.url)), ['ours'], { execArgv: ['--import', 'tsx', ...(process.env['PROF'] ? ['--cpu-prof', '--cpu-prof-dir=/tmp/apidata/prof'] : [])], env: { ...process.env, ...measuredEnvironment, NODE_ENV: 'production' }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
const ours = await new Promise<string>((r) => child.once('message', (m) => r(String(m))));
const head = (c: { token: string }) => ({ authorization: `Bearer ${c.token}`, 'client-version': '1.0.0' });
for (let round = 0; round < Number(process.env['ROUNDS'] ?? 3); round++) for (const n of [1, 5, 20]) {
  const since = await Promise.all(world.apart.map(async (c) => ((await (await fetch(`${ours}/api/general-data`, { headers: head(c) })).json()) as { revision: number }).revision));
  const r = await load(ours, 3, n, [200], (i) => { let rev = since[i]!; let k = 0; const c = world.apart[i]!; return [{ method: 'POST', path: '/api/providers/settings', headers: { ...head(c), 'content-type': 'application/json' }, setupRequest: (q) => ({ ...q, body: JSON.stringify({ base_revision: rev, settings: { theme_corner_radius: k++ % 2 + 3 } }) }), onResponse: (s, b) => { if (s === 200) rev = JSON.parse(b).revision; } }]; });
  console.log('conn', n, Math.round(r.perSecond), 'rps median', quantile(r.latencies, .5).toFixed(1), 'p99', quantile(r.latencies, .99).toFixed(1));
}
const done = new Promise((r) => child.once('exit', r)); child.disconnect(); await done; await world.close();
