/** The form's keyboard shortcuts: Ctrl+S saves, `/` focuses the search unless the user is typing. */

import { useEffect, type RefObject } from 'react';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

interface FormKeys {
  save: () => void;
  readonly search: RefObject<HTMLInputElement | null>;
}

export function useFormKeys({ save, search }: FormKeys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const held = (event.ctrlKey || event.metaKey) && !event.altKey ? event.key.toLowerCase() : '';
      if (held === 's') {
        event.preventDefault();
        save();
      } else if (event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target)) {
        event.preventDefault();
        search.current?.focus();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [save, search]);
}
