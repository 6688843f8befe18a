/** A panel with a heading, the unit of overview pages. */
import { Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import styles from './card.module.css';
import { useFittedRows } from './use-fitted-rows.ts';

interface CardProps {
  title: string;
  /** A badge or a small action next to the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

export function Card({ title, aside, children }: CardProps) {
  const id = useId();
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <div className={styles['top']}>
        <Title order={2} id={id} size="h3">
          {title}
        </Title>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Names and values; the caller skips those without a value. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles['facts']}>{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function CardGrid({ children, busy }: { children: ReactNode; busy?: boolean }) {
  return (
    <div ref={useFittedRows()} className={styles['grid']} aria-busy={busy}>
      {children}
    </div>
  );
}
