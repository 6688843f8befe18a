/** Release notes of the demo's version. */
import type { Transaction } from '#platform/server/db/tenant.ts';

export async function buildDemoReleaseNotes(tx: Transaction): Promise<void> {
  const body =
    '<ul><li>Saved views of lists, shared by their link.</li><li>Passkeys besides passwords.</li>' +
    '<li>Accounts can be closed and reopened.</li></ul>';
  const note = { provider_id: 0, version: '1.0', published_on: '2026-11-20', body };
  await tx.insertInto('release_notes').values(note).execute();
}
