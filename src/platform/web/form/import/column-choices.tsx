/** Which field each column of a file is: guessed, and changed here where the guess is wrong. */
import { Select, SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';

interface ColumnChoicesProps {
  readonly headings: readonly string[];
  /** By column: the first cell that says something. */
  readonly examples: readonly string[];
  /** By column: its field; null for one that is skipped. */
  readonly columns: readonly (string | null)[];
  readonly choices: readonly { readonly field: string; readonly title: string }[];
  readonly onChange: (columns: (string | null)[]) => void;
}

export function ColumnChoices({ headings, examples, columns, choices, onChange }: ColumnChoicesProps): ReactNode {
  // A field that is given to another column is taken from the one that had it.
  const map = (at: number, field: string | null): void =>
    onChange(columns.map((before, index) => (index === at ? field : before === field ? null : before)));
  const data = choices.map(({ field, title }) => ({ value: field, label: title }));
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
      {headings.map((heading, at) => (
        <Select
          // Headings may repeat; their place does not.
          key={`${at} ${heading}`}
          label={heading.trim() === '' ? `Column ${at + 1}` : heading}
          description={examples[at] ? `For example: ${examples[at]}` : 'Empty'}
          placeholder="Skipped"
          data={data}
          value={columns[at] ?? null}
          onChange={(field) => map(at, field)}
          searchable
          clearable
        />
      ))}
    </SimpleGrid>
  );
}
