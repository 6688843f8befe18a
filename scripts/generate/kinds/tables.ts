/** Tables: `generated/build/tables.ts` has one export per table, so that a screen loads only its own. */
import type { Kind } from '../kind.ts';
import { banner } from '../outputs.ts';

export const tables: Kind = {
  folder: 'tables',
  check: ({ tables: { problems } }) => problems,
  outputs: ({ tables: compiled }) => {
    const lines = compiled.tables.map(
      ({ table }) => `export const ${table.id} = ${JSON.stringify(table, null, 1)} as const;`,
    );
    return new Map([['generated/build/tables.ts', `${banner}\n${lines.join('\n\n')}\n`]]);
  },
};
