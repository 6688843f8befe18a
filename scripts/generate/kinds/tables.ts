/** `generated/build/tables/<name>.ts`: the columns, filters and actions of a list. */
import type { Kind } from '../kind.ts';
import { constantModules } from '../outputs.ts';

export const tables: Kind = {
  folder: 'tables',
  reads: ['calls'],
  check: ({ tables: { problems } }) => problems,
  outputs: ({ tables: compiled }) =>
    constantModules('tables', new Map(compiled.tables.map(({ table }) => [table.id, table]))),
};
