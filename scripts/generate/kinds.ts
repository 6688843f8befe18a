/** The kinds of schema. A new one is a file in kinds/, a line here and a vocabulary. */
import { SchemaProblems } from '#engine/authoring/problems.ts';
import type { CompiledSources } from '#engine/authoring/compile-sources.ts';
import { checkFolders } from './check-folders.ts';
import type { Kind } from './kind.ts';
import { calls } from './kinds/calls.ts';
import { entities } from './kinds/entities.ts';
import { enums } from './kinds/enums.ts';
import { errors } from './kinds/errors.ts';
import { events } from './kinds/events.ts';
import { forms } from './kinds/forms.ts';
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
  forms,
  notifications,
  integrations,
];

/** Throws SchemaProblems for files in the wrong folder, and for errors that the kinds find. */
export function checkKinds(sources: CompiledSources): void {
  const misplaced = checkFolders(
    sources.files,
    kinds.map(({ folder }) => folder),
  );
  const problems = [...misplaced, ...kinds.flatMap(({ check }) => check?.(sources) ?? [])];
  if (problems.length > 0) throw new SchemaProblems(problems);
}
