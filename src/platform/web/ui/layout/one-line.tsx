/** Text in a row of a table: one line there, all of it on hover; on a phone, where rows are cards, it wraps. */
import type { CSSProperties, ReactNode } from 'react';
import styles from './one-line.module.css';

/** Widths of letters in the product's font, em; others are about as wide as a digit. */
const letters: readonly (readonly [RegExp, number])[] = [
  [/[ijlI .,:;'’!|]/g, 0.29],
  [/[frt1()/-]/g, 0.4],
  [/[mwMW@%]/g, 0.93],
  [/[A-HJ-LN-VX-Z]/g, 0.71],
  [/[\u2E80-\uFFFF]/g, 1],
];
const usual = 0.6;

/** Slightly more than the width of a text, em. */
function widthOf(text: string): number {
  return letters.reduce(
    (width, [letter, own]) => width + (text.match(letter)?.length ?? 0) * (own - usual),
    text.length * usual,
  );
}

export function OneLine({ children }: { readonly children: string }): ReactNode {
  return (
    <span
      className={styles['line']}
      title={children}
      style={{ '--width': `${widthOf(children).toFixed(1)}em` } as CSSProperties}
    >
      {children}
    </span>
  );
}
