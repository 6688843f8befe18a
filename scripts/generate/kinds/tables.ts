/** `generated/build/tables.ts`: every table by id. */
import { inlineReferences } from '#engine/authoring/references.ts';
import { filesOf, textOf, type JsonObject } from '#engine/authoring/source.ts';
import type { Kind } from '../kind.ts';
import { banner } from '../outputs.ts';

export const tables: Kind = {
  folder: 'tables',
  outputs: ({ files, definitions }) => {
    const all = filesOf(files, 'tables').map((file) => {
      const { $schema: _, ...table } = inlineReferences(file, file.json, definitions) as JsonObject;
      return [textOf(table, 'id'), table] as const;
    });
    const text = `${banner}\nexport const tables = ${JSON.stringify(Object.fromEntries(all), null, 1)} as const;\n\nexport type TableId = keyof typeof tables;\n`;
    return new Map([['generated/build/tables.ts', text]]);
  },
};
