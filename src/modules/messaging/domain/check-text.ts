/** Validates one text of a template: syntax, names, and where they are used. */
import { ForTag, LiquidError, Output, toValueSync, type Template as Parsed, type Variable as Used } from 'liquidjs';
import { decodeTags, tagsInMarkup } from './html-template.ts';
import { dateStyles } from './filters.ts';
import { filterNames, language, limits, linkFilter, parse, tagNames, type Kind } from './language.ts';
import { nearest } from './nearest-name.ts';
import { namesBelow, nodeAt } from './variables.ts';
import type { ContextNode } from '#generated/notification-context.ts';

export interface TextFinding {
  readonly code: 'syntax' | 'unknown_variable' | 'not_a_value' | 'markup' | 'too_long';
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** All errors of the text in order; empty when it is valid. */
export function checkText(source: string, kind: Kind): readonly TextFinding[] {
  if (source.length > limits.template)
    return [{ code: 'too_long', line: 1, column: 1, message: `A text has at most ${limits.template} characters.` }];
  const text = kind === 'html' ? decodeTags(source) : source;
  const markup = kind === 'html' ? markupFindings(text) : [];
  let templates: Parsed[];
  try {
    templates = parse(text, kind);
  } catch (error) {
    return [...markup, syntaxFinding(error)];
  }
  const found = [...markup, ...nameFindings(templates, kind), ...outputFindings(templates)];
  return found.sort((left, right) => left.line - right.line || left.column - right.column);
}

function markupFindings(text: string): readonly TextFinding[] {
  return tagsInMarkup(text).flatMap(({ start, fault }) => {
    if (fault === undefined) return [];
    const before = text.slice(0, start).split('\n');
    return [{ code: 'markup', line: before.length, column: (before.at(-1)?.length ?? 0) + 1, message: fault }];
  });
}

function nameFindings(templates: Parsed[], kind: Kind): readonly TextFinding[] {
  const used = language(kind).analyzeSync(templates, { partials: false });
  const loops = new Map(everyTemplate(templates).flatMap(loopOf));
  return Object.values(used.variables)
    .flat()
    .flatMap((variable) => nameFinding(variable, loops));
}

function nameFinding(
  { segments, location }: Used,
  loops: ReadonlyMap<string, readonly Segment[]>,
): readonly TextFinding[] {
  const report = (message: string): readonly TextFinding[] => [
    { code: 'unknown_variable', line: location.row, column: location.col, message },
  ];
  const path = fixedPath(segments);
  if (!path) return report('A name in square brackets must be a number or a text in quotation marks.');
  const [root = '', ...rest] = path;
  if (root === 'forloop') return [];
  const full = [...(loops.get(String(root)) ?? [root]), ...rest];
  for (let length = 1; length <= full.length; length += 1) {
    if (nodeAt(full.slice(0, length))) continue;
    const parent = nodeAt(full.slice(0, length - 1));
    const roots = length === 1 ? [...loops.keys()] : [];
    const name = String(full[length - 1]);
    const near = nearest(name, [...(parent ? namesBelow(parent) : []), ...roots]);
    const shown = pathText(path.slice(0, path.length - (full.length - length)));
    return report(`There is no ${shown}.${near === undefined ? '' : ` Did you mean ${near}?`}`);
  }
  return [];
}

type Segment = string | number;

function fixedPath(segments: Used['segments']): readonly Segment[] | undefined {
  const fixed = segments.filter((one): one is Segment => typeof one === 'string' || typeof one === 'number');
  return fixed.length === segments.length ? fixed : undefined;
}

function pathText(path: readonly Segment[]): string {
  return path.map((one, at) => (typeof one === 'number' ? `[${one}]` : at === 0 ? one : `.${one}`)).join('');
}

/** `{% for parcel in shipment.parcels %}`: inside, `parcel` is a member of that list. */
function loopOf(template: Parsed): readonly (readonly [string, readonly Segment[]])[] {
  if (!(template instanceof ForTag)) return [];
  const source = template.collection.getText();
  return /^[\w.]+$/.test(source) ? [[template.variable, [...source.split('.'), 0]]] : [];
}

function outputFindings(templates: Parsed[]): readonly TextFinding[] {
  return everyTemplate(templates).flatMap((template): readonly TextFinding[] => {
    if (!(template instanceof Output)) return [];
    const [line = 1, column = 1] = template.token.getPosition();
    const [first] = template.value.filters;
    if (template.value.filters.some(({ name }) => name === linkFilter))
      return [{ code: 'syntax', line, column, message: `There is no filter "${linkFilter}".` }];
    const style = first?.name === 'date' ? /date\s*:\s*(["'])(.*?)\1/.exec(template.token.getText())?.[2] : undefined;
    if (style !== undefined && !Object.hasOwn(dateStyles, style)) {
      const message = `There is no date style "${style}"; use ${Object.keys(dateStyles).join(', ')}.`;
      return [{ code: 'syntax', line, column, message }];
    }
    const path = /^\{\{-?\s*([\w.]+)\s*(?:\|[^]*|-?\}\})$/.exec(template.token.getText())?.[1];
    const node = path === undefined ? undefined : nodeAt(path.split('.'));
    const isCounted = node?.type === 'array' && first?.name === 'size';
    return node && isGroup(node) && !isCounted
      ? [
          {
            code: 'not_a_value',
            line,
            column,
            message: `${path} has several parts; name one, for example ${path}.${partOf(node)}.`,
          },
        ]
      : [];
  });
}

function isGroup(node: ContextNode): boolean {
  return node.type === 'object' || (node.type === 'array' && node.items?.type === 'object');
}

function partOf(node: ContextNode): string {
  return node.type === 'array' ? 'size' : (namesBelow(node)[0] ?? '');
}

function everyTemplate(templates: readonly Parsed[]): readonly Parsed[] {
  return templates.flatMap((template) => {
    const inside = template.children ? (toValueSync(template.children(false, true)) as readonly Parsed[]) : [];
    return [template, ...everyTemplate(inside)];
  });
}

function syntaxFinding(error: unknown): TextFinding {
  if (!LiquidError.is(error)) throw error;
  const [line = 1, column = 1] = error.token.getPosition();
  const plain = error.message.replace(/, line:\d+, col:\d+$/, '');
  return { code: 'syntax', line, column, message: syntaxMessage(plain) };
}

/** Rewords the library's syntax errors. */
function syntaxMessage(plain: string): string {
  const filter = /^undefined filter: (.*)$/.exec(plain)?.[1];
  if (filter !== undefined) return unknownName('filter', filter, filterNames);
  const tag = /^tag "(.*)" not found$/.exec(plain)?.[1];
  if (tag?.startsWith('end')) return `{% ${tag} %} ends something that was not begun.`;
  if (tag !== undefined) return unknownName('tag', tag, tagNames);
  const open = /^tag \{%-?\s*(\w+)[^]* not closed$/.exec(plain)?.[1];
  if (open !== undefined) return `{% ${open} %} is not closed; add {% end${open} %}.`;
  if (/^output .* not closed$/s.test(plain)) return 'A value is not closed; end it with }}.';
  if (/^tag .* not closed$/s.test(plain)) return 'A tag is not closed; end it with %}.';
  if (plain.startsWith('invalid value expression')) return 'A value is missing here.';
  return `Syntax error: ${plain}.`;
}

function unknownName(what: string, name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  return `There is no ${what} "${name}"${near === undefined ? `; there are ${known.join(', ')}.` : `. Did you mean ${near}?`}`;
}
