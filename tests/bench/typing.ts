/** The cost per key in our settings form, an RJSF form, JSON Forms and a bare input, in turns within one run. */
import { chromium } from 'playwright';
import { chromiumFlags, chromiumPath } from '../e2e/chromium.ts';
import { typedKeys } from './generated-settings.ts';
import { median } from './quantile.ts';
import type { Line } from './report.ts';
import { typingSite } from './typing-site.ts';
import { Typist, type Lock } from './typist.ts';

export interface Candidate {
  readonly name: string;
  /** The unit that is counted; settings by default. */
  readonly of?: string;
  /** Whether it must meet the goal. */
  readonly goal?: true;
  readonly counts: readonly number[];
  /** How many turns it takes; fewer where every key takes long. */
  readonly rounds?: number;
  /** The input that edits a setting. */
  readonly input: (key: string) => string;
}

const candidates: readonly Candidate[] = [
  { name: 'bare', counts: [30], input: () => '#bare' },
  { name: 'ours', counts: [30, 300, 1000, 3000], goal: true, input: (key) => `[id="setting_${key}"]` },
  { name: 'rjsf', counts: [300, 1000], rounds: 1, input: (key) => `[id="root_${key}"]` },
  { name: 'rjsf-bare', counts: [1000], rounds: 1, input: (key) => `[id="root_${key}"]` },
  { name: 'json-forms', counts: [300], rounds: 1, input: (key) => `[id="#/properties/${key}-input"]` },
];

/** The typed texts and their fields. The address is invalid until complete, the number first violates a rule, so errors appear and disappear. */
const texts: readonly { readonly key: string; readonly text: string }[] = [
  { key: typedKeys.text, text: 'Front desk' },
  { key: typedKeys.email, text: 'desk@abc.test' },
  { key: typedKeys.number, text: '250000' },
];

/** The minimum number of keys typed into each candidate, unless it sets its own rounds. */
const leastKeys = 110;

interface Entry {
  readonly part: string;
  readonly candidate: Candidate;
  readonly count: number;
  readonly typist: Typist;
  readonly turns: { readonly key: string; readonly turn: Lock }[];
}

export function measureTyping(): Promise<readonly Line[]> {
  return measureCandidates('typing', candidates);
}

/** @param part the benchmark's heading for these lines */
export async function measureCandidates(part: string, measured: readonly Candidate[]): Promise<readonly Line[]> {
  const site = await typingSite([...new Set(measured.flatMap(({ counts }) => counts))]);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags] });
  try {
    const entries: Entry[] = [];
    for (const candidate of measured)
      for (const count of candidate.counts) {
        const url = `${site.origin}/?candidate=${candidate.name}&count=${count}`;
        const ready = candidate.input(typedKeys.text);
        const typist = await Typist.open(browser, `${candidate.name} ${count}`, url, ready);
        entries.push({ part, candidate, count, typist, turns: [] });
      }
    await takeTurns(entries);
    return entries.flatMap((entry) => linesOf(entry, entries));
  } finally {
    await browser.close();
    await site.close();
  }
}

/** The first round is a warm-up and is not counted; the order rotates, so that no candidate is always the first after a pause. */
async function takeTurns(entries: readonly Entry[]): Promise<void> {
  const keysOfAll = texts.reduce((sum, { text }) => sum + text.length, 0);
  const rounds = Math.ceil(leastKeys / keysOfAll);
  for (let round = 0; round <= rounds; round += 1) {
    for (const { key, text } of texts) {
      for (const { candidate, typist, turns } of round % 2 === 0 ? entries : entries.toReversed()) {
        if (round > (candidate.rounds ?? rounds)) continue;
        const turn = await typist.type(candidate.input(key), text);
        if (round > 0) turns.push({ key, turn });
      }
    }
  }
}

function linesOf(entry: Entry, entries: readonly Entry[]): readonly Line[] {
  const { candidate, count } = entry;
  const find = (name: string, size: number) => entries.find((one) => one.candidate.name === name && one.count === size);
  const bare = find('bare', 30);
  if (!bare) return [];
  const what = candidate.name === 'bare' ? 'bare input' : `${candidate.name}, ${count} ${candidate.of ?? 'settings'}`;
  const cpu: Line = {
    part: entry.part,
    what: `${what}: main thread a key`,
    value: cpuOf(entry),
    unit: 'ms',
    ...(entry === bare ? {} : { against: 'bare', ratio: cpuOf(entry) / cpuOf(bare) }),
    ...(candidate.goal ? { goal: { of: 'ratio', atMost: 2 } } : {}),
    note: kinds(entry, bare),
  };
  const frames: Line = {
    part: entry.part,
    what: `${what}: key to frame`,
    value: framesOf(entry),
    unit: 'ms',
    ...(entry === bare ? {} : { against: 'bare', ratio: framesOf(entry) / framesOf(bare) }),
    ...(candidate.goal ? { goal: { of: 'ratio', atMost: 1.5 } } : {}),
  };
  const rival = candidate.name.startsWith('rjsf') && count === 1000 ? find('ours', 1000) : undefined;
  const alike = candidate.name === 'rjsf';
  const cheaper: Line | undefined = rival && {
    part: entry.part,
    what: `${what}: main thread a key`,
    value: cpuOf(entry),
    unit: 'ms',
    against: 'ours',
    ratio: cpuOf(entry) / cpuOf(rival),
    ...(alike ? { goal: { of: 'ratio', atLeast: 10 } } : {}),
  };
  return [cpu, frames, ...(cheaper ? [cheaper] : [])];
}

/** The mean over all kinds of text of their medians, so that longer texts do not weigh more. */
function cpuOf(entry: Entry): number {
  return mean(texts.map(({ key }) => cpuOfKind(entry, key)));
}

function cpuOfKind(entry: Entry, key: string): number {
  return median(entry.turns.filter((one) => one.key === key).map(({ turn }) => turn.cpu));
}

function framesOf(entry: Entry): number {
  return median(entry.turns.flatMap(({ turn }) => turn.toFrame));
}

/** The ratio for each kind of text, and wall-clock time in tasks to verify the CPU time. */
function kinds(entry: Entry, bare: Entry): string {
  const ratios = texts.map(
    ({ key }) => `${key.replace(/^s\d+_/, '')} ${ratio(cpuOfKind(entry, key), cpuOfKind(bare, key))}`,
  );
  const tasks = median(entry.turns.map(({ turn }) => turn.tasks));
  return entry === bare ? `in tasks ${tasks.toFixed(2)} ms` : `${ratios.join(', ')}; in tasks ${tasks.toFixed(2)} ms`;
}

function ratio(value: number, against: number): string {
  return `${(value / against).toFixed(2)}×`;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
