/** Builds and serves the pages of the typing benchmark, with the generated catalogues. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import react from '@vitejs/plugin-react';
import { transform } from 'esbuild';
import Fastify from 'fastify';
import { build } from 'vite';
import { Memory } from '../../scripts/generate/build-cache.ts';
import { generate } from '../../scripts/generate/pipeline.ts';
import { benchFolder, project, schemaFolder } from './schema-folder.ts';

export interface Site {
  readonly origin: string;
  close: () => Promise<void>;
}

const folder = join(benchFolder, 'site');
/** The pages and the catalogues that this run has built: all parts share them. */
let pages: Promise<unknown> | undefined;
const catalogues = new Set<number>();
/** The catalogues differ only in their settings; everything else is generated once. */
const memory = new Memory('');

/** The pages as Vite builds them for production, with the validators exactly as generated. */
export async function typingSite(counts: readonly number[]): Promise<Site> {
  await (pages ??= buildPages());
  for (const count of counts) {
    if (catalogues.has(count)) continue;
    await writeCatalogue(count, join(folder, 'data', String(count)));
    catalogues.add(count);
  }
  return serve();
}

async function buildPages(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await build({
    configFile: false,
    root: join(project, 'tests/bench/pages'),
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, target: 'chrome97', chunkSizeWarningLimit: 10_000 },
  });
}

async function writeCatalogue(count: number, into: string): Promise<void> {
  const outputs = await generate(await schemaFolder(count), memory);
  const catalogue = await transform(outputs.get('generated/build/catalogue.ts') ?? '', { loader: 'ts' });
  await mkdir(into, { recursive: true });
  await writeFile(join(into, 'catalogue.js'), catalogue.code);
  await writeFile(join(into, 'validators.js'), outputs.get('generated/build/validators/settings.js') ?? '');
  await mkdir(join(into, 'forms'));
  await mkdir(join(into, 'validators/forms'), { recursive: true });
  for (const name of ['measured-record', 'measured-rows']) {
    const form = await transform(outputs.get(`generated/build/forms/${name}.ts`) ?? '', { loader: 'ts' });
    await writeFile(join(into, 'forms', `${name}.js`), form.code);
    const validators = `validators/forms/${name}.js`;
    await writeFile(join(into, validators), outputs.get(`generated/build/${validators}`) ?? '');
  }
}

async function serve(): Promise<Site> {
  const app = Fastify();
  // Isolated pages get a clock resolution of 5 µs instead of 100 µs.
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cross-origin-opener-policy', 'same-origin').header('cross-origin-embedder-policy', 'require-corp');
  });
  await app.register(fastifyStatic, { root: folder });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return { origin, close: () => app.close() };
}
