/** Runs the server: opens the database, listens, runs jobs, and stops without losing anything. */
import { buildApp } from './server.ts';
import { loadConfig } from '#platform/server/config.ts';
import { openDatabase } from '#platform/server/db/database.ts';

const config = loadConfig();

/** Logs one line in the logger's format before, or without, a logger. */
function warn(msg: string, detail: string): void {
  process.stderr.write(`${JSON.stringify({ level: 'warn', msg, detail })}\n`);
}

const database = await openDatabase(config, {
  onError: (error) => warn('database connection', error.message),
  revive: (line) => warn('embedded database', line),
});
const app = await buildApp({ database, config, jobs: true });

let stopping = false;

// An unhandled rejection of one request must not end the process: none of our state depends on a promise that nobody
// awaits.
process.on('unhandledRejection', (reason) => app.log.error({ err: reason }, 'a promise failed that nobody awaited'));

/**
 * Stops accepting requests, ends the streams, waits for requests in progress, then stops workers, pools and the
 * embedded server.
 */
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
  // Tells the supervisor that it is listening; when the supervisor is gone, this process ends too.
  process.send?.('listening');
  process.once('disconnect', () => process.exit(1));
} catch (error) {
  app.log.fatal({ err: error }, 'cannot listen');
  await stop(1);
}
