/** Links an input to its help and errors: Mantine's composed inputs overwrite our `aria-describedby`, so it is set on the element itself. */
import { useLayoutEffect } from 'react';

/** Call where the element is rendered: what loads later is not there yet when the field around it renders. */
export function useDescription(id: string, describedBy: string | undefined): void {
  useLayoutEffect(() => {
    const element = document.getElementById(id);
    if (describedBy) element?.setAttribute('aria-describedby', describedBy);
    else element?.removeAttribute('aria-describedby');
  });
}
