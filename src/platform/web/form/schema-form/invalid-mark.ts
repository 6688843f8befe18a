/** Marks a field and its input as invalid without re-rendering either. */

import { useLayoutEffect } from 'react';
import { fieldIdOf, rowIdOf } from '../ids.ts';

/** @param name name of the field in ids */
export function useInvalidMark(name: string, invalid: boolean): void {
  useLayoutEffect(() => {
    document.getElementById(rowIdOf(name))?.toggleAttribute('data-invalid', invalid);
    const input = document.getElementById(fieldIdOf(name));
    if (invalid) input?.setAttribute('aria-invalid', 'true');
    else input?.removeAttribute('aria-invalid');
  });
}
