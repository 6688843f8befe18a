/** Runs the server: opens the database, listens, works off jobs, and stops without losing anything. */
import { buildApp } from './server.ts';
import { loadConfig } from '#platform/server/config.ts';
import { openDatabase } from '#platform/server/db/database.ts';

const config = loadConfig();

/** Before there is a logger, and where there may be none: one line as it would write it. */
function warn(msg: string, detail: string): void {
  process.stderr.write(`${JSON.stringify({ level: 'warn', msg, detail })}\n`);
}

const database = await openDatabase(config, {
  onError: (error) => warn('database connection', error.message),
  revive: (line) => warn('embedded database', line),
});
const app = await buildApp({ database, config, jobs: true });

let stopping = false;

// One request's forgotten promise must not end everybody's: no state of ours depends on a promise that nobody awaits.
process.on('unhandledRejection', (reason) => app.log.error({ err: reason }, 'a promise failed that nobody awaited'));

/** Stops taking requests, ends the streams, lets work in hand finish, then workers, pools and the embedded server. */
async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  const late = setTimeout(() => process.exit(1), 15_000);
  late.unref();
  await app.close();
  await database.close();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));

try {
  await app.listen({ port: config.port, host: config.host });
  // For whoever started this as a process to watch over; when that one is gone, nobody would end this one.
  process.send?.('listening');
  process.once('disconnect', () => process.exit(1));
} catch (error) {
  app.log.fatal({ err: error }, 'cannot listen');
  await stop(1);
}
