/** One field of a row, drawn by the format of its column. */
import { Anchor } from '@mantine/core';
import { midSentence } from '#engine/values/sentence.ts';
import type { ReactNode } from 'react';
import { isList } from '#engine/values/json-value.ts';
import type { Format, TableColumn } from '#engine/tables/table.ts';
import { cellText, isNothing } from '#platform/domain/cell-text.ts';
import { wallClock } from '#platform/domain/time.ts';
import { calendarDate } from '../ui/data/clock.ts';
import { CopyButton } from '../ui/data/copy-button.tsx';
import { OneLine } from '../ui/layout/one-line.tsx';
import { OnOff } from '../ui/data/on-off.tsx';
import { RelativeDate } from '../ui/data/relative-date.tsx';
import { MissingBadge, StatusBadge, type StatusColour } from '../ui/data/status-badge.tsx';
import styles from './cell.module.css';

interface CellProps {
  readonly column: TableColumn;
  readonly value: unknown;
  /** The value of the cell as formatted text. */
  readonly text: string;
  /** Wraps content in the link of the row. Controls stay outside: inside a link, pressing them would follow the link as well. */
  readonly linked?: ((content: ReactNode) => ReactNode) | undefined;
}

function Reference({ column, text, linked }: CellProps): ReactNode {
  const code = <code title={text}>{text}</code>;
  return (
    <span className={styles['reference']}>
      {linked ? linked(code) : code}
      <span className={styles['copy']}>
        <CopyButton text={text} label={`Copy the ${midSentence(column.title)}`} />
      </span>
    </span>
  );
}

function Choice({ column, value, text }: CellProps): ReactNode {
  const choice = column.choices?.find((one) => one.value === value);
  if (!choice && column.choices) return <MissingBadge name={value} />;
  if (choice?.colour === undefined) return <OneLine title={choice?.description}>{text}</OneLine>;
  return <StatusBadge colour={choice.colour as StatusColour}>{text}</StatusBadge>;
}

function Tags({ column, value }: CellProps): ReactNode {
  const tags = isList(value) ? value : [value];
  return (
    <span className={styles['many']}>
      {tags.map((tag, at) => (
        <span key={at} className={styles['tag']}>
          <Choice column={column} value={tag} text={cellText({ ...column, format: 'tags' }, [tag])} />
        </span>
      ))}
    </span>
  );
}

function Figures({ text }: CellProps): ReactNode {
  return <span className="figures">{text}</span>;
}

function link(prefix: string): (props: CellProps) => ReactNode {
  return ({ value, text }) => (
    <Anchor href={`${prefix}${String(value)}`} inherit {...(prefix === '' && { target: '_blank', rel: 'noreferrer' })}>
      {text}
    </Anchor>
  );
}

/** Amounts of zero stand back, so that a column of them shows the others. */
function Money({ value, text }: CellProps): ReactNode {
  return (
    <span className="figures" data-zero={value === 0 || undefined}>
      {text}
    </span>
  );
}

function Day({ column, text }: CellProps): ReactNode {
  const isOverdue = column.overdue && text < wallClock(new Date()).date;
  return (
    <span className="figures" data-overdue={isOverdue || undefined}>
      {calendarDate(text)}
      {isOverdue && (
        <>
          <br />
          Overdue
        </>
      )}
    </span>
  );
}

/** Other formats are drawn as text. */
const drawn: Partial<Readonly<Record<Format, (props: CellProps) => ReactNode>>> = {
  'date-time': ({ text }) => <RelativeDate value={text} />,
  date: Day,
  boolean: ({ value, text }) => <OnOff on={value === true}>{text}</OnOff>,
  choice: Choice,
  tags: Tags,
  reference: Reference,
  number: Figures,
  count: Figures,
  money: Money,
  weight: Figures,
  dimensions: Figures,
  phone: link('tel:'),
  email: link('mailto:'),
  link: link(''),
};

/** Formats that contain a control. */
const acting: ReadonlySet<Format> = new Set<Format>(['reference', 'phone', 'email', 'link']);

/** Renders nothing for missing values. */
export function Cell({ column, value, linked }: Omit<CellProps, 'text'>): ReactNode {
  if (isNothing(value)) return null;
  const text = cellText(column, value);
  const Drawn = drawn[column.format];
  const plain = column.wraps ? text : <OneLine>{text}</OneLine>;
  const content = Drawn ? <Drawn column={column} value={value} text={text} linked={linked} /> : plain;
  return linked && !acting.has(column.format) ? linked(content) : content;
}
