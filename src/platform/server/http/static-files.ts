/** Serves the files of the built web app; their names contain a hash, so that browsers can cache them forever. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The service worker that opens pages without a connection controls pages outside of its folder, and requests their files. */
const offlineWorkerHeaders = {
  'service-worker-allowed': '/',
  'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
};

export async function registerStaticFiles(app: FastifyInstance, webRoot: string): Promise<void> {
  if (!existsSync(join(webRoot, 'index.html'))) {
    app.log.warn('the web app is not built; only the API answers');
    return;
  }
  await app.register(fastifyStatic, {
    root: webRoot,
    // Files known at the start get a route each; every other address belongs to the app.
    wildcard: false,
    index: false,
    preCompressed: true,
    // The page is rendered for each origin; the build's manifests are for the server alone.
    globIgnore: ['**/index.html', 'manifest.json*', 'screens.json*'],
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
      if (/\/offline-worker-[^/]+\.js/.test(path)) reply.headers(offlineWorkerHeaders);
    },
  });
}
