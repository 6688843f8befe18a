/** The questions of a provider about an account, to answer. */
import { useEffect, useState, type ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import { useRecordReading } from '#platform/web/form/schema-form/record-context.ts';
import { SchemaForm } from '#platform/web/form/schema-form/schema-form.tsx';
import { useUnsavedChanges } from '#platform/web/ui/feedback/leave-prompt.tsx';
import { AnswerModel, sameQuestions } from './answer-model.ts';
import { saveAnswers } from './save.ts';
import type { Details } from './use-details.ts';

/** The same model while the questions stay the same. */
function useAnswerModel(details: Details): AnswerModel {
  const [made, setMade] = useState(() => ({ model: new AnswerModel(details), from: details }));
  useEffect(() => {
    setMade((before) =>
      sameQuestions(before.from, details) ? before : { model: new AnswerModel(details), from: details },
    );
  }, [details]);
  return made.model;
}

interface AnswerFormProps {
  readonly details: Details;
  readonly onSaved: (details: Details) => void;
}

export function AnswerForm({ details, onSaved }: AnswerFormProps): ReactNode {
  const model = useAnswerModel(details);
  const { entity } = model;
  const changed = useRecordReading(entity, ['pending'], (state) => state.changed);
  // An answer by others to a field being edited becomes a conflict on saving, not before.
  useEffect(() => {
    if (!changed && details.revision > model.revision) model.accept(details, {});
  }, [model, details, changed]);
  const { prompt } = useUnsavedChanges(changed);
  const save = (value: JsonObject): void => {
    void saveAnswers(model, details, value).then((saved) => saved && onSaved(saved));
  };
  return (
    <>
      <SchemaForm model={entity} draft={`account_answers:${details.account.id}`} saved="Answers saved" onSave={save} />
      {prompt}
    </>
  );
}
