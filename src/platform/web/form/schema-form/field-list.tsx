/** The fields of a form, group by group: an object is a group of its members, and groups of a layout may have columns. */

import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import type { GroupLayout } from '../model/form-definition.ts';
import { rowName } from '../model/path.ts';
import { fieldsIn, isGroup, leavesOf, membersOf, type FormField } from './form-fields.ts';
import { RecordField } from './record-field.tsx';
import { useRecord, useRecordReading } from './record-context.ts';
import styles from './schema-form.module.css';

/** More above or under a group, by its name: of an object its path, of a group that layouts share what they call it. */
export type AroundGroups = Readonly<Record<string, ReactNode>> | undefined;

interface FieldListProps {
  readonly fields: readonly FormField[];
  readonly readOnly: boolean;
  readonly after?: AroundGroups;
}

export function FieldList({ fields, readOnly, after }: FieldListProps): ReactNode {
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

/** Every member of the record, as the schema stands. */
export function WholeRecord({ readOnly, after }: Omit<FieldListProps, 'fields'>): ReactNode {
  const schema = useRecordReading(useRecord(), ['schema'], (state) => state.schema);
  const fields = useMemo(() => membersOf(schema), [schema]);
  return <FieldList fields={fields} readOnly={readOnly} after={after} />;
}

interface GroupsProps {
  readonly groups: readonly GroupLayout[];
  readonly readOnly: boolean;
  /** What is said above them already: a group of the same name has no heading of its own. */
  readonly under?: string;
  readonly before?: AroundGroups;
  readonly after?: AroundGroups;
}

/** The groups of a layout; one without anything to show is not there. */
export function Groups({ groups, readOnly, under, before, after }: GroupsProps): ReactNode {
  const schema = useRecordReading(useRecord(), ['schema'], (state) => state.schema);
  return groups.map((group, index) => (
    // A layout's groups never change their order.
    <Group
      key={index}
      group={group}
      schema={schema}
      readOnly={readOnly}
      isNamed={group.title === under}
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
  readonly before: AroundGroups;
  readonly after: AroundGroups;
}

function Group({ group, schema, readOnly, isNamed, before, after }: GroupProps): ReactNode {
  const { id = '', title, description, columns = 1 } = group;
  const fields = useMemo(() => fieldsIn(schema, group), [schema, group]);
  const places = useMemo(() => leavesOf(fields).map(({ path }) => path.join('.')), [fields]);
  const empty = useRecordReading(useRecord(), ['visible'], ({ hidden }) => places.every((place) => hidden[place]));
  if (empty) return null;
  const list = (
    <div className={styles['columns']} data-columns={columns}>
      <FieldList fields={fields} readOnly={readOnly} after={after} />
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
    <fieldset className={styles['group']} data-named={isNamed || undefined}>
      <legend className={styles['legend']}>{title}</legend>
      {description && <p className={styles['help']}>{description}</p>}
      {before?.[id]}
      {list}
      {after?.[id]}
    </fieldset>
  );
}
