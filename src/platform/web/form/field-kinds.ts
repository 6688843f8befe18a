/** What the widget of a field means for the field around it. */

/** Editors that take the full width. */
export const wideWidgets: ReadonlySet<string> = new Set([
  'html',
  'list',
  'rows',
  'object',
  'matrix',
  'service-level',
  'address',
]);

/** Editors whose members have inputs of their own, which show the errors of the members. */
export const widgetsWithMembers: ReadonlySet<string> = new Set(['list', 'rows', 'object', 'address']);

/** Editors taller than a screen: an error below them would be out of sight, so it is shown above. */
export const tallWidgets: ReadonlySet<string> = new Set(['permissions']);
