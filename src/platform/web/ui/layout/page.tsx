/** The layout of a screen: one heading, one primary action, secondary actions next to it, and a width that suits the content. */
import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNamePage } from './page-name.ts';
import styles from './page.module.css';

interface PageProps {
  title: string;
  description?: ReactNode;
  /** The primary action, preceded by secondary ones or a menu. */
  actions?: ReactNode;
  /** Forms are limited to a readable width; tables and maps use all of it. */
  width?: 'form' | 'full';
  /** Whether the heading is not a name, such as a greeting: the browser tab then shows the title of the screen. */
  isGreeting?: boolean;
  children: ReactNode;
}

export function Page({ title, description, actions, width = 'form', isGreeting = false, children }: PageProps) {
  useNamePage(isGreeting ? null : title);
  return (
    <div className={styles['page']} data-width={width}>
      <PageHeader title={title} description={description} actions={actions} />
      {children}
    </div>
  );
}

export function PageHeader({ title, description, actions }: Pick<PageProps, 'title' | 'description' | 'actions'>) {
  return (
    <header className={styles['header']}>
      <div className={styles['words']}>
        {/* The shell moves the focus here when the path changes. */}
        <Title order={1} tabIndex={-1} data-page-title className={styles['title']}>
          {title}
        </Title>
        {/* A `div`, because it may contain a badge, which is not allowed in a paragraph. */}
        {description !== undefined && <div className={styles['description']}>{description}</div>}
      </div>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </header>
  );
}
