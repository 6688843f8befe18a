/** The name of an account as staff see it: VIPs have a star. */
import { IconStarFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './vip-name.module.css';

interface VipNameProps {
  readonly name: string;
  readonly isVip: boolean | undefined;
}

export function VipName({ name, isVip }: VipNameProps): ReactNode {
  if (isVip !== true) return name;
  return (
    <span className={styles['name']}>
      <IconStarFilled size="0.9rem" role="img" aria-label="VIP" className={styles['star']} />
      {name}
    </span>
  );
}
