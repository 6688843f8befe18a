/**
 * The lines of one tab. A tab of usual size is rendered completely, so that the browser's search finds everything, with
 * later editors after a moment; a long one is windowed.
 */

import { Skeleton } from '@mantine/core';
import { lazy, memo, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Section } from '#engine/schema/catalogue.ts';
import { laidOutTogether } from '#engine/schema/layout.ts';
import { settingsOf } from '#engine/schema/matrix.ts';
import { Later } from '#platform/web/ui/feedback/later.tsx';
import { CalmRow } from '../row/calm-row.tsx';
import { useForm, useReading, type Place } from './form-context.ts';
import { useGradually } from '../form/gradually.ts';
import { linesOf, type Line } from './places.ts';
import {
  revealSection,
  revealSetting,
  scrollToSetting,
  untilThere,
  whilePageGrows,
} from '#platform/web/form/reveal.ts';
import { SectionHead } from '../form/section-head.tsx';
import { LaidOutSection } from '../row/laid-out-section.tsx';
import { SettingRow } from '../row/setting-row.tsx';
import styles from '#platform/web/form/form.module.css';
import { sectionIdOf } from '#platform/web/form/ids.ts';
import type { LineWindow } from '../form/windowed-lines.tsx';

/** Loaded on demand: most tabs have no grid, and few are windowed. */
const MatrixSection = lazy(async () => ({ default: (await import('../matrix/matrix-section.tsx')).MatrixSection }));
const WindowedLines = lazy(async () => ({ default: (await import('../form/windowed-lines.tsx')).WindowedLines }));

/** Longer lists are windowed. */
const windowedFrom = 100;
const markedMs = 2500;
/** A new tab starts at its top, unless the top is at most this far above, in pixels. */
const farDown = 200;

/** Rows of settings do not depend on the location, and are not re-rendered for it. */
const nowhere: Place = { tab: '' };

export type SectionExtra = (section: Section) => ReactNode;

interface LineProps {
  readonly line: Line;
  /** The setting highlighted for a moment, if it is in this line. */
  readonly marked: string | undefined;
  readonly target: Place;
  readonly extra: SectionExtra | undefined;
  /** Its editor is not rendered yet. */
  readonly calm: boolean;
}

function PartToCome(): ReactNode {
  return (
    <Later>
      <Skeleton height="24rem" />
    </Later>
  );
}

const LineOf = memo(function LineOf({ line, marked, target, extra, calm }: LineProps): ReactNode {
  const setting = useForm().model.base.catalogue.settings[line.id];
  if (calm && line.kind === 'setting' && setting) return <CalmRow setting={setting} />;
  if (line.kind === 'setting') return <SettingRow settingKey={line.id} highlighted={marked !== undefined} />;
  if (line.kind === 'matrix')
    return (
      <Suspense fallback={<PartToCome />}>
        <MatrixSection section={line.section} target={target} marked={marked} />
      </Suspense>
    );
  if (line.kind === 'layout') return <LaidOutSection section={line.section} marked={marked} />;
  const more = extra?.(line.section);
  return (
    <>
      <SectionHead section={line.section} />
      {more && <div className={styles['extra']}>{more}</div>}
    </>
  );
});

/** Whether a line shows a location: a setting by its row, or by the grid that contains it. */
function shows({ kind, id, section }: Line, { setting, section: target }: Place): boolean {
  if (setting === undefined) return kind === 'section' && id === target;
  if (kind === 'matrix') return section.matrix !== undefined && settingsOf(section.matrix).includes(setting);
  if (kind === 'layout') return laidOutTogether(section).has(setting);
  return kind === 'setting' && id === setting;
}

function bySection(lines: readonly Line[]): readonly (readonly Line[])[] {
  const groups: Line[][] = [];
  for (const line of lines) {
    if (line.kind === 'section') groups.push([line]);
    else groups[groups.length - 1]?.push(line);
  }
  return groups;
}

/** Locations that were already revealed: re-rendering a list, as after a search, must not scroll again. */
const ledTo = new WeakSet<Place>();

/** Scrolls to `place` whenever it is a new object, and returns the highlighted key. */
function useReveal(
  place: Place,
  lines: readonly Line[],
  scroller: { readonly current: LineWindow | null },
): string | undefined {
  const [marked, setMarked] = useState<string>();
  const latest = useRef(lines);
  latest.current = lines;
  useEffect(() => {
    if (ledTo.has(place)) return undefined;
    const { setting, section } = place;
    const target = setting ?? section;
    if (target === undefined) {
      if (window.scrollY > farDown) window.scrollTo({ top: 0 });
      return undefined;
    }
    const index = latest.current.findIndex((line) => shows(line, place));
    if (index < 0) return undefined;
    let shown = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let release: (() => void) | undefined;
    const stop = untilThere(() => {
      if (!shown) scroller.current?.show(index);
      shown = scroller.current !== null;
      const isThere = setting === undefined ? revealSection(target) : revealSetting(target);
      if (isThere) {
        ledTo.add(place);
        release = whilePageGrows(() => void (setting === undefined ? revealSection : scrollToSetting)(target));
      }
      if (isThere && setting !== undefined) timer = setTimeout(() => setMarked(undefined), markedMs);
      return isThere;
    });
    if (setting !== undefined) setMarked(setting);
    return () => {
      stop();
      release?.();
      clearTimeout(timer);
    };
  }, [place, scroller]);
  return marked;
}

interface LineListProps {
  readonly tab: string;
  /** A new object scrolls the page there. */
  readonly target: Place;
  readonly extra?: SectionExtra | undefined;
}

function Lines({ tab, target, extra }: LineListProps): ReactNode {
  const { model } = useForm();
  // The same objects while they are the same lines, so that drawing further editors re-renders no others.
  const lines = useReading(['visible', 'base'], () => linesOf(model, tab));
  const scroller = useRef<LineWindow>(null);
  const marked = useReveal(target, lines, scroller);
  const windowed = lines.length > windowedFrom;
  const drawn = useGradually(lines.length, windowed || target.setting !== undefined || target.section !== undefined);
  const draw = (line: Line): ReactNode => (
    <LineOf
      key={line.kind + line.id}
      line={line}
      marked={marked !== undefined && shows(line, { tab, setting: marked }) ? marked : undefined}
      target={line.kind === 'matrix' ? target : nowhere}
      extra={extra}
      calm={!windowed && lines.indexOf(line) >= drawn}
    />
  );
  if (windowed)
    return (
      <div className={styles['card']}>
        <Suspense fallback={<PartToCome />}>
          <WindowedLines ref={scroller} lines={lines} draw={draw} />
        </Suspense>
      </div>
    );
  return bySection(lines).map((group) => (
    <section
      key={group[0]?.id}
      className={styles['card']}
      data-wide={group[0]?.section.matrix ? true : undefined}
      aria-labelledby={`${sectionIdOf(group[0]?.id ?? '')}__title`}
    >
      {group.map(draw)}
    </section>
  ));
}

export const LineList = memo(Lines);
