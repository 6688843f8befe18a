/**
 * Template variables as chips, which are inserted or removed whole, so that names cannot be misspelt. Each chip is
 * stored as its text.
 */

import { Fragment, Slice, type Schema } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { InputRule, Node } from '@tiptap/react';
import styles from '../widgets.module.css';

/**
 * The label of the chip for `{{ shipment.rate | money }}` or `{% endif %}`; undefined for text that is not a chip, such
 * as an unknown name.
 */
export type DescribeTag = (source: string) => string | undefined;

const described = new Map<string, DescribeTag>();

/** Templates over `context` (the value of `x-template`) show chips from now on. Call it before the first editor renders. */
export function describeTagsOf(context: string, describe: DescribeTag): void {
  described.set(context, describe);
}

const tag = /\{\{[^{}]*\}\}|\{%[^{}]*%\}/g;
const tagAtEnd = /(?:\{\{[^{}]*\}\}|\{%[^{}]*%\})$/;
const mark = 'data-template-tag';

/** A piece of a text, with the label of its chip where it is one. */
export interface Piece {
  readonly text: string;
  readonly label?: string;
}

/** The text split into pieces, chips apart; joined they are the text again. */
export function piecesOf(text: string, describe: DescribeTag): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: source, index } of text.matchAll(tag)) {
    const label = describe(source);
    if (label === undefined) continue;
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ text: source, label });
    from = index + source.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

export function describerOf(context: unknown): DescribeTag {
  return (typeof context === 'string' ? described.get(context) : undefined) ?? (() => undefined);
}

/** The HTML with an element in place of each tag in its text; tags in attributes stay. */
export function withChips(html: string, describe: DescribeTag): string {
  const holder = document.createElement('template');
  holder.innerHTML = html;
  const walker = document.createTreeWalker(holder.content, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) text.replaceWith(...piecesOf(text.data, describe).map(elementOf));
  return holder.innerHTML;
}

/** The HTML as stored: with the text of each chip in its place. */
export function withoutChips(html: string): string {
  const holder = document.createElement('template');
  holder.innerHTML = html;
  for (const chip of holder.content.querySelectorAll(`span[${mark}]`)) chip.replaceWith(chip.getAttribute(mark) ?? '');
  return holder.innerHTML;
}

function elementOf({ text, label }: Piece): string | HTMLElement {
  if (label === undefined) return text;
  const element = document.createElement('span');
  element.setAttribute(mark, text);
  return element;
}

/** Pasted lines, one paragraph each. */
function sliceOf(schema: Schema, lines: readonly string[], describe: DescribeTag): Slice {
  const paragraphs = lines.map((line) => {
    const inside = piecesOf(line, describe).map(({ text, label }) =>
      label === undefined ? schema.text(text) : schema.node('templateTag', { source: text }),
    );
    return schema.node('paragraph', null, inside);
  });
  return new Slice(Fragment.from(paragraphs), 1, 1);
}

/** The chips of an editor. Enter or a double click on a chip turns it into editable text. */
export function templateChips(describe: DescribeTag): Node {
  return Node.create({
    name: 'templateTag',
    group: 'inline',
    inline: true,
    atom: true,
    addAttributes: () => ({
      source: { default: '', parseHTML: (element: HTMLElement) => element.getAttribute(mark) },
    }),
    parseHTML: () => [{ tag: `span[${mark}]` }],
    renderHTML: ({ node }) => ['span', { [mark]: node.attrs['source'] as string }, node.attrs['source'] as string],
    renderText: ({ node }) => String(node.attrs['source']),
    addNodeView() {
      return ({ node, editor, getPos }) => {
        const source = String(node.attrs['source']);
        const dom = document.createElement('span');
        dom.className = styles['chip'] ?? '';
        dom.contentEditable = 'false';
        dom.title = source;
        dom.textContent = describe(source) ?? source;
        dom.addEventListener('dblclick', () => {
          const at = getPos();
          if (at === undefined || !editor.isEditable) return;
          editor.view.dispatch(editor.state.tr.replaceWith(at, at + node.nodeSize, editor.schema.text(source)));
        });
        return { dom };
      };
    },
    addKeyboardShortcuts() {
      return {
        Enter: ({ editor }) => {
          const { from, to } = editor.state.selection;
          const chosen = to - from === 1 ? editor.state.doc.nodeAt(from) : null;
          if (chosen?.type !== this.type) return false;
          const source = String(chosen.attrs['source']);
          editor.view.dispatch(editor.state.tr.replaceWith(from, to, editor.schema.text(source)));
          return true;
        },
      };
    },
    addInputRules() {
      return [
        new InputRule({
          find: (text) => {
            const match = tagAtEnd.exec(text);
            return match && describe(match[0]) !== undefined ? { index: match.index, text: match[0] } : null;
          },
          handler: ({ state, range, match }) => {
            state.tr.replaceWith(range.from, range.to, this.type.create({ source: match[0] }));
          },
        }),
      ];
    },
    addProseMirrorPlugins() {
      const { schema } = this.editor;
      return [
        new Plugin({
          props: {
            transformPastedHTML: (html) => withChips(html, describe),
            clipboardTextParser: (text) => sliceOf(schema, text.split(/\r\n?|\n/), describe),
          },
        }),
      ];
    },
  });
}
