/**
 * The variables of texts: each with its meaning and sample value, ready to insert; and the filters. By hand: it is a
 * reference of words that the screen computes, and no list of records.
 */

import { Button, Select, Table } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import { filterDescriptions } from '../../domain/filters.ts';
import { defaultText, type MessageKind } from '../../domain/message-kind.ts';
import type { NotificationContext } from '#generated/types.ts';
import styles from './message.module.css';
import { saidBy, snippets, snippetsIn } from './snippets.ts';

const choices = snippets.map(({ title, text }) => ({ value: text, label: title }));
const byText = new Map(snippets.map((one) => [one.text, one]));

interface DetailsProps {
  readonly context: NotificationContext;
  readonly kind: MessageKind;
  readonly onInsert: (text: string) => void;
}

/** The variables that the default text of the message uses. */
function Chips({ kind, context, onInsert }: DetailsProps): ReactNode {
  const usual = useMemo(() => snippetsIn(Object.values(defaultText(kind)).join(' ')), [kind]);
  return (
    <div className={styles['chips']} role="group" aria-label="Often used">
      {usual.map((snippet) => (
        <Button
          key={snippet.text}
          size="compact-xs"
          radius="xl"
          variant="light"
          title={saidBy(snippet, context)}
          // Keeps the focus in the field, so that the variable is inserted at the cursor.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onInsert(snippet.text)}
        >
          {snippet.title}
        </Button>
      ))}
    </div>
  );
}

/** Inserts a variable into the last focused field. */
export function InsertDetail(props: DetailsProps): ReactNode {
  return (
    <>
      <AnyDetail {...props} />
      <Chips {...props} />
    </>
  );
}

function AnyDetail({ context, onInsert }: DetailsProps): ReactNode {
  const [search, setSearch] = useState('');
  return (
    <Select
      label="Insert shipment data"
      placeholder="Name, waybill number, tracking link …"
      leftSection={<IconPlus size="1rem" aria-hidden />}
      data={choices}
      value={null}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      maxDropdownHeight={280}
      comboboxProps={{ withinPortal: true }}
      renderOption={({ option }) => {
        const snippet = byText.get(option.value);
        return (
          <span className={styles['option']}>
            {option.label}
            <span>{snippet && saidBy(snippet, context)}</span>
          </span>
        );
      }}
      onChange={(text) => {
        setSearch('');
        if (text !== null) onInsert(text);
      }}
    />
  );
}

function Vocabulary({ context }: { readonly context: NotificationContext }): ReactNode {
  const snippetTexts = useMemo(() => new Map(snippets.map((one) => [one.text, saidBy(one, context)])), [context]);
  return (
    <>
      <p>
        Put variables in double braces. Wrap text that depends on one:{' '}
        <code>{'{% if recipient.pin %}Your PIN: {{ recipient.pin }}{% endif %}'}</code>
      </p>
      <Table.ScrollContainer minWidth={480} scrollAreaProps={{ tabIndex: 0 }}>
        <Table fz="sm" verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Detail</Table.Th>
              <Table.Th>Written</Table.Th>
              <Table.Th>In the sample</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {snippets.map(({ title, description, text, always }) => (
              <Table.Tr key={text}>
                <Table.Td title={description}>
                  {title}
                  {!always && <small> may be missing</small>}
                </Table.Td>
                <Table.Td>
                  <code>{text}</code>
                </Table.Td>
                <Table.Td>{snippetTexts.get(text)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <p>Add a filter after a bar to change the format:</p>
      <ul>
        {filterDescriptions.map(({ name, description, example }) => (
          <li key={name}>
            <b>{name}</b>: {description} <code>{example}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The documentation, rendered when opened. */
export function AllDetails({ context }: { readonly context: NotificationContext }): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles['vocabulary']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>All variables and filters</summary>
      {open && <Vocabulary context={context} />}
    </details>
  );
}
