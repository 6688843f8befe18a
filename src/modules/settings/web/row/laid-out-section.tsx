/**
 * Settings that their section draws together (`x-layout`): short ones as the cells of a table, objects as the columns
 * of a matrix. By hand: its cells are the editors of single settings, and no list of records.
 */

import { VisuallyHidden } from '@mantine/core';
import { memo, type CSSProperties, type ReactNode } from 'react';
import type { Section, SectionLayout, Setting } from '#engine/schema/catalogue.ts';
import { laidOutTogether } from '#engine/schema/layout.ts';
import { belongsIn, writeRefusal } from '#engine/state/access.ts';
import { widgetsWithMembers } from '#platform/web/form/field-kinds.ts';
import { descriptionIdOf, fieldIdOf, rowIdOf } from '#platform/web/form/ids.ts';
import { useFlags, useForm, useReading, type Flags } from '../shared/form-context.ts';
import { RowBoundary } from './row-boundary.tsx';
import { RowMenu } from './row-menu.tsx';
import { placementOf } from './row-placement.ts';
import { RowStatus } from './row-status.tsx';
import { RowTitle } from './row-title.tsx';
import { SettingEditor, SettingFindings } from './setting-editor.tsx';
import styles from './laid-out.module.css';

interface PartProps {
  readonly setting: Setting;
  readonly highlighted: boolean;
}

function useLocked(setting: Setting): boolean {
  const { base } = useForm().model;
  return writeRefusal(setting, base.caller, base.scope) !== undefined;
}

/** The marks of a row, however it is drawn. */
function marksOf({ setting, highlighted }: PartProps, flags: Flags): Readonly<Record<string, unknown>> {
  return {
    id: rowIdOf(setting.key),
    'data-setting': setting.key,
    'data-setting-section': setting.section,
    'data-members': widgetsWithMembers.has(setting.widget) || undefined,
    'data-drafted': flags.drafted || undefined,
    'data-modified': flags.setHere || undefined,
    'data-highlighted': highlighted || undefined,
  };
}

function Editor({ setting, locked }: { readonly setting: Setting; readonly locked: boolean }): ReactNode {
  return (
    <RowBoundary settingKey={setting.key}>
      <SettingEditor setting={setting} locked={locked} />
    </RowBoundary>
  );
}

/** The names of its row and column are in the headers; its own is for screen readers. */
const Cell = memo(function Cell(props: PartProps): ReactNode {
  const { setting } = props;
  const flags = useFlags(setting.key);
  const locked = useLocked(setting);
  const { title, description } = setting.schema;
  return (
    <div
      {...marksOf(props, flags)}
      className={styles['cell']}
      data-placement={placementOf(setting.widget)}
      title={description}
    >
      <VisuallyHidden>
        <label htmlFor={fieldIdOf(setting.key)}>{title}</label>
        {description && <p id={descriptionIdOf(fieldIdOf(setting.key))}>{description}</p>}
      </VisuallyHidden>
      <div className={styles['control']}>
        <Editor setting={setting} locked={locked} />
      </div>
      <RowMenu setting={setting} locked={locked} />
      <SettingFindings setting={setting} />
      <RowStatus setting={setting} flags={flags} locked={locked} />
    </div>
  );
});

/** One object: its name and marks in the header, its members below it, each in the row of its name. */
const Column = memo(function Column(props: PartProps): ReactNode {
  const { setting } = props;
  const flags = useFlags(setting.key);
  const locked = useLocked(setting);
  const { description } = setting.schema;
  return (
    <div {...marksOf(props, flags)} className={styles['column']}>
      <div className={styles['columnHead']}>
        <div>
          <RowTitle setting={setting} locked={locked} />
          {description && <p id={descriptionIdOf(fieldIdOf(setting.key))}>{description}</p>}
        </div>
        <RowMenu setting={setting} locked={locked} />
        <RowStatus setting={setting} flags={flags} locked={locked} />
      </div>
      <div className={styles['members']}>
        <Editor setting={setting} locked={locked} />
      </div>
      <SettingFindings setting={setting} />
    </div>
  );
});

interface LayoutProps<Layout> {
  readonly layout: Layout;
  /** The visible settings. */
  readonly shown: ReadonlyMap<string, Setting>;
  readonly marked: string | undefined;
}

function Table({ layout, shown, marked }: LayoutProps<SectionLayout & { kind: 'table' }>): ReactNode {
  const rows = layout.rows.filter(({ settings }) => settings.some((key) => shown.has(key)));
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{layout.row_title}</th>
          {layout.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, settings }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {settings.map((key) => {
              const setting = shown.get(key);
              return <td key={key}>{setting && <Cell setting={setting} highlighted={marked === key} />}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Matrix({ layout, shown, marked }: LayoutProps<SectionLayout & { kind: 'matrix' }>): ReactNode {
  const columns = layout.settings.flatMap((key) => shown.get(key) ?? []);
  const members = Object.entries(columns[0]?.schema.properties ?? {});
  // A text shared by several members describes their kind, which their choices already show.
  const shared = (text: string): boolean => members.filter(([, { description }]) => description === text).length > 1;
  const size = { '--columns': columns.length, '--members': members.length } as CSSProperties;
  return (
    <div className={styles['matrix']} style={size}>
      <div className={styles['names']} aria-hidden>
        <span />
        {members.map(([name, { title, description }]) => (
          <div key={name}>
            <b>{title}</b>
            {description && !shared(description) && <p>{description}</p>}
          </div>
        ))}
      </div>
      {columns.map((setting) => (
        <Column key={setting.key} setting={setting} highlighted={marked === setting.key} />
      ))}
    </div>
  );
}

interface LaidOutSectionProps {
  readonly section: Section;
  /** The setting highlighted for a moment. */
  readonly marked: string | undefined;
}

export function LaidOutSection({ section, marked }: LaidOutSectionProps): ReactNode {
  const { layout } = section;
  const { settings } = useForm().model.base.catalogue;
  const keys = useReading(['visible', 'base'], (model) => {
    const { hidden } = model.state();
    return [...laidOutTogether(section)].filter((key) => {
      const setting = settings[key];
      return setting !== undefined && !hidden[key] && belongsIn(setting, model.base.scope);
    });
  });
  const shown = new Map(keys.flatMap((key) => (settings[key] ? [[key, settings[key]]] : [])));
  if (layout?.kind === 'table') return <Table layout={layout} shown={shown} marked={marked} />;
  return layout && <Matrix layout={layout} shown={shown} marked={marked} />;
}
