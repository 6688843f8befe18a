/** The edited section as a working form: values are validated by the edited schemas, and conditions show and hide settings. */

import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { explainConditions } from '#engine/conditions/explain.ts';
import { FormProvider, type FormSurroundings } from '#modules/settings/web/shared/form-context.ts';
import { useReading } from '#platform/web/form/use-reading.ts';
import type { SettingsModel } from '#modules/settings/web/shared/settings-model.ts';
import { pendingKeys, readAfterSave } from '#modules/settings/web/shared/form-state.ts';
import { LineList } from '#modules/settings/web/shared/line-list.tsx';
import { factsHere, previewModel, triedValues, Verdicts } from './preview-model.ts';
import styles from '../schemas.module.css';
import { inputsOf, TryAs } from '../try-as.tsx';
import type { Assembled, Validated, Values } from '../use-validation.ts';

/** Settings that are currently hidden, and their conditions. */
function Hidden({ model, assembled }: { readonly model: SettingsModel; readonly assembled: Assembled }): ReactNode {
  const hidden = useReading(model, ['visible', 'edited', 'base'], () => {
    const state = model.state();
    const read = readAfterSave(model.base, state);
    return assembled.section.keys.flatMap((key) => {
      const setting = assembled.settings[key];
      if (!setting || !state.hidden[key]) return [];
      const { catalogue, validators } = model.base;
      const [first] = explainConditions(catalogue, setting.visible_when, read, validators.conditions);
      const why = first?.filter(({ holds }) => !holds).map(({ sentence }) => sentence) ?? [];
      return [{ key, title: setting.schema.title ?? key, why: why.join(' ') }];
    });
  });
  if (hidden.length === 0) return null;
  return (
    <div className={styles['hidden']}>
      <h3>Hidden</h3>
      <ul>
        {hidden.map(({ key, title, why }) => (
          <li key={key}>
            <strong>{title}</strong> waits for: {why}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PreviewFormProps {
  readonly assembled: Assembled;
  readonly tab: string;
  readonly validated: Validated;
  readonly onValues: (values: Values) => void;
}

export function PreviewForm({ assembled, tab, validated, onValues }: PreviewFormProps): ReactNode {
  const verdicts = useMemo(() => new Verdicts(), []);
  const last = useRef<SettingsModel>(undefined);
  const [tried, setTried] = useState(factsHere);
  const inputs = useMemo(() => inputsOf(assembled), [assembled]);
  const model = useMemo(() => {
    const next = previewModel(assembled, verdicts, tried);
    if (last.current) next.restore(last.current.state().drafts);
    last.current = next;
    return next;
  }, [assembled, verdicts, tried, last]);
  const drafts = useReading(model, ['edited', 'base'], () => model.state().drafts);
  const values = useMemo(() => triedValues(assembled, drafts), [assembled, drafts]);
  const changed = useReading(model, ['pending'], () => pendingKeys(model.state()).length > 0);
  useEffect(() => onValues(values), [values, onValues]);
  const { validationResult } = validated;
  const latest = useRef(values);
  latest.current = values;
  useEffect(() => {
    // Restoring nothing triggers a validation with the server's latest results.
    if (validationResult && verdicts.set(latest.current, validationResult.errors, validationResult.failed_rules))
      model.restore({});
  }, [validationResult, model, verdicts]);
  const surroundings = useMemo(
    (): FormSurroundings => ({ model, linkTo: () => location.href, go: () => undefined }),
    [model],
  );
  const target = useMemo(() => ({ tab }), [tab]);
  return (
    <FormProvider value={surroundings}>
      <div className={styles['previewHead']}>
        <p className={styles['soft']}>Nothing you enter here is saved. All settings start at their defaults.</p>
        <Button
          size="compact-xs"
          variant="subtle"
          disabled={!changed}
          onClick={() => model.discard(Object.keys(model.state().drafts))}
        >
          Undo all
        </Button>
      </div>
      {inputs.length > 0 && (
        <TryAs
          names={inputs}
          tried={tried}
          onTry={(name, value) => setTried((before) => ({ ...before, [name]: value }))}
        />
      )}
      <LineList key={assembled.section.id} tab={tab} target={target} />
      <Hidden model={model} assembled={assembled} />
    </FormProvider>
  );
}
