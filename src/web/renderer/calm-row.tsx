/** A setting in words, where its editor is yet to come: there to be read and found, nothing to type into. */

import type { ReactNode } from 'react';
import type { Setting } from '#engine/catalogue.ts';
import styles from './settings.module.css';
import summaryStyles from './summary.module.css';

interface CalmRowProps {
  readonly setting: Setting;
}

export function CalmRow({ setting: { schema } }: CalmRowProps): ReactNode {
  return (
    <div className={styles['row']}>
      <span className={styles['title']}>{schema.title}</span>
      <p className={styles['help']}>{schema.description}</p>
      <div className={summaryStyles['waiting']} aria-hidden />
    </div>
  );
}
