/** The kinds of schema there are. A new one is a file in kinds/, a line here and a vocabulary. */
import { SchemaProblems } from '#engine/authoring/problems.ts';
import type { CompiledSources } from '#engine/authoring/compile-sources.ts';
import { isVocabulary } from '#engine/authoring/vocabulary.ts';
import type { Kind } from './kind.ts';
import { calls } from './kinds/calls.ts';
import { entities } from './kinds/entities.ts';
import { enums } from './kinds/enums.ts';
import { errors } from './kinds/errors.ts';
import { events } from './kinds/events.ts';
import { integrations } from './kinds/integrations.ts';
import { notifications } from './kinds/notifications.ts';
import { settings } from './kinds/settings.ts';
import { tables } from './kinds/tables.ts';

export const kinds: readonly Kind[] = [
  entities,
  enums,
  settings,
  calls,
  errors,
  tables,
  events,
  notifications,
  integrations,
];

/** Throws SchemaProblems with what the kinds have to say about their files, and with files of no kind. */
export function checkKinds(sources: CompiledSources): void {
  const folders = kinds.map(({ folder }) => folder);
  const strangers = sources.files
    .filter((file) => !isVocabulary(file) && !folders.includes(file.path.split('/')[1] ?? ''))
    .map(({ path }) => ({
      file: path,
      line: 1,
      message: `no kind of schema: schemas/ holds ${folders.join(', ')}. scripts/generate/kinds.ts lists them.`,
    }));
  const problems = [...strangers, ...kinds.flatMap(({ check }) => check?.(sources) ?? [])];
  if (problems.length > 0) throw new SchemaProblems(problems);
}
