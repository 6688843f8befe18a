/** `/billing/imported-payments`: payments of bank statements, and importing one (F241). */
import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { imported_payments } from '#generated/tables.ts';
import { useCan } from '#platform/web/client/session.ts';
import { BillingList } from '../shared/billing-list.tsx';

const ImportDialog = lazy(async () => ({ default: (await import('../payments/import-dialog.tsx')).ImportDialog }));

export default function ImportedPaymentsScreen(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const mayImport = useCan('INLINE_transaction_payment');
  const button = mayImport && (
    <Button leftSection={<IconUpload size="1rem" aria-hidden />} onClick={() => setOpen(true)}>
      Import bank statement
    </Button>
  );
  return (
    <>
      <BillingList table={imported_payments} actions={button} />
      <Suspense>{isOpen && <ImportDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
