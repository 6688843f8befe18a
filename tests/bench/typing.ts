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
  { name: 'rjsf', counts: [300, 1000], rounds: 2, input: (key) => `[id="root_${key}"]` },
  { name: 'rjsf-bare', counts: [1000], rounds: 2, input: (key) => `[id="root_${key}"]` },
  { name: 'json-forms', counts: [300], rounds: 2, input: (key) => `[id="#/properties/${key}-input"]` },
];

/** The typed texts and their fields. The address is invalid until complete, the number first violates a rule, so errors appear and disappear. */
const texts: readonly { readonly key: string; readonly text: string }[] = [
  { key: typedKeys.text, text: 'Front desk' },
  { key: typedKeys.email, text: 'desk@abc.test' },
  { key: typedKeys.number, text: '250000' },
];

/** The minimum number of keys typed into each candidate, unless it sets its own rounds. */
const leastKeys = 150;

interface Seat {
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
    const seats: Seat[] = [];
    for (const candidate of measured)
      for (const count of candidate.counts) {
        const url = `${site.origin}/?candidate=${candidate.name}&count=${count}`;
        const ready = candidate.input(typedKeys.text);
        const typist = await Typist.open(browser, `${candidate.name} ${count}`, url, ready);
        seats.push({ part, candidate, count, typist, turns: [] });
      }
    await takeTurns(seats);
    return seats.flatMap((seat) => linesOf(seat, seats));
  } finally {
    await browser.close();
    await site.close();
  }
}

/** The first round is a warm-up and is not counted; the order rotates, so that no candidate is always the first after a pause. */
async function takeTurns(seats: readonly Seat[]): Promise<void> {
  const keysOfAll = texts.reduce((sum, { text }) => sum + text.length, 0);
  const rounds = Math.ceil(leastKeys / keysOfAll);
  for (let round = 0; round <= rounds; round += 1) {
    for (const { key, text } of texts) {
      for (const { candidate, typist, turns } of round % 2 === 0 ? seats : seats.toReversed()) {
        if (round > (candidate.rounds ?? rounds)) continue;
        const turn = await typist.type(candidate.input(key), text);
        if (round > 0) turns.push({ key, turn });
      }
    }
  }
}

function linesOf(seat: Seat, seats: readonly Seat[]): readonly Line[] {
  const { candidate, count } = seat;
  const find = (name: string, size: number) => seats.find((one) => one.candidate.name === name && one.count === size);
  const bare = find('bare', 30);
  if (!bare) return [];
  const what = candidate.name === 'bare' ? 'bare input' : `${candidate.name}, ${count} ${candidate.of ?? 'settings'}`;
  const cpu: Line = {
    part: seat.part,
    what: `${what}: main thread a key`,
    value: cpuOf(seat),
    unit: 'ms',
    ...(seat === bare ? {} : { against: 'bare', ratio: cpuOf(seat) / cpuOf(bare) }),
    ...(candidate.goal ? { goal: { of: 'ratio', atMost: 2 } } : {}),
    note: kinds(seat, bare),
  };
  const frames: Line = {
    part: seat.part,
    what: `${what}: key to frame`,
    value: framesOf(seat),
    unit: 'ms',
    ...(seat === bare ? {} : { against: 'bare', ratio: framesOf(seat) / framesOf(bare) }),
    ...(candidate.goal ? { goal: { of: 'ratio', atMost: 1.5 } } : {}),
  };
  const rival = candidate.name.startsWith('rjsf') && count === 1000 ? find('ours', 1000) : undefined;
  const alike = candidate.name === 'rjsf';
  const cheaper: Line | undefined = rival && {
    part: seat.part,
    what: `${what}: main thread a key`,
    value: cpuOf(seat),
    unit: 'ms',
    against: 'ours',
    ratio: cpuOf(seat) / cpuOf(rival),
    ...(alike ? { goal: { of: 'ratio', atLeast: 10 } } : {}),
  };
  return [cpu, frames, ...(cheaper ? [cheaper] : [])];
}

/** The mean over all kinds of text of their medians, so that longer texts do not weigh more. */
function cpuOf(seat: Seat): number {
  return mean(texts.map(({ key }) => cpuOfKind(seat, key)));
}

function cpuOfKind(seat: Seat, key: string): number {
  return median(seat.turns.filter((one) => one.key === key).map(({ turn }) => turn.cpu));
}

function framesOf(seat: Seat): number {
  return median(seat.turns.flatMap(({ turn }) => turn.toFrame));
}

/** The ratio for each kind of text, and wall-clock time in tasks to verify the CPU time. */
function kinds(seat: Seat, bare: Seat): string {
  const ratios = texts.map(
    ({ key }) => `${key.replace(/^s\d+_/, '')} ${ratio(cpuOfKind(seat, key), cpuOfKind(bare, key))}`,
  );
  const tasks = median(seat.turns.map(({ turn }) => turn.tasks));
  return seat === bare ? `in tasks ${tasks.toFixed(2)} ms` : `${ratios.join(', ')}; in tasks ${tasks.toFixed(2)} ms`;
}

function ratio(value: number, against: number): string {
  return `${(value / against).toFixed(2)}×`;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
