/** A setting in words, where its editor is yet to come: there to be read and found, nothing to type into. */

import type { ReactNode, Ref } from 'react';
import type { Setting } from '#engine/schema/catalogue.ts';
import styles from '#platform/web/form/form.module.css';
import summaryStyles from '#platform/web/form/summary.module.css';

interface CalmRowProps {
  readonly setting: Setting;
  /** Where it is found, where it does not stand there itself. */
  readonly crumb?: string;
  readonly ref?: Ref<HTMLDivElement>;
  /** Somebody is about to use it. */
  readonly onPointerDown?: () => void;
}

export function CalmRow({ setting: { schema }, crumb, ref, onPointerDown }: CalmRowProps): ReactNode {
  return (
    <div ref={ref} className={styles['row']} onPointerDown={onPointerDown}>
      {crumb !== undefined && <div className={summaryStyles['waitingCrumb']}>{crumb}</div>}
      <span className={styles['title']}>{schema.title}</span>
      <p className={styles['help']}>{schema.description}</p>
      <div className={summaryStyles['waiting']} aria-hidden />
    </div>
  );
}
