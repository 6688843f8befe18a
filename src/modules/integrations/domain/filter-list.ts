/** The list of a rule's filters as one schema, made of the shapes of those filters that may be used. */

/** A JSON Schema node, as far as shapes are put together here. */
type Node = Readonly<Record<string, unknown>>;

/** `list` with entries of any of `shapes`, told apart by their constant `filter`. */
export function filterList(list: Node, shapes: readonly Node[]): Node {
  return {
    ...list,
    type: 'array',
    items: {
      type: 'object',
      title: 'Filter',
      discriminator: { propertyName: 'filter' },
      required: ['filter'],
      oneOf: shapes,
    },
  };
}
