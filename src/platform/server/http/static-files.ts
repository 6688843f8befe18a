/** Serves the files of the built web app; their names contain a hash, so that browsers can cache them forever. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The service worker that opens pages without a connection controls pages outside of its folder, and requests their files. */
const offlineWorkerHeaders = {
  'service-worker-allowed': '/',
  'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
};

/** The decoder of barcodes is WebAssembly; pages may compile none. */
const barcodeWorkerHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
};

/** As the build names its files; no other path is looked up. */
const fileName = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.\w+$/;

/** The page is rendered for each origin; the build's manifests are for the server alone. */
const forServer = /^(index\.html|manifest\.json.*|screens\.json.*)$/;

export async function registerStaticFiles(app: FastifyInstance, webRoot: string): Promise<void> {
  if (!existsSync(join(webRoot, 'index.html'))) {
    app.log.warn('the web app is not built; only the API answers');
    return;
  }
  await app.register(fastifyStatic, {
    root: webRoot,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
      if (/\/offline-worker-[^/]+\.js/.test(path)) reply.headers(offlineWorkerHeaders);
      if (/\/barcode-worker-[^/]+\.js/.test(path)) reply.headers(barcodeWorkerHeaders);
    },
  });
  const serve = (url: string, pathOf: (rest: string) => string): void => {
    app.route<{ Params: { '*'?: string } }>({
      method: ['GET', 'HEAD'],
      url,
      handler: ({ params: { '*': rest } }, reply) =>
        rest === undefined || fileName.test(rest) ? reply.sendFile(pathOf(rest ?? '')) : reply.callNotFound(),
    });
  };
  // A route for each folder, not for each of a thousand files; every other address belongs to the app.
  for (const entry of readdirSync(webRoot, { withFileTypes: true }))
    if (entry.isDirectory()) serve(`/${entry.name}/*`, (rest) => `${entry.name}/${rest}`);
    else if (!forServer.test(entry.name)) serve(`/${entry.name}`, () => entry.name);
}
