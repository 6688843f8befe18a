/** Every widget by name: the file of `widgets/` that implements it. The names are those of `#engine/schema/widget.ts`. */

import type { Widget as WidgetName } from '#engine/schema/widget.ts';
import type { Widget } from '../widgets/widget-props.ts';
import checkbox from '../widgets/choice/checkbox.tsx';
import colour from '../widgets/colour.tsx';
import date from '../widgets/date.tsx';
import dateTime from '../widgets/date-time.tsx';
import email from '../widgets/text/email.tsx';
import html from '../widgets/text/html.tsx';
import imageUrl from '../widgets/text/image-url.tsx';
import multiSelect from '../widgets/choice/multi-select.tsx';
import number from '../widgets/number.tsx';
import phone from '../widgets/text/phone.tsx';
import radio from '../widgets/choice/radio.tsx';
import reference from '../widgets/choice/reference.tsx';
import secret from '../widgets/text/secret.tsx';
import select from '../widgets/choice/select.tsx';
import statusList from '../widgets/choice/status-list.tsx';
import switchWidget from '../widgets/choice/switch.tsx';
import tags from '../widgets/choice/tags.tsx';
import text from '../widgets/text/text.tsx';
import textarea from '../widgets/text/textarea.tsx';
import time from '../widgets/time.tsx';
import unknown from '../widgets/unknown.tsx';
import url from '../widgets/text/url.tsx';

/**
 * `list`, `rows` and `object` contain other fields, and a file is an object without inputs for its members: the bridge
 * draws these.
 */
type Leaf = Exclude<WidgetName, 'list' | 'rows' | 'object' | 'file' | OfModules>;

/** Drawn by modules, which register them. */
type OfModules =
  | 'by-cell'
  | 'service-level'
  | 'opt-ins'
  | 'timed-opt-ins'
  | 'address'
  | 'address-type'
  | 'address-country'
  | 'pickup-point'
  | 'packaging'
  | 'place'
  | 'tariff-parts'
  | 'permissions';

const registered: Readonly<Record<Leaf, Widget>> = {
  text,
  textarea,
  email,
  url,
  phone,
  number,
  switch: switchWidget,
  select,
  radio,
  colour,
  time,
  date,
  'date-time': dateTime,
  html,
  secret,
  'status-list': statusList,
  'multi-select': multiSelect,
  tags,
  'image-url': imageUrl,
  // The statuses of one channel and one party: a row of the grid.
  matrix: statusList,
  checkbox,
  reference,
};

/** All widgets, including the fallback for unregistered names. */
export const widgets: Record<string, Widget> = { ...registered, unknown };

/** Widgets that keep their text in the DOM: typing must not re-render the row. */
const keepsText: ReadonlySet<string> = new Set([
  'text',
  'textarea',
  'email',
  'url',
  'phone',
  'number',
  'date',
  'date-time',
  'colour',
  'html',
  'secret',
  'image-url',
]);

/** Whether a widget shows typed text without being re-rendered. */
export function showsOwnTyping(widget: string): boolean {
  return keepsText.has(widget);
}
