/** A form in steps: shows the current and the remaining steps, and moves on only when the step has no errors. */

import { Button, Group, Stepper, Text } from '@mantine/core';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import styles from '../form.module.css';
import { keepFocus } from '../keep-focus.ts';
import type { StepLayout } from '../model/form-definition.ts';
import { isAbout, placeOf } from '../model/path.ts';
import type { RecordModel } from '../model/record-model.ts';
import { revealWhenThere } from '../reveal.ts';
import { type AroundGroups, Groups } from './field-list.tsx';
import { FindingSummary } from './finding-summary.tsx';
import { type FormField, fieldsIn, leavesOf } from './form-fields.ts';
import { useRecord, useRecordReading } from './record-context.ts';
import stepStyles from './schema-form.module.css';

interface FormStepsProps {
  readonly steps: readonly StepLayout[];
  readonly readOnly: boolean;
  readonly isNew: boolean;
  readonly before: AroundGroups;
  readonly after: AroundGroups;
  /** Below the last step, in place of the Next button. */
  readonly end?: ReactNode;
  /** Above the list of errors. */
  readonly summary?: string | undefined;
}

interface DrawnStep extends StepPlaces {
  readonly step: StepLayout;
  readonly fields: readonly FormField[];
}

/** The steps that have fields to show. */
function useDrawnSteps(model: RecordModel, steps: readonly StepLayout[]): readonly DrawnStep[] {
  const schema = useRecordReading(model, ['schema'], (state) => state.schema);
  const all = useMemo(
    () =>
      steps.map((step): DrawnStep => {
        const fields = step.groups.flatMap((group) => leavesOf(fieldsIn(schema, group)));
        return { step, fields, places: fields.map(({ path }) => placeOf(path)) };
      }),
    [steps, schema],
  );
  const shown = useRecordReading(model, ['visible'], ({ hidden }) =>
    all.filter(({ places }) => places.some((place) => !hidden[place])).map(({ step }) => step.id),
  );
  return useMemo(() => all.filter(({ step }) => shown.includes(step.id)), [all, shown]);
}

export function FormSteps({ steps, readOnly, isNew, before, after, end, summary }: FormStepsProps): ReactNode {
  const model = useRecord();
  const drawn = useDrawnSteps(model, steps);
  // Showing or hiding other steps does not change the current one.
  const now = useRef(drawn);
  now.current = drawn;
  const [id, setId] = useState(steps[0]?.id);
  // Number of refused attempts to move on: each scrolls to the errors.
  const [refusals, setRefusals] = useState(0);
  const head = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  const at = Math.max(
    0,
    drawn.findIndex(({ step }) => step.id === id),
  );
  useEffect(() => {
    if (moved.current) head.current?.focus();
  }, [at]);
  const attempted = useRecordReading(model, ['attempted'], (state) => state.attempted);
  const failures = useRecordReading(model, ['status'], (state) => state.failures);
  useEffect(() => {
    if (failures === 0) return;
    // A refused save opens the first step with an error.
    const all = now.current;
    const first = firstWrong(all, everythingWrong(model), all.length);
    if (first !== undefined) setId(all[first]?.step.id);
  }, [failures, model]);
  const open = (to: number): void => {
    moved.current = true;
    setRefusals(0);
    setId(drawn[to]?.step.id);
  };
  /** Going back is always possible; going on only as far as there are no errors. */
  const go = (to: number): void => {
    for (const { places } of drawn.slice(at, to)) for (const place of places) model.leave(place.split('.'));
    const wrong = firstWrong(drawn.slice(0, to), everythingWrong(model), to) ?? to;
    if (to <= at || wrong >= to) return open(to);
    for (const { field } of model.findings())
      if (drawn[wrong]?.places.some((place) => isAbout(field, place))) model.leave(field.split('.'));
    if (wrong !== at) open(wrong);
    setRefusals((count) => count + 1);
  };
  const reveal = (name: string): void => {
    const owner = drawn.findIndex(({ places }) => places.some((place) => isAbout(name.replaceAll('-', '.'), place)));
    if (owner >= 0 && owner !== at) setId(drawn[owner]?.step.id);
    revealWhenThere(name);
  };
  const current = drawn[at];
  if (!current) return null;
  const { step, fields } = current;
  return (
    <>
      <FindingSummary
        fields={attempted ? drawn.flatMap((one) => one.fields) : fields}
        refusals={refusals}
        summary={summary}
        onReveal={reveal}
      />
      <div className={`${styles['card']} ${stepStyles['new']}`} data-new={isNew || undefined}>
        <Stepper active={at} onStepClick={go} size="sm" className={stepStyles['steps']} iconSize={28}>
          {drawn.map(({ step: { id: key, title } }) => (
            <Stepper.Step key={key} label={title} />
          ))}
        </Stepper>
        <h2 ref={head} tabIndex={-1} className={stepStyles['stepTitle']}>
          {step.title}
        </h2>
        {step.description && (
          <Text size="sm" c="dimmed" className={stepStyles['help']}>
            {step.description}
          </Text>
        )}
        <Groups
          key={step.id}
          groups={step.groups}
          readOnly={readOnly}
          under={step.title}
          before={before}
          after={after}
        />
        <Group justify="space-between" className={stepStyles['ways']}>
          <Button variant="default" disabled={at === 0} onMouseDown={keepFocus} onClick={() => go(at - 1)}>
            Back
          </Button>
          {at < drawn.length - 1 ? (
            <Button onMouseDown={keepFocus} onClick={() => go(at + 1)}>
              Continue
            </Button>
          ) : (
            end
          )}
        </Group>
      </div>
    </>
  );
}

/** The errors of the form and of the server. */
function everythingWrong(model: RecordModel): readonly string[] {
  return [...model.findings().map(({ field }) => field), ...Object.keys(model.state().serverErrors)];
}

interface StepPlaces {
  /** The places of the step's fields. */
  readonly places: readonly string[];
}

/**
 * The number of the first step before `end` that contains an invalid field; undefined when none does.
 *
 * @param wrong fields, as findings name them
 */
export function firstWrong(steps: readonly StepPlaces[], wrong: readonly string[], end: number): number | undefined {
  const first = steps.findIndex(
    ({ places }, index) => index < end && places.some((place) => wrong.some((field) => isAbout(field, place))),
  );
  return first < 0 ? undefined : first;
}
