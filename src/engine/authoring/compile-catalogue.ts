/** Compiles tabs, sections and settings into the catalogue that browser, server and documentation read. */
import type {
  Catalogue,
  Condition,
  ConditionMap,
  ConnectionTest,
  JsonSchema,
  Permission,
  Rule,
  Section,
  Setting,
  Tab,
} from '../schema/catalogue.ts';
import { cellFor, widgetFor } from '../schema/widget.ts';
import { layoutOf } from './layout.ts';
import { compileMatrix } from './matrix.ts';
import { inlineReferences, type Definition } from './references.ts';
import { textOf, type JsonObject, type SourceFile } from './source.ts';

/** The sources of the validators, in addition to the catalogue. */
export interface CompiledCatalogue {
  readonly catalogue: Catalogue;
  readonly conditions: Readonly<Record<string, JsonSchema>>;
  readonly rules: Readonly<Record<string, JsonSchema>>;
  /** The file of each setting, for reports. */
  readonly origins: Readonly<Record<string, SourceFile>>;
}

/** Dependencies of the compilation, passed in so that the same code runs everywhere. */
export interface Given {
  readonly version: string;
  /** SHA-256 of a text in hexadecimal: names conditions and the catalogue by content. */
  readonly digest: (text: string) => string;
}

const KEYWORDS_OF_THE_ENTRY = new Set([
  'x-exposure',
  'x-permission',
  'x-visible-when',
  'x-when-hidden',
  'x-scope',
  'x-merge',
  'x-since',
  'x-status',
  'x-replaced-by',
  'x-aliases',
  'x-owner',
  'x-read-by',
  'x-keywords',
]);

/** The catalogue of all setting files, which must have passed the vocabulary check. */
export function compileCatalogue(
  files: readonly SourceFile[],
  definitions: ReadonlyMap<string, Definition>,
  { version, digest }: Given,
): CompiledCatalogue {
  const compiler = new Compiler(definitions, digest);
  const inSettings = files.filter((file) => file.path.startsWith('schemas/settings/'));
  const tabs = inSettings.filter((file) => file.path.endsWith('/tab.json')).sort(byOrder);
  for (const file of tabs) {
    const folder = file.path.slice(0, -'tab.json'.length);
    const sections = inSettings.filter((one) => one !== file && one.path.startsWith(folder)).sort(byOrder);
    compiler.addTab(file, sections);
  }
  const file = files.find(({ path }) => path === 'schemas/vocabulary/facts.json');
  const facts = file ? inlineReferences(file, file.json['properties'] ?? {}, definitions) : {};
  return compiler.finish(version, facts as Readonly<Record<string, JsonSchema>>);
}

class Compiler {
  private readonly definitions: ReadonlyMap<string, Definition>;
  private readonly digest: Given['digest'];
  private readonly tabs: Tab[] = [];
  private readonly sections: Record<string, Section> = {};
  private readonly settings: Record<string, Setting> = {};
  private readonly conditions: Record<string, JsonSchema> = {};
  private readonly conditionIds = new Map<string, string>();
  private readonly rules: Record<string, JsonSchema> = {};
  private readonly origins: Record<string, SourceFile> = {};

  constructor(definitions: ReadonlyMap<string, Definition>, digest: Given['digest']) {
    this.definitions = definitions;
    this.digest = digest;
  }

  addTab(file: SourceFile, sections: readonly SourceFile[]): void {
    const id = textOf(file.json, 'id');
    const permission = permissionOf(file.json, { read: [], write: [] });
    const ids = sections.map((section) => this.addSection(section, id, permission));
    const { title, description } = titlesOf(file.json);
    this.tabs.push({ id, title, description, icon: textOf(file.json, 'icon'), permission, sections: ids });
  }

  finish(version: string, facts: Readonly<Record<string, JsonSchema>>): CompiledCatalogue {
    const content = { version, tabs: this.tabs, sections: this.sections, settings: this.settings, facts };
    const hash = this.digest(JSON.stringify(content)).slice(0, 16);
    return {
      catalogue: { ...content, hash },
      conditions: this.conditions,
      rules: this.rules,
      origins: this.origins,
    };
  }

  private addSection(file: SourceFile, tab: string, parent: Permission): string {
    const id = textOf(file.json, 'id');
    const permission = permissionOf(file.json, parent);
    const visibleWhen = this.conditionMaps(file, file.json['x-visible-when']);
    const properties = object(file.json['properties']);
    for (const [key, node] of Object.entries(properties)) {
      this.settings[key] ??= this.setting(file, key, node as JsonObject, { tab, section: id, permission, visibleWhen });
      this.origins[key] ??= file;
    }
    const keys = Object.keys(properties);
    const matrix = compileMatrix(file.json['x-matrix'], this.settings, (value) => this.conditionMaps(file, value));
    const layout = layoutOf(file.json);
    this.sections[`${tab}/${id}`] = {
      id,
      tab,
      ...titlesOf(file.json),
      keys,
      rules: this.rulesOf(file, keys),
      ...(matrix ? { matrix } : {}),
      ...(layout ? { layout } : {}),
      ...(file.json['x-aliases'] ? { aliases: file.json['x-aliases'] as unknown as readonly string[] } : {}),
      visible_when: visibleWhen,
      permission,
      ...connectionTestOf(file.json),
    };
    return id;
  }

