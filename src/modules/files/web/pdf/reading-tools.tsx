/** Pages, zoom and search of an open document. */
import { ActionIcon, Group, NumberInput, Text, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconSearch, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useState, type ReactNode, type RefObject } from 'react';
import type { PdfView, ViewState } from './pdf-view.ts';
import styles from './pdf.module.css';

interface ReadingToolsProps {
  readonly view: RefObject<PdfView | undefined>;
  readonly state: ViewState;
  readonly pages: number;
  readonly search: RefObject<HTMLInputElement | null>;
}

export function ReadingTools({ view, state, pages, search }: ReadingToolsProps): ReactNode {
  const [text, setText] = useState('');
  const find = (again: 'first' | 'next' | 'previous'): void => view.current?.find(text, again);
  const { matches } = state;
  return (
    <>
      <Group gap="xs" wrap="nowrap">
        <NumberInput
          aria-label="Page"
          size="xs"
          w="4rem"
          hideControls
          min={1}
          max={pages}
          value={state.page}
          onChange={(page) => typeof page === 'number' && page >= 1 && page <= pages && view.current?.goTo(page)}
        />
        <Text size="sm" className={styles['count'] ?? ''}>
          of {pages}
        </Text>
      </Group>
      <Group gap={2} wrap="nowrap">
        <ActionIcon variant="subtle" color="gray" aria-label="Zoom out" onClick={() => view.current?.zoom('out')}>
          <IconZoomOut size="1.1rem" aria-hidden />
        </ActionIcon>
        <Text size="sm" className={styles['scale'] ?? ''}>
          {Math.round(state.scale * 100)}%
        </Text>
        <ActionIcon variant="subtle" color="gray" aria-label="Zoom in" onClick={() => view.current?.zoom('in')}>
          <IconZoomIn size="1.1rem" aria-hidden />
        </ActionIcon>
      </Group>
      <Group gap={2} wrap="nowrap" className={styles['search'] ?? ''}>
        <TextInput
          ref={search}
          aria-label="Search in document"
          placeholder="Search"
          size="xs"
          w="9rem"
          leftSection={<IconSearch size="0.9rem" aria-hidden />}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            view.current?.find(event.currentTarget.value, 'first');
          }}
          onKeyDown={(event) => event.key === 'Enter' && find(event.shiftKey ? 'previous' : 'next')}
        />
        {text !== '' && matches && (
          <>
            <ActionIcon variant="subtle" color="gray" aria-label="Previous match" onClick={() => find('previous')}>
              <IconChevronUp size="1.1rem" aria-hidden />
            </ActionIcon>
            <ActionIcon variant="subtle" color="gray" aria-label="Next match" onClick={() => find('next')}>
              <IconChevronDown size="1.1rem" aria-hidden />
            </ActionIcon>
            <Text size="sm" role="status" className={styles['count'] ?? ''}>
              {matches.total === 0 ? 'No matches' : `${matches.current} of ${matches.total}`}
            </Text>
          </>
        )}
      </Group>
    </>
  );
}
