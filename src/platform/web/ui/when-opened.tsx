/** Dialogs and other parts that a user may open later: their code loads once the screen is shown, and at the latest with them. */
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { whenSettled } from './when-idle.ts';

const parts: (() => Promise<unknown>)[] = [];

/** Loads all parts of the screens so far, for use without a connection. */
export async function loadParts(): Promise<void> {
  await Promise.all(parts.map((load) => load()));
}

/** A component that draws nothing until its code has loaded, and draws at once when it had loaded before. */
export function whenOpened<Props extends object>(
  read: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  let loaded: ComponentType<Props> | undefined;
  const load = async (): Promise<ComponentType<Props>> => (loaded ??= await read());
  parts.push(load);
  // What fails now is tried again when it is opened.
  whenSettled(() => void load().catch(() => undefined));
  return function Opened(props) {
    const [Part, setPart] = useState(() => loaded);
    const [failure, setFailure] = useState<Error>();
    useEffect(() => {
      let isOver = false;
      const fail = (reason: unknown): void => setFailure(reason instanceof Error ? reason : new Error(String(reason)));
      load().then(
        (part) => !isOver && setPart(() => part),
        (reason: unknown) => !isOver && fail(reason),
      );
      return () => {
        isOver = true;
      };
    }, []);
    if (failure) throw failure;
    return Part ? <Part {...props} /> : null;
  };
}
