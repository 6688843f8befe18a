/** The pages of another provider are at its own address. */
import { ActionIcon, Anchor, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '#platform/web/client/call.ts';
import { CallError } from '#platform/web/client/call-error.ts';
import { type Audience, useAudience, useSession } from '#platform/web/client/session.ts';
import { mayFollow } from '#platform/web/shell/gate.ts';
import { Confirm } from '#platform/web/ui/feedback/confirm.tsx';
import { toastFailure } from '#platform/web/ui/feedback/toast.ts';
import type { ReferenceType } from '#generated/types.ts';
import styles from './navigation.module.css';

export default function ReferenceSearch(): ReactNode {
  const navigate = useNavigate();
  const audience = useAudience();
  const session = useSession();
  const mayBook = mayFollow('/shipments/new', session);
  const mayList = mayFollow('/shipments', session);
  const [text, setText] = useState('');
  const [isLoading, setLoading] = useState(false);
  const [missed, setMissed] = useState<string | null>(null);

  const finish = (): void => {
    setMissed(null);
    setText('');
  };

  const search = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const reference = text.trim();
    if (reference === '' || isLoading) return;
    setLoading(true);
    try {
      const { type, data } = await call('find_reference', { query: { search_query: reference.toUpperCase() } });
      setText('');
      void navigate(pageOf(type, data.id, audience));
    } catch (failure) {
      const isMiss = failure instanceof CallError && failure.code === 'unknown_reference';
      if (isMiss && mayBook) return setMissed(reference);
      toastFailure(failure);
    } finally {
      setLoading(false);
    }
  };

  return (
    <>
      <form role="search" aria-label="Find a reference" onSubmit={(event) => void search(event)}>
        <TextInput
          aria-label="Reference"
          placeholder="Find a reference"
          value={text}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setText(event.currentTarget.value)}
          classNames={{ input: styles['field'] ?? '' }}
          rightSectionPointerEvents="all"
          rightSection={
            <ActionIcon
              type="submit"
              variant="transparent"
              className={styles['tool'] ?? ''}
              aria-label="Search"
              loading={isLoading}
            >
              <IconSearch size="1rem" aria-hidden />
            </ActionIcon>
          }
        />
      </form>
      <Confirm
        opened={missed !== null}
        title="Reference could not be found"
        action="Yes, create a new shipment"
        onConfirm={() => {
          finish();
          void navigate(`/shipments/new?custom-ref=${encodeURIComponent(missed ?? '')}`);
        }}
        onCancel={() => setMissed(null)}
      >
        Would you like to create a new shipment?
        {mayList && missed !== null && (
          <Text size="sm" mt="sm">
            <Anchor component={Link} to={searchFor(missed)} onClick={() => finish()} underline="always">
              Search names, phone numbers and addresses
            </Anchor>
          </Text>
        )}
      </Confirm>
    </>
  );
}

/** The list of shipments, searched for the same text. */
function searchFor(text: string): string {
  return `/shipments?${new URLSearchParams({ search: text }).toString()}`;
}

/** The page of a record found by the reference search (F095). Customers find only their own account, whose address has no id. */
function pageOf(type: ReferenceType, id: number, audience: Audience): string {
  if (type === 'shipment') return `/shipments/${id}`;
  const staff = audience === 'staff' ? '/accounts' : '';
  if (type === 'invoice') return `${staff}/invoices/${id}`;
  if (type === 'credit-note') return `${staff}/credit-notes/${id}`;
  return audience === 'staff' ? `/accounts/${id}` : '/account';
}
