/** What the label of a field that may stay empty says after its title. */
import type { JsonSchema } from './catalogue.ts';

/** `parent` has the field: of two fields of which one is needed, each names the other. */
export function optionalLabel(field: JsonSchema, parent: JsonSchema | undefined): string {
  const other = field['x-or'];
  const title = typeof other === 'string' ? parent?.properties?.[other]?.title : undefined;
  return title === undefined ? '(Optional)' : `(or ${title.toLowerCase()})`;
}
