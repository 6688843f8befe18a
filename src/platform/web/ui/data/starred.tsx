/** A name with a star before it, such as that of a VIP among other customers. */
import { IconStarFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './starred.module.css';

/** @param title the meaning of the star, for screen readers */
export function Star({ title }: { readonly title: string }): ReactNode {
  return <IconStarFilled size="0.9rem" role="img" aria-label={title} className={styles['star']} />;
}

interface StarredProps {
  /** The meaning of the star; undefined where there is none. */
  readonly star: string | undefined;
  readonly children: ReactNode;
}

export function Starred({ star, children }: StarredProps): ReactNode {
  if (star === undefined) return children;
  return (
    <span className={styles['name']}>
      <Star title={star} />
      {children}
    </span>
  );
}
