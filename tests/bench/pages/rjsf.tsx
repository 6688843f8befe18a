/** RJSF that says what is wrong while one types: the like of our form. */
import type { Loaded } from './loaded-settings.ts';
import { mountRjsf } from './rjsf-form.tsx';

export function mount(root: HTMLElement, loaded: Loaded): void {
  mountRjsf(root, loaded, true);
}
