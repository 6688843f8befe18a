/** Emails the selected invoices, each to the billing contact of its account. */
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { counted } from '#engine/values/sentence.ts';
import { call } from '#platform/web/client/call.ts';
import { BulkDialog } from '#platform/web/table/bulk/bulk-dialog.tsx';

interface EmailInvoicesProps {
  readonly ids: readonly number[];
  /** Called with the invoices that were refused. */
  readonly onDone: (refused: readonly string[]) => void;
  readonly onClose: () => void;
}

export default function EmailInvoices({ ids, onDone, onClose }: EmailInvoicesProps): ReactNode {
  return (
    <BulkDialog
      title={`Email ${counted(ids.length, 'invoice', 'invoices')}?`}
      action="Email invoices"
      failed="Couldn’t email the invoices"
      refusal="emailed"
      ids={ids}
      done={(count) => `${counted(count, 'invoice', 'invoices')} emailed`}
      changed={false}
      run={(part, sent) => call('email_invoices', { body: { ids: [...part] }, ...sent })}
      byJob
      onDone={onDone}
      onClose={onClose}
    >
      <Text size="sm">
        Each invoice goes to the billing contact of its account as a PDF, even if it was emailed before.
      </Text>
    </BulkDialog>
  );
}
