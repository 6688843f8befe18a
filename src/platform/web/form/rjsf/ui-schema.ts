/** Assigns a widget to every node of a setting for RJSF, so that nested members use the same widgets. */

import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { editorOption } from './object-editor.tsx';
import { optionalLabel } from '#engine/schema/optional-label.ts';
import { shapesOf } from '#engine/schema/shape.ts';
import { widgetFor } from '#engine/schema/widget.ts';

export interface UiNode {
  'ui:widget'?: string;
  'ui:field'?: string;
  items?: UiNode;
  'ui:fieldReplacesAnyOrOneOf'?: boolean;
  oneOf?: UiNode[];
  'ui:options'?: Readonly<Record<string, string>>;
  [member: string]: UiNode | UiNode[] | Readonly<Record<string, string>> | string | boolean | undefined;
}

/** RJSF draws these member by member; everything else is one of our widgets. */
const drawnAsField = new Set(['list', 'rows', 'file']);

/** Whether the members of a list are objects identified by an `id`, which merging by id requires. */
export function isListById({ items }: JsonSchema): boolean {
  if (items?.type !== 'object') return false;
  const shapes = shapesOf(items);
  return shapes.length > 0 ? shapes.every(hasId) : hasId(items);
}

function hasId(schema: JsonSchema): boolean {
  return schema.properties?.['id']?.type === 'string' && requires(schema, 'id');
}

function requires({ required }: JsonSchema, member: string): boolean {
  return Array.isArray(required) && required.includes(member);
}

/** In the `uiSchema` of a member that is optional: what its label says. */
export const optionalMark = 'ui:optional';

/** Where all members are optional, none is marked (F425); switches are never empty, and an empty secret has a meaning of its own. */
function isMarkedOptional(schema: JsonSchema, member: string): boolean {
  const property = schema.properties?.[member];
  if (!property || property.type === 'boolean' || widgetFor(property) === 'secret') return false;
  return (schema.required ?? []).length > 0 && !requires(schema, member);
}

const hidden: UiNode = { 'ui:widget': 'hidden' };

function withHiddenId(item: UiNode): UiNode {
  return item.oneOf ? { ...item, oneOf: item.oneOf.map(withHiddenId) } : { ...item, id: hidden };
}

/** A constant cannot be edited: it is set when the object is created. */
function memberUi(property: JsonSchema, dense: boolean): UiNode {
  if ('const' in property) return hidden;
  const widget = widgetFor(property);
  return uiSchemaOf(property, dense && widget === 'radio' ? 'select' : widget, dense);
}

/**
 * The RJSF `uiSchema` of a node.
 * @param widget the node's widget when the catalogue already says it
 * @param dense whether choices among its members open instead of all being in view
 */
export function uiSchemaOf(
  schema: JsonSchema,
  widget: string | undefined = widgetFor(schema),
  dense: boolean = false,
): UiNode {
  const node: UiNode = {};
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    node[name] = {
      ...memberUi(property, dense),
      ...(isMarkedOptional(schema, name) && { [optionalMark]: optionalLabel(property, schema) }),
    };
  if (schema.items) node.items = uiSchemaOf(schema.items);
  // The id of such members is generated, not typed.
  if (isListById(schema)) node.items = withHiddenId(node.items ?? {});
  if (schema.type === 'object') {
    if (schema.oneOf)
      return {
        'ui:field': 'union',
        'ui:fieldReplacesAnyOrOneOf': true,
        oneOf: schema.oneOf.map((shape) => uiSchemaOf(shape)),
      };
    if (widget === undefined || widget === 'object') return node;
    if (!drawnAsField.has(widget)) return { ...node, 'ui:field': 'editor', 'ui:options': { [editorOption]: widget } };
  }
  if (widget !== undefined && drawnAsField.has(widget)) node['ui:field'] = widget;
  else node['ui:widget'] = widget ?? 'unknown';
  return node;
}
