/**
 * Keeps the text of an input in the DOM instead of in React state: a keystroke updates the store and renders nothing.
 * The input is rewritten only when the value changes from elsewhere (undo, reset, another user's save).
 */

import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { textOf } from './text-of.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface DomText<E extends TextElement> {
  readonly ref: RefObject<E | null>;
  readonly defaultValue: string;
  readonly onInput: () => void;
}

export interface TextCodec {
  readonly toText: (value: unknown) => string;
  /** `undefined` means emptied. */
  readonly toValue: (text: string) => unknown;
}

/** Text is its own value; other stored values are shown as text. */
export const plainText: TextCodec = {
  toText: textOf,
  toValue: (text) => (text === '' ? undefined : text),
};

/**
 * Ref, initial text and input handler for an uncontrolled input that shows `value`.
 * @param codec must be stable between renders (a module constant).
 */
export function useDomText<E extends TextElement>(
  value: unknown,
  codec: TextCodec,
  onChange: (value: unknown) => void,
): DomText<E> {
  const ref = useRef<E>(null);
  const known = useRef(value);
  const [defaultValue] = useState(() => codec.toText(value));
  useLayoutEffect(() => {
    if (Object.is(known.current, value)) return;
    known.current = value;
    const input = ref.current;
    const text = codec.toText(value);
    if (input && input.value !== text) input.value = text;
  }, [value, codec]);
  const onInput = (): void => {
    const input = ref.current;
    if (!input) return;
    known.current = codec.toValue(input.value);
    onChange(known.current);
  };
  return { ref, defaultValue, onInput };
}
