/** A form in steps: where one is, what is still to come, and no way on while something in the step is wrong. */

import { Button, Group, Stepper, Text } from '@mantine/core';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import styles from '../form.module.css';
import type { StepLayout } from '../model/form-definition.ts';
import { isAbout, placeOf } from '../model/path.ts';
import { revealSetting } from '../reveal.ts';
import { Groups, type AfterGroups } from './field-list.tsx';
import { fieldsIn, leavesOf } from './form-fields.ts';
import { useRecord, useRecordReading } from './record-context.ts';
import stepStyles from './schema-form.module.css';

interface FormStepsProps {
  readonly steps: readonly StepLayout[];
  readonly readOnly: boolean;
  readonly after: AfterGroups;
}

/** The places of each step's fields. */
function usePlaces(steps: readonly StepLayout[]): readonly (readonly string[])[] {
  const schema = useRecordReading(useRecord(), ['schema'], (state) => state.schema);
  return useMemo(
    () =>
      steps.map(({ groups }) =>
        groups.flatMap((group) => leavesOf(fieldsIn(schema, group)).map(({ path }) => placeOf(path))),
      ),
    [steps, schema],
  );
}

export function FormSteps({ steps, readOnly, after }: FormStepsProps): ReactNode {
  const model = useRecord();
  const places = usePlaces(steps);
  const [at, setAt] = useState(0);
  const head = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) head.current?.focus();
  }, [at]);
  const failures = useRecordReading(model, ['status'], (state) => state.failures);
  useEffect(() => {
    if (failures === 0) return;
    // A save that was refused opens the first step in which something is wrong.
    const wrong = model.findings();
    const first = places.findIndex((own) => own.some((place) => wrong.some(({ field }) => isAbout(field, place))));
    if (first >= 0) setAt(first);
  }, [failures, model, places]);
  const go = (to: number): void => {
    moved.current = true;
    setAt(to);
  };
  const next = (): void => {
    const own = places[at] ?? [];
    for (const place of own) model.leave(place.split('.'));
    const wrong = model.findings().find(({ field }) => own.some((place) => isAbout(field, place)));
    if (wrong) revealSetting(wrong.field.replaceAll('.', '-'));
    else go(at + 1);
  };
  const step = steps[at];
  if (!step) return null;
  return (
    <div className={styles['card']}>
      <Stepper
        active={at}
        onStepClick={(to) => to < at && go(to)}
        size="sm"
        className={stepStyles['steps']}
        iconSize={28}
      >
        {steps.map(({ id, title }, index) => (
          <Stepper.Step key={id} label={title} allowStepSelect={index < at} />
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
      <Groups groups={step.groups} readOnly={readOnly} after={after} />
      <Group justify="space-between" className={stepStyles['ways']}>
        <Button variant="default" disabled={at === 0} onClick={() => go(at - 1)}>
          Back
        </Button>
        {at < steps.length - 1 && <Button onClick={next}>Continue</Button>}
      </Group>
    </div>
  );
}
