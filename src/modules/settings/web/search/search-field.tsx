/** The field that searches all settings; `/` focuses it. */

import { ActionIcon, Kbd, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { memo, type ReactNode, type RefObject } from 'react';
import { useForm } from '../shared/form-context.ts';
import styles from '#platform/web/form/summary.module.css';

interface SearchFieldProps {
  readonly value: string;
  readonly input: RefObject<HTMLInputElement | null>;
  onChange: (value: string) => void;
}

function Field({ value, input, onChange }: SearchFieldProps): ReactNode {
  const { model } = useForm();
  /** What searches is there before the first key; should it not come now, it does then. */
  const prepare = (): void => {
    import('./search-state.ts').then(
      ({ prepareIndex }) => prepareIndex(model),
      () => undefined,
    );
  };
  return (
    <div className={styles['search']} role="search">
      <TextInput
        ref={input}
        aria-label="Search settings"
        aria-keyshortcuts="/"
        placeholder="Search settings"
        value={value}
        onFocus={prepare}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('');
        }}
        leftSection={<IconSearch size="1rem" aria-hidden />}
        rightSectionPointerEvents="all"
        rightSection={
          value === '' ? (
            <Kbd size="xs" aria-hidden>
              /
            </Kbd>
          ) : (
            <ActionIcon variant="subtle" color="gray" aria-label="Clear the search" onClick={() => onChange('')}>
              <IconX size="1rem" aria-hidden />
            </ActionIcon>
          )
        }
      />
    </div>
  );
}

/** What comes of a key draws it no second time. */
export const SearchField = memo(Field);
