/** Messages: their layouts and default texts, and the schema of the variables that texts may use. */
import { inlineReferences, type Definition } from '#engine/authoring/references.ts';
import type { Json, JsonObject, SourceFile } from '#engine/authoring/source.ts';
import type { Kind } from '../kind.ts';
import { banner } from '../outputs.ts';

export const notifications: Kind = {
  folder: 'notifications',
  outputs: ({ files, definitions }) =>
    new Map([
      ['generated/build/notification-texts.ts', textsModule(files)],
      ['generated/build/notification-context.ts', contextModule(definitions)],
    ]),
};

function textsModule(files: readonly SourceFile[]): string {
  const file = files.find(({ path }) => path === 'schemas/notifications/default-texts.json');
  const { frames, texts, provider_notices } = file?.json ?? {};
  const lines = Object.entries({ frames, texts, provider_notices }).map(
    ([name, part]) => `export const ${name} = ${JSON.stringify(part ?? {}, null, 1)} as const;`,
  );
  return `${banner}\n${lines.join('\n\n')}\n`;
}

const contextNode = `
export interface ContextNode {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly const?: unknown;
  readonly oneOf?: readonly ContextNode[];
  readonly items?: ContextNode;
  readonly properties?: Readonly<Record<string, ContextNode>>;
  readonly required?: readonly string[];
  readonly 'x-private'?: boolean;
  readonly 'x-unit'?: string;
}
`;

/** The entity notification-context, which browsers load too: complete, but only with the keywords that describe variables. */
function contextModule(definitions: ReadonlyMap<string, Definition>): string {
  const file = definitions.get('entities/notification-context.json')?.file;
  const context = file ? slim(inlineReferences(file, file.json, definitions) as JsonObject) : {};
  return `${banner}\n${contextNode}\nexport const notificationContext: ContextNode = ${JSON.stringify(context)};\n`;
}

const copiedKeywords = ['type', 'title', 'description', 'format', 'const', 'required', 'x-private', 'x-unit'];

function slim(node: JsonObject): JsonObject {
  const { examples, oneOf, items, properties } = node;
  return {
    ...Object.fromEntries(
      copiedKeywords.flatMap((keyword) => (keyword in node ? [[keyword, node[keyword] as Json]] : [])),
    ),
    ...(Array.isArray(examples) ? { examples: examples.slice(0, 1) as Json[] } : {}),
    ...(Array.isArray(oneOf) ? { oneOf: oneOf.map((one: JsonObject) => ({ const: one['const'] ?? null })) } : {}),
    ...(items ? { items: slim(items as JsonObject) } : {}),
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, one]) => [name, slim(one as JsonObject)]),
          ),
        }
      : {}),
  };
}
