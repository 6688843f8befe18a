/** Uploads a file of shipments; staff choose the account. */
import { Button, FileButton, Group, Select, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { BulkBooking } from '#generated/types.ts';
import { VipName } from '#modules/accounts/web/shared/vip-name.tsx';
import { call, callForFile } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { useAudience } from '#platform/web/client/session.ts';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';
import { DownloadButton } from './download-button.tsx';

interface UploadDialogProps {
  readonly onClose: () => void;
  readonly onSent: (file: BulkBooking) => void;
}

export function UploadDialog({ onClose, onSent }: UploadDialogProps): ReactNode {
  useReturnFocus();
  const isStaff = useAudience() === 'staff';
  const [account, setAccount] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const ofAccount = account === null ? {} : { account_id: Number(account) };
  const send = async (file: File | null): Promise<void> => {
    if (!file) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const query = { file_name: file.name, ...ofAccount };
      onSent((await call('upload_bulk_booking', { query, file })).bulk_booking);
    } catch (failure) {
      setProblem(messageOf(failure) ?? undefined);
      setBusy(false);
    }
  };
  return (
    <Modal opened onClose={onClose} title="Upload shipments">
      <Stack gap="md">
        <Text size="sm">
          Choose a CSV or XLSX file with one shipment a line, up to 10 000 lines. The first line has the headings, such
          as Sender, Collection suburb, Collection city, Receiver, Suburb, City, Service, Length, Width, Height and
          Weight. Nothing is booked before you have seen what can be booked.
        </Text>
        {isStaff && <AccountSelect value={account} onChange={setAccount} />}
        <Group>
          <DownloadButton
            size="compact-sm"
            fetch={() => callForFile('read_bulk_booking_template', { query: ofAccount })}
            name="shipments.xlsx"
          >
            Download a template
          </DownloadButton>
        </Group>
        {problem !== undefined && (
          <Notice variant="error" title="Couldn’t read the file">
            {problem}
          </Notice>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <FileButton
            onChange={(file) => void send(file)}
            accept=".csv,.txt,.xlsx,text/csv"
            disabled={isStaff && account === null}
          >
            {(button) => (
              <Button
                {...button}
                data-autofocus
                loading={busy}
                disabled={isStaff && account === null}
                leftSection={<IconFileSpreadsheet size="1rem" aria-hidden />}
              >
                Choose a file
              </Button>
            )}
          </FileButton>
        </Group>
      </Stack>
    </Modal>
  );
}

interface AccountSelectProps {
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

function AccountSelect({ value, onChange }: AccountSelectProps): ReactNode {
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), 200);
  const { data } = useQuery(
    {
      queryKey: [...entityKey('account'), 'bulk', search],
      queryFn: ({ signal }) =>
        call('read_accounts', { query: { limit: 20, ...(search !== '' && { search }) }, signal }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  const choices = (data?.accounts ?? []).map(({ id, name, account_code: code, is_vip: isVip }) => {
    return { value: String(id), label: `${name} (${code})`, isVip };
  });
  return (
    <Select
      label="Account"
      description="Who books and pays."
      required
      searchable
      data={choices}
      // The server has already filtered the options.
      filter={({ options }) => options}
      value={value}
      onChange={onChange}
      searchValue={text}
      onSearchChange={setText}
      nothingFoundMessage="No such account."
      renderOption={({ option }) => (
        <VipName name={option.label} isVip={choices.find((one) => one.value === option.value)?.isVip} />
      )}
    />
  );
}
