/**
 * Checks an edited section, or a tab's own file, against every gate, as if its text were saved: shown next to the
 * editor in the workbench.
 */
import type { Section, Setting } from '../schema/catalogue.ts';
import { compareCatalogues, type Released } from '../compatibility/compare-catalogues.ts';
import type { FieldError } from '../validation/messages.ts';
import type { CompiledCatalogue, Given } from './compile-catalogue.ts';
import { compileCatalogue } from './compile-catalogue.ts';
import { integrationInvariants } from './invariants/integration-invariants.ts';
import { checkInvariants } from './invariants/invariants.ts';
import type { Examine, Problem } from './problems.ts';
import { checkReferences, definitionsOf } from './references.ts';
import { namesFrom, sectionReference } from './settings-reference.ts';
import { parseSource, type JsonObject, type SourceFile } from './source.ts';
import { validateStored, type StoredGroup } from './stored-groups.ts';
import { validateTried } from './tried-values.ts';
import { lateValidators } from './late-validators.ts';
import { isTabFile } from './invariants/tab-invariants.ts';
import type { VocabularyCheck } from './vocabulary.ts';

export type Gate = 'syntax' | 'vocabulary' | 'invariants' | 'compat' | 'stored' | 'dead';

export interface GateVerdict {
  readonly gate: Gate;
  readonly verdict: 'passed' | 'noted' | 'failed' | 'not_reached';
  readonly summary: string;
}

export interface SchemaFinding {
  readonly gate: Gate;
  readonly severity: 'error' | 'note';
  readonly message: string;
  readonly key: string | null;
  readonly file: string;
  /** From 1, like the column. */
  readonly line: number;
  readonly column: number;
  readonly providers: string[];
}

export interface SectionValidationResult {
  readonly gates: GateVerdict[];
  readonly findings: SchemaFinding[];
  readonly assembled: {
    readonly section: Section;
    readonly settings: Record<string, Setting>;
    readonly docs: string;
  } | null;
  readonly errors: FieldError[];
  readonly failed_rules: string[];
}

export interface SectionTask {
  /** All schema files as currently saved. */
  readonly files: readonly SourceFile[];
  /** The path of the edited file. */
  readonly path: string;
  readonly text: string;
  readonly given: Given;
  /** Undefined before the first release. */
  readonly released: Released | undefined;
  /** The stored values of the section's keys, edited or not. */
  readonly stored: readonly StoredGroup[];
  /** Values entered into the preview form. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Whether code uses a key; undefined where the source code is not available. */
  readonly isRead: ((key: string) => boolean) | undefined;
  readonly checkVocabulary: VocabularyCheck;
}

const order: readonly Gate[] = ['syntax', 'vocabulary', 'invariants', 'compat', 'stored', 'dead'];

/** The results of all gates that can run; a text that cannot be parsed is a finding too. */
export function validateSection(task: SectionTask): SectionValidationResult {
  const report = new Report(task);
  const problems: Problem[] = [];
  const edited = parseSource(task.path, task.text, problems);
  report.problems('syntax', problems, 'Valid JSON without duplicates.');
  if (problems.length > 0) return report.answer();
  if (!isPlainObject(edited.json)) {
    const message = 'A schema file is an object: it begins with { and ends with }.';
    report.problems('syntax', [{ file: task.path, line: 1, message }], '');
    return report.answer();
  }
  const files = [...task.files.filter(({ path }) => path !== task.path), edited].sort(byPath);
  report.problems(
    'vocabulary',
    task.checkVocabulary([edited]),
    'Every keyword exists and has a value that it may have.',
  );
  if (report.failed('vocabulary')) return report.answer();
  const definitions = definitionsOf(files);
  const references = checkReferences(files, definitions);
  if (references.length > 0) {
    report.problems('invariants', references, '');
    return report.answer();
  }
  const compiled = compileCatalogue(files, definitions, task.given);
  const isTab = isTabFile(task.path);
  const own = ownOf(compiled, task.path);
  if (!own && !isTab) {
    const message = `The section has no place in the catalogue: its folder needs a tab.json, and another section must not have the same id.`;
    report.problems('invariants', [{ file: task.path, line: edited.lineOf(['id']), message }], '');
    return report.answer();
  }
  // Nothing outside of the section was edited.
  const ownOnly: Examine = (kind, name, _, validate) =>
    kind === 'setting' && own?.section.keys.includes(name) ? validate() : [];
  const invariants = [
    ...checkInvariants(files, compiled, definitions, ownOnly),
    ...integrationInvariants(files, compiled, definitions),
  ];
  report.problems(
    'invariants',
    invariants,
    'Names exist, defaults and examples fit, everything can be edited and shown.',
  );
  validateCompat(task, compiled, report);
  if (!own) {
    report.add('stored', [], 'A tab holds no values.');
    report.add('dead', [], 'A tab is no setting.');
    return report.answer();
  }
  const validators = lateValidators(compiled);
  const stored = validateStored(compiled.catalogue, validators, task.stored);
  report.add(
    'stored',
    stored.map((one) => ({ ...one, ...placeOf(compiled, one.key, task.path) })),
    storedSummary(task.stored),
  );
  validateDead(task, own.section.keys, edited, report);
  const docs = sectionReference(compiled.catalogue, namesFrom(definitions), own.section);
  const tried = validateTried(compiled.catalogue, own.section, validators, task.values);
  return { ...report.answer(), assembled: { ...own, docs }, ...tried };
}

