/** Books the shipment of a form, or saves it as a quote, once however often it is submitted. */
import { useState } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import type { Rate } from '#generated/types.ts';
import { randomKey } from '#platform/web/client/random-key.ts';
import type { RecordModel } from '#platform/web/form/model/record-model.ts';
import { book, refusalOf, saveQuote, type Made, type Submission } from './book.ts';

export interface Problem {
  readonly title: string;
  readonly text: string;
  /** Why the server refused it. */
  readonly code?: string | undefined;
}

interface Submitting {
  readonly problem: Problem | undefined;
  /** The result; the form is left once it is there. */
  readonly made: Made | undefined;
  readonly submit: (value: JsonObject, isQuote: boolean) => Promise<void>;
}

interface SubmitOptions {
  readonly model: RecordModel;
  readonly about: Omit<Submission, 'value' | 'rate' | 'idempotencyKey'>;
  /** Asks for confirmation; false when the user cancels. */
  readonly confirm: () => Promise<boolean>;
  readonly rateOf: (code: unknown) => Rate | undefined;
  /** Called when the price or the extras have changed. */
  readonly onPriceChanged: () => void;
}

export function useSubmit({ model, about, confirm, rateOf, onPriceChanged }: SubmitOptions): Submitting {
  const [problem, setProblem] = useState<Problem>();
  const [made, setMade] = useState<Submitting['made']>();
  const refuse = (failure: unknown): void => {
    const refusal = refusalOf(model, failure);
    model.setSaving('failed');
    if (refusal.kind === 'price' || refusal.kind === 'extras') {
      onPriceChanged();
      const title = refusal.kind === 'price' ? 'The price has changed' : 'The extras have changed';
      setProblem({ title, text: refusal.message });
    } else if (refusal.kind === 'created') {
      // Whoever submits it again wants a second one.
      model.draftId = randomKey();
      setProblem({ title: 'A shipment was already created from this form', text: refusal.message });
    } else if (refusal.kind === 'failed')
      setProblem({ title: 'Couldn’t create the shipment', text: refusal.message, code: refusal.code });
  };
  const submit = async (value: JsonObject, isQuote: boolean): Promise<void> => {
    if (model.state().saving === 'saving' || !(await confirm())) return;
    setProblem(undefined);
    model.setSaving('saving');
    try {
      const submission = { ...about, value, rate: rateOf(value['service_level_code']), idempotencyKey: model.draftId };
      const result = await (isQuote ? saveQuote(submission) : book(submission));
      model.accept(value, value);
      model.setSaving('saved');
      setMade(result);
    } catch (failure) {
      refuse(failure);
    }
  };
  return { problem, made, submit };
}
