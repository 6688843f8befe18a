/** The fields of a form by group: an object is a group of its members, and a layout's groups may have columns. */

import { useMemo, type CSSProperties, type ReactNode } from 'react';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import type { GroupLayout } from '../model/form-definition.ts';
import { rowName } from '../model/path.ts';
import { fieldsIn, isGroup, leavesOf, membersOf, type FormField } from './form-fields.ts';
import { RecordField } from './record-field.tsx';
import { useRecord, useRecordReading } from './record-context.ts';
import styles from './schema-form.module.css';

/** Extra content above or below a group, by the group's name: the path of an object, or the id of a shared group. */
export type AroundGroups = Readonly<Record<string, ReactNode>> | undefined;

interface FieldListProps {
  readonly fields: readonly FormField[];
  readonly readOnly: boolean;
  readonly after?: AroundGroups;
}

/** Number of fields that are taken out of the layout together when out of view. */
const chunk = 12;

/** Forms with more fields than this are divided into chunks. */
const many = 60;

function room(fields: number): CSSProperties {
  return { '--fields': fields } as CSSProperties;
}

/** The fields one after the other; many of them in chunks, unless some share a line. */
export function FieldList(props: FieldListProps): ReactNode {
  const { fields } = props;
  if (fields.length <= 2 * chunk || fields.some(({ layout }) => layout?.width !== undefined))
    return <Plain {...props} />;
  return Array.from({ length: Math.ceil(fields.length / chunk) }, (_, at) => {
    const some = fields.slice(at * chunk, (at + 1) * chunk);
    return (
      <div key={rowName(some[0]?.path ?? [])} className={styles['chunk']} style={room(some.length)}>
        <Plain {...props} fields={some} />
      </div>
    );
  });
}

function Plain({ fields, readOnly, after }: FieldListProps): ReactNode {
  return fields.map((field) => {
    const { path, schema } = field;
    const name = rowName(path);
    if (!isGroup(schema)) return <RecordField key={name} field={field} readOnly={readOnly} />;
    return (
      <fieldset key={name} className={styles['group']}>
        <legend className={styles['legend']}>{schema.title ?? name}</legend>
        {schema.description && <p className={styles['help']}>{schema.description}</p>}
        <FieldList fields={membersOf(schema, path)} readOnly={readOnly} after={after} />
        {after?.[name]}
      </fieldset>
    );
  });
}

/** Every member of the record, for the current schema. */
export function WholeRecord({ readOnly, after }: Omit<FieldListProps, 'fields'>): ReactNode {
  const schema = useRecordReading(useRecord(), ['schema'], (state) => state.schema);
  const fields = useMemo(() => membersOf(schema), [schema]);
  return <FieldList fields={fields} readOnly={readOnly} after={after} />;
}

interface GroupsProps {
  readonly groups: readonly GroupLayout[];
  readonly readOnly: boolean;
  /** The heading above the groups; a group of the same name has no heading of its own. */
  readonly under?: string;
  readonly before?: AroundGroups;
  readonly after?: AroundGroups;
}

/** The groups of a layout; an empty group is not drawn. */
export function Groups({ groups, readOnly, under, before, after }: GroupsProps): ReactNode {
  const schema = useRecordReading(useRecord(), ['schema'], (state) => state.schema);
  const isLong = groups.reduce((sum, { fields }) => sum + fields.length, 0) > many;
  return groups.map((group, index) => (
    // A layout's groups never change their order.
    <Group
      key={index}
      group={group}
      schema={schema}
      readOnly={readOnly}
      isNamed={group.title === under}
      isLong={isLong}
      before={before}
      after={after}
    />
  ));
}

interface GroupProps {
  readonly group: GroupLayout;
  readonly schema: JsonSchema;
  readonly readOnly: boolean;
  readonly isNamed: boolean;
  readonly isLong: boolean;
  readonly before: AroundGroups;
  readonly after: AroundGroups;
}

function Group({ group, schema, readOnly, isNamed, isLong, before, after }: GroupProps): ReactNode {
  const { id = '', title, description, columns = 1 } = group;
  const fields = useMemo(() => fieldsIn(schema, group), [schema, group]);
  const places = useMemo(() => leavesOf(fields).map(({ path }) => path.join('.')), [fields]);
  const empty = useRecordReading(useRecord(), ['visible'], ({ hidden }) => places.every((place) => hidden[place]));
  if (empty) return null;
  const list = (
    <div className={styles['columns']} data-columns={columns}>
      {columns === 1 ? (
        <FieldList fields={fields} readOnly={readOnly} after={after} />
      ) : (
        <Plain fields={fields} readOnly={readOnly} after={after} />
      )}
    </div>
  );
  if (title === undefined)
    return (
      <>
        {before?.[id]}
        {list}
        {after?.[id]}
      </>
    );
  return (
    <fieldset
      className={styles['group']}
      data-named={isNamed || undefined}
      data-long={isLong || undefined}
      style={isLong ? room(fields.length) : undefined}
    >
      <legend className={styles['legend']}>{title}</legend>
      {description && <p className={styles['help']}>{description}</p>}
      {before?.[id]}
      {list}
      {after?.[id]}
    </fieldset>
  );
}
