/** RJSF with the features of our form: validation while typing, and conditions that show settings. */
import type { Loaded } from './loaded-settings.ts';
import { mountRjsf } from './rjsf-form.tsx';

export function mount(root: HTMLElement, loaded: Loaded): void {
  mountRjsf(root, loaded, { validated: true, conditions: true });
}
