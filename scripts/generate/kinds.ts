/** The kinds of schema. A new one is a file in kinds/, a line here and a vocabulary. */
import { SchemaProblems } from '#engine/authoring/problems.ts';
import type { CompiledSources } from '#engine/authoring/compile-sources.ts';
import { Memory } from './build-cache.ts';
import { checkFolders } from './check-folders.ts';
import { inputsFrom, type Inputs } from './inputs.ts';
import type { Kind } from './kind.ts';
import { calls } from './kinds/calls.ts';
import { entities } from './kinds/entities.ts';
import { enums } from './kinds/enums.ts';
import { errors } from './kinds/errors.ts';
import { events } from './kinds/events.ts';
import { formChecks, forms } from './kinds/forms.ts';
import { integrations } from './kinds/integrations.ts';
import { notifications } from './kinds/notifications.ts';
import { openApiDescription } from './kinds/openapi.ts';
import { settings } from './kinds/settings.ts';
import { tables } from './kinds/tables.ts';

export const kinds: readonly Kind[] = [
  entities,
  enums,
  settings,
  calls,
  openApiDescription,
  errors,
  tables,
  events,
  formChecks,
  forms,
  notifications,
  integrations,
];

/** Throws SchemaProblems for files in the wrong folder, and for errors that the kinds find. */
export function checkKinds(sources: CompiledSources, memory = new Memory('')): void {
  const misplaced = checkFolders(
    sources.files,
    kinds.map(({ folder }) => folder),
  );
  const found = kinds.flatMap((kind) => {
    const { folder, check } = kind;
    if (!check) return [];
    const inputs = inputsOf(kind, sources);
    return memory.examine('kind', folder, inputs.stamp, () => check(inputs));
  });
  const problems = [...misplaced, ...found];
  if (problems.length > 0) throw new SchemaProblems(problems);
}

export function inputsOf({ folder, reads = [] }: Kind, sources: CompiledSources): Inputs {
  return inputsFrom(sources, [folder, ...reads]);
}
