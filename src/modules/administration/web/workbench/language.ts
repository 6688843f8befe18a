/** Language support of the editor: completion, hover and errors, from the vocabulary that the server sent. */

import {
  getLanguageService,
  InsertTextFormat,
  TextDocument,
  type CompletionItem,
  type Diagnostic,
  type JSONSchema,
} from 'vscode-json-languageservice';
import { catalogue } from '#generated/catalogue.ts';
import { isTabText } from './address.ts';
import type { SectionText } from './use-section.ts';

const root = 'file:///';

/** The schema of the file. */
function describing({ path }: SectionText): string {
  return `${root}schemas/vocabulary/${isTabText(path) ? 'tab' : 'section'}.json`;
}

export interface Suggestion {
  readonly label: string;
  readonly detail: string | undefined;
  /** The description as plain text. */
  readonly info: string | undefined;
  readonly from: number;
  readonly to: number;
  /** The text to insert; `snippet`: with placeholders. */
  readonly text: string;
  readonly snippet: boolean;
}

export interface Mistake {
  readonly from: number;
  readonly to: number;
  readonly message: string;
}

export interface Language {
  readonly complete: (text: string, at: number) => Promise<readonly Suggestion[]>;
  readonly explain: (text: string, at: number) => Promise<string | undefined>;
  readonly mistakes: (text: string) => Promise<readonly Mistake[]>;
}

/** For the file of a section or of a tab; everything it refers to is given, so nothing is fetched. */
export function languageOf(file: SectionText): Language {
  const schemas = file.vocabulary.map(({ path, schema }) => ({
    uri: root + path,
    schema: enriched(path, schema as JSONSchema, file),
    ...(root + path === describing(file) ? { fileMatch: ['*.json'] } : {}),
  }));
  const service = getLanguageService({
    workspaceContext: { resolveRelativePath: (relative, resource) => new URL(relative, resource).href },
    schemaRequestService: (uri) => Promise.reject(new Error(`${uri} is not part of the vocabulary.`)),
  });
  service.configure({ validate: true, allowComments: false, schemas });
  let version = 0;
  const open = (text: string) => {
    version += 1;
    const document = TextDocument.create(root + file.path, 'json', version, text);
    return { document, json: service.parseJSONDocument(document) };
  };
  return {
    async complete(text, at) {
      const { document, json } = open(text);
      const found = await service.doComplete(document, document.positionAt(at), json);
      return (found?.items ?? []).map((item) => suggestionOf(document, item, at));
    },
    async explain(text, at) {
      const { document, json } = open(text);
      const found = await service.doHover(document, document.positionAt(at), json);
      const texts = found ? [found.contents].flat().map((one) => (typeof one === 'string' ? one : one.value)) : [];
      return plain(texts.join('\n')) || undefined;
    },
    async mistakes(text) {
      const { document, json } = open(text);
      const found: Diagnostic[] = await service.doValidation(document, json);
      return found.map(({ range, message }) => ({
        from: document.offsetAt(range.start),
        to: document.offsetAt(range.end),
        message: typeof message === 'string' ? message : message.value,
      }));
    },
  };
}

function suggestionOf(document: TextDocument, item: CompletionItem, at: number): Suggestion {
  const { textEdit, insertText, label, detail, documentation, insertTextFormat } = item;
  const range = textEdit && ('range' in textEdit ? textEdit.range : textEdit.insert);
  const info = typeof documentation === 'string' ? documentation : documentation?.value;
  return {
    label,
    detail,
    info: info === undefined ? undefined : plain(info),
    from: range ? document.offsetAt(range.start) : at,
    to: range ? document.offsetAt(range.end) : at,
    text: textEdit?.newText ?? insertText ?? label,
    snippet: insertTextFormat === InsertTextFormat.Snippet,
  };
}

function plain(markdown: string): string {
  return markdown
    .replace(/\\([^\w\s])/g, '$1')
    .replace(/&nbsp;/g, ' ')
    .trim();
}

/** A reference contains kind and file name, not the folder of the module. */
function referenceTo(path: string): string {
  const [, kind, ...below] = path.split('/');
  return `../../${kind}/${below.at(-1)}`;
}

/** The vocabulary only describes the format of names; the existing names are added here for completion. */
function enriched(path: string, schema: JSONSchema, file: SectionText): JSONSchema {
  const copy = JSON.parse(JSON.stringify(schema)) as JSONSchema & { $defs?: Record<string, JSONSchema> };
  if (path === 'schemas/vocabulary/access.json') {
    const each = copy.$defs?.['permissions']?.items;
    if (typeof each === 'object' && !Array.isArray(each)) each.examples = [...file.permissions];
    const conditions = copy.$defs?.['conditions'];
    const names = [...Object.keys(catalogue.settings), ...Object.keys(catalogue.facts)];
    const condition = conditions?.additionalProperties ?? {};
    if (conditions) conditions.properties = Object.fromEntries(names.map((name) => [name, condition]));
  }
  const reference = path === 'schemas/vocabulary/value.json' ? copy.properties?.['$ref'] : undefined;
  if (typeof reference === 'object')
    reference.examples = file.references.map(({ path: shared }) => referenceTo(shared));
  return copy;
}
