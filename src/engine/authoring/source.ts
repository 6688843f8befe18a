/** One schema file as written: its JSON, and on which line everything in it stands. */
import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { Problem } from './problems.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };
export type Pointer = readonly (string | number)[];

/** A member that should be a text; empty when it is not there or is something else. */
export function textOf(object: JsonObject, key: string): string {
  const value = object[key];
  return typeof value === 'string' ? value : '';
}

export interface SourceFile {
  /** Relative to the project, with forward slashes: `schemas/settings/general/office-hours.json`. */
  readonly path: string;
  readonly json: JsonObject;
  /** Line (from 1) of the node a pointer names, or of its nearest existing ancestor. */
  lineOf: (pointer: Pointer) => number;
}

/** What is no JSON, and what is written twice in one object, is added to `problems`; the file is then as good as empty. */
export function parseSource(path: string, text: string, problems: Problem[]): SourceFile {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const starts = lineStarts(text);
  const lineAt = (offset: number) => lineNumber(starts, offset);
  for (const error of errors.slice(0, 1)) {
    problems.push({
      file: path,
      line: lineAt(error.offset),
      message: `Not JSON: ${printParseErrorCode(error.error)}.`,
    });
  }
  if (tree)
    reportDuplicateKeys(tree, (offset, key) => {
      problems.push({ file: path, line: lineAt(offset), message: `"${key}" is written twice in this object.` });
    });
  return {
    path,
    json: errors.length > 0 ? {} : (JSON.parse(text) as JsonObject),
    lineOf(pointer) {
      if (!tree) return 1;
      for (let length = pointer.length; length >= 0; length -= 1) {
        const node = findNodeAtLocation(tree, pointer.slice(0, length));
        if (node) return lineAt(node.parent?.type === 'property' ? node.parent.offset : node.offset);
      }
      return 1;
    },
  };
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
