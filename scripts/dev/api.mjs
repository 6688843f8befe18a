/** The API in development: rebuilt from source after each change, while the database and the port stay open. */
import { join, relative, resolve, sep } from 'node:path';

/** The sources of the API, apart from node_modules. */
const parts = ['src', 'generated'];
/** Milliseconds to wait: saving one schema writes several files within a few milliseconds. */
const settleMs = 30;

/** `opened` is called with a function to close each thing, as soon as it is open. */
export async function startApi(root, vite, pageFolder, opened) {
  const load = (path) => vite.ssrLoadModule(join(root, path));
  const { loadConfig } = await load('src/platform/server/config.ts');
  if ((await load('scripts/rehearsal.ts')).isRehearsal(loadConfig())) {
    const simulators = await (await load('tests/simulators/demo.ts')).simulate(process.env);
    opened(() => simulators.close());
  }
  const config = loadConfig();
  const database = await (await load('src/platform/server/db/database.ts')).openDatabase(config, { log: console.log });
  opened(() => database.close());
  const prepare = async () => (await load('src/platform/server/db/prepare.ts')).prepare(database);
  await prepare();
  if (config.seedDemo) {
    const keys = await (await load('src/platform/server/db/secret-keys.ts')).loadKeyRing(config);
    await (await load('scripts/seed.ts')).seed(database, config, keys);
  }

  // Shared by all builds: each stream would add an exit listener.
  const logStream = (await load('src/platform/server/http/log-stream.ts')).gatheringStdout();
  let app;
  let broken;
  let isScheduled = false;
  let building = Promise.resolve();

  const build = async () => {
    const since = performance.now();
    try {
      const { buildApp } = await load('src/app/server.ts');
      const next = await buildApp({ database, config, webRoot: resolve(root, pageFolder), logStream });
      const last = app;
      app = next;
      broken = undefined;
      if (last) console.log(`API replaced in ${Math.round(performance.now() - since)} ms`);
      last?.close().catch((error) => console.error(error));
    } catch (error) {
      vite.ssrFixStacktrace(error);
      broken = error;
      console.error(error);
      vite.ws.send({ type: 'error', err: { message: error.message, stack: error.stack ?? '' } });
    }
  };
  const rebuild = () => {
    if (isScheduled) return;
    isScheduled = true;
    building = building
      .then(() => new Promise((done) => setTimeout(done, settleMs)))
      .then(() => {
        isScheduled = false;
        return build();
      });
  };

  vite.watcher.add(parts.map((part) => join(root, part)));
  vite.watcher.on('all', (event, file) => {
    const path = relative(root, file).split(sep).join('/');
    if (event.endsWith('Dir') || !parts.some((part) => path.startsWith(`${part}/`)) || /\/web\/|\.sql$/.test(path))
      return;
    if (path === 'generated/build/migrations.ts') building = building.then(prepare).then(undefined, console.error);
    rebuild();
  });
  await build();
  opened(() => app?.close());

  return {
    port: config.port,
    host: config.host,
    async answer(request, response) {
      await building;
      if (broken) return response.writeHead(503, { 'content-type': 'text/plain' }).end(broken.stack);
      allowViteScripts(response);
      return app.routing(request, response);
    },
  };
}

/** Vite's own scripts and styles in the page are inline, which the policy of built pages refuses. */
function allowViteScripts(response) {
  const writeHead = response.writeHead;
  response.writeHead = function (...args) {
    const type = response.getHeader('content-type') ?? args.at(-1)?.['content-type'];
    if (String(type).startsWith('text/html')) {
      response.removeHeader('content-security-policy');
      for (const arg of args) if (arg && typeof arg === 'object') delete arg['content-security-policy'];
    }
    return writeHead.apply(response, args);
  };
}
