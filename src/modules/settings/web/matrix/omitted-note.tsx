/** Lists the hidden rows and columns, and what they require. */

import type { ReactNode } from 'react';
import type { Omitted } from './layout.ts';
import styles from './matrix.module.css';

export function OmittedNote({ omitted }: { readonly omitted: readonly Omitted[] }): ReactNode {
  if (omitted.length === 0) return null;
  const count = omitted.reduce((sum, { titles }) => sum + titles.length, 0);
  return (
    <details className={styles['omitted']}>
      <summary>{count === 1 ? 'One more is not shown' : `${count} more are not shown`}</summary>
      <ul>
        {omitted.map(({ titles, needs }) => (
          <li key={needs}>
            {titles.join(', ')}
            {needs === '' ? '.' : `: needs ${needs}.`}
          </li>
        ))}
      </ul>
    </details>
  );
}
