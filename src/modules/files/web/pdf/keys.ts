/** The keys of the window; undo, redo, delete and the arrows are keys of the editors themselves. */

export type Key = 'find' | 'save' | 'in' | 'out' | 'width' | 'leave';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'defaultPrevented'>;

const withControl: Readonly<Record<string, Key>> = {
  ...{ f: 'find', s: 'save', '+': 'in', '=': 'in', '-': 'out', '0': 'width' },
};

/** Undefined for a key that means nothing here, or that an editor has used. */
export function keyOf({ key, ctrlKey, metaKey, defaultPrevented }: Pressed): Key | undefined {
  if (defaultPrevented) return undefined;
  if (key === 'Escape') return 'leave';
  return ctrlKey || metaKey ? withControl[key.toLowerCase()] : undefined;
}
