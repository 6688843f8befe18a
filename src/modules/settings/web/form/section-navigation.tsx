/** The sections of a tab next to the form; on a phone a select above it. Follows the scroll position. */

import { NativeSelect, UnstyledButton } from '@mantine/core';
import { memo, useEffect, useState, type ReactNode } from 'react';
import { Counts, useCounts } from './counts.tsx';
import { useForm, useReading, type Place } from '../shared/form-context.ts';
import { linesOf } from '../shared/places.ts';
import styles from '#platform/web/form/form.module.css';

/** Distance from the top of the screen, in pixels, at which a section becomes the current one. */
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

/** The current section, updated once scrolling has paused for a frame. */
function useSectionInView(tab: string): string | undefined {
  const [section, setSection] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      frame = 0;
      // Nothing is current behind a search.
      if (!document.getElementById('settings-panel')?.closest('[data-behind]')) setSection(sectionAt(readingLine));
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

/** Manual scrolling: with these keys outside of a field, a wheel, a finger or the scroll bar. */
const scrollKeys = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown', ' ']);

function scrollsByHand(event: Event): boolean {
  if (event instanceof KeyboardEvent) return scrollKeys.has(event.key) && event.target === document.body;
  return event.type !== 'pointerdown' || event.target === document.documentElement;
}

/**
 * The requested section, until the user scrolls: the last sections of a tab never reach the line that would make them
 * current.
 */
function useRequestedSection(place: Place): string | undefined {
  const [left, setLeft] = useState<Place>();
  useEffect(() => {
    const stopped = new AbortController();
    const leave = (event: Event): void => {
      if (!scrollsByHand(event)) return;
      setLeft(place);
      stopped.abort();
    };
    for (const sign of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
      window.addEventListener(sign, leave, { passive: true, signal: stopped.signal });
    return () => stopped.abort();
  }, [place]);
  return left === place ? undefined : place.section;
}

interface SectionName {
  readonly id: string;
  readonly title: string;
}

interface SectionLinkProps extends SectionName {
  readonly current: boolean;
  readonly pending: number;
  readonly errors: number;
  onSection: (section: string) => void;
}

const SectionLink = memo(function Link({
  id,
  title,
  current,
  pending,
  errors,
  onSection,
}: SectionLinkProps): ReactNode {
  return (
    <UnstyledButton
      className={styles['link'] ?? ''}
      onClick={() => onSection(id)}
      aria-current={current ? 'location' : undefined}
    >
      <span>{title}</span>
      <Counts count={pending + errors > 0 ? { pending, errors } : undefined} />
    </UnstyledButton>
  );
});

interface SectionLinksProps {
  readonly tab: string;
  readonly sections: readonly SectionName[];
  readonly inView: string | undefined;
  onSection: (section: string) => void;
}

/** Subscribes itself, so that a number re-renders one link and not the whole list. */
function SectionLinks({ tab, sections, inView, onSection }: SectionLinksProps): ReactNode {
  const counts = useCounts((setting) => `${setting.tab}/${setting.section}`);
  return sections.map(({ id, title }) => {
    const { pending = 0, errors = 0 } = counts.get(`${tab}/${id}`) ?? {};
    const numbers = { pending, errors };
    return <SectionLink key={id} id={id} title={title} current={inView === id} {...numbers} onSection={onSection} />;
  });
}

interface SectionNavigationProps {
  /** The requested location. */
  readonly place: Place;
  onSection: (section: string) => void;
  onInView: (section: string) => void;
}

export function SectionNavigation({ place, onSection, onInView }: SectionNavigationProps): ReactNode {
  const { model } = useForm();
  const { tab } = place;
  const sections = useReading(['visible', 'base'], () =>
    linesOf(model, tab).flatMap(({ kind, section: { id, title } }) => (kind === 'section' ? [{ id, title }] : [])),
  );
  const requestedSection = useRequestedSection(place);
  const read = useSectionInView(tab);
  const inView = sections.some(({ id }) => id === requestedSection) ? requestedSection : read;
  useEffect(() => {
    if (inView !== undefined) onInView(inView);
  }, [inView, onInView]);
  return (
    <>
      <nav className={styles['navigation']} aria-label="Sections">
        <SectionLinks tab={tab} sections={sections} inView={inView} onSection={onSection} />
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
