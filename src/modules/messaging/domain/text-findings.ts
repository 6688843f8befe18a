/** Validation of a provider's own texts beyond their schema, shared by the editor and saving. */
import type { NotificationTemplate } from '#generated/types.ts';
import { messageIds, messageKind } from './message-kind.ts';
import { nearest } from './nearest-name.ts';
import { checkTemplate } from './render.ts';
import { templateIn } from './templates.ts';

export interface StoredTextFinding {
  /** `notification_templates.3.text`. */
  readonly field: string;
  readonly code: 'invalid_value';
  readonly message: string;
}

interface MemberFinding {
  readonly path: string;
  readonly message: string;
}

/** A text is validated once while it stays the same object, so that a key in one of many texts validates only that one. */
const findingsByText = new WeakMap<NotificationTemplate, readonly MemberFinding[]>();

/**
 * Findings on the value of a setting, each at its own member; empty for settings without texts. The value must fit its
 * schema.
 * @param key key of the setting
 */
export function textFindings(key: string, value: unknown): readonly StoredTextFinding[] {
  if (key !== 'notification_templates' || !Array.isArray(value)) return [];
  return (value as readonly NotificationTemplate[]).flatMap((text, index) =>
    findingsOf(text).map(({ path, message }) => ({ field: `${key}.${index}.${path}`, code: 'invalid_value', message })),
  );
}

function findingsOf(text: NotificationTemplate): readonly MemberFinding[] {
  const known = findingsByText.get(text);
  if (known) return known;
  const found = validate(text);
  findingsByText.set(text, found);
  return found;
}

function validate(text: NotificationTemplate): readonly MemberFinding[] {
  if (messageKind(text.id)?.channel !== text.channel) {
    const near = nearest(text.id, messageIds);
    return [{ path: 'id', message: `There is no such message.${near === undefined ? '' : ` Did you mean ${near}?`}` }];
  }
  return checkTemplate(templateIn(text), text.channel).map(({ field, line, message }) => ({
    path: field.replaceAll('/', '.'),
    message: line > 1 ? `Line ${line}: ${message}` : message,
  }));
}
