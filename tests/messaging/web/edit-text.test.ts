/** A custom text in the settings form: created, changed, discarded, undone, and its errors. */
import { describe, expect, test } from 'vitest';
import type { Validators } from '#engine/schema/catalogue.ts';
import { messageKind, storedDefault } from '#modules/messaging/domain/message-kind.ts';
import { textFindings } from '#modules/messaging/domain/text-findings.ts';
import { catalogue } from '#generated/catalogue.ts';
import * as generated from '#generated/validators/settings.js';
import { blockingKeys } from '#modules/settings/web/form/blocking.ts';
import { SettingsModel } from '#modules/settings/web/shared/settings-model.ts';
import { allSetHere } from '../../factories/stored-side.ts';
import {
  editText,
  fieldsOf,
  findingsOfText,
  giveUpText,
  ownIn,
  schemaOfText,
  undoText,
} from '#modules/messaging/web/message/edit-text.ts';
import { validateTextsWith, lateFindings } from '#modules/messaging/web/message/late-findings.ts';

const key = 'notification_templates';
const kind = messageKind('sms_notifications_delivery:delivered') ?? never();
const other = { id: 'sms_notifications_delivery:quote', channel: 'sms', text: 'Quoted' };

function never(): never {
  throw new Error('There is no such message');
}

function formWith(texts: readonly object[] | undefined): SettingsModel {
  const validators: Validators = { ...generated, further: lateFindings };
  const caller = { audience: 'staff', can: () => true } as const;
  return new SettingsModel(
    { catalogue, validators, caller, scope: 'provider', facts: {} },
    allSetHere(texts ? { [key]: texts } : {}, 'provider'),
  );
}

describe('a text of a cell', () => {
  test('starts with the default, and does not exist if it equals the default', () => {
    const form = formWith(undefined);
    editText(form, kind, ['text'], 'Here');
    expect(form.state().drafts).toEqual({ [key]: [{ id: kind.id, channel: 'sms', text: 'Here' }] });
    editText(form, kind, ['text'], fieldsOf(storedDefault(kind))['text']);
    expect(form.state().drafts).toEqual({});
  });

  test('leaves the others unchanged, can be undone, and can be reset to the default', () => {
    const form = formWith([other, { id: kind.id, channel: 'sms', text: 'Saved' }]);
    editText(form, kind, ['text'], 'Changed');
    expect(form.content(key)).toEqual([other, { id: kind.id, channel: 'sms', text: 'Changed' }]);
    undoText(form, kind.id);
    expect(form.state().drafts).toEqual({});
    giveUpText(form, kind.id);
    expect(form.state().drafts).toEqual({ [key]: [other] });
    expect(ownIn(form, kind.id)).toBeUndefined();
  });

  test('is validated once the library is loaded; an error is shown at its field and prevents saving', () => {
    const form = formWith([other]);
    editText(form, kind, ['text'], '{{ recipient.nmae }}');
    expect(blockingKeys(form)).toEqual([]);
    validateTextsWith(textFindings);
    editText(form, kind, ['text'], '{{ recipient.nmea }}');
    expect(findingsOfText(form, kind.id)).toMatchObject([{ field: 'message.text' }]);
    expect(findingsOfText(form, other.id)).toEqual([]);
    expect(blockingKeys(form)).toEqual([key]);
    editText(form, kind, ['text'], undefined);
    expect(findingsOfText(form, kind.id)).toMatchObject([{ field: 'message.text' }]);
    editText(form, kind, ['text'], 'Fine');
    expect(blockingKeys(form)).toEqual([]);
  });

  test('has the fields of its channel but not the fixed ones', () => {
    const items = catalogue.settings[key].schema.items;
    const channels = ['email', 'sms', 'whatsapp'].map((channel) =>
      messageKind(`${channel}_notifications_delivery:delivered`),
    );
    const fields = channels.map((one) =>
      Object.keys(schemaOfText(items, storedDefault(one ?? never())).properties ?? {}),
    );
    expect(fields).toEqual([['subject', 'body'], ['text'], ['template_name', 'parameters']]);
  });
});
