/** Assigns a field to each column of a file: guessed from the headings, and corrected here. */
import { Select, SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';

interface ColumnChoicesProps {
  readonly headings: readonly string[];
  /** By column: its first cell that is not empty. */
  readonly examples: readonly string[];
  /** By column: its field; null for one that is skipped. */
  readonly columns: readonly (string | null)[];
  readonly choices: readonly { readonly field: string; readonly title: string }[];
  readonly onChange: (columns: (string | null)[]) => void;
}

export function ColumnChoices({ headings, examples, columns, choices, onChange }: ColumnChoicesProps): ReactNode {
  // A field belongs to one column: choosing it for another removes it from the first.
  const map = (at: number, field: string | null): void =>
    onChange(columns.map((before, index) => (index === at ? field : before === field ? null : before)));
  const data = choices.map(({ field, title }) => ({ value: field, label: title }));
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
      {headings.map((heading, at) => (
        <Select
          // Headings may repeat, so the column number is part of the key.
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
