/** Blocked entries of the demo's provider. */
import type { Transaction } from '#platform/server/db/tenant.ts';

const entries = [
  { type: 'email-domain', value: 'throwaway.example', note: 'Addresses that anyone can read' },
  { type: 'mobile-number', value: '+27605550199', note: 'Refused to pay at collection, three times' },
] as const;

export async function buildDemoBlockedEntries(tx: Transaction, provider_id: number, by: number): Promise<void> {
  const rows = entries.map((entry) => ({ provider_id, ...entry, created_by: by }));
  await tx.insertInto('blocked_entries').values(rows).execute();
}
