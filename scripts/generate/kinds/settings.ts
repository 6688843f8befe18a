/** The settings: the catalogue, its validators, its types and its reference. */
import type { Catalogue } from '#engine/schema/catalogue.ts';
import { mapReferences } from '#engine/authoring/references.ts';
import { namesFrom, settingsReference } from '#engine/authoring/settings-reference.ts';
import { filesOf, type Json, type JsonObject, type SourceFile } from '#engine/authoring/source.ts';
import type { Kind } from '../kind.ts';
import { banner } from '../outputs.ts';
import { withSharedLiterals } from '../shared-literals.ts';
import { typeReference } from '../types.ts';
import { settingValidators } from '../validators.ts';

export const settings: Kind = {
  folder: 'settings',
  types: ({ files, definitions }) => {
    const properties = mapNodes(files, (file, node) => mapReferences(file, node, definitions, typeReference));
    return { Settings: { type: 'object', additionalProperties: false, properties } };
  },
  outputs: async ({ definitions, compiled }, memory) =>
    new Map([
      ['generated/build/catalogue.ts', catalogueModule(compiled.catalogue)],
      ['generated/settings.md', settingsReference(compiled.catalogue, namesFrom(definitions))],
      ...(await settingValidators(compiled, memory)),
    ]),
};

/** The schema of each setting by key, after `change`. */
export function mapNodes(
  files: readonly SourceFile[],
  change: (file: SourceFile, node: Json) => Json,
): Readonly<Record<string, Json>> {
  const sections = filesOf(files, 'settings').filter(({ path }) => !path.endsWith('/tab.json'));
  return Object.fromEntries(
    sections.flatMap((file) =>
      Object.entries((file.json['properties'] ?? {}) as JsonObject).map(([key, node]) => [key, change(file, node)]),
    ),
  );
}

/** Literal types, so that keys are a type and the whole is checked against the engine's `Catalogue`. */
function catalogueModule(catalogue: Catalogue): string {
  const whole = withSharedLiterals(catalogue, (expression) => `export const catalogue = ${expression};`);
  return `${banner}\n${whole}\n\nexport type SettingKey = keyof typeof catalogue.settings;\n`;
}
