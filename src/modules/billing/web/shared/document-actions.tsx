/** Downloads a document as PDF or its lines as a spreadsheet, and sends it by email. */
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconFileDownload, IconMail } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import { midSentence } from '#engine/values/sentence.ts';
import * as emailForm from '#generated/forms/billing-document-email.ts';
import { useDownload } from '#modules/files/web/shared/use-download.ts';
import { useAudience, useSession } from '#platform/web/client/session.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';

type Fetch = () => Promise<{ readonly url: string }>;

interface DocumentActionsProps {
  /** `Invoice INV000031` */
  readonly name: string;
  readonly fetch: Fetch;
  /** Where its lines are a spreadsheet as well. */
  readonly fetchLines?: (format: 'csv' | 'xlsx') => ReturnType<Fetch>;
  readonly email: (recipients: string) => Promise<unknown>;
  /** The address of the account's billing contact. */
  readonly recipients: string | null;
  /** Where something else is the main action. */
  readonly isSecondary?: boolean;
}

export function DocumentActions({
  name,
  fetch,
  fetchLines,
  email,
  recipients: offered,
  isSecondary,
}: DocumentActionsProps): ReactNode {
  const { isBusy, download } = useDownload();
  const { user } = useSession();
  const isStaff = useAudience() === 'staff';
  const [isOpen, setOpen] = useState(false);
  const variant = isSecondary === true ? 'default' : 'filled';
  // Staff send documents to the customer, never to themselves.
  const first = offered ?? (isStaff ? undefined : user?.email);
  const send = async ({ recipients }: JsonObject): Promise<void> => {
    await email(String(recipients));
    showToast('success', `${name} emailed`);
    setOpen(false);
  };
  return (
    <>
      <Button variant="default" leftSection={<IconMail size="1rem" aria-hidden />} onClick={() => setOpen(true)}>
        Email
      </Button>
      <Button.Group>
        <Button
          variant={variant}
          leftSection={<IconFileDownload size="1rem" aria-hidden />}
          loading={isBusy}
          onClick={() => void download(fetch)}
        >
          Download PDF
        </Button>
        {fetchLines && (
          <Menu position="bottom-end">
            <Menu.Target>
              <Button variant={variant} px="xs" aria-label="Other formats" title="Other formats">
                <IconChevronDown size="1rem" aria-hidden />
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => void download(() => fetchLines('csv'))}>Lines as CSV</Menu.Item>
              <Menu.Item onClick={() => void download(() => fetchLines('xlsx'))}>Lines as Excel (XLSX)</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </Button.Group>
      {isOpen && (
        <SchemaDialog
          form={emailForm}
          layout="send"
          title={`Email ${midSentence(name)}`}
          action="Send email"
          failed="Couldn’t send the email"
          stored={first ? { recipients: first } : {}}
          onSubmit={send}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
