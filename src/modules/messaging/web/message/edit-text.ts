/** Editing one of the provider's own texts in the settings form. */

import { storedDefault, type MessageKind } from '../../domain/message-kind.ts';
import { isList, isObject, sameJson } from '#engine/values/json-value.ts';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import { shapeOf } from '#engine/schema/shape.ts';
import type { NotificationTemplate } from '#generated/types.ts';
import { findingsOn } from '#modules/settings/web/shared/form-context.ts';
import type { SettingsModel } from '#modules/settings/web/shared/settings-model.ts';
import { storedNow } from '#modules/settings/web/shared/form-state.ts';
import { withMember } from '#platform/web/form/model/with-member.ts';
import { textsKey } from './texts-key.ts';

/** The field name of the text in the dialog. */
export const fieldName = 'message';

function textsIn(value: unknown): readonly NotificationTemplate[] {
  return isList(value) ? (value as readonly NotificationTemplate[]) : [];
}

function textIn(value: unknown, id: string): NotificationTemplate | undefined {
  return textsIn(value).find((one) => one.id === id);
}

/** The current own text in the form; undefined where the default is used. */
export function ownIn(model: SettingsModel, id: string): NotificationTemplate | undefined {
  return textIn(model.content(textsKey), id);
}

export function savedIn(model: SettingsModel, id: string): NotificationTemplate | undefined {
  const setting = model.base.catalogue.settings[textsKey];
  return setting && textIn(storedNow(model.base, model.state(), setting).value, id);
}

/** The list with a text replaced or appended by id; without it when `text` is undefined. */
export function withText(list: unknown, id: string, text: NotificationTemplate | undefined): readonly unknown[] {
  const texts = textsIn(list);
  if (!text) return texts.filter((one) => one.id !== id);
  return texts.some((one) => one.id === id) ? texts.map((one) => (one.id === id ? text : one)) : [...texts, text];
}

function put(model: SettingsModel, id: string, text: NotificationTemplate | undefined): void {
  const next = withText(model.content(textsKey), id, text);
  const setting = model.base.catalogue.settings[textsKey];
  const stored = setting && storedNow(model.base, model.state(), setting).value;
  if (sameJson(next, textsIn(stored))) model.discard([textsKey]);
  else model.edit(textsKey, next, false);
}

/** Writes a part of the text; a text equal to the default is not stored. */
export function editText(
  model: SettingsModel,
  kind: MessageKind,
  path: readonly (string | number)[],
  value: unknown,
): void {
  const start = storedDefault(kind);
  const text = withMember(ownIn(model, kind.id) ?? start, path, value) as NotificationTemplate;
  put(model, kind.id, sameJson(text, start) ? undefined : text);
}

/** Removes the own text, so that the default is used. */
export function giveUpText(model: SettingsModel, id: string): void {
  put(model, id, undefined);
}

/** Resets the text to what is saved. */
export function undoText(model: SettingsModel, id: string): void {
  put(model, id, savedIn(model, id));
}

/** The errors of the text, by the field names of the dialog. */
export function findingsOfText(model: SettingsModel, id: string): readonly FieldError[] {
  const index = textsIn(model.content(textsKey)).findIndex((one) => one.id === id);
  if (index < 0) return [];
  const start = `${textsKey}.${index}`;
  return findingsOn(model, textsKey)
    .filter(({ field }) => field === start || field.startsWith(`${start}.`))
    .map((finding) => ({ ...finding, field: fieldName + finding.field.slice(start.length) }));
}

const ownAffair = new Set(['id', 'channel']);

/** The editable fields of a text, without its id and channel. */
export function schemaOfText(items: JsonSchema, text: NotificationTemplate): JsonSchema {
  const { properties = {}, required = [], ...shape } = shapeOf(items, text) ?? {};
  const mine = Object.entries(properties).filter(([name]) => !ownAffair.has(name));
  return {
    ...shape,
    type: 'object',
    properties: Object.fromEntries(mine),
    required: required.filter((name) => !ownAffair.has(name)),
  };
}

export function fieldsOf(text: NotificationTemplate): Readonly<Record<string, unknown>> {
  return isObject(text) ? Object.fromEntries(Object.entries(text).filter(([name]) => !ownAffair.has(name))) : {};
}
