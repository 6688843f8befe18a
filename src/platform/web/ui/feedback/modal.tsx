/** A dialog. Escape closes only the one in front. */
import { Modal as Dialog, type ModalProps } from '@mantine/core';
import { useId, useLayoutEffect, type ReactNode } from 'react';
import { createStore, useStore } from '../../client/store.ts';

/** The open dialogs, the front one last. */
const open = createStore<readonly string[]>([]);

export function Modal({ closeOnEscape = true, ...props }: ModalProps): ReactNode {
  const isFront = useIsFront(props.opened);
  return <Dialog {...props} closeOnEscape={closeOnEscape && isFront} />;
}

/** For dialogs composed of their own parts. */
export function useIsFront(opened: boolean): boolean {
  const id = useId();
  useLayoutEffect(() => {
    if (!opened) return undefined;
    open.set((before) => [...before, id]);
    return () => open.set((before) => before.filter((one) => one !== id));
  }, [id, opened]);
  return useStore(open, (ids) => ids.at(-1) === id);
}
