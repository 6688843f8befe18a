/** RJSF in its cheapest configuration: all fields are shown, and validation runs only on submit. */
import type { Loaded } from './loaded-settings.ts';
import { mountRjsf } from './rjsf-form.tsx';

export function mount(root: HTMLElement, loaded: Loaded): void {
  mountRjsf(root, loaded, { validated: false, conditions: false });
}
