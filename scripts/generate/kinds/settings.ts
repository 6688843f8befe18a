/** The settings: the catalogue, its validators, its types and its reference. */
import type { Catalogue } from '#engine/schema/catalogue.ts';
import { mapReferences } from '#engine/authoring/references.ts';
import { namesFrom, settingsReference } from '#engine/authoring/settings-reference.ts';
import { filesOf, type Json, type JsonObject, type SourceFile } from '#engine/authoring/source.ts';
import type { Inputs } from '../inputs.ts';
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
  outputs: async (sources, memory) => {
    const { compiled, definitions } = sources;
    return new Map([
      ['generated/build/catalogue.ts', catalogueModule(compiled.catalogue)],
      ['generated/build/setting-permissions.ts', permissionTitles(sources)],
      ['generated/settings.md', settingsReference(compiled.catalogue, namesFrom(definitions))],
      ...(await settingValidators(compiled, memory)),
    ]);
  },
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

interface Member extends JsonObject {
  readonly const: string;
  readonly title: string;
  readonly 'x-permissions'?: readonly string[];
  readonly 'x-permissions-others'?: readonly string[];
}

/** Titles of the permissions that settings and scopes need: a form names the one that is missing, and loads no others. */
function permissionTitles({ compiled, definitions }: Inputs): string {
  const members = (name: string): readonly Member[] =>
    [...definitions.values()].flatMap(({ id, kind, file }) =>
      kind === 'enum' && id === name ? (file.json['oneOf'] as Member[]) : [],
    );
  const { tabs, sections, settings: all } = compiled.catalogue;
  const ofNodes = [...tabs, ...Object.values(sections), ...Object.values(all)].flatMap(({ permission }) => [
    ...permission.read,
    ...(permission.read_any ?? []),
    ...permission.write,
  ]);
  const ofScopes = members('setting_scope').flatMap((scope) => [
    ...(scope['x-permissions'] ?? []),
    ...(scope['x-permissions-others'] ?? []),
  ]);
  const needed = new Set([...ofNodes, ...ofScopes]);
  const titles = members('permission').filter((permission) => needed.has(permission.const));
  const record = Object.fromEntries(titles.map((permission) => [permission.const, permission.title]));
  const type = 'Readonly<Record<string, string>>';
  return `${banner}\nexport const settingPermissions: ${type} = ${JSON.stringify(record, null, 1)};\n`;
}

/** Literal types, so that keys are a type and the whole is checked against the engine's `Catalogue`. */
function catalogueModule(catalogue: Catalogue): string {
  const whole = withSharedLiterals(catalogue, (expression) => `export const catalogue = ${expression};`);
  return `${banner}\n${whole}\n\nexport type SettingKey = keyof typeof catalogue.settings;\n`;
}
