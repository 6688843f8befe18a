/** A preview of custom fields as customers see them, including unsaved changes; what is typed here is not saved. */

import { Text } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { wallClock } from '#platform/domain/time.ts';
import { formSchema, validateForm, type AnswerForm } from '#engine/custom-fields/answer-form.ts';
import { distinct, type CustomField } from '#engine/custom-fields/field.ts';
import { isList } from '#engine/values/json-value.ts';
import type { Section } from '#engine/schema/catalogue.ts';
import { RecordFields } from '#platform/web/form/schema-form/schema-form.tsx';
import { RecordModel } from '#platform/web/form/model/record-model.ts';
import { useReading } from '#platform/web/form/use-reading.ts';
import type { SettingsModel } from '../../shared/settings-model.ts';
import { readAfterSave } from '../../shared/form-state.ts';
import styles from './fields-preview.module.css';

/** Complete fields that are asked; a field that is still being edited is added once it is complete. */
function previewFields(model: SettingsModel, key: string): readonly CustomField[] {
  const validate = model.base.validators.settings[key];
  const list = readAfterSave(model.base, model.state())(key);
  if (!validate || !isList(list)) return [];
  const complete = list.filter((field) => validate([field])) as readonly CustomField[];
  return distinct(complete.filter(({ retired }) => !retired));
}

function Preview({ form, title }: { readonly form: AnswerForm; readonly title: string }): ReactNode {
  const model = useMemo(() => {
    const schema = formSchema(form);
    return new RecordModel({ schemaFor: () => schema, validate: (value) => validateForm(form, value, true) }, {});
  }, [form]);
  return <RecordFields model={model} label={title} />;
}

interface FieldsPreviewProps {
  readonly model: SettingsModel;
  readonly section: Section;
  /** The setting that contains the fields. */
  readonly list: string;
}

export function FieldsPreview({ model, section, list }: FieldsPreviewProps): ReactNode {
  const fields = useReading(model, ['edited', 'base'], () => previewFields(model, list));
  const form = useMemo((): AnswerForm => {
    const group = { id: `preview-${list.replaceAll('_', '-')}`, title: section.title, fields };
    return { groups: [group], stored: {}, today: wallClock(new Date()).date };
  }, [fields, list, section.title]);
  return (
    <figure className={styles['figure']}>
      <figcaption className={styles['caption']}>Preview, including unsaved changes</figcaption>
      {fields.length === 0 ? (
        <Text size="sm" c="dimmed">
          No questions yet. Complete a question to see it here.
        </Text>
      ) : (
        <Preview form={form} title="Preview of the questions" />
      )}
    </figure>
  );
}
