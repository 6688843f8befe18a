/** What a key costs in a form over one record and in a table of rows, against a bare input, taking turns in one run. */
import type { Line } from './report.ts';
import { measureCandidates, type Candidate } from './typing.ts';

const candidates: readonly Candidate[] = [
  { name: 'bare', counts: [30], input: () => '#bare' },
  { name: 'record', of: 'fields', counts: [300], goal: true, input: (key) => `[id="setting_${key}"]` },
  { name: 'rows', of: 'rows', counts: [100], goal: true, input: (key) => `[id="setting_parcels-3-${key}"]` },
];

export function measureRecordTyping(): Promise<readonly Line[]> {
  return measureCandidates('records', candidates);
}
