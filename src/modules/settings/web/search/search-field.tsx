/** The search field for all settings; `/` focuses it. */

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
  /** Loads the search before the first key; if that fails, typing loads it. */
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

/** The results of a key do not re-render it. */
export const SearchField = memo(Field);
