/** A setting as text while its editor is not loaded: readable and searchable, but not editable. */

import type { ReactNode, Ref } from 'react';
import type { Setting } from '#engine/schema/catalogue.ts';
import styles from '#platform/web/form/form.module.css';
import summaryStyles from '#platform/web/form/summary.module.css';
import { placementOf } from './row-placement.ts';
import rowStyles from './row.module.css';

interface CalmRowProps {
  readonly setting: Setting;
  /** The path of the section, where rows of several are mixed. */
  readonly crumb?: string;
  readonly ref?: Ref<HTMLDivElement>;
  /** The user is about to use it. */
  readonly onPointerDown?: () => void;
}

export function CalmRow({ setting: { schema, widget }, crumb, ref, onPointerDown }: CalmRowProps): ReactNode {
  return (
    <div
      ref={ref}
      className={`${styles['row']} ${rowStyles['row']}`}
      data-placement={placementOf(widget)}
      onPointerDown={onPointerDown}
    >
      <div className={rowStyles['words']}>
        {crumb !== undefined && <div className={summaryStyles['waitingCrumb']}>{crumb}</div>}
        <span className={styles['title']}>{schema.title}</span>
        <p className={styles['help']}>{schema.description}</p>
      </div>
      <div className={`${rowStyles['control']} ${summaryStyles['waiting']}`} aria-hidden />
    </div>
  );
}
