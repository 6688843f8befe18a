/** What a hand-written form knows besides its input: what is wrong with which field, and whether it is being sent. */
import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { sentence } from '#engine/values/sentence.ts';
import { CallError, messageOf, type FieldError } from '../client/call-error.ts';
import { focusInvalid } from '../ui/feedback/focus-invalid.ts';

/** Messages by field, as the server names it. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface Sending {
  /** Of the form element, whose first invalid field receives the focus. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly errors: FieldErrors;
  /** A failure that concerns no field of this form. */
  readonly problem: string | undefined;
  readonly isSending: boolean;
  /** Removes the error of a field that was changed. */
  readonly forgive: (field: string) => void;
  /** Removes every error: the form now asks for something else. */
  readonly forgiveAll: () => void;
  /** Sends only when `find` returns no errors. After a success the form stays locked, as whoever shows it closes it. */
  readonly submit: (event: FormEvent, find: () => FieldErrors, send: () => Promise<void>) => Promise<void>;
}

interface Options {
  /** Errors that are there at the start. */
  readonly refused?: readonly FieldError[];
  /** Whether the form shows a field that the server may name; all of them unless stated. */
  readonly isShown?: (field: string) => boolean;
}

export function useSending({ refused = [], isShown = () => true }: Options = {}): Sending {
  const [errors, setErrors] = useState<FieldErrors>(() => byField(refused));
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const forgive = (field: string): void =>
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name !== field)));
  const submit: Sending['submit'] = async (event, find, send) => {
    event.preventDefault();
    const found = find();
    setErrors(found);
    setProblem(undefined);
    if (Object.keys(found).length > 0) return focusInvalid(form.current);
    setSending(true);
    try {
      await send();
    } catch (failure) {
      const named = failure instanceof CallError ? failure.errors : [];
      setErrors(byField(named));
      if (named.some(({ field }) => isShown(field))) focusInvalid(form.current);
      else setProblem(messageOf(failure) ?? 'Try again.');
      setSending(false);
    }
  };
  const forgiveAll = (): void => {
    setErrors({});
    setProblem(undefined);
  };
  return { form, errors, problem, isSending, forgive, forgiveAll, submit };
}

function byField(errors: readonly FieldError[]): FieldErrors {
  return Object.fromEntries(errors.map(({ field, message }) => [field, sentence(message)]));
}
