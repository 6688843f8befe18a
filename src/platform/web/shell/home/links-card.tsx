/** A card of links to screens, each with what it is for. */
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '../../ui/layout/card.tsx';
import type { Destination } from '../destinations.ts';
import styles from './home.module.css';

export function LinksCard({
  title,
  links,
}: {
  readonly title: string;
  readonly links: readonly Destination[];
}): ReactNode {
  return (
    <Card title={title}>
      <ul className={styles['links']}>
        {links.map(({ path, label, about }) => (
          <li key={path}>
            <Link to={path} className={styles['link'] ?? ''}>
              <span>
                <span className={styles['linkName']}>{label}</span>
                <span className={styles['linkAbout']}>{about}</span>
              </span>
              <IconChevronRight size={18} stroke={1.75} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