function ownOf(
  compiled: CompiledCatalogue,
  path: string,
): { section: Section; settings: Record<string, Setting> } | undefined {
  const { sections, settings } = compiled.catalogue;
  const section = Object.values(sections).find(({ keys }) => keys.some((key) => compiled.origins[key]?.path === path));
  if (!section) return undefined;
  const own = section.keys.flatMap((key) => (settings[key] ? [[key, settings[key]] as const] : []));
  return { section, settings: Object.fromEntries(own) };
}

function validateCompat({ released, path }: SectionTask, compiled: CompiledCatalogue, report: Report): void {
  const found = released ? compareCatalogues(released, compiled) : [];
  const heirs = new Map(
    Object.values(compiled.catalogue.settings).flatMap(({ key, aliases }) => aliases.map((alias) => [alias, key])),
  );
  const results = found.map(({ key, message }) => ({
    severity: 'error' as const,
    message,
    key,
    providers: [],
    ...placeOf(compiled, Object.hasOwn(compiled.origins, key) ? key : (heirs.get(key) ?? key), path),
  }));
  report.add(
    'compat',
    results,
    released ? `Keeps what release ${released.version} promised.` : 'Nothing has been released yet.',
  );
}

function validateDead({ isRead, path }: SectionTask, keys: readonly string[], file: SourceFile, report: Report): void {
  const properties = (file.json['properties'] ?? {}) as Readonly<Record<string, JsonObject>>;
  const dead = isRead ? keys.filter((key) => properties[key]?.['x-read-by'] === undefined && !isRead(key)) : [];
  const results = dead.map((key) => ({
    severity: 'note' as const,
    message: `Nothing in src/ reads ${key} yet: write what acts on it, or name in x-read-by who does.`,
    key,
    providers: [],
    file: path,
    line: file.lineOf(['properties', key]),
  }));
  report.add(
    'dead',
    results,
    isRead ? 'Something acts on every setting.' : 'The code is not on this server, so nobody looked.',
  );
}

function storedSummary(stored: readonly StoredGroup[]): string {
  const places = stored.reduce((sum, one) => sum + one.places, 0);
  return places === 0 ? 'Nothing is stored under these keys.' : `All ${places} stored values stay valid.`;
}

/** The line of a setting, or of the edited section where the setting was removed. */
function placeOf({ origins }: CompiledCatalogue, key: string, path: string): { file: string; line: number } {
  const origin = Object.hasOwn(origins, key) ? origins[key] : undefined;
  return origin ? { file: origin.path, line: origin.lineOf(['properties', key]) } : { file: path, line: 1 };
}

type ReportedFinding = Omit<SchemaFinding, 'gate' | 'column'>;

/** Collects findings by gate. */
class Report {
  private readonly found: SchemaFinding[] = [];
  private readonly summaries = new Map<Gate, string>();
  private readonly path: string;
  private readonly lines: readonly string[];

  constructor({ path, text }: Pick<SectionTask, 'path' | 'text'>) {
    this.path = path;
    this.lines = text.split('\n');
  }

  problems(gate: Gate, problems: readonly Problem[], passed: string): void {
    this.add(
      gate,
      problems.map((one) => ({ ...one, severity: 'error', key: this.keyAt(one), providers: [] })),
      passed,
    );
  }

  /** `passed` is the gate's message when there is no error. */
  add(gate: Gate, results: readonly ReportedFinding[], passed: string): void {
    for (const one of results) this.found.push({ ...one, gate, column: this.columnOf(one) });
    const errors = results.filter(({ severity }) => severity === 'error').length;
    this.summaries.set(gate, errors === 0 ? passed : `${errors} ${errors === 1 ? 'error' : 'errors'} to fix.`);
  }

  failed(gate: Gate): boolean {
    return this.found.some((one) => one.gate === gate && one.severity === 'error');
  }

  answer(): SectionValidationResult {
    const gates = order.map((gate): GateVerdict => {
      const summary = this.summaries.get(gate);
      if (summary === undefined) return { gate, verdict: 'not_reached', summary: 'Waiting for the checks above.' };
      const noted = this.found.some((one) => one.gate === gate);
      return { gate, verdict: this.failed(gate) ? 'failed' : noted ? 'noted' : 'passed', summary };
    });
    return { gates, findings: this.found, assembled: null, errors: [], failed_rules: [] };
  }

  /** The column where the line's text begins. */
  private columnOf({ file, line }: Pick<ReportedFinding, 'file' | 'line'>): number {
    const text = file === this.path ? (this.lines[line - 1] ?? '') : '';
    return text.length - text.trimStart().length + 1;
  }

  /** The setting that begins a message, as in those of the invariants. */
  private keyAt({ message }: Problem): string | null {
    return /^(?:properties\.)?([a-z][a-z0-9_]*)(?:\.[\w.-]+)?: /.exec(message)?.[1] ?? null;
  }
}

function isPlainObject(json: unknown): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function byPath(left: SourceFile, right: SourceFile): number {
  return left.path < right.path ? -1 : 1;
}
