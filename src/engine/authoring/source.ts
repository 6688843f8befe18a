/** A parsed schema file: its JSON, and the line of each node. */
import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { Problem } from './problems.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };
export type Pointer = readonly (string | number)[];

/** A text member; empty when it is missing or not a text. */
export function textOf(object: JsonObject, key: string): string {
  const value = object[key];
  return typeof value === 'string' ? value : '';
}

export interface SourceFile {
  /** Relative to the project, with forward slashes: `schemas/settings/general/office-hours.json`. */
  readonly path: string;
  readonly json: JsonObject;
  /** Line (from 1) of the node at a pointer, or of its nearest existing ancestor. */
  lineOf: (pointer: Pointer) => number;
}

/** The folder below `schemas/` that contains a file: `enums`. */
export function kindOf({ path }: Pick<SourceFile, 'path'>): string {
  return path.split('/')[1] ?? '';
}

/** The name of a file within its kind, whichever folder it is in: `shipment-status.json`. */
export function nameOf({ path }: Pick<SourceFile, 'path'>): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Files of one kind, those below `schemas/<kind>/`, in path order. */
export function filesOf(files: readonly SourceFile[], kind: string): readonly SourceFile[] {
  return files.filter((file) => kindOf(file) === kind);
}

/** Invalid JSON and duplicate names in an object are added to `problems`; the file is then treated as empty. */
export function parseSource(path: string, text: string, problems: Problem[]): SourceFile {
  const tree = once(() => parseTree(text, [], strictly));
  const starts = once(() => lineStarts(text));
  const lineAt = (offset: number) => lineNumber(starts(), offset);
  return {
    path,
    json: plainJson(text) ?? explained(path, text, problems, lineAt),
    lineOf(pointer) {
      const root = tree();
      if (!root) return 1;
      for (let length = pointer.length; length >= 0; length -= 1) {
        const node = findNodeAtLocation(root, pointer.slice(0, length));
        if (node) return lineAt(node.parent?.type === 'property' ? node.parent.offset : node.offset);
      }
      return 1;
    },
  };
}

const strictly = { disallowComments: true, allowTrailingComma: false };

/** Positions are computed only for files with problems: most files are read for their JSON alone. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Undefined when there is an error to report: invalid JSON, or a duplicate name, which leaves fewer names than were written. */
function plainJson(text: string): JsonObject | undefined {
  let json: JsonObject;
  try {
    json = JSON.parse(text) as JsonObject;
  } catch {
    return undefined;
  }
  let written = 0;
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)) if (colon !== undefined) written += 1;
  return written === namesIn(json) ? json : undefined;
}

function namesIn(value: Json): number {
  if (typeof value !== 'object' || value === null) return 0;
  const parts: readonly Json[] = Object.values(value);
  return parts.reduce<number>((sum, part) => sum + namesIn(part), Array.isArray(value) ? 0 : parts.length);
}

const jsonErrors: Readonly<Record<string, string>> = {
  InvalidNumberFormat: 'This is not a valid number.',
  PropertyNameExpected: 'Expected a name in double quotation marks. If nothing follows, remove the comma before.',
  ValueExpected: 'Expected a value. If nothing follows, remove the comma before.',
  ColonExpected: 'Expected a colon after the name.',
  CommaExpected: 'Expected a comma.',
  CloseBraceExpected: 'Expected a closing brace.',
  CloseBracketExpected: 'Expected a closing square bracket.',
  EndOfFileExpected: 'Unexpected text after the last closing brace.',
  InvalidCommentToken: 'JSON has no comments.',
  UnexpectedEndOfString: 'Expected a closing quotation mark.',
  InvalidEscapeCharacter: 'Write a backslash as two backslashes.',
};

function notJson(error: ParseError['error']): string {
  return jsonErrors[printParseErrorCode(error)] ?? 'This is not valid JSON. Texts need double quotation marks.';
}

function explained(path: string, text: string, problems: Problem[], lineAt: (offset: number) => number): JsonObject {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, strictly);
  for (const error of errors.slice(0, 1)) {
    problems.push({
      file: path,
      line: lineAt(error.offset),
      message: notJson(error.error),
    });
  }
  if (tree)
    reportDuplicateKeys(tree, (offset, key) => {
      problems.push({ file: path, line: lineAt(offset), message: `"${key}" is written twice in this object.` });
    });
  return errors.length > 0 ? {} : (JSON.parse(text) as JsonObject);
}

function reportDuplicateKeys(node: Node, report: (offset: number, key: string) => void): void {
  const seen = new Set<string>();
  for (const child of node.children ?? []) {
    if (node.type === 'object') {
      const key = String(child.children?.[0]?.value);
      if (seen.has(key)) report(child.offset, key);
      seen.add(key);
    }
    reportDuplicateKeys(child, report);
  }
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function lineNumber(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return low + 1;
}
