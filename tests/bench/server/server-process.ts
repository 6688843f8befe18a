/**
 * Runs one measured server in its own process: `ours`, the same with a job worker (`working`), or the floor. Prints its address and serves
 * until killed.
 */
import Fastify, { type FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { buildApp } from '#app/server.ts';
import { loadConfig } from '#platform/server/config.ts';
import { openDatabase, type Database } from '#platform/server/db/database.ts';

/** The minimal cost of a response from a database: bare Fastify and one prepared query, or the same in a tenant's transaction. */
function floors({ app: access }: Database): FastifyInstance {
  const app = Fastify();
  const select = { name: 'row', text: 'select id, value from bench_rows where id = $1' };
  const row = () => [1 + Math.floor(Math.random() * 1000)];
  app.get('/query', async () => (await access.pool.query({ ...select, values: row() })).rows[0] as object);
  app.get('/transaction', async () => {
    const client: PoolClient = await access.pool.connect();
    try {
      await client.query('begin');
      await client.query({ name: 'tenant', text: `select set_config('app.provider_id', $1, true)`, values: ['1'] });
      const { rows } = await client.query({ ...select, values: row() });
      await client.query('commit');
      return rows[0] as object;
    } finally {
      client.release();
    }
  });
  return app;
}

const config = loadConfig();
const database = await openDatabase(config);
const which = process.argv[2];
const app = which === 'floor' ? floors(database) : await buildApp({ database, config, jobs: which === 'working' });
const address = await app.listen({ host: config.host, port: config.port });
process.send?.(address);
process.on('disconnect', () => {
  void app
    .close()
    .then(() => database.close())
    .finally(() => process.exit(0));
});
