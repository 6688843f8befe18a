/**
 * Text that is shown as it is typed and written into the address after a pause. It follows the address when something else changed that,
 * such as Back; an address of its own that is drawn late, after more was typed, takes nothing back.
 */
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';

const pauseMs = 250;

/** What was written into the address here, until it is drawn. */
export class OwnWrites {
  /** Oldest first. */
  private awaited: readonly string[] = [];

  add(text: string): void {
    this.awaited = [...this.awaited, text];
  }

  /** What the address says or is about to say. */
  newest(drawn: string): string {
    return this.awaited.at(-1) ?? drawn;
  }

  /** Whether what was drawn had been written here; otherwise something else changed the address, and nothing is awaited any more. */
  arrived(drawn: string): boolean {
    const at = this.awaited.indexOf(drawn);
    this.awaited = at < 0 ? [] : this.awaited.slice(at + 1);
    return at >= 0;
  }
}

interface TypedText {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Writes at once what waits for the pause. */
  readonly flush: () => void;
}

/**
 * @param written what the address says, as far as it has been drawn
 * @param write puts the trimmed text into the address
 */
export function useTypedText(written: string, write: (text: string) => void): TypedText {
  const [text, setText] = useState(written);
  const [own] = useState(() => new OwnWrites());
  useEffect(() => {
    if (!own.arrived(written)) setText(written);
  }, [own, written]);
  const settle = useDebouncedCallback((typed: string) => {
    const next = typed.trim();
    if (next === own.newest(written)) return;
    own.add(next);
    write(next);
  }, pauseMs);
  const type = (typed: string): void => {
    setText(typed);
    settle(typed);
  };
  return { text, type, flush: () => settle.flush() };
}
