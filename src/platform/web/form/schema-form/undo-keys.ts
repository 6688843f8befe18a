/** Ctrl+Z undoes the last change, Ctrl+Shift+Z or Ctrl+Y redoes it; in a text input the browser's own undo applies. */

import { useEffect } from 'react';
import type { RecordModel } from '../model/record-model.ts';

function isText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const typed = target instanceof HTMLInputElement && !/^(?:checkbox|radio|button|file)$/.test(target.type);
  return typed || target instanceof HTMLTextAreaElement || target.isContentEditable;
}

export function useUndoKeys(model: RecordModel): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isText(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) model.redo();
      else model.undo();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [model]);
}
