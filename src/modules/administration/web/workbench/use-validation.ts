/** Requests the results of all gates shortly after typing pauses, in the editor or in the form. */

import { useCallback, useEffect, useState } from 'react';
import type { ValidateSchemaSectionAnswer200 } from '#generated/types.ts';
import type { Section, Setting } from '#engine/schema/catalogue.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';

export type ValidationResult = ValidateSchemaSectionAnswer200;
export type Finding = ValidationResult['findings'][number];

export interface Assembled {
  readonly section: Section;
  readonly settings: Readonly<Record<string, Setting>>;
  readonly docs: string;
}

export interface Validated {
  readonly validationResult?: ValidationResult;
  /** Of the last text that compiled. */
  readonly assembled?: Assembled;
  /** Whether that is the current text. */
  readonly current: boolean;
  readonly validating: boolean;
  readonly error?: string;
}

const pauseMs = 350;

export type Values = Readonly<Record<string, unknown>>;

interface ValidationRequest {
  readonly tab: string;
  readonly section: string;
  readonly text: string | undefined;
  readonly values: Values;
}

export function useValidation({
  tab,
  section,
  text,
  values,
}: ValidationRequest): Validated & { readonly retry: () => void } {
  const [validated, setValidated] = useState<Validated>({ current: false, validating: true });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (text === undefined) return undefined;
    const stopped = new AbortController();
    const validate = async (): Promise<void> => {
      try {
        const options = { body: { tab, section, text, values }, signal: stopped.signal };
        const validationResult = await call('validate_schema_section', options);
        const made = validationResult.assembled as Assembled | null;
        if (!stopped.signal.aborted)
          setValidated(({ assembled }) => ({
            validationResult,
            current: made !== null,
            validating: false,
            ...(made ? { assembled: same(assembled, made) } : assembled && { assembled }),
          }));
      } catch (failure) {
        const error = messageOf(failure);
        if (!stopped.signal.aborted && error !== null)
          setValidated((before) => ({ ...before, validating: false, error }));
      }
    };
    setValidated((before) => ({ ...before, validating: true }));
    const timer = setTimeout(() => void validate(), pauseMs);
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [tab, section, text, values, attempt]);
  return { ...validated, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}

/** The previous object if equal, so that the form is not rebuilt. */
function same(before: Assembled | undefined, now: Assembled): Assembled {
  return JSON.stringify(before) === JSON.stringify(now) && before ? before : now;
}
