/** The built product in its own process: serves the database of one test file after the other, so that its code is loaded once per worker. */
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildApp } from '#app/server.ts';
import { loadConfig } from '#platform/server/config.ts';
import { openOver } from '#platform/server/db/database.ts';
import { checkNothingLeaked } from '../leaks.ts';
import type { Order } from './served.ts';

const complaints: string[] = [];
let stop: () => Promise<void> = async () => {};

async function serve({ logins, env, jobs, port }: Extract<Order, { do: 'serve' }>): Promise<number> {
  const database = openOver({ ...logins, rolePasswords: {}, description: 'test', release: async () => {} });
  database.onClose(() => checkNothingLeaked(database));
  const config = loadConfig({ LOG_LEVEL: 'warn', HOST: '127.0.0.1', ...env });
  const logStream = { write: (line: string) => void complaints.push(line.trim()) };
  // Cleanup steps run in reverse order, so the app releases its connections before the pools close.
  stop = () => database.close();
  const app = await buildApp({ database, config, logStream, jobs, webRoot: join(process.cwd(), 'dist/web') });
  database.onClose(() => app.close());
  await app.listen({ port, host: config.host }).catch(() => app.listen({ port: 0, host: config.host }));
  return (app.server.address() as AddressInfo).port;
}

async function obey(order: Order): Promise<number | string[] | true> {
  if (order.do === 'serve') return serve(order);
  if (order.do === 'complaints') return complaints.splice(0);
  await stop();
  return true;
}

process.on('message', (order: Order) => {
  obey(order).then(
    (answer) => process.send?.({ id: order.id, answer }),
    (error: unknown) => process.send?.({ id: order.id, failed: error instanceof Error ? error.stack : String(error) }),
  );
});
process.on('disconnect', () => process.exit());
