/** The position of a row's control: at its end, next to its text, or below with the full width. */

import { wideWidgets } from '#platform/web/form/field-kinds.ts';

/** `end`: a switch, which leaves room for the text; `side`: a column of its own; `under`: an editor that needs the full width. */
export type Placement = 'end' | 'side' | 'under';

/** The position by the name of the widget. It never depends on the value, so that nothing moves. */
export function placementOf(widget: string): Placement {
  if (widget === 'switch') return 'end';
  return wideWidgets.has(widget) ? 'under' : 'side';
}
