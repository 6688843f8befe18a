/** Lists the hidden rows and columns, and what they require. */

import type { ReactNode } from 'react';
import type { LeftOut } from './layout.ts';
import styles from './matrix.module.css';

export function LeftOutNote({ leftOut }: { readonly leftOut: readonly LeftOut[] }): ReactNode {
  if (leftOut.length === 0) return null;
  const count = leftOut.reduce((sum, { titles }) => sum + titles.length, 0);
  return (
    <details className={styles['leftOut']}>
      <summary>{count === 1 ? 'One more is not shown' : `${count} more are not shown`}</summary>
      <ul>
        {leftOut.map(({ titles, needs }) => (
          <li key={needs}>
            {titles.join(', ')}
            {needs === '' ? '.' : `: needs ${needs}.`}
          </li>
        ))}
      </ul>
    </details>
  );
}
