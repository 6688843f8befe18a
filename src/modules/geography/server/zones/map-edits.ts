/** Locks a map for one editor at a time, where the provider requires it (F363). */
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import type { Session } from '#platform/server/http/session.ts';

/** How long an edit lock lasts after its last renewal, in milliseconds. */
const holdMs = 120_000;

export interface Editor {
  readonly user_id: number;
  readonly name: string;
}

/** The current editor of the map; undefined without one. */
export async function editorOf(tx: Transaction, layer: string, now: Date): Promise<Editor | undefined> {
  return tx
    .selectFrom('map_edits')
    .select(['user_id', 'user_name as name'])
    .where('layer', '=', layer)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Throws `map_locked` while someone else edits the map. */
export async function requireUnlocked(tx: Transaction, layer: string, session: Session, now: Date): Promise<void> {
  const editor = await editorOf(tx, layer, now);
  if (editor && editor.user_id !== session.user.id) throw locked(editor);
}

/** Starts or renews the caller's edit lock. Throws `map_locked` if someone else has it. */
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

/** Releases the caller's edit lock, if they have it. */
export async function endEdit(tx: Transaction, layer: string, session: Session): Promise<void> {
  await tx.deleteFrom('map_edits').where('layer', '=', layer).where('user_id', '=', session.user.id).execute();
}

function locked({ name }: Editor): ApiError {
  return new ApiError(409, 'map_locked', `${name} is editing this map. Try again when they have finished`);
}
