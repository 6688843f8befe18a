/** One field for one or several numbers; Enter tracks them. */
import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import styles from './track.module.css';

interface ReferenceFormProps {
  /** Separated by commas, as in the address. */
  readonly references: string;
  /** On a page that is about something else: it doesn't take the focus. */
  readonly isAside?: boolean;
  readonly onTrack: (references: string) => void;
}

const mostReferences = 10;

function spaced(references: string): string {
  return references.replaceAll(',', ', ');
}

export function ReferenceForm({ references, isAside = false, onTrack }: ReferenceFormProps) {
  const [text, setText] = useState(spaced(references));
  const [shown, setShown] = useState(references);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // The field stays, and with it the focus, when the address changes.
  if (shown !== references) {
    setShown(references);
    setText(spaced(references));
    setError(undefined);
  }
  const takesFocus = references === '' && !isAside;
  useEffect(() => {
    if (takesFocus) field.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Pasted lists may be separated by lines, commas or spaces.
    const numbers = [...new Set(text.split(/[\s,;]+/).filter(Boolean))];
    if (numbers.length === 0) return setError('Enter a number');
    if (numbers.length > mostReferences) return setError(`Enter at most ${mostReferences} numbers at a time`);
    setError(undefined);
    onTrack(numbers.join(','));
  };
  return (
    <form className={styles['form']} data-aside={isAside || undefined} onSubmit={submit} role="search" noValidate>
      <TextInput
        ref={field}
        className={styles['field']}
        label="Tracking number"
        description="Separate several numbers with commas."
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={error}
        maxLength={500}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
      />
      <Button type="submit">Track</Button>
    </form>
  );
}
