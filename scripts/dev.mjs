/**
 * `npm run dev`: the whole product on one port, following every saved file: schemas are regenerated, browser code is
 * replaced in the open page, and the API is rebuilt behind the same port.
 */
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { installPackages } from './install.mjs';
import { startGenerator } from './dev/generator.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
process.env.NODE_ENV ??= 'development';
process.env.LOG_LEVEL ??= 'warn';
installPackages(root);

const ofTheApi = /^\/(api(\/|\?|$)|health$|ready$|version\.json)/;

const started = performance.now();
const open = [];
process.once('SIGINT', () => void stop(0));
process.once('SIGTERM', () => void stop(0));
try {
  await start();
} catch (error) {
  console.error(error);
  await stop(1);
}

async function start() {
  const generator = await startGenerator(root);
  open.push(() => generator.kill());
  const http = createServer();
  const { startVite } = await import('./dev/web.mjs');
  const { startApi } = await import('./dev/api.mjs');
  const { vite, pageFolder } = await startVite(http);
  open.push(() => vite.close());
  const api = await startApi(root, vite, pageFolder, (close) => open.push(close));
  http.on('request', (request, response) => {
    if (ofTheApi.test(request.url)) void api.answer(request, response);
    else vite.middlewares(request, response, () => void api.answer(request, response));
  });
  await listen(http, api);
  open.push(() => {
    http.close();
    http.closeAllConnections();
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\nhttp://localhost:${api.port} after ${seconds} s, following every saved file.`);
  console.log(
    `Sign in as staff@kestrel.test, password demo-pass-123. Another brand: http://protea.localhost:${api.port}`,
  );
}

function listen(http, { port, host }) {
  return new Promise((resolve, reject) => {
    http.once('error', ({ code, message }) =>
      reject(new Error(code === 'EADDRINUSE' ? `Port ${port} is in use: set PORT to another.` : message)),
    );
    http.listen(port, host, resolve);
  });
}

/** Closes everything that was opened, in reverse order. */
async function stop(code) {
  // Exits even if something hangs; the database recovers at the next start.
  setTimeout(() => process.exit(code), 4000).unref();
  for (const close of open.reverse()) await close();
  process.exit(code);
}
