/** RJSF's templates in our own kit. The outermost field's title, help and error are drawn by the setting's row; members draw theirs here. */

import type {
  FieldTemplateProps,
  MultiSchemaFieldTemplateProps,
  ObjectFieldTemplateProps,
  UnsupportedFieldProps,
} from '@rjsf/utils';
import { Input, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { descriptionIdOf, errorIdOf } from '../ids.ts';
import styles from '../widgets/widgets.module.css';

/** Title above, help under it, then the member, then what is wrong with it. */
export function MemberTemplate(props: FieldTemplateProps): ReactNode {
  const depth = props.fieldPathId.path.length;
  const isItem = typeof props.fieldPathId.path[depth - 1] === 'number';
  if (depth <= 1 || props.hidden) return props.hidden ? null : props.children;
  const errors = props.rawErrors ?? [];
  // A cell's name stands at the head of its column.
  const drawsItself = props.schema.type === 'object' || props.uiSchema?.['ui:label'] === false;
  return (
    <div data-member={isItem ? undefined : ''}>
      {!isItem && !drawsItself && (
        <Input.Label htmlFor={props.id} required={props.required ?? false}>
          {props.label}
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

/** The members of an object one under the other, in a frame of their own where they are nested. */
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

/** RJSF has no field for the node: said in words, without the schema. */
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
