/** Where the control of a row is: at its end, beside its words, or under them with the whole width. */

import { wideWidgets } from '#platform/web/form/field-kinds.ts';

/** `end`: a switch, which leaves the words the room; `side`: a column of its own; `under`: an editor that needs the width. */
export type Placement = 'end' | 'side' | 'under';

/** Which of them an editor has, by the name of its widget. It never depends on the value, so that nothing moves with it. */
export function placementOf(widget: string): Placement {
  if (widget === 'switch') return 'end';
  return wideWidgets.has(widget) ? 'under' : 'side';
}
