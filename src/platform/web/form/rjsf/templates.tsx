/**
 * RJSF's templates with our components. The row of a setting draws the outermost title, help and error; members draw
 * their own here.
 */

import type {
  FieldTemplateProps,
  MultiSchemaFieldTemplateProps,
  ObjectFieldTemplateProps,
  UnsupportedFieldProps,
} from '@rjsf/utils';
import { Input, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { descriptionIdOf, errorIdOf } from '../ids.ts';
import formStyles from '../form.module.css';
import styles from '../widgets/widgets.module.css';
import { optionalMark } from './ui-schema.ts';

/** Title, help, input and errors of a member, from top to bottom. */
export function MemberTemplate(props: FieldTemplateProps): ReactNode {
  const depth = props.fieldPathId.path.length;
  const isItem = typeof props.fieldPathId.path[depth - 1] === 'number';
  if (depth <= 1 || props.hidden) return props.hidden ? null : props.children;
  const errors = props.rawErrors ?? [];
  const optional: unknown = props.uiSchema?.[optionalMark];
  // The name of a cell is shown in the column heading.
  const drawsItself = props.schema.type === 'object' || props.uiSchema?.['ui:label'] === false;
  return (
    <div data-member={isItem ? undefined : ''}>
      {!isItem && !drawsItself && (
        <Input.Label htmlFor={props.id} required={props.required ?? false}>
          {props.label}
          {typeof optional === 'string' && <span className={formStyles['optional']}> {optional}</span>}
        </Input.Label>
      )}
      {!isItem && !drawsItself && props.rawDescription && (
        <Input.Description id={descriptionIdOf(props.id)} mb={4}>
          {props.rawDescription}
        </Input.Description>
      )}
      {props.children}
      {errors.length > 0 && (
        <Input.Error id={errorIdOf(props.id)} mt={4}>
          {errors.join(' ')}
        </Input.Error>
      )}
    </div>
  );
}

/** The members of an object one below the other, in a frame when nested. */
export function ObjectTemplate(props: ObjectFieldTemplateProps): ReactNode {
  const { path } = props.fieldPathId;
  const isItem = typeof path[path.length - 1] === 'number';
  return (
    <fieldset className={styles.object} id={props.fieldPathId.$id} aria-label={props.title} tabIndex={-1}>
      {path.length > 1 && !isItem && (
        <Text component="legend" fw={500} size="sm">
          {props.title}
        </Text>
      )}
      {props.properties.filter((property) => !property.hidden).map((property) => property.content)}
    </fieldset>
  );
}

/** The choice between shapes above the members of the chosen one. */
export function UnionTemplate(props: MultiSchemaFieldTemplateProps): ReactNode {
  return (
    <Stack gap="xs">
      {props.selector}
      {props.optionSchemaField}
    </Stack>
  );
}

/** A node for which RJSF has no field: shown as a message, without the schema. */
export function UnsupportedTemplate(_props: UnsupportedFieldProps): ReactNode {
  return (
    <Text size="sm" c="dimmed">
      This value can’t be edited here.
    </Text>
  );
}

/** For the parts that the row draws itself. */
export function NothingTemplate(): ReactNode {
  return null;
}
