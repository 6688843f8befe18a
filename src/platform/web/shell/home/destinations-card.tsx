/** Where to go from here: the screens that this person's navigation holds, each with what it is for. */
import { IconChevronRight } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { Card } from '../../ui/layout/card.tsx';
import { useDestinations } from '../destinations.ts';
import styles from './home.module.css';

export function DestinationsCard() {
  const { pathname } = useLocation();
  const others = useDestinations().filter(({ path }) => path !== pathname);
  if (others.length === 0) return null;
  return (
    <Card title="What you can do">
      <ul className={styles['links']}>
        {others.map(({ path, label, about }) => (
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
