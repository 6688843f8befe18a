/** The sections of a tab beside the form; on a phone a select above it. It follows the scrolling. */

import { NativeSelect, UnstyledButton } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { Counts, useCounts } from './counts.tsx';
import { useForm, useReading } from './form-context.ts';
import { linesOf } from './places.ts';
import styles from './settings.module.css';

/** How far below the top of the screen a section counts as the one being read, in pixels. */
const readingLine = 160;

function sectionAt(lineTop: number): string | undefined {
  let current: string | undefined;
  for (const element of document.querySelectorAll<HTMLElement>('[data-section], [data-setting-section]')) {
    const section = element.dataset['section'] ?? element.dataset['settingSection'];
    if (current === undefined) current = section;
    if (element.getBoundingClientRect().top > lineTop) break;
    current = section;
  }
  return current;
}

/** The section that is being read, after scrolling has paused for a frame. */
function useSectionInView(tab: string): string | undefined {
  const [section, setSection] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      frame = 0;
      setSection(sectionAt(readingLine));
    };
    const onScroll = (): void => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [tab]);
  return section;
}

interface SectionNavigationProps {
  readonly tab: string;
  onSection: (section: string) => void;
  onInView: (section: string) => void;
}

export function SectionNavigation({ tab, onSection, onInView }: SectionNavigationProps): ReactNode {
  const { model } = useForm();
  const sections = useReading(['visible', 'base'], () =>
    linesOf(model, tab).flatMap(({ kind, section: { id, title } }) => (kind === 'section' ? [{ id, title }] : [])),
  );
  const counts = useCounts((setting) => `${setting.tab}/${setting.section}`);
  const inView = useSectionInView(tab);
  useEffect(() => {
    if (inView !== undefined) onInView(inView);
  }, [inView, onInView]);
  return (
    <>
      <nav className={styles['navigation']} aria-label="Sections">
        {sections.map(({ id, title }) => (
          <UnstyledButton
            key={id}
            className={styles['link'] ?? ''}
            onClick={() => onSection(id)}
            aria-current={inView === id ? 'location' : undefined}
          >
            <span>{title}</span>
            <Counts count={counts.get(`${tab}/${id}`)} />
          </UnstyledButton>
        ))}
      </nav>
      <NativeSelect
        className={styles['phoneOnly'] ?? ''}
        aria-label="Section"
        value={inView ?? sections[0]?.id ?? ''}
        onChange={(event) => onSection(event.currentTarget.value)}
        data={sections.map(({ id, title }) => ({ value: id, label: title }))}
      />
    </>
  );
}
