/** Compares the schemas with the last released catalogue: what clients rely on may only be loosened. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareCatalogues, type Finding, type Released } from '#engine/compatibility/compare-catalogues.ts';
import type { CompiledCatalogue } from '#engine/authoring/compile-catalogue.ts';
import { compileFolder } from '../generate/pipeline.ts';
import { SchemaProblems } from '#engine/authoring/problems.ts';
import type { GateFinding, GateReport } from './report.ts';

export const releasedFile = 'generated/released.json';

/** Undefined before the first release. */
export async function readReleased(root: string): Promise<Released | undefined> {
  const text = await readFile(join(root, releasedFile), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Released);
}

export async function checkCompat(root: string): Promise<GateReport> {
  const [compiled, released] = await Promise.all([compiledOrProblems(root), readReleased(root)]);
  const gate = 'check:compat';
  if ('findings' in compiled) return { gate, summary: 'the schemas cannot be compiled', findings: compiled.findings };
  if (!released) {
    const message = 'There is nothing to compare with. Run npm run release and commit what it writes.';
    return { gate, summary: 'no release yet', findings: [{ subject: releasedFile, code: 'no_release', message }] };
  }
  const findings = compareCatalogues(released, compiled).map((finding) => placed(finding, compiled));
  const known = Object.keys(released.settings).length;
  const added = Object.keys(compiled.catalogue.settings).filter((key) => !Object.hasOwn(released.settings, key));
  return {
    gate,
    summary: `${known} settings of release ${released.version}, ${added.length} added since, ${brokenWords(findings.length)}`,
    findings,
    facts: { released: released.version, compared: known, added },
  };
}

function brokenWords(count: number): string {
  return count === 0
    ? 'none broken'
    : `${count} broken (nobody relies on them, or they were announced: npm run release -- --breaking)`;
}

async function compiledOrProblems(root: string): Promise<CompiledCatalogue | { findings: GateFinding[] }> {
  try {
    return (await compileFolder(root)).compiled;
  } catch (error) {
    if (!(error instanceof SchemaProblems)) throw error;
    return { findings: error.problems.map((problem) => ({ ...problem, subject: problem.file, code: 'schema' })) };
  }
}

/** With the line concerned: of the setting, of the setting that took over its name, or of the rule. */
export function placed({ key, path, rule, code, message }: Finding, compiled: CompiledCatalogue): GateFinding {
  const heir = Object.values(compiled.catalogue.settings).find(({ aliases }) => aliases.includes(key))?.key;
  const name = Object.hasOwn(compiled.origins, key) ? key : (heir ?? key);
  const origin = compiled.origins[name];
  if (rule !== undefined) {
    const index = Object.values(compiled.catalogue.sections)
      .find(({ rules }) => rules.some(({ id }) => id === rule))
      ?.rules.findIndex(({ id }) => id === rule);
    const line = origin?.lineOf(['x-rules', index ?? 0]);
    return { subject: `rule ${rule}`, code, message, file: origin?.path ?? releasedFile, line };
  }
  const subject = path === '' ? key : `${key} ${path}`;
  return { subject, code, message, file: origin?.path ?? releasedFile, line: origin?.lineOf(['properties', name]) };
}
