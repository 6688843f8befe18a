/** One person at a time edits a map, where the provider says so (F363). */
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import type { Session } from '#platform/server/http/session.ts';

/** So long an edit goes on after it was last heard of, in milliseconds. */
const holdMs = 120_000;

export interface Editor {
  readonly user_id: number;
  readonly name: string;
}

/** Who edits the map now; undefined when nobody does. */
export async function editorOf(tx: Transaction, layer: string, now: Date): Promise<Editor | undefined> {
  return tx
    .selectFrom('map_edits')
    .select(['user_id', 'user_name as name'])
    .where('layer', '=', layer)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Throws `map_locked` while somebody else edits the map. */
export async function requireUnlocked(tx: Transaction, layer: string, session: Session, now: Date): Promise<void> {
  const editor = await editorOf(tx, layer, now);
  if (editor && editor.user_id !== session.user.id) throw locked(editor);
}

/** Begins or prolongs the caller's edit. Throws `map_locked` while it is somebody else's. */
export async function beginEdit(
  tx: Transaction,
  provider_id: number,
  layer: string,
  session: Session,
  now: Date,
): Promise<void> {
  const { id: user_id, name: user_name } = session.user;
  const expires_at = new Date(now.getTime() + holdMs);
  const row = { user_id, user_name, expires_at };
  const taken = await tx
    .insertInto('map_edits')
    .values({ provider_id, layer, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['provider_id', 'layer'])
        .doUpdateSet(row)
        .where((eb) => eb.or([eb('map_edits.user_id', '=', user_id), eb('map_edits.expires_at', '<=', now)])),
    )
    .returning('user_id')
    .executeTakeFirst();
  if (taken) return;
  const editor = await editorOf(tx, layer, now);
  if (editor) throw locked(editor);
}

/** Ends the caller's edit, if it is theirs. */
export async function endEdit(tx: Transaction, layer: string, session: Session): Promise<void> {
  await tx.deleteFrom('map_edits').where('layer', '=', layer).where('user_id', '=', session.user.id).execute();
}

function locked({ name }: Editor): ApiError {
  return new ApiError(409, 'map_locked', `${name} is editing this map. Try again when they have finished`);
}
