/** The tabs and sections of the reference as links next to the text; on a phone a select above it. */

import { NativeSelect } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { ReferenceTab } from '#engine/reference/reference.ts';
import styles from './reference.module.css';

export function sectionIdOf(tab: string, section: string): string {
  return `about-${tab}-${section}`;
}

interface ContentsProps {
  readonly tabs: readonly ReferenceTab[];
  /** Called with the id of the chosen section's element. */
  onGo: (id: string) => void;
}

/** Only one tab is open at a time. */
export function Contents({ tabs, onGo }: ContentsProps): ReactNode {
  const [open, setOpen] = useState('');
  return (
    <>
      <NativeSelect
        className={styles['phoneOnly'] ?? ''}
        aria-label="Section"
        value=""
        onChange={(event) => onGo(event.currentTarget.value)}
        data={[
          { value: '', label: 'Go to a section …', disabled: true },
          ...tabs.map(({ id, title, sections }) => ({
            group: title,
            items: sections.map((section) => ({ value: sectionIdOf(id, section.id), label: section.title })),
          })),
        ]}
      />
      <nav className={styles['contents']} aria-label="Contents">
        {tabs.map(({ id, title, sections }) => (
          <details key={id} name="contents" open={open === id} onToggle={(event) => toggled(event.currentTarget, id)}>
            <summary>{title}</summary>
            <ul>
              {sections.map((section) => (
                <li key={section.id}>
                  <a
                    href={`#${sectionIdOf(id, section.id)}`}
                    onClick={(event) => {
                      event.preventDefault();
                      onGo(sectionIdOf(id, section.id));
                    }}
                  >
                    {section.title}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </nav>
    </>
  );

  function toggled(details: HTMLDetailsElement, id: string): void {
    setOpen((now) => (details.open ? id : now === id ? '' : now));
  }
}
