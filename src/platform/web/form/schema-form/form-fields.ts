/**
 * The fields that a form draws for the current schema: those of a layout, or without one every member in the order of
 * the schema.
 */

import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { optionalLabel } from '#engine/schema/optional-label.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import type { FieldLayout, GroupLayout, Layout } from '../model/form-definition.ts';
import { isAbout, type Path } from '../model/path.ts';
import { wordsOf } from '../rows/columns.ts';

/** A field as the form draws it; groups are objects with members of their own. */
export interface FormField {
  readonly path: Path;
  readonly schema: JsonSchema;
  readonly required: boolean;
  /** What its label says where it is not required. */
  readonly optional: string;
  readonly layout?: FieldLayout;
}

/** An object without shapes or a widget of its own is a group: its members are fields. */
export function isGroup({ type, oneOf, properties, 'x-widget': widget }: JsonSchema): boolean {
  return type === 'object' && oneOf === undefined && properties !== undefined && widget === undefined;
}

/** The members of an object that a user can fill in; constants are skipped. */
export function membersOf(schema: JsonSchema, path: Path = []): readonly FormField[] {
  return Object.entries(schema.properties ?? {})
    .filter(([, member]) => !('const' in member))
    .map(([name, member]) => ({
      path: [...path, name],
      schema: member,
      required: schema.required?.includes(name) ?? false,
      optional: optionalLabel(member, schema),
    }));
}

/** The fields of a group that the current schema has. */
export function fieldsIn(schema: JsonSchema, { fields }: GroupLayout): readonly FormField[] {
  return fields.flatMap((layout) => fieldAt(schema, layout) ?? []);
}

function fieldAt(schema: JsonSchema, layout: FieldLayout): FormField | undefined {
  const path = layout.path.split('.');
  let node: JsonSchema | undefined = schema;
  let parent: JsonSchema | undefined;
  let required = false;
  for (const step of path) {
    parent = node;
    required = node?.required?.includes(step) ?? false;
    node = node?.properties?.[step];
  }
  if (!node) return undefined;
  return {
    path,
    schema: { ...node, ...wordsOf(layout, node) },
    required,
    optional: optionalLabel(node, parent),
    layout,
  };
}

/** All fields that are drawn as inputs, including those of groups. */
export function leavesOf(fields: readonly FormField[]): readonly FormField[] {
  return fields.flatMap((field) => (isGroup(field.schema) ? leavesOf(membersOf(field.schema, field.path)) : [field]));
}

/** The fields of every group of a layout, or of the whole schema. */
export function allFields(schema: JsonSchema, layout: Layout | undefined): readonly FormField[] {
  if (!layout) return leavesOf(membersOf(schema));
  return leavesOf(layout.steps.flatMap(({ groups }) => groups.flatMap((group) => fieldsIn(schema, group))));
}

/** Errors in the order in which their fields are drawn, which that of the schema need not be; others are last. */
export function inDrawnOrder<Found extends Pick<FieldError, 'field'>>(
  errors: readonly Found[],
  { steps }: Layout,
): readonly Found[] {
  const places = steps.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields.map(({ path }) => path)));
  const rank = ({ field }: Found): number => {
    const at = places.findIndex((place) => isAbout(field, place));
    return at < 0 ? places.length : at;
  };
  return [...errors].sort((one, other) => rank(one) - rank(other));
}
