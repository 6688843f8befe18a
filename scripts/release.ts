/**
 * `npm run release`: makes the current catalogue the released one, which `check:compat` compares with from now on.
 * Refuses while that gate has findings, unless `--breaking` is given, for a major version with announced breaking
 * changes.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareCatalogues, releasedOf } from '#engine/compatibility/compare-catalogues.ts';
import { placed, readReleased, releasedFile } from './gates/compat.ts';
import { finish } from './gates/report.ts';
import { compileFolder } from './generate/pipeline.ts';

const root = process.cwd();
const { values } = parseArgs({ options: { breaking: { type: 'boolean', default: false } } });
const [{ compiled }, before] = await Promise.all([compileFolder(root), readReleased(root)]);
const broken = before ? compareCatalogues(before, compiled).map((finding) => placed(finding, compiled)) : [];
if (broken.length > 0)
  finish(
    { gate: 'check:compat', summary: `${broken.length} broken`, findings: broken },
    { json: false, annotations: false },
  );
if (broken.length > 0 && !values.breaking) {
  console.log('Nothing was released. Mend these, or say --breaking if they were announced.');
} else {
  const released = releasedOf(compiled);
  const linesOf = (entries: object) =>
    Object.entries(entries).map(([key, one]) => `  ${JSON.stringify(key)}: ${JSON.stringify(one)}`);
  const [lines, rules] = [linesOf(released.settings), linesOf(released.rules ?? {})];
  const version = JSON.stringify(released.version);
  const text = `{\n"version": ${version},\n"settings": {\n${lines.join(',\n')}\n},\n"rules": {\n${rules.join(',\n')}\n}\n}\n`;
  await writeFile(join(root, releasedFile), text);
  process.exitCode = 0;
  console.log(`Released ${lines.length} settings as ${released.version}: commit ${releasedFile}.`);
}
