/** Puts the dropdown of a choice into the page when its field is first focused: a form has many choices, and few are opened. */
import { useState } from 'react';

interface DropdownOnUse {
  readonly comboboxProps: { readonly keepMounted: boolean };
  readonly onFocus: () => void;
}

/** The properties for Mantine's selects. From the first focus on the dropdown stays, because the arrow keys look for options in it before it opens. */
export function useDropdownOnUse(): DropdownOnUse {
  const [used, setUsed] = useState(false);
  return { comboboxProps: { keepMounted: used }, onFocus: () => setUsed(true) };
}
