/** Bundles our own server code into dist/server, with the migrations beside it; packages stay where npm put them. */
import { cpSync, rmSync } from 'node:fs';
import { build } from 'esbuild';

const out = 'dist/server';

rmSync(out, { recursive: true, force: true });
await build({
  entryPoints: {
    main: 'src/server/main.ts',
    // A thread of its own, started by file name.
    'schema-judge': 'src/server/resources/schemas/judge-worker.ts',
    'prepare-database': 'scripts/prepare-database.ts',
    simulators: 'tests/simulators/demo.ts',
  },
  outdir: out,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  // Not what Node resolves at run time, but the sources themselves.
  alias: Object.fromEntries(['engine', 'domain', 'server'].map((room) => [`#${room}`, `./src/${room}`])),
  logLevel: 'warning',
});
// The code looks for them beside itself, in src and here alike.
cpSync('src/server/db/migrations', `${out}/migrations`, { recursive: true });
