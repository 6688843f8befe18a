/**
 * `npm run bench [--
 * --only=typing,records,search,matrix,codegen,server,events,start,product,transfer,rating,booking,shipments,accounts,scrolling,navigation]
 * [--json <file>]`: prints ratios, writes JSON, fails if a goal is not met.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { cpus } from 'node:os';
import { measureBooking } from './booking.ts';
import { measureCodegen } from './codegen.ts';
import { measureEvents } from './events.ts';
import { measureMatrix } from './matrix.ts';
import { measureProduct } from './product.ts';
import { isMet, table, type Line } from './report.ts';
import { benchFolder, project } from './schema-folder.ts';
import { measureRating } from './rating.ts';
import { measureSearch } from './search.ts';
import { measureAccounts } from './lists/accounts.ts';
import { measureNavigation } from './lists/navigation.ts';
import { measureScrolling } from './lists/scrolling.ts';
import { measureServer } from './server/server.ts';
import { measureShipments } from './shipments.ts';
import { measureStart } from './start.ts';
import { measureTransfer } from './transfer.ts';
import { measureTyping } from './typing.ts';
import { measureRecordTyping } from './typing-records.ts';

const args = process.argv.slice(2);

/** The value of `--name=value` or `--name value`. */
function option(name: string): string | undefined {
  const at = args.findIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
  return at < 0 ? undefined : (args[at]?.split('=')[1] ?? args[at + 1]);
}

/**
 * Rows of the provider with many: a million, or a tenth of it when all parts are measured, as the whole benchmark is to end within ten
 * minutes. `SHIPMENTS=…` and `ACCOUNTS=…` say otherwise.
 */
const many = (variable: string): number =>
  Number(process.env[variable] ?? (option('only') === undefined ? 100_000 : 1_000_000));

const parts: Readonly<Record<string, () => Promise<readonly Line[]>>> = {
  typing: measureTyping,
  records: measureRecordTyping,
  search: measureSearch,
  matrix: measureMatrix,
  codegen: measureCodegen,
  server: measureServer,
  events: measureEvents,
  start: measureStart,
  product: measureProduct,
  transfer: measureTransfer,
  rating: measureRating,
  booking: measureBooking,
  shipments: () => measureShipments(many('SHIPMENTS')),
  accounts: () => measureAccounts(many('ACCOUNTS')),
  scrolling: measureScrolling,
  navigation: measureNavigation,
};

const selected = option('only')?.split(',') ?? Object.keys(parts);
const unknown = selected.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);

const lines: Line[] = [];
try {
  for (const name of selected) {
    const started = performance.now();
    lines.push(...((await parts[name]?.()) ?? []));
    console.error(`measured ${name} in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
} finally {
  await rm(benchFolder, { recursive: true, force: true });
}

console.log(table(lines));
const path = resolve(option('json') ?? join(project, '.cache/bench.json'));
await mkdir(dirname(path), { recursive: true });
const machine = { node: process.version, cores: cpus().length, model: cpus()[0]?.model };
await writeFile(path, `${JSON.stringify({ at: new Date().toISOString(), machine, lines }, null, 2)}\n`);
console.log(`\nwritten to ${path}`);

const missed = lines.filter((line) => isMet(line) === false);
for (const { part, what } of missed) console.error(`missed: ${part} — ${what}`);
process.exitCode = missed.length > 0 ? 1 : 0;
