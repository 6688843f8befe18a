/**
 * The cost per key in a form over one record, in a table of rows and in the booking form with many parcels, compared to a bare input in
 * turns within one run.
 */
import { typedKeys } from './generated-settings.ts';
import type { Line } from './report.ts';
import { measureCandidates, type Candidate } from './typing.ts';

/** Fields of the booking form that take the same kinds of text as the generated fields. */
const ofBooking: Readonly<Record<string, string>> = {
  [typedKeys.text]: 'parcels-3-parcel_description',
  [typedKeys.email]: 'collection_contact-email',
  [typedKeys.number]: 'parcels-3-submitted_weight_kg',
};

const candidates: readonly Candidate[] = [
  { name: 'bare', counts: [30], input: () => '#bare' },
  { name: 'record', of: 'fields', counts: [300], goal: true, input: (key) => `[id="setting_${key}"]` },
  { name: 'rows', of: 'rows', counts: [100], goal: true, input: (key) => `[id="setting_parcels-3-${key}"]` },
  { name: 'booking', of: 'parcels', counts: [100], goal: true, input: (key) => `[id="setting_${ofBooking[key]}"]` },
];

export function measureRecordTyping(): Promise<readonly Line[]> {
  return measureCandidates('records', candidates);
}
