/** RJSF that does what our form does: says what is wrong while one types, and shows settings by conditions. */
import type { Loaded } from './loaded-settings.ts';
import { mountRjsf } from './rjsf-form.tsx';

export function mount(root: HTMLElement, loaded: Loaded): void {
  mountRjsf(root, loaded, { validated: true, conditions: true });
}
