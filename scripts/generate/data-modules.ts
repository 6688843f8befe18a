/** Writes the generated modules that are plain data: catalogue, enums and tables. */
import type { Catalogue } from '#engine/catalogue.ts';
import { banner } from './outputs.ts';
import { inlineReferences, type Definition } from './references.ts';
import { textOf, type JsonObject, type SourceFile } from './source.ts';

/** `generated/catalogue.ts`; literal types, so that a key is a type and the whole is checked against the engine's `Catalogue`. */
export function catalogueModule(catalogue: Catalogue): string {
  return `${banner}\nexport const catalogue = ${JSON.stringify(catalogue, null, 1)} as const;\n\nexport type SettingKey = keyof typeof catalogue.settings;\n`;
}

/** `generated/enums.ts`: the members of each enumeration, label, colour and flags beside the value. */
export function enumsModule(definitions: ReadonlyMap<string, Definition>): string {
  const enums = [...definitions.values()].filter((definition) => definition.kind === 'enum');
  const lines = enums.map(
    ({ id, file }) => `export const ${id} = ${JSON.stringify(file.json['oneOf'], null, 1)} as const;`,
  );
  return `${banner}\n${lines.join('\n\n')}\n`;
}

/** `generated/tables.ts`: every table by id. */
export function tablesModule(files: readonly SourceFile[], definitions: ReadonlyMap<string, Definition>): string {
  const tables = files
    .filter((file) => file.path.startsWith('schemas/tables/'))
    .map((file) => {
      const { $schema: _, ...table } = inlineReferences(file, file.json, definitions) as JsonObject;
      return [textOf(table, 'id'), table] as const;
    });
  return `${banner}\nexport const tables = ${JSON.stringify(Object.fromEntries(tables), null, 1)} as const;\n\nexport type TableId = keyof typeof tables;\n`;
}
