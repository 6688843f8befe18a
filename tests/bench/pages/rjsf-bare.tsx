/** RJSF at its cheapest: everything is shown and nothing is validated before the form is sent. */
import type { Loaded } from './loaded-settings.ts';
import { mountRjsf } from './rjsf-form.tsx';

export function mount(root: HTMLElement, loaded: Loaded): void {
  mountRjsf(root, loaded, { validated: false, conditions: false });
}
