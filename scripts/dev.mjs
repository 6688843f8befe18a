/**
 * `npm run dev`: the whole product on one port, following every file that is saved: schemas are regenerated, the browser's
 * code is replaced in the open page, and the API is built anew behind the port that stays open.
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

const started = performance.now();
const generator = await startGenerator(root);
const http = createServer();
const { startVite } = await import('./dev/web.mjs');
const { startApi } = await import('./dev/api.mjs');
const web = await startVite(http);
const api = await startApi(root, web.vite, web.pageFolder);

const ofTheApi = /^\/(api(\/|\?|$)|health$|ready$|version\.json)/;
http.on('request', (request, response) => {
  if (ofTheApi.test(request.url)) void api.answer(request, response);
  else web.vite.middlewares(request, response, () => void api.answer(request, response));
});
http.on('error', (error) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${api.port} is in use: set PORT to another.` : error.message);
  void stop(1);
});
http.listen(api.port, api.host, () => {
  console.log(
    `\nhttp://localhost:${api.port} after ${((performance.now() - started) / 1000).toFixed(1)} s, following every saved file.`,
  );
  console.log(
    'Sign in as staff@kestrel.test, password demo-pass-123. The other brand: http://protea.localhost:' + api.port,
  );
});

process.once('SIGINT', () => void stop(0));
process.once('SIGTERM', () => void stop(0));

async function stop(code) {
  // Whatever does not end by itself is cut off; the database mends itself at the next start.
  setTimeout(() => process.exit(code), 4000).unref();
  generator.kill();
  http.closeAllConnections();
  http.close();
  await api.close();
  await web.vite.close();
  process.exit(code);
}
