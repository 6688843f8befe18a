/** Bundles our own server code into dist/server; packages stay in node_modules. */
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

// Worker threads, started by file name.
const threads = {
  'schema-validate': 'src/modules/administration/server/workbench/validation-worker.ts',
  'read-areas': 'src/modules/geography/server/zones/areas-worker.ts',
};

/** Bundles `entries` and their imports into the folder `out`; tests and benches use the same bundling. */
export async function bundleServer(out, entries) {
  rmSync(out, { recursive: true, force: true });
  await build({
    entryPoints: { ...entries, ...threads },
    outdir: out,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    // The sources themselves instead of what Node resolves at run time.
    alias: Object.fromEntries(['engine', 'platform', 'modules', 'app'].map((part) => [`#${part}`, `./src/${part}`])),
    logLevel: 'warning',
  });
}

if (resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url))
  await bundleServer('dist/server', {
    main: 'src/app/main.ts',
    'prepare-database': 'scripts/prepare-database.ts',
    simulators: 'tests/simulators/demo.ts',
  });
