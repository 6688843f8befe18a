/** Tells a person what runs where and how to sign in, once it really answers. */
import { setTimeout as sleep } from 'node:timers/promises';

const patienceMs = 10_000;

/** However long it takes: a slow machine is no failure, and a server that ends is noticed by who started it. */
async function untilReady(port) {
  const began = performance.now();
  for (let isTold = false; ; await sleep(50)) {
    const ready = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined);
    if (ready?.ok) return;
    if (isTold || performance.now() - began < patienceMs) continue;
    isTold = true;
    console.error('Waiting for the server to be ready. If this takes long, its log above says why.');
  }
}

export async function announce({ port, dataDir, demo, simulated, started }) {
  await untilReady(port);
  const lines = [
    '',
    `Ready in ${((performance.now() - started) / 1000).toFixed(1)} s.`,
    `  Web app   http://localhost:${port}`,
    `  API       http://localhost:${port}/api/docs`,
  ];
  if (demo) {
    lines.push(`  Second provider   http://${demo.secondHost}:${port}`, '', `Demo logins, password ${demo.password}:`);
    const width = Math.max(...demo.logins.map(([email]) => email.length));
    for (const [email, who] of demo.logins) lines.push(`  ${email.padEnd(width)}  ${who}`);
  }
  if (simulated) lines.push('', `Payment gateways, messages and mails are simulated: ${simulated} shows what arrived.`);
  lines.push('', process.env.DATABASE_URL ? 'Ctrl+C stops it.' : `Data is in ${dataDir}. Ctrl+C stops it.`, '');
  console.log(lines.join('\n'));
}
