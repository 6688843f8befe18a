/** The keyboard shortcuts of the dialog; undo, redo, delete and arrow keys belong to the editors. */

export type Key = 'find' | 'save' | 'in' | 'out' | 'width' | 'leave';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'defaultPrevented'>;

const withControl: Readonly<Record<string, Key>> = {
  ...{ f: 'find', s: 'save', '+': 'in', '=': 'in', '-': 'out', '0': 'width' },
};

/** Undefined for a key without a function here, or one that an editor has handled. */
export function keyOf({ key, ctrlKey, metaKey, defaultPrevented }: Pressed): Key | undefined {
  if (defaultPrevented) return undefined;
  if (key === 'Escape') return 'leave';
  return ctrlKey || metaKey ? withControl[key.toLowerCase()] : undefined;
}
