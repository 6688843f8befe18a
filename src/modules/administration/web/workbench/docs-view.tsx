/** The section's part of the settings reference: renders the few Markdown constructs that it uses. */

import { createElement, type ReactNode } from 'react';
import styles from './schemas.module.css';

/** Text with code between backticks. */
function inline(text: string): readonly ReactNode[] {
  return text
    .split(/(`[^`]*`)/)
    .map((part, at) => (/^`.*`$/.test(part) ? <code key={at}>{part.slice(1, -1)}</code> : part));
}

interface Item {
  readonly text: string;
  /** Indentation level. */
  readonly depth: number;
}

type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'list'; readonly items: Item[] }
  | { readonly kind: 'text'; readonly text: string };

/** Headings, lists and paragraphs in order. */
export function blocksOf(markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  for (const line of markdown.split('\n')) {
    const heading = /^(#+) (.*)$/.exec(line);
    const item = /^( *)- (.*)$/.exec(line);
    const last = blocks.at(-1);
    if (heading) blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' });
    else if (item) {
      const one = { text: item[2] ?? '', depth: (item[1]?.length ?? 0) / 2 };
      if (last?.kind === 'list') last.items.push(one);
      else blocks.push({ kind: 'list', items: [one] });
    } else if (line !== '') blocks.push({ kind: 'text', text: line });
  }
  return blocks;
}

export function DocsView({ markdown }: { readonly markdown: string }): ReactNode {
  return (
    <div className={styles['docs']}>
      {blocksOf(markdown).map((block, at) => {
        if (block.kind === 'text') return <p key={at}>{inline(block.text)}</p>;
        if (block.kind === 'list')
          return (
            <ul key={at}>
              {block.items.map(({ text, depth }, line) => (
                <li key={line} data-depth={Math.min(3, depth)}>
                  {inline(text)}
                </li>
              ))}
            </ul>
          );
        // A section is a third-level heading in the reference, and a second-level one on this page.
        return createElement(`h${Math.max(2, block.level - 1)}`, { key: at }, ...inline(block.text));
      })}
    </div>
  );
}