  private setting(
    file: SourceFile,
    key: string,
    node: JsonObject,
    parent: { tab: string; section: string; permission: Permission; visibleWhen: readonly ConditionMap[] },
  ): Setting {
    const inlined = inlineReferences(file, node, this.definitions) as JsonObject;
    const schema = Object.fromEntries(
      Object.entries(inlined).filter(([name]) => !KEYWORDS_OF_THE_ENTRY.has(name)),
    ) as JsonSchema;
    const optional = { replaced_by: node['x-replaced-by'], read_by: node['x-read-by'], keywords: node['x-keywords'] };
    return {
      key,
      tab: parent.tab,
      section: parent.section,
      schema,
      widget: widgetFor(schema) ?? '',
      cell: cellFor(schema) ?? '',
      exposure: (node['x-exposure'] ?? 'staff') as Setting['exposure'],
      scopes: (node['x-scope'] ?? ['provider']) as Setting['scopes'],
      secret: node['x-secret'] === true,
      permission: permissionOf(node, parent.permission),
      visible_when: this.both(parent.visibleWhen, this.conditionMaps(file, node['x-visible-when'])),
      when_hidden: (node['x-when-hidden'] ?? 'keep') as Setting['when_hidden'],
      merge: (node['x-merge'] ?? 'replace') as Setting['merge'],
      status: (node['x-status'] ?? 'released') as Setting['status'],
      since: textOf(node, 'x-since'),
      aliases: (node['x-aliases'] ?? []) as readonly string[],
      ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
    };
  }

  private conditionMaps(file: SourceFile, value: unknown): readonly ConditionMap[] {
    if (value === undefined) return [];
    const maps = (Array.isArray(value) ? value : [value]) as readonly JsonObject[];
    return maps.map((map) =>
      Object.fromEntries(
        Object.entries(map).map(([name, schema]) => [
          name,
          this.condition(inlineReferences(file, schema, this.definitions) as JsonSchema),
        ]),
      ),
    );
  }

  /** The conditions of a section and of its setting must both hold: every pair of alternatives. */
  private both(section: readonly ConditionMap[], setting: readonly ConditionMap[]): readonly ConditionMap[] {
    if (section.length === 0) return setting;
    if (setting.length === 0) return section;
    return section.flatMap((outer) => setting.map((inner) => this.joined(outer, inner)));
  }

  private joined(outer: ConditionMap, inner: ConditionMap): ConditionMap {
    const shared = Object.entries(inner).map(([name, condition]) => {
      const other = outer[name];
      return [name, other ? this.condition({ allOf: [other.schema, condition.schema] }) : condition] as const;
    });
    return { ...outer, ...Object.fromEntries(shared) };
  }

  /** Equal conditions share one compiled validator, named by content so that the name survives reordering. */
  private condition(schema: JsonSchema): Condition {
    const content = JSON.stringify(schema);
    let test = this.conditionIds.get(content);
    if (!test) {
      test = `c_${this.digest(content).slice(0, 10)}`;
      this.conditionIds.set(content, test);
      this.conditions[test] = schema;
    }
    return { schema, test };
  }

  private rulesOf(file: SourceFile, keys: readonly string[]): readonly Rule[] {
    const rules = (file.json['x-rules'] ?? []) as readonly JsonObject[];
    return rules.map((rule) => {
      const schema = inlineReferences(file, rule['schema'] ?? {}, this.definitions) as JsonSchema;
      const id = textOf(rule, 'id');
      this.rules[id] = schema;
      const content = JSON.stringify(schema);
      const reads = keys.filter((key) => content.includes(`"${key}"`) || content.includes(`/${key}"`));
      return { id, setting: textOf(rule, 'setting'), reads, message: textOf(rule, 'message'), test: id };
    });
  }
}

function permissionOf(node: JsonObject, parent: Permission): Permission {
  const own = object(node['x-permission']) as Partial<Permission>;
  const join = (ours: readonly string[], more: readonly string[] = []) => [...new Set([...ours, ...more])];
  const any = own.read_any ?? parent.read_any;
  return { read: join(parent.read, own.read), write: join(parent.write, own.write), ...(any && { read_any: any }) };
}

function connectionTestOf(json: JsonObject): Pick<Section, 'test_connection'> {
  if (json['x-test-connection'] === undefined) return {};
  const test = object(json['x-test-connection']) as unknown as Omit<ConnectionTest, 'takes'> & Partial<ConnectionTest>;
  return { test_connection: { ...test, takes: test.takes ?? {} } };
}

function byOrder(left: SourceFile, right: SourceFile): number {
  return Number(left.json['order']) - Number(right.json['order']) || left.path.localeCompare(right.path);
}

function titlesOf(json: JsonObject): { title: string; description: string } {
  return { title: textOf(json, 'title'), description: textOf(json, 'description') };
}

function object(value: unknown): JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as JsonObject) : {};
}
