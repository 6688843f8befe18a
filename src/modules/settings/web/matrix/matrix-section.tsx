/** A section whose settings form one grid: tools, grid, inspector, and errors of the server. */

import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Section } from '#engine/schema/catalogue.ts';
import { settingsOf } from '#engine/schema/matrix.ts';
import { shownFindings, useForm, useReading } from '../shared/form-context.ts';
import { useGridFocus } from './grid-focus.ts';
import { MatrixInspector } from './matrix-inspector.tsx';
import type { MatrixModel } from './matrix-model.ts';
import { MatrixTable } from './matrix-table.tsx';
import { GroupPicker, KeyHelp, MatrixTools } from './matrix-tools.tsx';
import styles from './matrix.module.css';
import { type RowFilter, everyRow, filteredRows } from './row-filter.ts';
import { MatrixProvider, type MatrixSurroundings, useLayout, useMatrixModel } from './use-matrix.ts';
import type { Omitted } from './layout.ts';

/** Below this width, in pixels, only one group of columns fits. */
const wideEnough = 720;

function useNarrow(box: RefObject<HTMLElement | null>): boolean {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = (): void => setNarrow(element.clientWidth < wideEnough);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return narrow;
}

function Findings({ matrix }: { readonly matrix: MatrixModel }): ReactNode {
  const keys = useMemo(() => settingsOf(matrix.matrix), [matrix]);
  const found = useReading(['problems', 'status', ...keys.map((key) => `errors:${key}` as const)], (model) =>
    keys.flatMap((key) =>
      shownFindings(model, key).map(({ message }) => `${model.base.catalogue.settings[key]?.schema.title}: ${message}`),
    ),
  );
  return found.map((text) => (
    <p key={text} className={styles['finding']} role="alert">
      {text}
    </p>
  ));
}

interface MatrixSectionProps {
  readonly section: Section;
  /** The setting that a link led to; a new object at every arrival. */
  readonly target: { readonly setting?: string | undefined };
  /** The setting highlighted for a moment. */
  readonly marked: string | undefined;
}

export function MatrixSection(props: MatrixSectionProps): ReactNode {
  const matrix = useMatrixModel(props.section);
  return matrix && <Loaded {...props} matrix={matrix} />;
}

function Loaded({ section, target, marked, matrix }: MatrixSectionProps & { matrix: MatrixModel }): ReactNode {
  const { cellAction: action } = useForm();
  const layout = useLayout(matrix);
  const details = matrix.form.base.catalogue.settings[matrix.matrix.details ?? ''];
  const frame = useRef<HTMLDivElement>(null);
  const narrow = useNarrow(frame);
  const [filter, setFilter] = useState<RowFilter>(everyRow);
  const [chosen, setChosen] = useState(0);
  const groups = useMemo(() => {
    const one = layout.groups[chosen] ?? layout.groups[0];
    return narrow && one ? [one] : layout.groups;
  }, [layout, narrow, chosen]);
  const columns = useMemo(() => groups.flatMap((group) => group.columns), [groups]);
  const rows = useMemo(() => filteredRows(matrix, layout.rows, columns, filter), [matrix, layout, columns, filter]);
  useEffect(() => {
    const key = target.setting;
    const { groups: all, rows: every } = matrix.layout();
    const index = all.findIndex((group) =>
      matrix.cellsAt(every, group.columns).some((cell) => cell.part.setting === key),
    );
    if (key === undefined || index < 0) return;
    setChosen(index);
    setFilter(everyRow);
  }, [target, matrix]);
  const surroundings = useMemo(
    (): MatrixSurroundings => ({ matrix, section, rows, columns, action }),
    [matrix, section, rows, columns, action],
  );
  const focus = useGridFocus(surroundings);
  return (
    <MatrixProvider value={surroundings}>
      <div className={styles['frame']} ref={frame} data-narrow={narrow || undefined}>
        <MatrixTools filter={filter} shown={rows.length} of={layout.rows.length} onFilter={setFilter} />
        {narrow && (
          <GroupPicker titles={layout.groups.map(({ title }) => title)} chosen={chosen} onChoose={setChosen} />
        )}
        <VisuallyHidden id="matrix_unsaved">Not saved yet</VisuallyHidden>
        <VisuallyHidden id="matrix_own">Modified</VisuallyHidden>
        <VisuallyHidden id="matrix_wrong">Its text has an error</VisuallyHidden>
        {details && <VisuallyHidden id="matrix_details">{details.schema.title}</VisuallyHidden>}
        {rows.length === 0 ? (
          <p className={styles['nothing']}>No matching rows. Show all rows, or try another word.</p>
        ) : (
          <MatrixTable groups={groups} marked={marked} focus={focus} />
        )}
        <Findings matrix={matrix} />
        <MatrixInspector spot={focus.spot} />
        <KeyHelp enter={action?.label} details={details?.schema.title} />
        <OmittedNote omitted={layout.omitted} />
      </div>
    </MatrixProvider>
  );
}

/** Lists the hidden rows and columns, and what they require. */
function OmittedNote({ omitted }: { readonly omitted: readonly Omitted[] }): ReactNode {
  if (omitted.length === 0) return null;
  const count = omitted.reduce((sum, { titles }) => sum + titles.length, 0);
  return (
    <details className={styles['omitted']}>
      <summary>{count === 1 ? 'One more is not shown' : `${count} more are not shown`}</summary>
      <ul>
        {omitted.map(({ titles, needs }) => (
          <li key={needs}>
            {titles.join(', ')}
            {needs === '' ? '.' : `: needs ${needs}.`}
          </li>
        ))}
      </ul>
    </details>
  );
}
