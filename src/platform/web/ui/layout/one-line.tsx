/** Text in a row of a table: one line there, all of it on hover; on a phone, where rows are cards, it wraps. */
import type { CSSProperties, ReactNode } from 'react';
import styles from './one-line.module.css';

/** Letters of the product's font that are narrower or wider than a digit, by how much, em. */
const letters: readonly (readonly [RegExp, number])[] = [
  [/[ijlI .,:;'’!|]/g, -0.31],
  [/[frt1()/-]/g, -0.2],
  [/[mwMW@%]/g, 0.33],
  [/[A-HJ-LN-VX-Z]/g, 0.11],
];

/** About the width of a text, em. Splitting gives a part more than there are letters; over all letters these cancel out. */
function widthOf(text: string): number {
  return letters.reduce((width, [letter, more]) => width + text.split(letter).length * more, text.length * 0.6);
}

interface OneLineProps {
  readonly children: string;
  /** On hover, instead of the text itself. */
  readonly title?: string | undefined;
}

export function OneLine({ children, title = children }: OneLineProps): ReactNode {
  return (
    <span className={styles['line']} title={title} style={{ '--width': widthOf(children) } as CSSProperties}>
      {children}
    </span>
  );
}
