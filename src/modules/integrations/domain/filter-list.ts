/** The schema of a rule's filter list, combined from the shapes of the available filters. */

/** A JSON Schema node, as far as needed here. */
type Node = Readonly<Record<string, unknown>>;

/** `list` with entries of any of `shapes`, distinguished by their constant `filter`. */
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
