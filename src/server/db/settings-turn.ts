/** The two ends of a settings save: waiting for one's turn, and taking the next revision. */
import { sql } from 'kysely';
import { prepared, type Transaction } from './tenant.ts';

/** First statement of a save. Returns the revision that the values stand at; nobody else can move it until this transaction ends. */
export async function lockSettings(tx: Transaction): Promise<number> {
  const text = 'select app.lock_settings() as revision';
  const [row] = await prepared<{ revision: number }>(tx, 'lock_settings', text, []);
  return row!.revision;
}

/** The revision to write with. */
export async function nextSettingsRevision(tx: Transaction): Promise<number> {
  const { rows } = await sql<{ revision: number }>`select app.next_settings_revision() as revision`.execute(tx);
  return rows[0]!.revision;
}
