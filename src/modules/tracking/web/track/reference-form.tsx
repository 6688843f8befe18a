/** One field for one or several numbers; Enter tracks them. */
import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import styles from './track.module.css';

interface ReferenceFormProps {
  /** Separated by commas, as in the address. */
  readonly references: string;
  readonly onTrack: (references: string) => void;
}

const mostReferences = 10;

export function ReferenceForm({ references, onTrack }: ReferenceFormProps) {
  const [text, setText] = useState(references.replaceAll(',', ', '));
  const [error, setError] = useState<string>();
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
    <form className={styles['form']} onSubmit={submit} role="search" noValidate>
      <TextInput
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
      <Button type="submit" className={styles['submit']}>
        Track
      </Button>
    </form>
  );
}
