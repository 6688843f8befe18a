/** Figures, each with a bar in proportion to the largest. */
import type { ReactNode } from 'react';
import styles from './bar-list.module.css';

export interface ShownBar {
  readonly id: string;
  readonly title: ReactNode;
  readonly value: number;
  /** The formatted value. */
  readonly text: string;
}

export function BarList({ bars }: { readonly bars: readonly ShownBar[] }): ReactNode {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className={styles['list']}>
      {bars.map(({ id, title, value, text }) => (
        <li key={id} className={styles['row']}>
          <span>{title}</span>
          <span>{text}</span>
          <span className={styles['bar']} style={{ width: `${(value / most) * 100}%` }} aria-hidden />
        </li>
      ))}
    </ul>
  );
}
