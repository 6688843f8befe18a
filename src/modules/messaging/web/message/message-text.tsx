/** The text of one message: the editor next to a preview with a sample shipment. Typing is an unsaved change at once. */

import { Badge, Button, Group, Select } from '@mantine/core';
import { useEffect, useMemo, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { writeRefusal } from '#engine/state/access.ts';
import { sameJson } from '#engine/values/json-value.ts';
import { messageKind, storedDefault, type MessageKind } from '../../domain/message-kind.ts';
import { checkTemplate, renderTemplate } from '../../domain/render.ts';
import { templateIn } from '../../domain/templates.ts';
import { textFindings } from '../../domain/text-findings.ts';
import type { NotificationContext, NotificationTemplate } from '#generated/types.ts';
import { describeTagsOf } from '#platform/web/form/widgets/text/template-chips.ts';
import { SettingField, type FieldHost } from '#platform/web/form/rjsf/bridge.tsx';
import { untilThere } from '#platform/web/form/reveal.ts';
import { useReading } from '#platform/web/form/use-reading.ts';
import type { SettingsModel } from '#modules/settings/web/shared/settings-model.ts';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { AllDetails, InsertDetail } from './details.tsx';
import {
  editText,
  fieldName,
  fieldsOf,
  findingsOfText,
  ownIn,
  savedIn,
  schemaOfText,
  undoText,
  giveUpText,
} from './edit-text.ts';
import { insertText, isWritable, writable } from './insert-text.ts';
import { validateTextsWith } from './late-findings.ts';
import styles from './message.module.css';
import { labelOfTag } from '../../domain/tag-label.ts';
import { PreviewOfMessage } from './preview-of-message.tsx';
import { contextOf, sampleChoices, sampleOf, useSettingsAfterSave, usualSample } from './sample.ts';
import { textsKey } from './texts-key.ts';

validateTextsWith(textFindings);
describeTagsOf('notification_context', labelOfTag);

interface TextProps {
  readonly model: SettingsModel;
  readonly kind: MessageKind;
}

function useText({ model, kind }: TextProps): NotificationTemplate {
  return useReading(model, [`value:${textsKey}`], () => ownIn(model, kind.id) ?? storedDefault(kind));
}

function focusFirst(form: HTMLElement | null): boolean {
  if (!form || form.querySelector('[data-to-come]')) return false;
  const first = [...form.querySelectorAll<HTMLElement>(writable)].find((field) => !field.closest('[data-insert]'));
  first?.focus();
  return first !== undefined;
}

/** The fields of this channel, with buttons to insert variables. */
function Writing({ model, kind, context }: TextProps & { readonly context: NotificationContext }): ReactNode {
  const form = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement>(undefined);
  const text = useText({ model, kind });
  const setting = model.base.catalogue.settings[textsKey];
  const findings = useReading(model, [`value:${textsKey}`, `errors:${textsKey}`], () => findingsOfText(model, kind.id));
  const host = useMemo(
    (): FieldHost => ({
      latest: () => fieldsOf(ownIn(model, kind.id) ?? storedDefault(kind)),
      onChange: (path, value) => editText(model, kind, path, value),
      onBlur: () => model.leave(textsKey),
    }),
    [model, kind],
  );
  const schema = useMemo(
    () => setting && schemaOfText(setting.schema.items ?? {}, storedDefault(kind)),
    [setting, kind],
  );
  // The editors load after the dialog opens.
  useEffect(() => untilThere(() => focusFirst(form.current)), []);
  if (!setting || !schema) return null;
  const locked = writeRefusal(setting, model.base.caller, model.base.scope);
  return (
    <div
      ref={form}
      className={styles['writing']}
      onFocus={({ target }: FocusEvent) => {
        if (isWritable(target) && !target.closest('[data-insert]')) last.current = target;
      }}
    >
      {locked && <Notice variant="info">You can view this but not change it. {locked.message}</Notice>}
      <SettingField
        name={fieldName}
        schema={schema}
        widget="object"
        value={fieldsOf(text)}
        errors={findings}
        readOnly={locked !== undefined}
        required
        placeholder={undefined}
        host={host}
      />
      {!locked && (
        <div data-insert>
          <InsertDetail
            context={context}
            kind={kind}
            onInsert={(words) => form.current && insertText(form.current, last.current, words)}
          />
        </div>
      )}
      <AllDetails context={context} />
    </div>
  );
}

function Shown({ model, kind, context }: TextProps & { readonly context: NotificationContext }): ReactNode {
  const text = useText({ model, kind });
  const message = useMemo(() => {
    const template = templateIn(text);
    try {
      return checkTemplate(template, kind.channel).length > 0
        ? undefined
        : renderTemplate(template, kind.channel, context);
    } catch {
      // An endless loop, or a missing part.
      return undefined;
    }
  }, [text, kind, context]);
  if (message) return <PreviewOfMessage message={message} />;
  return <Notice variant="warning">Fix the error to see a preview.</Notice>;
}

/** Whether the text is the provider's own or the default, with buttons to reset it. */
function Standing({ model, kind, onDone }: TextProps & { readonly onDone: () => void }): ReactNode {
  const [own, drafted] = useReading(model, [`value:${textsKey}`, 'base'], () => {
    const mine = ownIn(model, kind.id);
    return [mine !== undefined, !sameJson(mine ?? null, savedIn(model, kind.id) ?? null)];
  });
  return (
    <Group gap="xs" aria-live="polite">
      <Badge variant="light" color={own ? 'blue' : 'gray'} tt="none">
        {own ? 'Custom text' : 'Default text'}
      </Badge>
      {drafted && (
        <Badge variant="light" color="orange" tt="none">
          Not saved yet
        </Badge>
      )}
      {drafted && (
        <Button size="compact-sm" variant="default" onClick={() => undoText(model, kind.id)}>
          Undo
        </Button>
      )}
      {own && (
        <Button
          size="compact-sm"
          variant="default"
          title="Use the default text again"
          onClick={() => giveUpText(model, kind.id)}
        >
          Reset
        </Button>
      )}
      <Button size="compact-sm" ml="auto" onClick={onDone}>
        Done
      </Button>
    </Group>
  );
}

function Message({ model, kind, onDone }: TextProps & { readonly onDone: () => void }): ReactNode {
  const [sample, setSample] = useState(() => usualSample(kind.row));
  const settings = useSettingsAfterSave(model);
  const context = useMemo(() => contextOf(kind, sampleOf(sample), settings), [kind, sample, settings]);
  return (
    <>
      <Standing model={model} kind={kind} onDone={onDone} />
      <div className={styles['sides']}>
        <Writing model={model} kind={kind} context={context} />
        <section className={styles['shown']} aria-label="Preview">
          <Select label="Preview with" data={[...sampleChoices]} value={sample} onChange={setSample} />
          <Shown model={model} kind={kind} context={context} />
        </section>
      </div>
    </>
  );
}

interface MessageTextProps {
  readonly model: SettingsModel;
  readonly address: string;
  /** Closes the dialog; edits stay as unsaved changes of the form. */
  readonly onDone: () => void;
}

/** `address`: of the cell. */
export default function MessageText({ model, address, onDone }: MessageTextProps): ReactNode {
  const kind = useMemo(() => messageKind(address), [address]);
  if (!kind) return <Notice variant="error">This message no longer exists.</Notice>;
  return <Message key={kind.id} model={model} kind={kind} onDone={onDone} />;
}
