/** Names the widget of every node of a setting for RJSF, so that nested members are edited by the same widgets. */

import type { JsonSchema } from '#engine/catalogue.ts';
import { widgetFor } from '#engine/widget.ts';

export interface UiNode {
  'ui:widget'?: string;
  'ui:field'?: string;
  items?: UiNode;
  oneOf?: UiNode[];
  [member: string]: UiNode | UiNode[] | string | undefined;
}

/** RJSF draws these itself, member by member; everything else is one of our widgets. */
const drawnAsField = new Set(['list']);

/** Whether the members of a list are objects that are told apart by an `id`, as merging by id needs it. */
export function isListById({ items }: JsonSchema): boolean {
  return items?.type === 'object' && items.properties?.['id']?.type === 'string' && requires(items, 'id');
}

function requires({ required }: JsonSchema, member: string): boolean {
  return Array.isArray(required) && required.includes(member);
}

/**
 * The RJSF `uiSchema` of a node.
 * @param widget the node's widget when the catalogue already says it
 */
export function uiSchemaOf(schema: JsonSchema, widget: string | undefined = widgetFor(schema)): UiNode {
  const node: UiNode = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) node[name] = uiSchemaOf(property);
  if (schema.items) node.items = uiSchemaOf(schema.items);
  // The number by which members of such a list are told apart is ours to give, not the person's.
  if (isListById(schema)) node.items = { ...node.items, id: { 'ui:widget': 'hidden' } };
  if (schema.type === 'object') {
    if (schema.oneOf) node.oneOf = schema.oneOf.map((branch) => uiSchemaOf(branch));
    if (widget === undefined || widget === 'object') return node;
  }
  if (widget !== undefined && drawnAsField.has(widget)) node['ui:field'] = widget;
  else node['ui:widget'] = widget ?? 'unknown';
  return node;
}
